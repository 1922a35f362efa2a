import { expect, it } from 'vitest'
import type { AutomationType } from '../../automation-types.ts'
import { houseSchema } from '../../base/house/house.ts'
import { answersWith, brief } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'
import { usualWords } from './usual-words.ts'

const read = (type: AutomationType, text: string) =>
  brief(
    understand(type, {
      answers: answersWith(type, text),
      house: houseSchema.parse({ menu: [] }),
      today: '2026-11-22',
    }),
  )

it.each<[AutomationType, string, string]>([
  ['drink_creation', 'não queremos coquetéis com vodca', 'não quero drinks com vodca'],
  ['dish_creation', 'não utilizem camarão', 'não usem camarão'],
  ['menu_redesign', 'retirem a lasanha', 'tirem a lasanha'],
  ['dynamic_pricing', 'a lasanha até quarenta e cinco reais', 'a lasanha até 45 reais'],
  ['competitor_analysis', 'podemos cobrar mais na lasanha?', 'posso cobrar mais na lasanha?'],
])('%s reads “%s” like “%s”', (type, said, usual) => {
  expect(read(type, said)).not.toEqual([])
  expect(read(type, said)).toEqual(read(type, usual))
})

it.each([
  ['Coquetel de camarão até R$ 30', 'coquetel de camarao', 'Coquetel de camarão até R$ 30'],
  ['o suco a dezenove e noventa', '', 'o suco a dezenove e noventa'],
  ['entre vinte e trinta reais', '', 'entre 20 e 30 reais'],
  ['a retirada é no balcão', '', 'a retirada é no balcão'],
  ['trinta e poucos clientes', '', 'trinta e poucos clientes'],
])('writes “%s”, with “%s” on the menu, as “%s”', (said, name, plain) => {
  expect(usualWords(said, name === '' ? [] : [name], false).text).toBe(plain)
})

it('leaves nouns that a post prints', () => {
  expect(usualWords('noite dos coquetéis', [], true).text).toBe('noite dos coquetéis')
})
