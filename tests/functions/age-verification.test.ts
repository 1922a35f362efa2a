import { expect, test } from 'vitest'
import { invoke, type Person, purchase, service, signUpOwner, stack, verifyAge } from './support/stack.ts'

const start = (person: Person, returnUrl = `${stack.app_url}/idade?comprar=price_cachaca_alambique`) =>
  invoke('age-verification', { action: 'start', return_url: returnUrl }, person.token)
const check = (person: Person) => invoke('age-verification', { action: 'check' }, person.token)
const buyBottle = (person: Person) =>
  invoke('stripe-checkout', purchase('price_cachaca_alambique', { quantity: 2 }), person.token)

/** Calls the control API of the stand-in. */
const control = (path: string, body?: object) =>
  fetch(`${stack.age_url}/_control/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })

const rowsOf = async (person: Person) => {
  const { data } = await person.client.from('age_verifications').select('*').order('created_at')
  return data ?? []
}
const statusOf = async (person: Person) => (await rowsOf(person)).at(-1)?.status

const down = {
  status: 502,
  body: { code: 'age_service', error: 'O serviço de verificação não respondeu. Tente de novo em instantes.' },
}

/** A started verification, by its row and the session of the stand-in. */
async function begin(person: Person): Promise<{ attempt: string; session: string }> {
  const { body } = await start(person)
  const session = /\/session\/([\w-]+)$/.exec(String(body.url))?.[1]
  const [row] = await rowsOf(person)
  if (!session || !row) throw new Error(`no session: ${JSON.stringify(body)}`)
  return { attempt: row.id, session }
}

test('bottles are refused until the person is verified, and sold afterwards', async () => {
  const ana = await signUpOwner()
  expect(await buyBottle(ana)).toEqual({
    status: 409,
    body: {
      code: 'age_unverified',
      error: 'Antes da primeira compra de garrafas, verifique a sua idade.',
    },
  })
  expect(await verifyAge(ana)).toBe('verified')
  expect((await buyBottle(ana)).status).toBe(200)
  // A package is sold either way.
  expect(
    (await invoke('stripe-checkout', purchase('price_pacote_iniciante'), (await signUpOwner()).token)).status,
  ).toBe(200)
})

test('what is kept has neither name nor birth date nor image', async () => {
  const ana = await signUpOwner()
  const { session } = await begin(ana)
  await control(`sessions/${session}`, { choice: 'approve' })
  await expect.poll(() => statusOf(ana)).toBe('verified')
  const [row] = await rowsOf(ana)
  expect(row).toMatchObject({ provider: 'didit', reference: session, method: 'document' })
  expect(JSON.stringify(row)).not.toMatch(/Pessoa|portrait|-01-01/)
})

test.each([
  ['decline', 'refused'],
  ['minor', 'refused'],
  ['review', 'unsure'],
  ['abandon', 'expired'],
] as const)('the answer %s leaves the person %s, and bottles refused', async (choice, status) => {
  const ana = await signUpOwner()
  expect(await verifyAge(ana, choice)).toBe(status)
  expect((await buyBottle(ana)).body.code).toBe('age_unverified')
})

test('a doubt that the provider’s reviewers clear arrives by an event alone', async () => {
  const ana = await signUpOwner()
  const { session } = await begin(ana)
  await control(`sessions/${session}`, { choice: 'review' })
  await expect.poll(() => statusOf(ana)).toBe('unsure')
  await control(`sessions/${session}`, { choice: 'approve' })
  await expect.poll(() => statusOf(ana)).toBe('verified')
})

test('starting twice opens one session, and needs no other afterwards', async () => {
  const ana = await signUpOwner()
  const [one, two] = await Promise.all([start(ana), start(ana)])
  expect(one).toEqual(two)
  expect(await rowsOf(ana)).toHaveLength(1)
  await verifyAge(ana)
  expect(await start(ana)).toEqual({ status: 200, body: { status: 'verified' } })
})

test('a verification is resumed at any time, and refused for another site, a visitor or nonsense', async () => {
  const ana = await signUpOwner()
  expect((await start(ana, 'https://evil.example/idade')).body.code).toBe('return_url_refused')
  expect((await start(ana, 'nonsense')).status).toBe(400)
  expect((await invoke('age-verification', { action: 'forget' }, ana.token)).body.code).toBe('body_invalid')
  expect((await invoke('age-verification', { action: 'check' })).status).toBe(401)
  expect((await check(ana)).body).toEqual({ status: null })
  expect((await start(ana)).status).toBe(200)
  expect((await check(ana)).body).toEqual({ status: 'pending' })
})

test.each(['down', 'slow'])('a provider that is %s is reported, and nothing changes', async (mode) => {
  const ana = await signUpOwner()
  const { attempt, session } = await begin(ana)
  await control('faults', { mode, attempt })
  expect(await start(ana)).toEqual(down)
  expect(await check(ana)).toEqual(down)
  expect(await statusOf(ana)).toBe('pending')
  // Its event comes while it cannot be asked, and again when it can.
  await control(`sessions/${session}`, { choice: 'approve' })
  expect(await check(ana)).toEqual(down)
  await control('faults', { mode: 'none' })
  await expect.poll(() => statusOf(ana), { timeout: 10_000 }).toBe('verified')
})

test('an approval whose event is late counts when the person starts again, and no session takes its place', async () => {
  const ana = await signUpOwner()
  const { attempt, session } = await begin(ana)
  await control('faults', { mode: 'down', attempt })
  await control(`sessions/${session}`, { choice: 'approve' })
  // Meanwhile the event is refused as well.
  expect(await check(ana)).toEqual(down)
  await control('faults', { mode: 'none' })
  expect(await start(ana)).toEqual({ status: 200, body: { status: 'verified' } })
  expect(await rowsOf(ana)).toMatchObject([{ reference: session, status: 'verified' }])
})

test('an event that is forged is refused, and one that is sent again does no harm', async () => {
  const ana = await signUpOwner()
  const { session } = await begin(ana)
  const forged = JSON.stringify({ session_id: session, status: 'Approved', timestamp: Date.now() / 1000 })
  const post = (body: string, signature: string) =>
    fetch(`${stack.functions_url}/age-webhook`, {
      method: 'POST',
      headers: { 'x-signature': signature },
      body,
    })
  for (const signature of ['', 'a'.repeat(64)]) {
    const answer = await post(forged, signature)
    expect([answer.status, await answer.json()]).toEqual([400, { error: 'signature_invalid' }])
  }
  expect(await statusOf(ana)).toBe('pending')

  for (const choice of ['review', 'approve']) await control(`sessions/${session}`, { choice })
  await expect.poll(() => statusOf(ana)).toBe('verified')
  const { events }: { events: { body: string; signature: string }[] } = await (await control('events')).json()
  const own = events.filter(({ body }) => body.includes(session))
  expect(own).toHaveLength(2)
  // The older event, of the doubt, after the newer one.
  for (const { body, signature } of [...own, ...own.toReversed()])
    expect((await post(body, signature)).status).toBe(200)
  expect(await statusOf(ana)).toBe('verified')
})

test('an event of an attempt that is not ours is accepted and forgotten', async () => {
  const ana = await signUpOwner()
  const { session } = await begin(ana)
  const { error } = await ana.client.from('account_deletions').insert({ user_id: ana.userId })
  expect(error).toBeNull()
  await control(`sessions/${session}`, { choice: 'approve' })
  const { data } = await service
    .from('age_verifications')
    .select('status, reference')
    .eq('restaurant_id', ana.restaurantId)
  expect(data).toEqual([{ status: 'expired', reference: null }])
})
