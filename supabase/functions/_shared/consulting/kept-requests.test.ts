/** Six automations with random sheets over random menus: the check of their facts finds no violation. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AutomationType, automationOf } from './automation-types.ts'
import { addDays, weekdayOf } from './base/calendar.ts'
import { type EngineContext, unknownHouse } from './base/context.ts'
import { explanationsOf } from './base/engine-result.ts'
import { EngineError } from './base/errors.ts'
import type { Fact } from './base/facts.ts'
import { type House, houseSchema } from './base/house/house.ts'
import type { Wish } from './base/request/wish.ts'
import { check } from './checks/check.ts'
import type { MenuItem } from './documents/menu.ts'
import type { Sales } from './documents/sales.ts'

const today = '2026-11-21'

const items: readonly (Pick<MenuItem, 'name' | 'category'> & { description?: string })[] = [
  { name: 'Pastel de carne', category: 'Petiscos' },
  { name: 'Camarão ao alho', category: 'Petiscos', description: 'camarão, alho, azeite' },
  { name: 'Torresmo de rolo', category: 'Petiscos', description: 'barriga de porco e limão' },
  { name: 'Queijo coalho na brasa', category: 'Petiscos', description: 'queijo coalho, mel de engenho' },
  { name: 'Macaxeira frita', category: 'Petiscos', description: 'macaxeira, sal' },
  { name: 'Baião de dois', category: 'Pratos', description: 'arroz, feijão, queijo coalho' },
  { name: 'Moqueca de peixe', category: 'Pratos', description: 'peixe, leite de coco, dendê' },
  { name: 'Carne de sol com paçoca', category: 'Pratos', description: 'carne de sol, farinha, cebola' },
  { name: 'Picanha na brasa', category: 'Pratos', description: 'picanha, arroz, farofa' },
  { name: 'Cartola', category: 'Sobremesas', description: 'banana, queijo, canela, açúcar' },
  { name: 'Cerveja 600 ml', category: 'Cervejas' },
  { name: 'Caipirinha de limão', category: 'Drinks', description: 'cachaça, limão, açúcar' },
]

const money = (least: number, most: number) =>
  fc.integer({ min: least * 10, max: most * 10 }).map((tenths) => tenths / 10)

const priced = fc.subarray([...items], { minLength: 3 }).chain((chosen) =>
  fc.tuple(
    ...chosen.map((item) =>
      fc.record({
        item: fc.constant(item),
        price: fc.option(money(6, 90), { freq: 12 }),
        cost: fc.option(money(0, 30), { freq: 6 }),
        units: fc.nat(400),
      }),
    ),
  ),
)
type Sold = { item: (typeof items)[number]; price: number | null; cost: number | null; units: number }

const name = fc.constantFrom(...items.map((item) => item.name), 'Petiscos', 'cerveja', 'Feijoada')
const said = { text: 'o que a casa disse', origin: 'request' } as const

const itemWish = fc.oneof(
  name.map((item): Wish => ({ kind: 'keepPrice', item, ...said })),
  fc
    .tuple(name, fc.option(money(8, 60), { nil: undefined }))
    .map(([item, max]): Wish => ({ kind: 'capPrice', item, max, ...said })),
  name.map((item): Wish => ({ kind: 'promote', item, ...said })),
)
const moveWish = name.map((item): Wish => ({ kind: 'dropItem', item, ...said }))
const keepWish = name.map((item): Wish => ({ kind: 'keepItem', item, ...said }))
const priceWish = fc.oneof(
  money(10, 80).map((max): Wish => ({ kind: 'price', max, ...said })),
  money(5, 30).map((min): Wish => ({ kind: 'price', min, ...said })),
  fc.tuple(name, money(10, 60)).map(([item, max]): Wish => ({ kind: 'price', item, max, ...said })),
)
const excludeWish = fc
  .tuple(
    fc.constantFrom(
      'camarão',
      'leite',
      'lactose',
      'glúten',
      'carne de porco',
      'limão',
      'oleaginosas',
      'mel',
      'coentro',
    ),
    fc.constantFrom('allergy', 'diet', 'taste' as const),
  )
  .map(([what, why]): Wish => ({ kind: 'exclude', what, why: why as 'allergy' | 'diet' | 'taste', ...said }))
const dateWish = fc
  .tuple(
    fc.integer({ min: -60, max: 90 }),
    fc.nat(12),
    fc.boolean(),
    fc.constantFrom('up', 'down', undefined),
  )
  .map(([start, days, closed, effect]): Wish => {
    const from = addDays(today, start)
    return {
      kind: 'date',
      origin: 'request',
      what: 'reforma',
      text: 'reforma',
      closed,
      effect: effect as 'up' | 'down' | undefined,
      from,
      to: addDays(from, days),
    }
  })
const countWish = fc
  .tuple(fc.integer({ min: 1, max: 14 }), fc.constantFrom('exactly', 'at_most', 'at_least'))
  .map(
    ([count, bound]): Wish => ({
      kind: 'count',
      count,
      bound: bound as 'exactly' | 'at_most' | 'at_least',
      ...said,
    }),
  )

/** Wishes that do not contradict each other: the reader refuses the others before payment. */
const wishes = (...kinds: fc.Arbitrary<Wish>[]) =>
  fc.array(fc.oneof(...kinds), { maxLength: 4 }).filter((list) => {
    const of = (kind: Wish['kind']) => list.filter((wish) => wish.kind === kind).length
    return (
      of('dropItem') * (of('keepItem') + of('promote')) === 0 &&
      of('price') + of('keepPrice') + of('capPrice') <= 1 &&
      of('count') <= 1
    )
  })

