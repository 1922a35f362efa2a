import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unknownHouse } from '../../base/context.ts'
import { emptyHouse } from '../../base/house/house.ts'
import { costToRaise, priceStep } from '../../base/pricing/price-step.ts'
import type { Wish } from '../../base/request/wish.ts'
import type { Sales, SalesItem } from '../../documents/sales.ts'
import { toMarkdown } from '../../report/to-markdown.ts'
import { pricingActions } from './actions.ts'
import { createPricing } from './engine.ts'
import type { PricingPlan } from './schema.ts'
import { pricingSections } from './sections.ts'

const undated: Omit<Sales, 'items'> = {
  period: null,
  weeks: [],
  itemWeeks: [],
  weekdays: [],
  dayParts: [],
  rows: { read: 1, totals: 0, blank: 0, refused: 0 },
}
const dated: Omit<Sales, 'items'> = {
  ...undated,
  period: { from: '2026-09-01', to: '2026-10-30' },
  weekdays: [2, 5, 6].map((weekday) => ({ weekday, units: 40 * weekday, revenue: null, days: 9 })),
}
const hours: Sales['dayParts'] = [
  { part: 'tarde', units: 100, revenue: null },
  { part: 'noite', units: 500, revenue: null },
]

function planOf(
  items: SalesItem[],
  sales: Omit<Sales, 'items'> = dated,
  wishes: Wish[] = [],
  priceCeiling: number | null = null,
): PricingPlan {
  const [result] = createPricing(
    {
      sales_data: {
        path: 'r/a.csv',
        name: 'a.csv',
        size: 1,
        type: 'text/csv',
        sales: { ...sales, items },
      },
    },
    {
      today: '2026-11-21',
      restaurant: { name: 'Bar', city: 'Fortaleza', type: 'bar' },
      ...unknownHouse,
      house: { ...emptyHouse, settings: { ...emptyHouse.settings, priceCeiling } },
      sheet: { wishes, unread: [] },
    },
  )
  if (!result) throw new Error('no plan')
  return result.content
}

const said = { text: 'o que a casa disse', origin: 'request' } as const
const item = (name: string, units: number, price: number, cost: number): SalesItem => ({
  name,
  category: null,
  units,
  price,
  cost,
})
const reportOf = (plan: PricingPlan) =>
  `${toMarkdown('', pricingSections([plan]))} ${JSON.stringify(pricingActions([plan]))}`
const money = (text = '') => Number(text.replaceAll(/[^\d,-]/g, '').replace(',', '.')) || 0

test('shows no other price beside a held one, and says where holding it costs nothing', () => {
  const keep = (name: string): Wish => ({ kind: 'keepPrice', item: name, ...said })
  const heldIn = (plan: PricingPlan) => plan.items.find(({ held }) => held)
  const beer = planOf([item('Cerveja 600 ml', 100, 14, 9), item('Isca', 100, 30, 9)], dated, [
    keep('Cerveja 600 ml'),
  ])
  expect(heldIn(beer)).toMatchObject({ why: 'A seu pedido.' })
  expect(heldIn(beer)).not.toHaveProperty('next')
  const snack = planOf([item('Isca', 100, 30, 6), item('Moela', 100, 30, 9)], dated, [keep('Isca')])
  expect(heldIn(snack)).toMatchObject({ why: 'A seu pedido; nada se perde.' })
  expect(heldIn(snack)).not.toHaveProperty('next')
})

test('carries out a losing price that the owner asks for if the others pay for it, and else says what it costs', () => {
  const asked: Wish = { kind: 'price', item: 'Isca', max: 25, ...said }
  const paid = planOf([item('Isca', 100, 30, 9), item('Picanha na brasa', 2000, 60, 30)], dated, [asked])
  expect(paid.items.find(({ name }) => name === 'Isca')).toMatchObject({ newPrice: 25, asked: true })
  const action = pricingActions([paid]).find(({ what }) => what.startsWith('Isca'))
  expect(action?.what).toBe('Isca: passar de R$ 30,00 para R$ 25,00')
  expect(action?.brings).toContain('a menos')
  const alone = planOf([item('Isca', 100, 30, 9)], dated, [asked])
  expect(alone.items[0]).toMatchObject({ newPrice: 30 })
  expect(alone.newProfit).toBe(alone.profit)
})

