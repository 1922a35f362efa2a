import { describe, expect, test } from 'vitest'
import { houseSchema } from '../house/house.ts'
import { readLimits } from './limits.ts'
import { dearestOf, neighboursOf } from './neighbours.ts'
import { priceStep } from './price-step.ts'

const house = houseSchema.parse({
  menu: [
    { section: 'Chopes', name: 'Chope 300 ml', price: 11.9 },
    { section: 'Lanches', name: 'Smash duplo', price: 29.9 },
  ],
  competitors: [
    {
      name: 'Burger da Praça',
      prices: [
        { item: 'Smash duplo', price: 28.9, on: '2026-03-01' },
        { item: 'smash duplo', price: 31.9, on: '2026-10-01' },
        { item: 'Chopp 300ml', price: 12.9 },
      ],
    },
    {
      name: 'Chapa Quente',
      prices: [
        { item: 'Smash duplo', price: 30.9 },
        { item: 'Chope 500 ml', price: 17 },
      ],
    },
  ],
})

describe('the competitors’ prices', () => {
  test('are of the same item at the same size, the newest of each house', () => {
    const of = neighboursOf(house)
    expect(of({ name: 'Smash duplo' })).toEqual([
      { at: 'Chapa Quente', price: 30.9 },
      { at: 'Burger da Praça', price: 31.9 },
    ])
    expect(of({ name: 'Chope 300 ml' })).toEqual([{ at: 'Burger da Praça', price: 12.9 }])
    expect(of({ name: 'Onion rings' })).toEqual([])
  })

  test('are the last written where none has a date', () => {
    const undated = {
      name: 'Bar X',
      prices: [
        { item: 'Smash duplo', price: 25 },
        { item: 'Smash duplo', price: 27 },
      ],
    }
    const of = neighboursOf(houseSchema.parse({ ...house, competitors: [undated] }))
    expect(of({ name: 'Smash duplo' })).toEqual([{ at: 'Bar X', price: 27 }])
  })

  test('are a market from two houses on', () => {
    const of = neighboursOf(house)
    expect(dearestOf(of({ name: 'Smash duplo' }))).toEqual({ at: 'Burger da Praça', price: 31.9 })
    expect(dearestOf(of({ name: 'Chope 300 ml' }))).toBeNull()
  })

  test('bound what is proposed, and not what the owner allows', () => {
    const sold = { price: 29.9, cost: 17, units: 400 }
    const item = { name: 'Smash duplo', section: 'Lanches', price: 29.9 }
    const limits = readLimits({ wishes: [], unread: [] }, house)(item)
    const { market: _, ...alone } = limits
    expect(priceStep(sold, -0.9, alone).price).toBeGreaterThan(31.9)
    expect(priceStep(sold, -0.9, limits).price).toBe(31.9)
    const allowed = { kind: 'capPrice', item: 'Smash duplo', max: 34.9, text: '', origin: 'request' } as const
    const free = readLimits({ wishes: [allowed], unread: [] }, house)(item)
    expect(priceStep(sold, -0.9, free).price).toBeGreaterThan(31.9)
  })
})
