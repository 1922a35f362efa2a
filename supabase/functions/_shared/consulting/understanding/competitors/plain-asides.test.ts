import { expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: [
    { section: 'Pratos', name: 'Moqueca de arraia', price: 119 },
    { section: 'Sobremesas', name: 'Pudim de leite', price: 18 },
  ],
})
const prices = (competitors: string) =>
  understand('competitor_analysis', { answers: { competitors }, house, today: '2026-11-30' }).wishes.map(
    (wish) => (wish.kind === 'competitorPrice' ? `${wish.competitor}: ${wish.item} ${wish.min}` : wish.kind),
  )

test.each([
  ['A Marquise subiu a moqueca de 98 para 110 mês passado', ['Marquise: moqueca 110']],
  ['A moqueca da Marquise passou de R$ 98 para R$ 110', ['Marquise: moqueca 110']],
  ['A Marquise baixou a caipirinha de 22 pra 18', ['Marquise: caipirinha 18']],
])('of a price that moved, today’s is compared: %s', (said, expected) => {
  expect(prices(said)).toEqual(expected)
})

test('a remark in brackets hides no price behind it, and is no limit of ours', () => {
  expect(prices('Vila Gastrô: risoto de camarão R$ 82 (porção menor que a minha), pudim R$ 21')).toEqual([
    'Vila Gastrô: risoto de camarão 82',
    'Vila Gastrô: pudim 21',
  ])
})

test('competitors with numbers keep their whole names', () => {
  expect(
    prices('Concorrente 1 - Lambe Beiço, peixe frito 95; Concorrente 2 - Peixada do Meio, peixada 140'),
  ).toEqual(['Lambe Beiço: peixe frito 95', 'Peixada do Meio: peixada 140'])
})
