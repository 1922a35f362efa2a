/**
 * Two consultations of one house never state different new prices for an item; prices that the menu does not change
 * wait.
 * @module-tag slow
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { analyseCompetitors } from './automations/competitor-analysis/engine.ts'
import { itemsOf } from './automations/competitor-analysis/gaps.ts'
import { createPricing } from './automations/dynamic-pricing/engine.ts'
import { priceFacts } from './automations/dynamic-pricing/facts.ts'
import { redesignMenu } from './automations/menu-redesign/engine.ts'
import { redesignFacts } from './automations/menu-redesign/facts.ts'
import type { Answers } from './base/answers/definition.ts'
import { type EngineContext, unknownHouse } from './base/context.ts'
import type { SalesItem } from './documents/sales.ts'
import { furtherHouses } from './golden/further-houses.ts'
import { houses } from './golden/houses.ts'
import { understand } from './understanding/understand.ts'

/** The prices that each of the two names, for the items that both keep on the menu. */
function pricesOf(answers: Answers, context: EngineContext) {
  const redesigned = redesignFacts(redesignMenu(answers, context).map(({ content }) => content)).filter(
    (fact) => fact.kind === 'action',
  )
  const priced = priceFacts(createPricing(answers, context).map(({ content }) => content)).filter(
    (fact) => fact.kind === 'price',
  )
  return redesigned.flatMap(({ item, action, priceNow, priceNew }) => {
    const other = priced.find((fact) => fact.item === item)
    return action === 'tirar' || !other
      ? []
      : [{ item, today: priceNow, menu: priceNew, pricing: other.priceNew }]
  })
}

test.each([...houses, ...furtherHouses].map(({ id, files, context }) => [id, { files, context }] as const))(
  'the %s gets one price for each item',
  (_, { files, context }) => {
    const prices = pricesOf(
      { current_menu: files.menu, business_goals: ['Melhorar a margem'], sales_data: files.sales },
      context,
    )
    expect(prices.length).toBeGreaterThan(10)
    for (const { today, menu, pricing } of prices) expect([today, pricing]).toContain(menu)
  },
)

test('any house gets one price for each item, dated sheet or not, with a section or without', () => {
  const names = [
    'Camarão',
    'Isca',
    'Patinha',
    'Salada',
    'Caipirinha',
    'Moqueca',
    'Arroz branco',
    'Cerveja 600 ml',
  ]
  const item = (name: string) =>
    fc.record({
      name: fc.constant(name),
      category: fc.constantFrom(null, 'Petiscos', 'Bebidas'),
      units: fc.integer({ min: 1, max: 3000 }),
      price: fc.integer({ min: 500, max: 9000 }).map((cents) => cents / 100),
      listed: fc.option(
        fc.integer({ min: 500, max: 9000 }).map((cents) => cents / 100),
        { nil: undefined },
      ),
      cost: fc.option(fc.integer({ min: 0, max: 6000 }).map((cents) => cents / 100)),
    })
  fc.assert(
    fc.property(
      fc.tuple(...names.map(item)).filter((items) => items.some(({ cost, price }) => cost && cost < price)),
      fc.boolean(),
      (items: SalesItem[], dated) => {
        const file = { path: 'r/a.pdf', name: 'a.pdf', size: 1, type: 'application/pdf' }
        const answers: Answers = {
          current_menu: {
            ...file,
            menu: {
              items: items.map(({ name, category, price }) => ({
                name,
                category,
                description: null,
                price,
                cost: null,
              })),
            },
          },
          business_goals: ['Melhorar a margem'],
          sales_data: {
            ...file,
            sales: {
              items,
              period: dated ? { from: '2026-09-01', to: '2026-10-15' } : null,
              weeks: [],
              itemWeeks: [],
              weekdays: [],
              dayParts: [],
              rows: { read: items.length, totals: 0, blank: 0, refused: 0 },
            },
          },
        }
        const context: EngineContext = {
          today: '2026-11-21',
          restaurant: { name: 'Bar X', city: 'Fortaleza', type: 'bar' },
          ...unknownHouse,
        }
        for (const { today, menu, pricing } of pricesOf(answers, context))
          expect([today, pricing]).toContain(menu)
      },
    ),
    { numRuns: 200 },
  )
})

