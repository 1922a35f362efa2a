import { expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { answersWith } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({ menu: [{ section: 'Cafés', name: 'Café coado', price: 5.5 }] })
const read = (text: string) =>
  understand('competitor_analysis', {
    answers: answersWith('competitor_analysis', text),
    house,
    today: '2026-11-22',
  }).wishes

test('“onde der para subir, no máximo 10%” limits rises, and “tem de continuar abaixo de” one price', () => {
  const wishes = read(
    'Onde der para subir, no máximo 10%, e o café coado tem de continuar abaixo de 6 reais.',
  )
  expect(wishes).toEqual([
    expect.objectContaining({ kind: 'capPrice', percent: 10 }),
    expect.objectContaining({ kind: 'capPrice', item: 'Café coado', max: 6 }),
  ])
})

test('one item that is not to be compared takes no competitor out of the others', () => {
  expect(read('Não compare o pão francês com o da Boutique, que é de fermentação natural.')).toEqual([])
})
