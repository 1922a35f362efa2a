import { describe, expect, it } from 'vitest'
import { divideOrder, type PaidItem, sumOf } from './divide.ts'

const item = (change: Partial<PaidItem>): PaidItem => ({
  product_id: 'cachaca-alambique',
  name: 'Cachaça Alambique',
  kind: 'bottle',
  quantity: 1,
  unit_price: 0,
  list_price: 25,
  package: null,
  ...change,
})
const pack = (price: number) =>
  item({ product_id: 'pacote', name: 'Pacote', kind: 'credit_package', unit_price: price, list_price: price })
const within = (quantity: number, list_price: number, product_id = 'cachaca-alambique') =>
  item({ quantity, list_price, product_id, package: 'pacote' })

/** Generates whole numbers, the same in every run. */
function numbers(seed: number) {
  let state = seed
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return 1 + (state % most)
  }
}

describe('an order', () => {
  it('of bottles is all goods, at the prices paid', () => {
    const { goods, services } = divideOrder([item({ quantity: 3, unit_price: 24.9 })])
    expect([goods.map(({ cents }) => cents), services]).toEqual([[7470], []])
  })

  it('of a package is its bottles at shop prices, and service for the rest', () => {
    const { goods, services } = divideOrder([pack(200), within(3, 25), within(1, 75, 'castanheira')])
    expect(goods.map(({ productId, cents }) => [productId, cents])).toEqual([
      ['cachaca-alambique', 7500],
      ['castanheira', 7500],
    ])
    expect(services).toEqual([{ name: 'Pacote', cents: 5000 }])
  })

  it('of a package whose bottles are worth more than it costs keeps a share for the service', () => {
    const { goods, services } = divideOrder([pack(100), within(5, 25), within(1, 75, 'castanheira')])
    expect([sumOf(goods), sumOf(services)]).toEqual([9000, 1000])
  })

  it('without bottles is all service', () => {
    expect(divideOrder([pack(200)])).toEqual({ goods: [], services: [{ name: 'Pacote', cents: 20_000 }] })
  })

  it('costs the same divided as undivided, whatever its prices', () => {
    const next = numbers(48)
    for (let round = 0; round < 2_000; round++) {
      const price = next(500_000) / 100
      const bottles = Array.from({ length: next(6) }, (_, index) =>
        within(next(60), next(20_000) / 100, `garrafa-${index}`),
      )
      const bought = item({ quantity: next(60), unit_price: next(20_000) / 100 })
      const { goods, services } = divideOrder([pack(price), ...bottles, bought], {
        mostGoods: next(99) / 100,
      })
      const whole = Math.round(price * 100) + Math.round(bought.unit_price * 100) * bought.quantity
      expect(sumOf(goods) + sumOf(services)).toBe(whole)
      expect(
        Math.min(...goods.map(({ cents }) => cents), ...services.map(({ cents }) => cents)),
      ).toBeGreaterThanOrEqual(0)
    }
  })
})