test('gives one date for the change, and says that a small gain pays for no printing', () => {
  const plan = planOf([item('Picanha na brasa', 10, 60, 30), item('Caipirinha', 900, 20, 4)])
  expect(plan.summary).toContain('Na segunda-feira, 30/11, suba Picanha na brasa')
  const raise = pricingActions([plan]).find(({ what }) => what.startsWith('Subir Picanha'))
  expect(raise?.by).toBe('30/11')
  expect(plan.summary).toContain('próxima tiragem')
})

test('makes no monthly statement if only the hours are known', () => {
  const plan = planOf([item('Caipirinha', 900, 20, 4), item('Isca', 90, 30, 9)], {
    ...undated,
    dayParts: hours,
  })
  expect(reportOf(plan)).toContain('À noite, 5% a mais nas bebidas')
  expect(reportOf(plan)).not.toMatch(/por mês|do mês/)
})

const names = ['Caipirinha', 'Picanha', 'Cerveja 600 ml', 'Pastel', 'Moqueca', 'Suco de cajá']
const sold = (name: string) =>
  fc.record({
    name: fc.constant(name),
    category: fc.constantFrom(null, 'Bebidas', 'Pratos'),
    units: fc.integer({ min: 1, max: 3000 }),
    price: fc.integer({ min: 50, max: 900 }).map((tenths) => tenths / 10),
    cost: fc.integer({ min: 5, max: 700 }).map((tenths) => tenths / 10),
    discount: fc.constantFrom(null, 0, 4, 15),
  })
const wishes = fc.array(
  fc.oneof(
    fc.constantFrom(...names).map((name): Wish => ({ kind: 'keepPrice', item: name, ...said })),
    fc.constantFrom(...names).map((name): Wish => ({ kind: 'capPrice', item: name, ...said })),
  ),
  { maxLength: 3 },
)
const week = fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 4, maxLength: 20 })

