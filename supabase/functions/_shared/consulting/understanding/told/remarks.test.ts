import { expect, test } from 'vitest'
import type { AutomationType } from '../../automation-types.ts'
import { emptyHouse } from '../../base/house/house.ts'
import { answersWith } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const read = (type: AutomationType, text: string) =>
  understand(type, { answers: answersWith(type, text), house: emptyHouse, today: '2026-11-30' })

test.each([
  ['dish_creation', 'aqui almoça bastante gente que não come porco'],
  ['dish_creation', 'vem muita família de longe que não gosta de pimenta'],
  ['dish_creation', 'a freguesia cansou da mesma sopa e da mesma carne moída'],
  ['menu_redesign', 'vem muito cliente que não bebe'],
  ['menu_redesign', 'ano passado a gente tirou a sopa e o povo reclamou muito'],
  ['dynamic_pricing', 'minha cunhada acha que devia subir tudo'],
  ['dish_creation', 'meu cunhado diz que devia ter risoto'],
] as const)('%s: “%s” tells something, orders nothing and is not left to the owner', (type, text) => {
  const { wishes, unread, asides = [] } = read(type, text)
  expect(wishes.filter(({ kind }) => kind !== 'share')).toEqual([])
  expect(unread).toEqual([])
  expect(asides.map((one) => one.text).join(' ')).toContain(text.slice(0, 20))
})

test('an allergy of guests is never a mere remark', () => {
  const { unread, wishes } = read('dish_creation', 'vem muita gente que não pode com camarão, tem alergia')
  const said = JSON.stringify([...unread.filter(({ blocking }) => blocking), ...wishes])
  expect(said).toMatch(/camarão/)
})

test('an opinion that the owner wants judged stays a question', () => {
  const { asides = [] } = read(
    'dynamic_pricing',
    'meu marido acha que tem que baixar a cerveja pra 9, ele tem razão?',
  )
  expect(asides.map(({ text }) => text).join(' ')).not.toContain('meu marido')
})

test('what is said behind the remark is still read', () => {
  const { wishes } = read(
    'dish_creation',
    'vem muita gente que não come porco, quero 4 pratos e nada de coentro',
  )
  expect(wishes).toContainEqual(expect.objectContaining({ kind: 'exclude', what: 'coentro' }))
  expect(wishes).not.toContainEqual(expect.objectContaining({ kind: 'exclude', what: 'carne de porco' }))
})
