/** @module-tag slow */
import { describe, expect, test } from 'vitest'
import { rankedActions } from '../automations/menu-redesign/sums-part.ts'
import { formatBrl } from '../base/language/text.ts'
import type { Wish } from '../base/request/wish.ts'
import { EditRefused } from './apply-edits.ts'
import { fieldsOf } from './fields.ts'
import { reproduce } from './recompute.ts'
import {
  anItem,
  cents,
  delivered,
  placesIn,
  publish,
  sourceOf,
  withoutCost,
  withSold,
} from './test-review.ts'

const refusal = async (change: Promise<unknown>) => {
  const error = await change.catch((reason: unknown) => reason)
  if (!(error instanceof EditRefused)) throw error
  return error
}

describe.each(['menu_redesign', 'dynamic_pricing'] as const)('a review of %s', (type) => {
  test('applies the engine’s figures for its prices, and can revert them', async () => {
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

  test('keeps the version’s texts, finds moved ones, and renews those that depend on the prices', async () => {
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
    // The summary was written with these prices and stays.
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

  test.each(['keepPrice', 'capPrice'] as const)('refuses a price against a wish of kind %s', async (kind) => {
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

  test('allows a price below cost only with a reason', async () => {
    const item = anItem(await delivered(await sourceOf(type)))
    // The cost is nearly the whole price.
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

  test('is rejected for a report that the engine no longer reproduces', async () => {
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

  test('sets no price that the calculation does not use', async () => {
    const source = await withoutCost(await sourceOf(type))
    const first = await delivered(source)
    const locked = placesIn(first.contents).find((place) => place.locked !== undefined)
    if (!locked) throw new Error('every price is known')
    expect(await refusal(publish(source, first, [{ id: locked.id, value: 10 }]))).toMatchObject({
      code: 'price_not_settable',
    })
  })
})

test('a combo’s price updates its discount, break-even and gain', async () => {
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
