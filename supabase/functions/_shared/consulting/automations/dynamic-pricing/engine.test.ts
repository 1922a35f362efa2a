import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Answers } from '../../base/answers/definition.ts'
import type { EngineContext } from '../../base/context.ts'
import { unknownHouse } from '../../base/context.ts'
import { houseItemSchema } from '../../base/house/house.ts'
import { isDrink } from '../../base/pricing/elasticity.ts'
import { proofOf } from '../../base/pricing/proof.ts'
import { priceScenario, profitWhenAllMove } from '../../base/pricing/scenario.ts'
import type { Sales, SalesItem } from '../../documents/sales.ts'
import { toMarkdown } from '../../report/to-markdown.ts'
import { understand } from '../../understanding/understand.ts'
import { createPricing } from './engine.ts'
import { priceFacts } from './facts.ts'
import { pricingPlanSchema } from './schema.ts'
import { pricingSections } from './sections.ts'

const context: EngineContext = {
  today: '2026-11-21',
  restaurant: { name: 'Boteco da Praia', city: 'Fortaleza', type: 'bar' },
  ...unknownHouse,
}

const sheet = (items: SalesItem[], changes: Partial<Sales> = {}): Sales => ({
  items,
  period: { from: '2026-10-01', to: '2026-10-30' },
  weeks: [],
  itemWeeks: [],
  weekdays: [],
  dayParts: [],
  rows: { read: items.length, totals: 0, blank: 0, refused: 0 },
  ...changes,
})

const answersOf = (sales: Sales, constraints?: string) => ({
  sales_data: { path: 'r/a.csv', name: 'a.csv', size: 1, type: 'text/csv', sales },
  ...(constraints !== undefined && { constraints }),
})

/** The house with the owner's confirmed wishes. */
const asking = (answers: Answers): EngineContext => ({
  ...context,
  sheet: understand('dynamic_pricing', { answers, house: context.house, today: context.today }),
})

function planOf(items: SalesItem[], constraints?: string, changes?: Partial<Sales>) {
  const answers = answersOf(sheet(items, changes), constraints)
  const [result] = createPricing(answers, asking(answers))
  if (!result) throw new Error('no plan')
  return result.content
}

const item = (
  name: string,
  units: number,
  price: number | null,
  cost: number | null,
  category: string | null = null,
) => ({
  name,
  category,
  units,
  price,
  cost,
})

describe('a scenario', () => {
  test('is (price × (1 + p) − cost) × units × (1 + e × p)', () => {
    const outcome = priceScenario({ price: 20, cost: 5, units: 100 }, 0.05, -0.9)
    expect(outcome?.price).toBeCloseTo(21)
    expect(outcome?.units).toBeCloseTo(95.5)
    expect(outcome?.profit).toBeCloseTo(16 * 95.5)
    expect(outcome?.profitChange).toBeCloseTo(16 * 95.5 - 1500)
  })

  test('is undefined below cost, and never sells fewer than zero units', () => {
    expect(priceScenario({ price: 10, cost: 9.5, units: 10 }, -0.05, -1.2)).toBeNull()
    expect(priceScenario({ price: 10, cost: 1, units: 10 }, 0.1, -20)?.units).toBe(0)
  })
})

test('keeps the price of an item that would fall below its cost when all prices move', () => {
  const items = [
    { price: 20, cost: 5, units: 100, elasticity: -0.9 },
    { price: 10, cost: 9.8, units: 10, elasticity: -1.2 },
  ]
  expect(profitWhenAllMove(items, 0, null)).toBeCloseTo(1502)
  expect(profitWhenAllMove(items, -0.05, null)).toBeCloseTo(14 * 104.5 + 2)
  expect(profitWhenAllMove(items, 0.05, -2)).toBeCloseTo(16 * 90 + 0.7 * 9)
})

test.each([
  ['Heineken long neck', 'Cervejas', true],
  ['Caipirinha', null, true],
  ['Camarão ao alho', 'Petiscos', false],
  ['Pastel de carne', null, false],
  ['Cerveja litrão', 'Geladas', true],
  ['Camarão na cerveja', 'Da maré', false],
])('%s in %s is a drink: %s', (name, category, drink) => expect(isDrink(name, category)).toBe(drink))

