import { expect, test } from 'vitest'
import { houseSchema } from '../house/house.ts'
import { dishesBesideMarket, drinksBesideMarket } from './market-words.ts'

const house = houseSchema.parse({
  competitors: [
    {
      name: 'Bar da Esquina',
      prices: [
        { item: 'Gim-tônica', price: 36 },
        { item: 'Chope 300 ml', price: 12 },
        { item: 'Galinha caipira', price: 70 },
      ],
    },
    { name: 'Sótão', prices: [{ item: 'Negroni', price: 32 }] },
  ],
})

test('new drinks stand beside the mixed drinks of the competitors, and no beer or dish', () => {
  expect(
    drinksBesideMarket(house, [
      { name: 'Tarde', price: 34 },
      { name: 'Serra', price: 39 },
    ]),
  ).toEqual([
    'Nos vizinhos da página A casa: Gim-tônica, R$ 36,00 (Bar da Esquina) e Negroni, R$ 32,00 (Sótão); Serra fica acima de todos; os outros ficam entre eles.',
  ])
  expect(drinksBesideMarket(house, [{ name: 'Tarde', price: 34 }])).toEqual([
    'Nos vizinhos da página A casa: Gim-tônica, R$ 36,00 (Bar da Esquina) e Negroni, R$ 32,00 (Sótão); os novos ficam entre eles.',
  ])
})

test('a new dish stands beside the competitors’ dish of the same food only', () => {
  expect(
    dishesBesideMarket(house, [
      { name: 'Galinha ao café', price: 62 },
      { name: 'Moqueca de banana', price: 48 },
    ]),
  ).toEqual(['Galinha ao café, R$ 62,00; nos vizinhos, Galinha caipira, R$ 70,00 (Bar da Esquina).'])
})

test('without competitors nothing is said', () => {
  const alone = houseSchema.parse({})
  expect(drinksBesideMarket(alone, [{ name: 'Tarde', price: 34 }])).toEqual([])
  expect(dishesBesideMarket(alone, [{ name: 'Galinha', price: 34 }])).toEqual([])
})