const file = { path: 'r/a', name: 'a', size: 1, type: 'text/csv' }
const menuItems = (sold: readonly Sold[]): MenuItem[] =>
  sold.map(({ item, price, cost }) => ({ ...item, description: item.description ?? null, price, cost }))

function salesOf(sold: readonly Sold[]): Sales {
  const mondays = Array.from({ length: 20 }, (_, week) => addDays('2026-07-06', week * 7))
  return {
    items: sold.map(({ item: { name: own, category }, price, cost, units }) => ({
      name: own,
      category,
      price,
      cost,
      units,
    })),
    period: { from: '2026-07-06', to: '2026-11-22' },
    weeks: mondays.map((monday, week) => ({ monday, units: 100 + week, revenue: 1000, days: 6 })),
    itemWeeks: sold
      .slice(0, 2)
      .map(({ item, units }) => ({ name: item.name, units: mondays.map((_, week) => units + (week % 3)) })),
    weekdays: [2, 3, 4, 5, 6, 0].map((weekday) => ({
      weekday,
      units: 100 + weekday * 10,
      revenue: null,
      days: 20,
    })),
    dayParts: [],
    rows: { read: 1, totals: 0, blank: 0, refused: 0 },
  }
}

const houseOf = (sold: readonly Sold[], known: boolean): House =>
  houseSchema.parse({
    menu: known
      ? sold.map(({ item, price, cost }) => ({
          name: item.name,
          section: item.category,
          description: item.description ?? null,
          price,
          cost,
        }))
      : [],
    settings: { opening: known ? { '1': null } : {} },
  })

type Outcome = { facts: Fact[]; context: EngineContext } | null

/** An automation's results, or null if it says that the request is impossible. */
async function deliver(
  type: AutomationType,
  answers: Parameters<ReturnType<typeof automationOf>['run']>[0],
  asked: readonly Wish[],
  house: House,
): Promise<Outcome> {
  const context: EngineContext = {
    ...unknownHouse,
    today,
    restaurant: { name: 'Bar do Chico', city: 'Fortaleza', type: 'bar' },
    house,
    sheet: { wishes: [...asked], unread: [] },
  }
  const automation = automationOf(type)
  try {
    const results = await automation.run(answers, context)
    for (const { content } of results) expect(await automation.parse(content)).toEqual(content)
    expect((await automation.report(results.map(({ content }) => content))).sections.length).toBeGreaterThan(
      0,
    )
    const facts = await automation.facts(results.map(({ content }) => content))
    const checks = check(facts, context.sheet, { house, explanations: explanationsOf(results) })
    expect(checks.filter(({ outcome }) => outcome === 'violated')).toEqual([])
    return { facts, context }
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    expect(['impossible_restrictions', 'not_enough_data']).toContain(error.code)
    return null
  }
}

const runs = { numRuns: 200, seed: 20261122 }
const given = (...kinds: fc.Arbitrary<Wish>[]) => [priced, wishes(...kinds), fc.boolean()] as const

/** A line that tells guests to wait, from `tables/rest-lines.ts`. */
const tellsClosed = /fech|folga|descan|volta|abre de novo|próximo serviço|serviço novamente|(?:Salva|Guarda)/i

