/** Prices of a review: what the engine gives for them, what they may not do, and what stays of a version's texts. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rankedActions } from '../automations/menu-redesign/sums-part.ts'
import { formatBrl } from '../base/language/text.ts'
import type { Wish } from '../base/request/wish.ts'
import type { SalesItem } from '../documents/sales.ts'
import { goldenAnswers, goldenContext } from '../golden/golden.ts'
import { houses } from '../golden/houses.ts'
import { parseContent, type ResultContent } from '../results.ts'
import { runEngine } from '../run-engine.ts'
import { applyEdits, type Edit, EditRefused } from './apply-edits.ts'
import { fieldsOf } from './fields.ts'
import { recompute, reproduce, type Source, type Version } from './recompute.ts'

type Priced = 'menu_redesign' | 'dynamic_pricing'

async function sourceOf(type: Priced, id = 'boteco', wishes: readonly Wish[] = []): Promise<Source> {
  const house = houses.find((one) => one.id === id)
  if (!house) throw new Error('no house')
  const answers = (await goldenAnswers(type))[house.id]
  const context = goldenContext(type, house, answers)
  const sheet = { ...context.sheet, wishes: [...context.sheet.wishes, ...wishes] }
  return { type, answers, context: { ...context, sheet } }
}

async function delivered(source: Source, prices: Version['prices'] = []): Promise<Version> {
  const items = await runEngine(source.type, source.answers, { ...source.context, prices })
  const contents = await Promise.all(
    items.map(({ content }) => parseContent(JSON.parse(JSON.stringify(content)))),
  )
  return { contents: contents.filter((content) => content !== null), prices }
}

async function publish(source: Source, version: Version, edits: readonly Edit[]) {
  const { contents, prices, edits: left } = await recompute(source, version, edits)
  return { contents: await applyEdits(contents, left), prices }
}

const placesIn = (contents: readonly ResultContent[]) =>
  contents
    .flatMap(fieldsOf)
    .flatMap((field) => (field.kind === 'engine_price' ? [{ id: field.id, ...field.place }] : []))

/** The request with other items in its sheet. */
function withSold(source: Source, change: (sold: SalesItem, index: number) => SalesItem): Source {
  const answer = source.answers.sales_data
  if (typeof answer !== 'object' || !('sales' in answer) || !answer.sales) throw new Error('no sheet')
  const sales = { ...answer.sales, items: answer.sales.items.map(change) }
  return { ...source, answers: { ...source.answers, sales_data: { ...answer, sales } } }
}

/** The request with an item that nothing says the cost of. */
const withoutCost = (source: Source) =>
  withSold(source, (sold, index) => (index === 0 ? { ...sold, name: 'Prato da sexta', cost: null } : sold))

/** An item whose price may be set, and that the engine leaves alone. */
function anItem({ contents }: Version) {
  const found = placesIn(contents).find(
    ({ locked, today, price, with: addition }) => !locked && addition === undefined && today === price,
  )
  if (!found || found.today === null || found.cost === null) throw new Error('no item that stays')
  return { ...found, today: found.today, cost: found.cost }
}

const refusal = async (change: Promise<unknown>) => {
  const error = await change.catch((reason: unknown) => reason)
  if (!(error instanceof EditRefused)) throw error
  return error
}

const cents = (value: number) => Math.round(value * 100) / 100