describe('a pricing plan', () => {
  test('raises items with a high cost share, and keeps items that would lose more than they gain', () => {
    const plan = planOf([
      item('Picanha na brasa', 100, 60, 30, 'Pratos'),
      item('Água de coco', 100, 10, 0.5, 'Porções'),
    ])
    const [steak] = plan.items.filter(({ name }) => name.startsWith('Picanha'))
    expect(steak?.action).toBe('raise')
    // (66 − 30) × 100 × (1 − 0,12) = 3168 compared with 3000
    expect(steak?.newPrice).toBe(66)
    expect(steak?.newProfit).toBeCloseTo(3168)
    expect(plan.items.find(({ name }) => name.startsWith('Água'))?.action).not.toBe('raise')
  })

  test('keeps the prices that the owner protects, and says so', () => {
    const plan = planOf([item('Cerveja 600 ml', 300, 14, 9)], 'a cerveja não pode subir')
    expect(plan.items[0]).toMatchObject({ newPrice: 14, held: true })
    expect(planOf([item('Cerveja 600 ml', 300, 14, 9)]).items[0]).toMatchObject({ action: 'raise' })
  })

  test('does not use unknown figures', () => {
    const plan = planOf([
      item('A', 10, 20, 8),
      item('Sem custo', 10, 20, null),
      item('Sem preço', 10, null, 5),
      item('Parado', 0, 20, 5),
      item('No prejuízo', 10, 10, 12),
    ])
    expect(plan.left).toMatchObject([
      { name: 'Sem custo', reason: 'no_cost' },
      { name: 'Sem preço', reason: 'no_price' },
      { name: 'Parado', reason: 'no_sales' },
    ])
    expect(plan.items.find(({ name }) => name === 'No prejuízo')?.action).toBe('below_cost')
  })

  test('scales the sheet to a month of thirty days', () => {
    const plan = planOf([item('A', 10, 20, 8)], undefined, {
      period: { from: '2026-10-01', to: '2026-10-15' },
    })
    expect(plan.items[0]?.units).toBeCloseTo(20)
  })

  test('keeps a price whose change would bring less than 3 % of the item’s profit', () => {
    // The best price, R$ 21, would bring 95,5 × 17 = 1623,50 for 1600: 1,5 %.
    const plan = planOf([item('Caipirinha', 100, 20, 4, 'Drinks')])
    expect(plan.items[0]).toMatchObject({ action: 'keep', newPrice: 20 })
    expect(plan.summary).toMatch(/^Não mexa nos preços\./)
  })

  test('makes no monthly statement for a sheet without dates', () => {
    const plan = planOf([item('Picanha na brasa', 100, 60, 30, 'Pratos')], undefined, { period: null })
    expect(plan.items[0]?.units).toBe(100)
    const text = toMarkdown('', pricingSections([plan]))
    expect(text).toContain('no período da planilha')
    expect(text).not.toMatch(/por mês|do mês/)
    const said = priceFacts([plan]).flatMap((fact) => (fact.kind === 'price' ? [fact.reason] : []))
    expect(said).not.toEqual([])
    expect(said).not.toContainEqual(expect.stringMatching(/mês/))
  })

  test('asks which price is right if sheet and menu are far apart', () => {
    const answers = answersOf(sheet([item('Picanha', 100, 190, 30), item('Isca', 100, 20, 8)]))
    const menu = [
      { ...houseItemSchema.parse({ name: 'Picanha' }), price: 60 },
      { ...houseItemSchema.parse({ name: 'Isca' }), price: 20 },
    ]
    const [result] = createPricing(answers, { ...context, house: { ...context.house, menu } })
    expect(result?.content.items.map(({ name }) => name)).toEqual(['Isca'])
    expect(result?.content.left).toEqual([
      { name: 'Picanha', reason: 'odd_price', price: 60, newPrice: 60, inSheet: 190 },
    ])
    expect(result && toMarkdown('', pricingSections([result.content]))).toContain(
      'a planilha diz R$ 190,00, e o cardápio R$ 60,00: qual dos dois vale?',
    )
  })

  test('advises no test that chance would decide', () => {
    const weeks = (units: number[]) => ({ itemWeeks: [{ name: 'Picanha na brasa', units }] })
    const steak = [item('Picanha na brasa', 100, 60, 30, 'Pratos')]
    const report = (units: number[]) =>
      toMarkdown('', pricingSections([planOf(steak, undefined, weeks(units))]))
    expect(report([10, 19, 6, 21, 9, 18, 5, 22])).toContain('Não faça teste com **Picanha na brasa**')
    expect(report([900, 905, 898, 910, 900, 903, 899, 906])).toContain(
      'Para provar um preço sozinho: **Picanha na brasa (',
    )
    expect(report([900, 905])).toContain('Não faça teste com **Picanha na brasa**')
  })

  test('tells the swing of a sheet’s weeks from its trend, and the units that a proof needs', () => {
    expect(proofOf([100, 200, 300, 400, 500, 600], -0.1)?.swing).toBeCloseTo(1 / Math.sqrt(350))
    const proof = proofOf([110, 90, 110, 90, 110, 90, 110, 90], -0.1)
    // Steps of 20 around a mean near 0 swing by 20 ÷ √2 of 100.
    expect(proof?.swing).toBeCloseTo(0.14, 2)
    expect(proof?.weeks).toBe(Math.ceil((2 * 7.84 * (proof?.swing ?? 0) ** 2) / 0.01))
    expect(proof?.units).toBe((proof?.weeks ?? 0) * 100)
    expect(proofOf([100, 100, 100], -0.1)).toBeNull()
  })

  test('states the loss of units up to which a higher price pays', () => {
    const [steak] = planOf([item('Picanha na brasa', 100, 60, 30, 'Pratos')]).items
    expect((66 - 30) * 100 * (1 + (steak?.breakEven ?? 0))).toBeCloseTo(3000)
  })

  test('is refused for a sheet without usable items', () => {
    expect(() => planOf([item('A', 10, 20, null)])).toThrow(
      expect.objectContaining({ code: 'not_enough_data' }),
    )
  })

  const itemArbitrary = fc.record({
    name: fc.constantFrom('Caipirinha', 'Picanha', 'Cerveja', 'Pastel', 'Moqueca', 'Suco'),
    category: fc.constantFrom(null, 'Bebidas', 'Pratos'),
    units: fc.nat(5000),
    price: fc.option(fc.integer({ min: 100, max: 30_000 }).map((cents) => cents / 100)),
    cost: fc.option(fc.integer({ min: 0, max: 30_000 }).map((cents) => cents / 100)),
  })

  test('never prices below cost, exceeds 10 % only to round up, and reports profits that add up', {
    tags: 'slow',
  }, () => {
    fc.assert(
      fc.property(
        fc.array(itemArbitrary, { minLength: 1, maxLength: 12 }),
        fc.constantFrom('', 'caipirinha não pode subir'),
        (items, text) => {
          fc.pre(items.some(({ units, price, cost }) => units > 0 && price !== null && cost))
          const plan = planOf(items, text)
          let profit = 0
          let newProfit = 0
          for (const priced of plan.items) {
            if (priced.action === 'raise' || priced.action === 'lower') {
              expect(priced.newPrice).toBeGreaterThan(priced.cost)
              expect(priced.newProfit).toBeGreaterThan(priced.profit)
            } else {
              expect(priced.newPrice).toBe(priced.price)
            }
            expect(priced.change).toBeGreaterThanOrEqual(-0.1 - 1e-6)
            expect(priced.change).toBeLessThanOrEqual(0.15 + 1e-6)
            expect(priced.newPrice).toBeLessThan(priced.price * 1.1 + 1)
            if (text !== '' && priced.name === 'Caipirinha')
              expect(priced.newPrice).toBeLessThanOrEqual(priced.price)
            profit += priced.profit
            newProfit += priced.newProfit
          }
          expect(plan.profit).toBeCloseTo(profit, 5)
          expect(plan.newProfit).toBeCloseTo(newProfit, 5)
          expect(plan.items.length + plan.left.length).toBe(items.length)
          for (const result of createPricing(
            answersOf(sheet(items), text),
            asking(answersOf(sheet(items), text)),
          ))
            expect(pricingPlanSchema.safeParse(result.content).success).toBe(true)
          expect(pricingSections([plan]).map(({ id }) => id)).toContain('premissas')
        },
      ),
      { numRuns: 200 },
    )
  })
})

