/** A consultant's edits become the next version, checked against the schema, the advertising rules and the wishes. */
import { randomUUID } from 'node:crypto'
import { pricingPlanSchema } from '@consulting/automations/dynamic-pricing/schema.ts'
import { drinkSchema } from '@consulting/base/drinks/drink.schema.ts'
import { createClient } from '@supabase/supabase-js'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Database, Json } from '@/data/database.types'
import { drinkAnswers } from './support/drinks.ts'
import { buy, invoke, type Person, requestAutomation, service, signUpOwner, stack } from './support/stack.ts'

type Member = { token: string; client: Person['client'] }

async function createMember(role: Database['public']['Enums']['staff_role']): Promise<Member> {
  const client = createClient<Database>(stack.api_url, stack.publishable_key, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const email = `${randomUUID()}@exemplo.com`
  const { data } = await client.auth.signUp({ email, password: 'Segredo123' })
  await service.rpc('add_staff_member', { p_email: email, p_role: role, p_name: 'Rosa Lima' }).throwOnError()
  return { token: data.session?.access_token ?? '', client }
}

let rosa: Member
let packer: Member
beforeAll(async () => {
  rosa = await createMember('consultant')
  packer = await createMember('fulfilment')
})

const peanuts = { kind: 'exclude', what: 'amendoim', why: 'allergy', text: 'alergia a amendoim' }

/** A delivered consultation with an allergy, whose review Rosa holds. */
async function openReview(sheet: Json = { wishes: [peanuts], unread: [] }) {
  const ana = await signUpOwner()
  await buy(ana)
  return reviewOf(ana, 'drink_creation', { ...(await drinkAnswers()), request_sheet: sheet })
}

async function reviewOf(
  ana: Person,
  type: Parameters<typeof requestAutomation>[1],
  answers: Record<string, Json>,
) {
  const { data: request } = await requestAutomation(ana, type, answers)
  const requestId = request?.id ?? ''
  await invoke('process-automation', { request_id: requestId }, ana.token)
  const { data: reviewId } = await ana.client
    .rpc('request_review', { p_request_id: requestId })
    .throwOnError()
  await rosa.client.rpc('take_review', { p_review_id: reviewId, p_seen: 1 }).throwOnError()
  return {
    ana,
    requestId,
    reviewId,
    edit: (edits: Json, seen = 2, base = 1, who: Member | Person = rosa) =>
      invoke('publish-version', { review_id: reviewId, seen, base, edits }, who.token),
    limits: (base = 1, who: Member | Person = rosa) =>
      invoke('publish-version', { review_id: reviewId, base, ask: 'price_limits' }, who.token),
  }
}

const firstDrink = async (person: Person, requestId: string, version: number) => {
  const { data } = await person.client
    .from('version_contents')
    .select('position, content')
    .eq('automation_request_id', requestId)
    .eq('version', version)
    .order('position')
    .throwOnError()
  return z.parse(drinkSchema, data[0]?.content)
}

test('edits become a version that its owner is shown, and the first stays', async () => {
  const { ana, requestId, edit } = await openReview()
  const before = await firstDrink(ana, requestId, 1)
  const price = before.suggestedPrice + 3
  const edits = [
    { id: '0/story', value: 'Caju da Praia com a doçura do fim da tarde.' },
    { id: '0/suggestedPrice', value: price },
  ]
  expect(await edit(edits)).toEqual({ status: 200, body: { number: 2 } })
  expect(await firstDrink(ana, requestId, 1)).toEqual(before)
  expect(await firstDrink(ana, requestId, 2)).toMatchObject({
    name: before.name,
    story: 'Caju da Praia com a doçura do fim da tarde.',
    suggestedPrice: price,
    contributionMargin: price - before.doseCost,
  })
  const { data } = await ana.client
    .from('content_versions')
    .select('number, shown, author_name, wish_checks')
    .throwOnError()
  expect(data).toMatchObject([{ number: 2, shown: true, author_name: 'Rosa Lima' }])
  expect(data[0]?.wish_checks).toMatchObject([{ wish: peanuts, outcome: 'met' }])
  // The next version starts from the one that it names.
  expect(await edit([{ id: '0/fit', value: 'Para o seu salão.' }], 3, 2)).toEqual({
    status: 200,
    body: { number: 3 },
  })
  expect(await firstDrink(ana, requestId, 3)).toMatchObject({
    suggestedPrice: price,
    fit: 'Para o seu salão.',
  })
})

test.each([
  ['names what an allergy keeps out', '0/story', 'Servido com amendoim torrado.', 'wish_violated'],
  ['is no editable field', '0/name', 'Outro', 'version_invalid'],
  ['is no price', '0/suggestedPrice', -2, 'version_invalid'],
  ['promises health', '0/story', 'Faz bem à saúde e cura a ressaca.', 'version_invalid'],
])('an edit that %s publishes nothing', async (_, id, value, code) => {
  const { ana, edit } = await openReview()
  const answer = await edit([{ id, value }])
  expect(answer).toMatchObject({ status: 400, body: { code } })
  expect((await ana.client.from('content_versions').select('id')).data).toEqual([])
})

test('a price above the owner’s ceiling publishes nothing, and one below it does', async () => {
  const ceiling = { kind: 'price', max: 30, text: 'até R$ 30' }
  const { edit, ana, requestId } = await openReview({ wishes: [ceiling], unread: [] })
  expect((await firstDrink(ana, requestId, 1)).suggestedPrice).toBeLessThanOrEqual(30)
  expect(await edit([{ id: '0/suggestedPrice', value: 45 }])).toMatchObject({
    status: 400,
    body: { code: 'wish_violated' },
  })
  expect(await edit([{ id: '0/suggestedPrice', value: 29 }])).toMatchObject({ status: 200 })
})

test('owners, other staff and a member with an old state publish nothing; a visitor is refused', async () => {
  const { ana, edit } = await openReview()
  const story = [{ id: '0/story', value: 'Novo.' }]
  expect(await edit(story, 2, 1, ana)).toMatchObject({ status: 403, body: { code: 'staff_only' } })
  expect(await edit(story, 2, 1, packer)).toMatchObject({ status: 403, body: { code: 'staff_only' } })
  expect(await edit(story, 1)).toMatchObject({ status: 409, body: { code: 'review_changed' } })
  expect(await edit(story, 2, 7)).toMatchObject({ status: 400, body: { code: 'version_invalid' } })
  expect((await invoke('publish-version', {})).status).toBe(401)
  expect((await ana.client.from('content_versions').select('id')).data).toEqual([])
  // Control: the same edit, based on the current state.
  expect(await edit(story)).toMatchObject({ status: 200 })
})

/** A delivered pricing plan of three items under review by Rosa; the owner keeps the price of the beer. */
async function openPlan() {
  const sold = (name: string, units: number, price: number, cost: number) => ({
    name,
    category: 'Petiscos',
    units,
    price,
    cost,
  })
  const sales = {
    items: [sold('Camarão', 300, 62, 22), sold('Isca', 200, 40, 12), sold('Cerveja', 900, 14, 13)],
    period: { from: '2026-10-01', to: '2026-10-30' },
    weeks: [],
    itemWeeks: [],
    weekdays: [],
    dayParts: [],
    rows: { read: 3, totals: 0, blank: 0, refused: 0 },
  }
  const ana = await signUpOwner()
  for (let packs = 0; packs < 3; packs += 1) await buy(ana)
  const path = `${ana.restaurantId}/vendas.csv`
  await ana.client.storage
    .from('uploads')
    .upload(path, new TextEncoder().encode('item;unidades\n'), { contentType: 'text/csv' })
  const file = { path, name: 'vendas.csv', size: 14, type: 'text/csv', sales }
  const kept = { kind: 'keepPrice', item: 'Isca', text: 'a isca fica', origin: 'request' }
  const review = await reviewOf(ana, 'dynamic_pricing', {
    sales_data: file,
    request_sheet: { wishes: [kept], unread: [] },
  })
  const versionOf = async (version: number) => {
    const { data } = await review.ana.client
      .from('version_contents')
      .select('content')
      .eq('automation_request_id', review.requestId)
      .eq('version', version)
      .single()
      .throwOnError()
    return z.parse(pricingPlanSchema, data.content)
  }
  const first = await versionOf(1)
  const idOf = (name: string) => `0/items.${first.items.findIndex((item) => item.name === name)}.newPrice`
  return { ...review, versionOf, first, idOf }
}

test('an edited price of a plan is recomputed by its engine and saved with the version', async () => {
  const { ana, edit, versionOf, first, idOf } = await openPlan()
  const own = first.items.find(({ name }) => name === 'Camarão')?.newPrice
  expect(await edit([{ id: idOf('Camarão'), value: 63 }])).toEqual({ status: 200, body: { number: 2 } })
  const second = await versionOf(2)
  const item = second.items.find(({ name }) => name === 'Camarão')
  expect(item).toMatchObject({ newPrice: 63, proposed: own })
  expect(item?.newProfit).toBeCloseTo((63 - 22) * 300 * (1 - 1.2 * (63 / 62 - 1)), 1)
  expect(second.newProfit).toBeCloseTo(
    second.items.reduce((sum, { newProfit }) => sum + newProfit, 0),
    6,
  )
  expect(second.summary).not.toBe(first.summary)
  const { data } = await ana.client.from('content_versions').select('prices, wish_checks').throwOnError()
  expect(data[0]?.prices).toEqual([{ item: 'Camarão', price: 63, from: own }])
  expect(data[0]?.wish_checks).toMatchObject([{ outcome: 'met' }])
  // A text edit leaves the prices; sending the engine's own price reverts the review's.
  expect(await edit([{ id: '0/summary', value: 'Com calma.' }], 3, 2)).toMatchObject({ status: 200 })
  const place = `0/items.${second.items.findIndex(({ name }) => name === 'Camarão')}.newPrice`
  expect(await edit([{ id: place, value: own ?? 0 }], 4, 3)).toMatchObject({ status: 200 })
  expect((await versionOf(4)).items).toEqual(first.items)
})

test('a price that breaks a wish, the sums or the cost publishes nothing, and its field is named', async () => {
  const { ana, edit, idOf } = await openPlan()
  const refused = [
    ['Isca', 42, 'price_breaks_wish'],
    ['Camarão', 99_999, 'price_out_of_range'],
    ['Camarão', -3, 'price_out_of_range'],
    ['Camarão', '63', 'price_out_of_range'],
    ['Cerveja', 12.9, 'price_below_cost'],
  ] as const
  for (const [item, value, code] of refused) {
    const answer = await edit([{ id: idOf(item), value }])
    expect(answer).toMatchObject({ status: 400, body: { code, field: idOf(item) } })
  }
  expect((await ana.client.from('content_versions').select('id')).data).toEqual([])
  // Control: with a reason, the last one is published.
  const told = { id: idOf('Cerveja'), value: 12.9, reason: 'Traz gente na terça.' }
  expect(await edit([told])).toMatchObject({ status: 200 })
})

test('staff read the bounds of each price or, if the house has changed since, why none can be set', async () => {
  const { ana, edit, limits, idOf } = await openPlan()
  const answer = await limits()
  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject({
    limits: expect.arrayContaining([
      { item: 'Isca', limits: expect.objectContaining({ fixed: 40 }) },
      { item: 'Camarão', limits: expect.objectContaining({ fixed: null }) },
    ]),
  })
  expect(await limits(1, ana)).toMatchObject({ status: 403 })
  await ana.client
    .from('restaurants')
    .update({ name: 'Bar do Outro Nome' })
    .eq('user_id', ana.userId)
    .throwOnError()
  expect(await limits()).toMatchObject({ status: 200, body: { why: expect.stringContaining('mudaram') } })
  expect(await edit([{ id: idOf('Camarão'), value: 63 }])).toMatchObject({
    status: 400,
    body: { code: 'prices_fixed' },
  })
})