test('a price that the house never wants raised rises in neither', () => {
  const pub = furtherHouses.find(({ id }) => id === 'pub')
  if (!pub) throw new Error('no pub')
  const { context, files } = pub
  const answers = { current_menu: files.menu, business_goals: ['Melhorar a margem'], sales_data: files.sales }
  const pilsen = (restrictions: string[]) => {
    const house = { ...context.house, settings: { ...context.house.settings, restrictions } }
    const given = (type: 'menu_redesign' | 'dynamic_pricing'): EngineContext => ({
      ...context,
      house,
      sheet: understand(type, { answers, house, today: context.today }),
    })
    const menu = redesignFacts(
      redesignMenu(answers, given('menu_redesign')).map(({ content }) => content),
    ).flatMap((fact) => (fact.kind === 'action' && fact.item === 'Pilsen 300 ml' ? [fact.priceNew] : []))
    const pricing = priceFacts(
      createPricing(answers, given('dynamic_pricing')).map(({ content }) => content),
    ).flatMap((fact) => (fact.kind === 'price' && fact.item === 'Pilsen 300 ml' ? [fact.priceNew] : []))
    return { menu, pricing }
  }
  const now = pub.menu.items.find(({ name }) => name === 'Pilsen 300 ml')?.price
  expect(pilsen(['Pilsen 300 ml não pode subir'])).toEqual({ menu: [now], pricing: [now] })
  expect(pilsen([]).menu[0]).toBeGreaterThan(now ?? Number.POSITIVE_INFINITY)
})

test('a comparison with competitors names the price of the pricing report, or none', () => {
  const names = ['Camarão', 'Isca', 'Salada', 'Caipirinha', 'Moqueca']
  const item = (name: string) =>
    fc.record({
      name: fc.constant(name),
      category: fc.constantFrom('Petiscos', 'Bebidas'),
      units: fc.integer({ min: 1, max: 3000 }),
      price: fc.integer({ min: 5, max: 90 }),
      cost: fc.integer({ min: 1, max: 60 }),
    })
  let proposed = 0
  fc.assert(
    fc.property(
      fc.tuple(...names.map(item)).filter((items) => items.some(({ cost, price }) => cost < price)),
      fc.boolean(),
      fc.integer({ min: 1, max: 3 }),
      (items, withSheet, rivals) => {
        const upload = { path: 'r/a.csv', name: 'a.csv', size: 1, type: 'text/csv' }
        const sales = {
          items,
          period: { from: '2026-09-01', to: '2026-10-15' },
          weeks: [],
          itemWeeks: [],
          weekdays: [],
          dayParts: [],
          rows: { read: items.length, totals: 0, blank: 0, refused: 0 },
        }
        const menu = items.map(({ units: _, ...one }) => ({ ...one, description: null }))
        const dearer = items.map(({ name, price }) => `${name.toLowerCase()} ${Math.ceil(price * 1.3)}`)
        const answers: Answers = {
          competitors: Array.from(
            { length: rivals },
            (_, at) => `Bar ${'ABC'[at]}: ${dearer.join(', ')}`,
          ).join('\n'),
          own_menu: { ...upload, menu: { items: menu } },
          ...(withSheet && { sales_data: { ...upload, sales } }),
        }
        const context: EngineContext = {
          today: '2026-11-21',
          restaurant: { name: 'Bar X', city: 'Fortaleza', type: 'bar' },
          ...unknownHouse,
        }
        const sheet = understand('competitor_analysis', {
          answers,
          house: context.house,
          today: context.today,
        })
        const compared = analyseCompetitors(answers, { ...context, sheet }).flatMap(({ content }) =>
          itemsOf(content),
        )
        const prices = createPricing({ sales_data: { ...upload, sales } }, context).flatMap(
          ({ content }) => content.items,
        )
        for (const { ours, own, step } of compared) {
          const priced = prices.find(({ name }) => name === ours)
          if (step === undefined || !priced) continue
          proposed += 1
          // Without a sheet, it cannot know that an item sells best or is a dearer sibling.
          if (withSheet) expect(step).toBe(priced.newPrice)
          else if (priced.newPrice !== own && !isBest(ours, items)) expect(step).toBe(priced.newPrice)
        }
      },
    ),
    { numRuns: 200 },
  )
  expect(proposed).toBeGreaterThan(50)
})

/** The best seller moves with more caution. */
const isBest = (name: string | undefined, items: readonly { name: string; units: number }[]) =>
  items.toSorted((a, b) => b.units - a.units)[0]?.name === name
