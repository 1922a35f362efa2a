/** What costs more than a share of its price is listed, and a refusal of all discounts leaves none in the report. */
import { describe, expect, test } from 'vitest'
import { monthOfSales, pricePlan, type SoldItem } from '../../../../../../../tests/support/price-plans.ts'

const rows: readonly SoldItem[] = [
  { name: 'Picanha na chapa', category: 'Pratos', price: 80, cost: 40, units: 120 },
  { name: 'Arroz de pato', category: 'Pratos', price: 60, cost: 18, units: 150 },
  { name: 'Bolinho de bacalhau', category: 'Petiscos', price: 30, cost: 13.5, units: 300 },
  { name: 'Chope claro', category: 'Chopes', price: 12, cost: 3, units: 900 },
]
const ask = (question: Record<string, unknown>) =>
  pricePlan(monthOfSales(rows), [{ kind: 'question', ...question }]).answers?.[0]

describe('items above a share of cost', () => {
  test('are listed, the dearest share first, with the price at which they reach it', () => {
    const { table, verdict } = ask({ about: 'costShares', percent: 40 }) ?? {}
    expect(verdict).toMatch(/^2 itens custam mais de 40% do preço: Picanha na chapa \(50%\), Bolinho/)
    expect(table?.rows.map(([name, , , share, , needed]) => [name, share, needed])).toEqual([
      ['Picanha na chapa', '50%', 'R$ 100,00'],
      ['Bolinho de bacalhau', '45%', 'R$ 33,75'],
    ])
  })

  test('may be none, and the nearest one is named', () => {
    const { table, verdict } = ask({ about: 'costShares', percent: 55 }) ?? {}
    expect(table).toBeUndefined()
    expect(verdict).toMatch(/^Nada custa mais de 55%.*Picanha na chapa, com 50%/)
  })

  test('are those of the section that the owner names', () => {
    const { table } = ask({ about: 'costShares', percent: 40, item: 'Petiscos' }) ?? {}
    expect(table?.rows.map(([name]) => name)).toEqual(['Bolinho de bacalhau'])
  })
})

test('a house that gives no discount at all is told so', () =>
  expect(ask({ about: 'discountLimit', against: true })?.verdict).toMatch(/^Sem desconto nem promoção/))

describe('a rise that the owner orders', () => {
  // With so low a cost the assumed reaction takes more than the rise brings.
  const pastry: SoldItem = { name: 'Pastel de vento', category: 'Pratos', price: 10, cost: 0.5, units: 2000 }
  const { items } = pricePlan(monthOfSales([pastry]), [
    { kind: 'price', min: 11, max: 12, item: 'Pastel de vento' },
  ])
  const [risen] = items

  test('is done within its bound, also where the assumption loses by it', () => {
    expect(risen?.newPrice).toBeGreaterThanOrEqual(11)
    expect(risen?.newPrice).toBeLessThanOrEqual(12)
    expect(risen?.newProfit).toBeLessThan(risen?.profit ?? 0)
  })
  test('says the loss of sales from which it stops paying', () => {
    expect(risen?.why).toMatch(/só paga se a venda cair menos de 9,5%/)
  })
})
