import { expect, it } from 'vitest'
import { houseWith } from '../../../../../../tests/support/understood.ts'
import { ingredient, ingredientCost } from './bar.ts'
import { pricesOf } from './house-prices.ts'
import { withMenuCosts } from './menu-costs.ts'

const sold = (name: string, cost: number) => {
  const house = houseWith(['Sem álcool', name, 9])
  return { ...house, menu: house.menu.map((item) => ({ ...item, cost })) }
}
const costOf = (house: ReturnType<typeof sold>) =>
  ingredientCost(ingredient('cajuina'), 90, pricesOf(withMenuCosts(house)))

it('uses the house’s own cost of what it sells by the bottle', () => {
  expect(costOf(sold('Cajuína 300 ml', 4))).toBeCloseTo(((4 / 300) * 90) / 0.98, 6)
})

it('ignores what the house makes, and costs of zero', () => {
  const estimate = ingredientCost(ingredient('cajuina'), 90)
  expect(costOf(sold('Suco de cajuína 300 ml', 4))).toBe(estimate)
  expect(costOf(sold('Cajuína 300 ml', 0))).toBe(estimate)
})

it('keeps the price that the owner gives', () => {
  const house = {
    ...sold('Cajuína 300 ml', 4),
    ingredientPrices: { cajuína: { price: 6, amount: 300, unit: 'ml' as const } },
  }
  expect(costOf(house)).toBeCloseTo(((6 / 300) * 90) / 0.98, 6)
})