describe.each(['menu_redesign', 'dynamic_pricing'] as const)('a review of %s', (type) => {
  test('gives what the engine gives for its prices, and takes them back', async () => {
    const source = await sourceOf(type)
    const first = await delivered(source)
    const item = anItem(first)
    const price = cents(item.today * 1.05)
    const second = await publish(source, first, [{ id: item.id, value: price }])
    expect(second.prices).toEqual([{ item: item.item, price, from: item.proposal }])
    expect(second).toEqual(await delivered(source, second.prices))
    const again = placesIn(second.contents).find((place) => place.item === item.item)
    expect(again).toMatchObject({ price, proposal: item.proposal })
    expect(await publish(source, second, [{ id: again?.id ?? '', value: item.today }])).toEqual(first)
  })

  test('keeps the texts of the version, finds them where they moved, and renews what the prices say', async () => {
    const source = await sourceOf(type)
    const first = await delivered(source)
    const item = anItem(first)
    const foot = first.contents
      .flatMap(fieldsOf)
      .filter(
        ({ kind, id }) => kind === 'text' && /newMenu\.sections\.1\.items\.\d+\.text|assumptions/.test(id),
      )
      .at(-1)
    const texts = [
      { id: foot?.id ?? '', value: 'Uma linha da fazenda.' },
      { id: '0/summary', value: 'Um resumo da fazenda.' },
    ]
    const second = await publish(source, first, texts)
    expect(second.prices).toEqual([])
    const third = await publish(source, second, [{ id: item.id, value: cents(item.today * 0.93) }])
    const said = JSON.stringify(third.contents)
    expect(said).toContain('Uma linha da fazenda.')
    expect(said).not.toContain('Um resumo da fazenda.')
    // Written with the prices in view, the summary stands.
    const together = await publish(source, first, [
      ...texts,
      { id: item.id, value: cents(item.today * 0.93) },
    ])
    expect(JSON.stringify(together.contents)).toContain('Um resumo da fazenda.')
    expect(JSON.stringify(together.contents)).toContain('Uma linha da fazenda.')
  })

  test.each([1.11, 0.89, -1, 0, 1e12, Number.NaN])('refuses %s times today’s price', async (factor) => {
    const source = await sourceOf(type)
    const first = await delivered(source)
    const item = anItem(first)
    const refused = await refusal(publish(source, first, [{ id: item.id, value: item.today * factor }]))
    expect(refused).toMatchObject({ code: 'price_out_of_range', field: item.id })
    expect(refused.message).toContain('até 10% do preço de hoje')
  })

  test.each(['keepPrice', 'capPrice'] as const)('does not break a wish of kind %s', async (kind) => {
    const item = anItem(await delivered(await sourceOf(type)))
    const wish: Wish = { kind, item: item.item, text: 'não mexer', origin: 'request' }
    const source = await sourceOf(type, 'boteco', [wish])
    const first = await delivered(source)
    const id = placesIn(first.contents).find((place) => place.item === item.item)?.id ?? ''
    const change = (value: number) => publish(source, first, [{ id, value, reason: 'Vale a pena.' }])
    expect(await refusal(change(cents(item.today * 1.04)))).toMatchObject({
      code: 'price_breaks_wish',
      field: id,
    })
    if (kind === 'capPrice') expect((await change(cents(item.today * 0.96))).prices).toHaveLength(1)
  })

  test('goes below the cost with a reason only', async () => {
    const item = anItem(await delivered(await sourceOf(type)))
    // The house pays nearly the whole price for it.
    const dear = withSold(await sourceOf(type), (sold) =>
      sold.name === item.item ? { ...sold, cost: cents(item.today * 0.95) } : sold,
    )
    const first = await delivered(dear)
    const place = placesIn(first.contents).find((one) => one.item === item.item && !one.locked)
    if (!place) throw new Error('it left')
    const edit = { id: place.id, value: cents(item.today * 0.92) }
    expect(await refusal(publish(dear, first, [edit]))).toMatchObject({
      code: 'price_below_cost',
      field: place.id,
    })
    expect(await refusal(publish(dear, first, [{ ...edit, reason: '<b>x</b>' }]))).toMatchObject({
      code: 'version_invalid',
    })
    const second = await publish(dear, first, [{ ...edit, reason: 'Chama gente na terça.' }])
    expect(second.prices).toMatchObject([{ item: item.item, reason: 'Chama gente na terça.' }])
  })

  test('is not for a report that the engine gives no more', async () => {
    const source = await sourceOf(type)
    const first = await delivered(source)
    expect(await reproduce(source, first)).not.toBeNull()
    const [content] = first.contents
    const older = {
      ...first,
      contents: [JSON.parse(JSON.stringify(content).replace(/"units":\d/, '"units":9'))],
    }
    expect(await reproduce(source, older)).toBeNull()
    const item = anItem(first)
    expect(await refusal(publish(source, older, [{ id: item.id, value: item.today }]))).toMatchObject({
      code: 'prices_fixed',
    })
    // Control: its texts can be edited.
    expect((await publish(source, older, [{ id: '0/summary', value: 'Novo.' }])).prices).toEqual([])
  })

  test('sets no price that the sums do not know', async () => {
    const source = await withoutCost(await sourceOf(type))
    const first = await delivered(source)
    const locked = placesIn(first.contents).find((place) => place.locked !== undefined)
    if (!locked) throw new Error('every price is known')
    expect(await refusal(publish(source, first, [{ id: locked.id, value: 10 }]))).toMatchObject({
      code: 'price_not_settable',
    })
  })
})

