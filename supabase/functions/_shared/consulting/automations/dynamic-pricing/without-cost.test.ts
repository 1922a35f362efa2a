/** What is said of prices whose cost nobody knows. */
import { describe, expect, test } from 'vitest'
import { monthOfSales, pricePlan } from '../../../../../../tests/support/price-plans.ts'
import { lostWithoutCost, paidWords, paysFromCost } from './without-cost.ts'

const seen = {
  name: 'X-bacon',
  priceBefore: 31,
  priceAfter: 34,
  since: '2026-08-04',
  weeksBefore: 20,
  weeksAfter: 16,
  unitsBefore: 57,
  unitsAfter: 46,
  others: 0.06,
  elasticity: -2.8,
  low: -3.4,
  high: -2.1,
  gain: null,
}

describe('a rise of an item without a cost', () => {
  test('that lost money at any likely cost goes back, and the report says from which cost on it would not', () => {
    const cost = paysFromCost(seen) ?? 0
    // 60.42 would have sold at R$ 31, against 46 at R$ 34.
    expect((31 - cost) * 60.42).toBeCloseTo((34 - cost) * 46)
    expect(paidWords(seen).verdict).toBe('Não valeu: volte X-bacon de R$ 34,00 a R$ 31,00.')
    const left = [{ name: 'X-bacon', reason: 'no_cost' as const }]
    expect(lostWithoutCost({ seen: [seen], left })).toHaveLength(1)
    expect(lostWithoutCost({ seen: [seen], left: [] })).toEqual([])
  })

  test('that brought more money in has paid whatever it costs', () => {
    expect(paidWords({ ...seen, unitsAfter: 57 }).verdict).toMatch(/^Valeu: .*qualquer que seja o custo/)
  })

  test('that pays from a likely cost on depends on it', () => {
    expect(paidWords({ ...seen, unitsAfter: 54.5 }).verdict).toMatch(/^Depende do custo/)
  })
})

const items = [
  { name: 'Smash', category: 'Burgers', price: 24, cost: 9, units: 900 },
  { name: 'Duplo', category: 'Burgers', price: 29, cost: 0, units: 700 },
]

describe('a price that is asked for an item without a cost', () => {
  const asked = (price: number) =>
    pricePlan(monthOfSales(items), [
      { kind: 'capPrice', item: 'todos os itens', percent: 8 },
      { kind: 'question', about: 'itemPrice', item: 'Duplo', price },
    ]).answers?.find(({ about }) => about === 'itemPrice')

  test('is held against the limits that the owner gave', () => {
    expect(asked(32)?.verdict).toMatch(/^Não de uma vez: R\$ 32,00 são 10,3% a mais, .* R\$ 31,00\.$/)
    expect(asked(31)?.verdict).toMatch(/^Cabe nos seus limites, mas falta o custo/)
  })
})

test('a combo counted by its pieces is a dish, and one of unknown parts stays without anybody having asked', () => {
  const combo = { name: 'Combo 40 peças', category: 'Combos', price: 100, cost: 30, units: 300 }
  const plan = pricePlan(monthOfSales([combo, ...items]), [])
  expect(plan.items.find(({ name }) => name === 'Combo 40 peças')?.why).not.toContain('É combo')
  const kit = pricePlan(monthOfSales([{ ...combo, name: 'Combo família' }, ...items]), [])
  expect(kit.items.find(({ name }) => name === 'Combo família')?.why).toContain('É combo')
})
