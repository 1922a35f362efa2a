import { expect, test } from 'vitest'
import type { Sales } from '../../documents/sales.ts'
import type { PricedItemPlan } from './schema.ts'
import { groupsOf, inWaves, laterDay, rangeOf } from './waves.ts'

const raised = (name: string, category: string | null, gain: number): PricedItemPlan => ({
  name,
  category,
  drink: true,
  units: 100,
  cost: 5,
  price: 20,
  elasticity: -0.9,
  newPrice: 22,
  change: 0.1,
  profit: 1500,
  newProfit: 1500 + gain,
  action: 'raise',
  breakEven: 15 / 17 - 1,
})
const kept = (name: string, category: string): PricedItemPlan => ({
  ...raised(name, category, 0),
  newPrice: 20,
  change: 0,
  action: 'keep',
})
const waves = (items: readonly PricedItemPlan[], falling: string[] = []) =>
  new Map(inWaves(items, 100_000, new Set(falling)).map(({ name, wave }) => [name, wave]))

test('changes few prices at once, and leaves a price unchanged in each section', () => {
  const drinks = ['A', 'B', 'C'].map((name, index) => raised(name, 'Drinks', 300 - index))
  const others = ['D', 'E'].map((name) => raised(name, 'Pratos', 200))
  const found = waves([...drinks, ...others, kept('F', 'Pratos')])
  expect([...found.values()]).toEqual([1, 1, 2, 1, 1, undefined])
})

test('postpones small gains and falling items, but nothing that was requested', () => {
  const items = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => raised(name, null, 300))
  expect(waves(items, ['C']).get('C')).toBe(2)
  const small = items.map((item) => (item.name === 'B' ? { ...item, newProfit: 1510 } : item))
  expect(waves(small).get('B')).toBe(2)
  expect(waves(small.map((item) => ({ ...item, asked: true }))).get('B')).toBe(1)
  expect(
    Math.max(
      ...Array.from(
        waves(Array.from({ length: 12 }, (_, at) => raised(`${at}`, null, 300))).values(),
        (wave) => wave ?? 0,
      ),
    ),
  ).toBe(2)
})

test('puts four changes into one wave', () => {
  expect([...waves(['A', 'B', 'C', 'D'].map((name) => raised(name, 'Drinks', 300))).values()]).toEqual([
    1, 1, 1, 1,
  ])
})

test('states the gain if guests react a third more strongly, and half as strongly', () => {
  const { gainLow, gainHigh } = rangeOf(raised('A', null, 47), {})
  expect(gainLow).toBeCloseTo(17 * 100 * (1 - 0.12) - 1500, 6)
  expect(gainHigh).toBeCloseTo(17 * 100 * (1 - 0.045) - 1500, 6)
  // Uses the house's own reaction if it is stronger.
  expect(rangeOf(raised('A', null, 47), { measured: -2 }).gainLow).toBeCloseTo(17 * 100 * 0.8 - 1500, 6)
})

test('reverts the group only below the units at which it no longer pays off', () => {
  const week = (_: unknown, index: number) => 100 + (index % 2)
  const sales: Sales = {
    items: [],
    period: { from: '2026-08-31', to: '2026-11-22' },
    weeks: Array.from({ length: 12 }, (_, index) => ({
      monday: '2026-08-31',
      units: 1000 + index,
      revenue: null,
      days: 7,
    })),
    itemWeeks: ['A', 'B'].map((name) => ({ name, units: Array.from({ length: 12 }, week) })),
    weekdays: [],
    dayParts: [],
    rows: { read: 1, totals: 0, blank: 0, refused: 0 },
  }
  const items = ['A', 'B'].map((name) => ({ ...raised(name, null, 47), wave: 1 as const }))
  const groups = groupsOf(items, sales)
  expect(groups).toHaveLength(1)
  expect(groups[0]?.usual).toBe(201)
  // 15 ÷ 17 of 201 is 177.4: 177 units lose money, 178 do not.
  expect(groups[0]?.floor).toBe(178)
  expect(groups[0]?.others).toBeCloseTo(1007.5 - 201, 6)
  expect(groupsOf(items.slice(0, 1), sales)).toEqual([])
  // A dish at R$ 60 is not watched together with drinks at R$ 22, whose units would hide its own.
  const fish = { ...raised('B', null, 47), drink: false, price: 55, newPrice: 60, cost: 25, wave: 1 as const }
  expect(groupsOf([...items.slice(0, 1), fish], sales).map(({ names }) => names)).toEqual([['A'], ['B']])
  const dear = { ...raised('B', null, 47), price: 32, newPrice: 35, wave: 1 as const }
  expect(groupsOf([...items.slice(0, 1), dear], sales).map(({ names }) => names)).toEqual([['A'], ['B']])
})

test('starts the second wave on a Monday outside the seasons', () => {
  // High season lasts to 31 January, Carnaval to 10 February.
  expect(laterDay('2026-12-27')).toBe('2027-02-15')
  expect(laterDay('2026-03-08')).toBe('2026-03-09')
})