test('a combo’s price carries its discount, its break-even and its gain', async () => {
  const source = await sourceOf('menu_redesign')
  const first = await delivered({
    ...source,
    answers: { ...source.answers, business_goals: ['Criar combos e sugestões da casa'] },
  })
  const again = {
    ...source,
    answers: { ...source.answers, business_goals: ['Criar combos e sugestões da casa'] },
  }
  const combo = placesIn(first.contents).find((place) => place.with !== undefined)
  if (combo?.price == null || combo.today === null) throw new Error('no combo')
  const price = cents(combo.price + 0.5)
  const { contents, prices } = await publish(again, first, [{ id: combo.id, value: price }])
  expect(prices).toMatchObject([{ item: combo.item, with: combo.with, price, from: combo.price }])
  const [redesign] = contents
  if (redesign?.kind !== 'menu_redesign') throw new Error('no redesign')
  const own = redesign.combos?.find(({ dish }) => dish === combo.item)
  expect(own?.discount).toBeCloseTo(combo.today - price, 6)
  expect(rankedActions(redesign).map(({ action }) => action)).toContain(
    `Combo a ${formatBrl(price)}, em vez de ${formatBrl(combo.today)}`,
  )
  expect(await refusal(publish(again, first, [{ id: combo.id, value: combo.today }]))).toMatchObject({
    code: 'price_out_of_range',
    field: combo.id,
  })
})

/** Prices within a tenth of today's, above the cost, for some of the items. */
const randomEdits = ({ contents }: Version) =>
  fc
    .subarray(placesIn(contents).filter(({ locked, with: addition }) => !locked && addition === undefined))
    .chain((chosen) =>
      fc.tuple(
        ...chosen.map(({ id, today, cost }) =>
          fc
            .double({ min: 0.901, max: 1.099, noNaN: true })
            .map((factor) => ({ id, value: Math.max(cents((today ?? 0) * factor), (cost ?? 0) + 0.01) })),
        ),
      ),
    )