test('the figures of any report follow from each other, and the owner’s limits hold', () => {
  fc.assert(
    fc.property(
      fc.tuple(...names.map(sold)),
      wishes,
      fc.constantFrom(dated, undated, { ...undated, dayParts: hours }, { ...dated, dayParts: hours }),
      fc.tuple(...names.map(() => week)),
      (all, limits, sales, weeks) => {
        const items = all.map(
          ({ discount, ...one }): SalesItem => ({
            ...one,
            ...(discount !== null && { listed: Math.round((one.price / (1 - discount / 100)) * 100) / 100 }),
          }),
        )
        const itemWeeks = sales.period
          ? names.map((name, index) => ({ name, units: weeks[index] ?? [] }))
          : []
        const plan = planOf(items, { ...sales, itemWeeks }, limits)
        for (const { kind, ...wish } of limits) {
          const held = plan.items.find(({ name }) => 'item' in wish && name === wish.item)
          if (kind === 'keepPrice') expect(held?.newPrice).toBe(held?.price)
          else expect(held?.newPrice).toBeLessThanOrEqual(held?.price ?? 0)
        }
        for (const item of plan.items) {
          const { price, paid = price, newPrice, cost, units, elasticity, profit, newProfit } = item
          const { action, change, breakEven, proof } = item
          // The step starts at the menu's price, and the profit at what guests paid.
          const sold = items.find(({ name }) => name === item.name)
          expect(price).toBe(sold?.listed ?? sold?.price)
          expect(profit).toBeCloseTo((paid - cost) * units, 1)
          if (action !== 'raise' && action !== 'lower') {
            expect([newPrice, newProfit]).toEqual([price, profit])
            if (action === 'keep' && item.next && !item.held) {
              const { gain, gainLow } = item.next
              const enough = gainLow > 0.006 ? 0.02 : 0.03
              expect(gain < enough * profit + 0.011 || gainLow < -gain / 2 + 0.011).toBe(true)
            }
            continue
          }
          expect(newPrice / price - 1).toBeLessThanOrEqual(0.15 + 1e-9)
          expect(newPrice / price - 1).toBeGreaterThanOrEqual(-0.1 - 1e-9)
          expect(newPrice).toBeGreaterThan(cost)
          // The rule: 2 % and no loss in the bad case; or 3 %, and the bad case costs at most half of that.
          const [gain, low] = [newProfit - profit, item.gainLow ?? Number.NaN]
          expect(gain).toBeGreaterThanOrEqual((low >= -0.006 ? 0.02 : 0.03) * profit - 0.011)
          expect(low).toBeGreaterThanOrEqual(-gain / 2 - 0.011)
          // At the break-even, the new price leaves as much as today's.
          const next = (paid * newPrice) / price
          expect((next - cost) * (1 + (breakEven ?? 0))).toBeCloseTo(paid - cost, 6)
          expect(change).toBeCloseTo(newPrice / price - 1, 9)
          expect(newProfit).toBeCloseTo((next - cost) * units * (1 + elasticity * change), 1)
          if (proof) expect(proof.units / proof.weeks).toBeGreaterThan(0)
        }
        const sections = pricingSections([plan])
        const blocks = sections.flatMap(({ blocks: own }) => [...own])
        const gains = blocks.flatMap((block) =>
          block.kind === 'table' && block.headers.includes('Novo')
            ? block.rows.map((row) => money(row[3]))
            : [],
        )
        const cards = blocks.flatMap((block) => (block.kind === 'costCards' ? [...block.items] : []))
        const moved = plan.items.filter(({ action }) => action === 'raise' || action === 'lower')
        // The amounts in the tables add up to those on the cards, in whole R$.
        const waves = cards
          .filter(({ label }) => /leva|preços novos/.test(label))
          .map(({ value }) => money(value))
        expect(gains).toHaveLength(moved.length)
        expect(waves.reduce((sum, value) => sum + value, 0)).toBe(
          gains.reduce((sum, value) => sum + value, 0),
        )
        // Nothing but prices is in the gain of the summary.
        const promised = /R\$ ([\d.]+) a (mais|menos) de lucro/.exec(plan.summary)
        if (moved.length > 0)
          expect(money(promised?.[1]) * (promised?.[2] === 'menos' ? -1 : 1)).toBe(
            gains.reduce((sum, value) => sum + value, 0),
          )
        const profit = cards.find(({ label }) => /^Lucro bruto (?:hoje)?|^Lucro bruto,/.test(label))
        expect(money(profit?.value)).toBe(Math.round(plan.profit))
        const text = reportOf(plan)
        if (sales.period === null) expect(text).not.toMatch(/por mês|do mês/)
        expect(text).not.toMatch(/undefined|NaN|Infinity|null|: \.| ,/)
        // No test that chance would decide.
        for (const { name, action, proof } of plan.items) {
          if (action !== 'raise' && action !== 'lower') continue
          const provable = /Para provar um preço sozinho: \*\*([^*]+)\*\*/.exec(text)?.[1] ?? ''
          if (provable.includes(name)) expect(proof != null && proof.weeks <= 12).toBe(true)
        }
      },
    ),
    { numRuns: 200, seed: 20261122 },
  )
}, 60_000)

const weekly = [52, 61, 48, 57, 50, 63, 49, 58]

