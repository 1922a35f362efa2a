/** A consultant's edits become the next version, checked against the schema, the advertising rules and the wishes. */
import { randomUUID } from 'node:crypto'
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
  const { data: request } = await requestAutomation(ana, 'drink_creation', {
    ...(await drinkAnswers()),
    request_sheet: sheet,
  })
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