test('proposes a price by weekday only when it gains, and never a discount that loses', () => {
  const week = (weekday: number, units: number) => ({ weekday, units, revenue: null, days: 4 })
  const plan = (elasticity: number) => {
    const [result] = createPricing(
      {
        sales_data: {
          path: 'r/a.csv',
          name: 'a.csv',
          size: 1,
          type: 'text/csv',
          sales: {
            items: [{ name: 'Caipirinha', category: 'Drinks', units: 1000, price: 20, cost: 4 }],
            period: { from: '2026-10-01', to: '2026-10-30' },
            weeks: [],
            itemWeeks: [],
            weekdays: [week(2, 100), week(5, 300), week(6, 600)],
            dayParts: [],
            rows: { read: 3, totals: 0, blank: 0, refused: 0 },
          },
        },
      },
      {
        ...context,
        sheet: {
          wishes: [{ kind: 'elasticity', value: -elasticity, text: 'elasticidade', origin: 'request' }],
          unread: [],
        },
      },
    )
    if (!result) throw new Error('no plan')
    return result.content.weekdays.map(({ kind, change }) => [kind, change])
  }
  expect(plan(0.9)).toEqual([
    ['weak', 0],
    ['normal', 0],
    ['strong', 0.05],
  ])
  // With price-sensitive guests the discount gains and the higher price does not.
  expect(plan(3)).toEqual([
    ['weak', -0.1],
    ['normal', 0],
    ['strong', 0],
  ])
})

test('a happy hour lowers what brings guests in, not the water', () => {
  const plan = planOf(
    [
      item('Água mineral', 300, 4, 0.5),
      item('Caipirinha de limão', 200, 15, 4),
      item('Cerveja 600 ml', 400, 12, 7),
    ],
    'happy hour das 17h às 19h',
  )
  expect(plan.happyHour?.items?.map(({ name }) => name)).toEqual(['Caipirinha de limão', 'Cerveja 600 ml'])
  expect(toMarkdown('', pricingSections([plan]))).toContain('| Caipirinha de limão | R$ 16,00 | R$ 13,00 |')
})
