import { expect, test } from 'vitest'
import { readRivals } from './read-rivals.ts'
import { settlePlain } from './settle-plain.ts'

const names = [
  { name: 'Caipirinha', section: 'Drinks', price: 18, isSection: false },
  { name: 'Filé ao poivre', section: 'Pratos', price: 66, isSection: false },
]
const pricesIn = (text: string) =>
  settlePlain(text, readRivals(text, names), names).wishes.flatMap(({ wish }) =>
    wish.kind === 'competitorPrice' ? [`${wish.competitor}: ${wish.item} ${wish.min}`] : [],
  )

test.each([
  ['Faz um mês que abriu o Barracão 83: filé ao poivre 49.', ['Barracão 83: filé ao poivre 49']],
  ['O Bar 21: caipirinha 18, cerveja 12', ['Bar 21: caipirinha 18', 'Bar 21: cerveja 12']],
  ['Armazém 12 (caipirinha 18, chopp 10)', ['Armazém 12: caipirinha 18', 'Armazém 12: chopp 10']],
  ['No Beco 9 a caipirinha custa 18', ['Beco 9: caipirinha 18']],
])('a number belongs to a name, and is no price: %s', (text, prices) => {
  expect(pricesIn(text)).toEqual(prices)
})

test.each([
  ['Já o Club Vento Norte é mais chique e cobra 39 na caipirinha', ['Club Vento Norte: caipirinha 39']],
  ['O Zeca é simples e cobra 12 na cerveja', ['Zeca: cerveja 12']],
  ['O Galpão 42 é descolado e cobra 22 na caipirinha', ['Galpão 42: caipirinha 22']],
])('how a house is, is no item: %s', (text, prices) => {
  expect(pricesIn(text)).toEqual(prices)
})

test('the age of guests is no price', () => {
  expect(pricesIn('Bar do Zé: caipirinha 18. É barulhento, público de 20 e poucos.')).toEqual([
    'Bar do Zé: caipirinha 18',
  ])
})
