import { expect, test } from 'vitest'
import { discountSentence } from './discounts.ts'
import { listedPrice, paidAt } from './paid.ts'
import { priceStep } from './price-step.ts'

const free = { fixed: null, lowest: null, highest: null, floor: null, ceiling: null }

test('uses the menu’s price if the mean is a discount of it', () => {
  expect(listedPrice(17.52, 18)).toEqual({ price: 18, paid: 17.52 })
  expect(listedPrice(17.998, 18)).toEqual({ price: 18 })
  expect(listedPrice(17.52, null, 18)).toEqual({ price: 18, paid: 17.52 })
  // Another size, or an outdated menu.
  expect(listedPrice(17.52, 40)).toEqual({ price: 17.52 })
  expect(listedPrice(17.52, 40, 18)).toEqual({ price: 18, paid: 17.52 })
  expect(listedPrice(null, null, 18)).toEqual({ price: 18 })
  expect(listedPrice(null, null)).toBeNull()
})

test('steps from the menu’s price and counts the share of it that guests pay', () => {
  const item = { price: 18, paid: 17.1, cost: 9, units: 100 }
  const step = priceStep(item, -0.9, free)
  expect(step).toMatchObject({ kind: 'gain', price: 20 })
  expect(step.change).toBeCloseTo(1 / 9, 9)
  // 95 % of R$ 20,00 is paid, and 10 % of the guests are lost.
  expect(paidAt(item, 20)).toBeCloseTo(19, 9)
  expect(step.profit).toBeCloseTo((19 - 9) * 90, 6)
  expect(step.gain).toBeCloseTo((19 - 9) * 90 - 810, 6)
})

test('reports the revenue lost to discounts, largest first', () => {
  const items = [
    { name: 'Pastel', price: 10, paid: 9.5, units: 10 },
    { name: 'Heineken 600 ml', price: 18, paid: 17, units: 100 },
    { name: 'Água', price: 5, units: 900 },
  ]
  const said = discountSentence(items, 'por mês', 'Bar X') ?? ''
  expect(said).toContain('R$ 105,00 por mês')
  expect(said).toContain('Heineken 600 ml (R$ 17,00 dos R$ 18,00) e Pastel (R$ 9,50 dos R$ 10,00)')
  expect(discountSentence([{ name: 'Água', price: 5, units: 900 }], 'por mês', 'Bar X')).toBeNull()
})