test('states from which units a new price is reverted, and never reverts a price that still pays', () => {
  const plan = planOf([item('Picanha na brasa', 438, 60, 30)], {
    ...dated,
    weeks: weekly.map((units, week) => ({
      monday: `2026-09-${String(week + 1).padStart(2, '0')}`,
      units,
      revenue: null,
      days: 6,
    })),
    itemWeeks: [{ name: 'Picanha na brasa', units: weekly }],
  })
  const [steak] = plan.items
  // Four weeks at the last eight weeks' mean of 54.75; the price pays off down to 30 ÷ 36 of them, 182.5.
  expect(steak?.guard).toEqual({ usual: 219, floor: 183 })
  expect(plan.watch).toMatchObject({ from: '2026-11-30', to: '2026-12-27', units: 219 })
  expect(reportOf(plan)).toContain('R$ 60,00')
  expect(reportOf(plan)).toMatch(new RegExp(`menos de ${steak?.guard?.floor}|[éÉ] ${steak?.guard?.floor} em`))
})

test('names the cost from which a higher price is worthwhile: just below it the price stays, at it the price moves', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 30, max: 900 }).map((tenths) => tenths / 10),
      fc.integer({ min: 5, max: 90 }),
      fc.constantFrom(-0.9, -1.2),
      (price, percent, elasticity) => {
        const cost = (price * percent) / 100
        const free = { fixed: null, lowest: null, highest: null, floor: null, ceiling: null }
        const step = (of: number) => priceStep({ price, cost: of, units: 100 }, elasticity, free)
        const found = costToRaise({ price, cost }, elasticity, free)
        if (!found || step(cost).kind !== 'stays') return
        expect(found.cost).toBeGreaterThan(cost)
        expect(step(found.cost * 1.0001)).toMatchObject({ kind: 'gain', price: found.price })
        expect(step(cost + (found.cost - cost) * 0.99).change).toBeLessThanOrEqual(0)
      },
    ),
    { numRuns: 200 },
  )
})

test('promotes nothing in its closed season, nor alcohol with an energy drink', () => {
  const plan = planOf([
    item('Lagosta grelhada', 500, 168, 71),
    item('Isca de peixe', 400, 50, 15),
    item('Vodca com energético', 400, 36, 11),
    item('Caipirinha', 300, 20, 4),
  ])
  const back = plan.items.filter(({ heldBack }) => heldBack !== undefined).map(({ name }) => name)
  expect(back.toSorted()).toEqual(['Lagosta grelhada', 'Vodca com energético'])
  const text = reportOf(plan)
  expect(text).toContain('Isca de peixe e Caipirinha')
  expect(text).not.toMatch(
    /(?:sugira|quadro|ofereça|sugerir) Lagosta|Lagosta grelhada \(R\$ 97|e Vodca com energético, (?:no|sem|pelo)/,
  )
})

test('seeks no supplier for what is in its closed season, and says so where its price changes', () => {
  const plan = planOf([
    item('Lagosta grelhada', 500, 168, 71),
    item('Isca de peixe', 400, 50, 15),
    item('Caipirinha', 300, 20, 4),
  ])
  expect(plan.purchases?.map(({ name }) => name)).toEqual(['Isca de peixe', 'Caipirinha'])
  expect(plan.items.find(({ name }) => name === 'Lagosta grelhada')).toMatchObject({
    action: 'raise',
    why: expect.stringContaining('Lagosta em defeso até 30/04, só com nota de origem.'),
  })
})

test('says that the price maximum in the settings holds a price that nobody asked to hold', () => {
  const plan = planOf([item('Isca de peixe', 400, 50, 28), item('Caipirinha', 300, 20, 4)], dated, [], 32)
  expect(plan.items.find(({ name }) => name === 'Isca de peixe')?.why).toBe('Acima do seu teto de R$ 32,00.')
})

test('names every price of a wave in one action', () => {
  const plan = planOf(['A', 'B', 'C', 'D', 'E'].map((name) => item(`Picanha ${name}`, 100, 60, 30)))
  const [first] = pricingActions([plan])
  for (const name of ['A', 'B', 'C', 'D', 'E']) expect(first?.what).toContain(`Picanha ${name} para R$ 66,00`)
})
