import { expect, test } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { answersWith } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const read = (text: string) =>
  understand('drink_creation', {
    answers: answersWith('drink_creation', text),
    house: emptyHouse,
    today: '2026-11-30',
  }).wishes

test.each([
  ['Queria três drinks para o jantar: um com o nosso chá e um sem álcool.', 3],
  ['Seis drinks para a varanda: dois com mel e dois sem álcool.', 6],
  ['Precisamos de cinco drinks: três com caju e um sem álcool.', 5],
])('what stands behind a colon divides the number before it: %s', (text, count) => {
  expect(read(text)).toContainEqual(expect.objectContaining({ kind: 'count', count, bound: 'exactly' }))
})

test.each([
  ['Qual deles pode esperar pronto antes da janta?', 'ahead'],
  ['Qual abre o apetite antes do jantar?', 'opener'],
  ['Qual vai sair mais no meu bar?', 'bestSeller'],
  ['Qual deve ser o mais pedido?', 'bestSeller'],
])('is the question that it asks, and not its neighbour: %s', (text, what) => {
  expect(read(text)).toMatchObject([{ kind: 'question', about: 'bar', what }])
})

test('cold nights ask for warmth', () => {
  expect(read('Quatro drinks para as noites frias do planalto.')).toContainEqual(
    expect.objectContaining({ kind: 'drinkTrait', what: 'hot' }),
  )
})