test('the figures of a reviewed redesign follow from its own prices, whichever are set', async () => {
  const source = await sourceOf('menu_redesign', 'food-truck')
  const first = await delivered(source)
  await fc.assert(
    fc.asyncProperty(randomEdits(first), async (edits) => {
      const { contents, prices } = await publish(source, first, edits).catch((error: unknown) => {
        if (error instanceof EditRefused && error.code.startsWith('price_'))
          return { contents: [], prices: [] }
        throw error
      })
      const [redesign] = contents
      fc.pre(redesign?.kind === 'menu_redesign')
      const items = redesign.categories.flatMap((category) => category.items)
      const months = 30 / (redesign.period?.days ?? 30)
      const elasticities = Object.values(redesign.elasticities ?? {})
      for (const { item: name, price } of prices) {
        const item = items.find((one) => one.name === name)
        if (!item || item.move === 'remove') throw new Error(`${name} is gone`)
        expect(item.newPrice ?? item.price).toBe(price)
        const change = price / item.price - 1
        const gains = elasticities.flatMap((elasticity) => {
          const profit = (price - item.cost) * item.units * months * (1 + elasticity * change)
          const gain = profit - (item.price - item.cost) * item.units * months
          return [gain, gain + profit * 0.15]
        })
        expect(Math.min(...gains.map((gain) => Math.abs(gain - item.effect)))).toBeLessThan(0.01)
        expect(item.action).toMatch(/preço a pedido da revisão$/)
        for (const { items: lines } of redesign.newMenu?.sections ?? []) {
          for (const line of lines) if (line.name === name) expect(line.price).toBe(price)
        }
      }
      expect(items.reduce((sum, { effect }) => sum + effect, 0)).toBeCloseTo(redesign.effect, 4)
      for (const {
        dish,
        addition,
        full,
        discount,
        gains,
        price,
        breakEvenPct,
        effect,
        units,
      } of redesign.combos ?? []) {
        const parts = [dish, addition].map((name) => items.find((item) => item.name === name))
        expect(parts.reduce((sum, item) => sum + (item?.newPrice ?? item?.price ?? 0), 0)).toBeCloseTo(
          full,
          6,
        )
        const left = (parts[1]?.newPrice ?? parts[1]?.price ?? 0) - (parts[1]?.cost ?? 0)
        expect(full - price).toBeCloseTo(discount, 6)
        expect(left - discount).toBeCloseTo(gains, 6)
        expect((gains / left) * 100).toBeCloseTo(breakEvenPct, 6)
        expect(units * (0.6 * left - discount)).toBeCloseTo(effect, 6)
      }
      const ranked = rankedActions(redesign).map(({ effect }) => effect)
      expect(ranked).toEqual(ranked.toSorted((a, b) => b - a))
      if (items.some(({ newPrice }) => newPrice !== null)) {
        expect(redesign.summary).toContain(formatBrl(redesign.effect))
      }
    }),
    { numRuns: 200 },
  )
})

test('the figures of a reviewed pricing plan follow from its own prices, whichever are set', async () => {
  const source = await sourceOf('dynamic_pricing')
  const first = await delivered(source)
  await fc.assert(
    fc.asyncProperty(randomEdits(first), async (edits) => {
      const { contents, prices } = await publish(source, first, edits).catch((error: unknown) => {
        if (error instanceof EditRefused && error.code.startsWith('price_'))
          return { contents: [], prices: [] }
        throw error
      })
      const [plan] = contents
      fc.pre(plan?.kind === 'pricing_plan')
      for (const {
        name,
        price,
        cost,
        units,
        elasticity,
        newPrice,
        change,
        profit,
        newProfit,
        ...item
      } of plan.items) {
        expect(newPrice).toBeCloseTo(price * (1 + change), 6)
        if (!item.asked) {
          expect(newProfit).toBeCloseTo((newPrice - cost) * units * (1 + elasticity * change), 1)
        }
        expect(item.proposed !== undefined).toBe(prices.some((one) => one.item === name))
        if (newPrice === price) expect(newProfit).toBe(profit)
        else expect(item.action).toBe(newPrice > price ? 'raise' : 'lower')
      }
      expect(plan.items.reduce((sum, { newProfit }) => sum + newProfit, 0)).toBeCloseTo(plan.newProfit, 6)
      const gains = plan.items.map(({ profit, newProfit }) => newProfit - profit)
      expect(gains).toEqual(gains.toSorted((a, b) => b - a))
      if (plan.items.some(({ change }) => change !== 0)) {
        expect(plan.summary).toContain(formatBrl(Math.abs(plan.newProfit - plan.profit)))
      }
    }),
    { numRuns: 200 },
  )
})
