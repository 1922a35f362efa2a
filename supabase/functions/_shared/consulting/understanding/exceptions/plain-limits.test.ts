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

test('“onde couber subir, até 10%” limits rises, and “precisa ficar abaixo de” one price', () => {
  const wishes = read('Onde couber subir, até 10%, e o café coado precisa ficar abaixo de 6 reais.')
  expect(wishes).toEqual([
    expect.objectContaining({ kind: 'capPrice', percent: 10 }),
    expect.objectContaining({ kind: 'capPrice', item: 'Café coado', max: 6 }),
  ])
})

test('one item that is not to be compared takes no competitor out of the others', () => {
  expect(read('Não compare a coxinha com a da Padaria do Sol, que é congelada.')).toEqual([])
})