describe('a sheet is respected by', { tags: 'slow' }, () => {
  test('menu_redesign: kept items stay, removed ones go, and prices respect their bounds', async () => {
    await fc.assert(
      fc.asyncProperty(
        ...given(itemWish, moveWish, keepWish, priceWish, excludeWish, countWish),
        async (sold, asked, known) => {
          const answers = {
            current_menu: { ...file, menu: { items: menuItems(sold) } },
            business_goals: ['Melhorar a margem'],
            sales_data: { ...file, sales: salesOf(sold) },
          }
          const outcome = await deliver('menu_redesign', answers, asked, houseOf(sold, known))
          if (!outcome) return
          const actions = outcome.facts.filter((fact) => fact.kind === 'action')
          expect(actions.map(({ item }) => item).toSorted()).toEqual(
            sold.map(({ item }) => item.name).toSorted(),
          )
          for (const wish of asked) {
            if (wish.kind !== 'count' || wish.bound === 'at_least') continue
            expect(actions.filter(({ action }) => action !== 'tirar').length).toBeLessThanOrEqual(wish.count)
          }
        },
      ),
      runs,
    )
  }, 120_000)

  test('dynamic_pricing: every item has a fact', async () => {
    await fc.assert(
      fc.asyncProperty(...given(itemWish, priceWish), async (sold, asked, known) => {
        const answers = { sales_data: { ...file, sales: salesOf(sold) } }
        const outcome = await deliver('dynamic_pricing', answers, asked, houseOf(sold, known))
        if (!outcome) return
        const prices = outcome.facts.filter((fact) => fact.kind === 'price')
        expect(prices.map(({ item }) => item).toSorted()).toEqual(
          sold.map(({ item }) => item.name).toSorted(),
        )
      }),
      runs,
    )
  }, 120_000)

  test('food_pairing: excluded and unknown ingredients are left out', async () => {
    await fc.assert(
      fc.asyncProperty(
        ...given(moveWish, keepWish, priceWish, excludeWish, countWish),
        async (sold, asked, known) => {
          const answers = {
            menu_upload: { ...file, menu: { items: menuItems(sold) } },
            cuisine_style: 'Nordestina',
            focus_areas: ['Entradas e petiscos', 'Pratos principais', 'Sobremesas'],
          }
          const outcome = await deliver('food_pairing', answers, asked, houseOf(sold, known))
          for (const wish of asked) {
            if (!outcome || wish.kind !== 'exclude' || wish.what !== 'camarão') continue
            expect(JSON.stringify(outcome.facts)).not.toMatch(/camar/i)
          }
        },
      ),
      runs,
    )
  }, 240_000)

  test('content_generation: a post on a closed day says that the house is closed', async () => {
    await fc.assert(
      fc.asyncProperty(...given(moveWish, excludeWish, dateWish, itemWish), async (sold, asked, known) => {
        const answers = {
          brand_style: ['Descontraída'],
          content_focus: ['Pratos da casa'],
          posting_frequency: 'Diariamente',
        }
        const outcome = await deliver('content_generation', answers, asked, houseOf(sold, known))
        const posts = outcome?.facts.filter((fact) => fact.kind === 'post') ?? []
        const shut = posts.filter(({ date }) => known && weekdayOf(date) === 1)
        for (const { body } of shut) expect(body).toMatch(tellsClosed)
      }),
      runs,
    )
  }, 240_000)

  test('predictive_analytics: closed weeks count as zero', async () => {
    await fc.assert(
      fc.asyncProperty(...given(dateWish, excludeWish), async (sold, asked, known) => {
        const answers = { sales_data: { ...file, sales: salesOf(sold) } }
        const outcome = await deliver('predictive_analytics', answers, asked, houseOf(sold, known))
        const weeks = outcome?.facts.filter((fact) => fact.kind === 'forecast') ?? []
        for (const { week, low, mid, high } of weeks) {
          expect(low <= mid && mid <= high).toBe(true)
          const shut = asked.some(
            (wish) =>
              wish.kind === 'date' &&
              wish.closed &&
              (wish.from ?? '') <= week &&
              (wish.to ?? '') >= addDays(week, 6),
          )
          if (shut) expect(high).toBe(0)
        }
      }),
      runs,
    )
  }, 240_000)

  test('competitor_analysis: every price is between those that the owner gave', async () => {
    const competitor = fc.tuple(name, money(5, 50), money(0, 10)).map(
      ([item, min, more]): Wish => ({
        kind: 'competitorPrice',
        competitor: 'Bar X',
        item,
        min,
        max: min + more,
        ...said,
      }),
    )
    await fc.assert(
      fc.asyncProperty(...given(competitor, excludeWish), async (sold, asked, known) => {
        const answers = { competitors: 'x', own_menu: { ...file, menu: { items: menuItems(sold) } } }
        await deliver('competitor_analysis', answers, asked, houseOf(sold, known))
      }),
      runs,
    )
  }, 120_000)
})
