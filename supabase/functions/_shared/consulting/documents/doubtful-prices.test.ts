import { describe, expect, it } from 'vitest'
import { doubtfulPrices, indexPrices, type PricedMenu } from './doubtful-prices.ts'

const menu: PricedMenu = [
  { name: 'Caipirinha', price: 20 },
  { name: 'Chopp', size: '300 ml', price: 12 },
  { name: 'Chopp', size: '1 l', price: 40 },
  { name: 'Lagosta', price: null },
]
const doubts = (...items: [name: string, price: number | null][]) =>
  doubtfulPrices(
    items.map(([name, price]) => ({ name, price })),
    indexPrices(menu),
  ).map(({ name, menu: price }) => [name, price])

describe('a price of a sheet', () => {
  it('is queried above three times the menu’s and below a third of it, but not at those bounds', () => {
    expect(doubts(['Caipirinha', 60], ['Caipirinha', 60.01])).toEqual([['Caipirinha', 20]])
    expect(doubts(['CAIPIRINHA', 20 / 3], ['caipirinha', 6.66])).toEqual([['caipirinha', 20]])
  })

  it('of a dish with several sizes may be that of any of them, unless it names one', () => {
    expect(doubts(['Chopp', 100], ['Chopp', 5], ['Chopp', 130], ['Chopp 300 ml', 40])).toEqual([
      ['Chopp', 40],
      ['Chopp 300 ml', 12],
    ])
  })

  it('is not compared if one of the two is unknown', () => {
    expect(doubts(['Caipirinha', null], ['Caipirinha', 0], ['Lagosta', 900], ['Peixada', 900])).toEqual([])
  })
})
