/** How the outbox is emptied: claims, retries, giving up, and e-mails that must not be sent. */
import { beforeEach, describe, expect, test } from 'vitest'
import { buy, createDatabase, createOwner, type Owner, owner, server } from './support/database.ts'

const db = await createDatabase(10)

type Claim = { id: string; kind: string; email: string; attempts: number; dedupe_key: string }

const claim = (limit = 100) =>
  db.as(server, (sql) => sql<Claim[]>`select * from public.claim_notifications(${limit})`)

type Outcome = { provider?: string; error?: string; permanent?: boolean; wait?: number }
const finish = (id: string, { provider, error, permanent = false, wait }: Outcome) =>
  db.as(
    server,
    (sql) =>
      sql`select public.finish_notification(${id}, ${provider ?? null}, ${error ?? null}, ${permanent}, ${wait ?? null})`,
  )

const write = (email: string, kind = 'city_opened', key = `${kind}:${email}`) =>
  db.sql`select private.notify_address(${kind}::public.notification_kind, ${email}, ${key}, '{"city": "Sobral"}')`

/** Moves everything back in time, as if this much time had passed. */
const wait = (interval: string) => db.sql`
  update public.notifications set
    due_at = due_at - ${interval}::interval, first_attempt_at = first_attempt_at - ${interval}::interval,
    claimed_until = claimed_until - ${interval}::interval, created_at = created_at - ${interval}::interval`

const flags = () => db.sql<{ subject: string; occurrences: number }[]>`
  select subject, occurrences from public.staff_flags where kind = 'notification_failed' and resolved_at is null`

beforeEach(async () => {
  await db.sql`delete from public.notifications`
  await db.sql`delete from public.staff_flags`
})

test('four workers at once get each row once', async () => {
  await db.sql`select private.notify_address('city_opened', n || '@example.com', 'n:' || n) from generate_series(1, 500) n`
  const worker = async () => {
    const taken: string[] = []
    for (let rows = await claim(20); rows.length > 0; rows = await claim(20)) {
      taken.push(...rows.map(({ id }) => id))
      for (const { id } of rows) await finish(id, { provider: `p-${id}` })
    }
    return taken
  }
  const taken = (await Promise.all([worker(), worker(), worker(), worker()])).flat()
  expect(taken).toHaveLength(500)
  expect(new Set(taken).size).toBe(500)
  expect(await claim()).toEqual([])
})

test('one cause is written once, and a row that was sent is not claimed again', async () => {
  await write('a@example.com')
  await write('a@example.com')
  const [row, ...more] = await claim()
  expect(more).toEqual([])
  expect(row).toMatchObject({ kind: 'city_opened', email: 'a@example.com', attempts: 1 })
  await finish(row?.id ?? '', { provider: 'p-1' })
  await wait('3 days')
  expect(await claim()).toEqual([])
})

test('a row is handed out again when its worker died, with the same key', async () => {
  await write('a@example.com')
  const [first] = await claim()
  expect(await claim()).toEqual([])
  await wait('3 minutes')
  expect(await claim()).toMatchObject([{ attempts: 2, dedupe_key: first?.dedupe_key }])
})

test('a row waits longer after each failure, and is given up after a day, with one flag', async () => {
  await write('a@example.com')
  const waits: number[] = []
  let spent = 0
  while ((await flags()).length === 0) {
    const [row] = await claim()
    if (!row) throw new Error(`nothing due after ${waits.length} attempts`)
    await finish(row.id, { error: 'application_error' })
    const [state] = await db.sql<{ minutes: number; failed: boolean }[]>`
      select extract(epoch from claimed_until - now()) / 60 as minutes, failed from public.notifications`
    if (state?.failed) break
    waits.push(Math.round(Number(state?.minutes)))
    spent += waits.at(-1) ?? 0
    await wait(`${(waits.at(-1) ?? 0) + 1} minutes`)
  }
  expect(waits.slice(0, 8)).toEqual([1, 2, 4, 8, 16, 32, 64, 120])
  expect(spent).toBeGreaterThan(23 * 60)
  expect(spent).toBeLessThan(27 * 60)
  expect([...(await flags())]).toEqual([{ subject: 'kind:city_opened', occurrences: 1 }])
  await wait('3 days')
  expect(await claim()).toEqual([])
})

test('a permanent refusal is given up at once, and flagged for a row of an account', async () => {
  const ana = await createOwner(db)
  await buy(db, ana)
  const [row] = await claim()
  await finish(row?.id ?? '', { error: 'validation_error', permanent: true })
  expect([...(await flags())]).toEqual([{ subject: `notification:${row?.id}`, occurrences: 1 }])
  // Control: a failure that may pass raises nothing.
  await write('b@example.com')
  const [other] = await claim()
  await finish(other?.id ?? '', { error: 'application_error' })
  expect(await flags()).toHaveLength(1)
})

test('a bounced e-mail is marked and flagged, by the id of the provider', async () => {
  const ana = await createOwner(db)
  await buy(db, ana)
  const [row] = await claim()
  await finish(row?.id ?? '', { provider: 'p-back' })
  const bounce = (id: string) =>
    db.as(
      server,
      (sql) => sql<{ known: boolean }[]>`select public.bounce_notification(${id}, 'bounced') as known`,
    )
  expect(await bounce('p-unknown')).toMatchObject([{ known: false }])
  for (let time = 0; time < 2; time++) expect(await bounce('p-back')).toMatchObject([{ known: true }])
  expect([...(await flags())]).toEqual([{ subject: `notification:${row?.id}`, occurrences: 1 }])
})

test('a provider that asks for a pause gets it', async () => {
  await write('a@example.com')
  const [row] = await claim()
  await finish(row?.id ?? '', { error: 'rate_limit_exceeded', wait: 30 })
  await wait('29 seconds')
  expect(await claim()).toEqual([])
  await wait('2 seconds')
  expect(await claim()).toHaveLength(1)
})

test('a row whose workers all died is given up by the upkeep', async () => {
  await write('a@example.com')
  await claim()
  await wait('27 hours')
  await db.as(server, (sql) => sql`select public.run_notification_upkeep()`)
  expect(await flags()).toHaveLength(1)
})

test('old news is not sent, as when e-mail was off for weeks', async () => {
  await write('a@example.com')
  await wait('8 days')
  await write('b@example.com')
  expect((await claim()).map(({ email }) => email)).toEqual(['b@example.com'])
})

test('rows are deleted after a year', async () => {
  await write('a@example.com')
  await wait('13 months')
  await write('b@example.com')
  await db.as(server, (sql) => sql`select public.run_notification_upkeep()`)
  const left = await db.sql`select email from public.notifications`
  expect([...left]).toEqual([{ email: 'b@example.com' }])
})

describe('what nobody wants', () => {
  const tell = (ana: Owner, kind: string) =>
    db.sql`select private.notify(${kind}::public.notification_kind, ${ana.restaurantId}, ${`${kind}:${ana.userId}`})`
  const unsubscribe = (id: string, erase = false) =>
    db.as(server, (sql) => sql<{ known: boolean }[]>`select public.unsubscribe(${id}, ${erase}) as known`)

  test('is not sent but listed behind the bell; what is necessary is sent', async () => {
    const ana = await createOwner(db)
    await db.as(
      owner(ana),
      (sql) =>
        sql`insert into public.notification_preferences (user_id, topic, by_email) values (${ana.userId}, 'credits', false)`,
    )
    await tell(ana, 'credits_expiring')
    await tell(ana, 'workshop_asked')
    await tell(ana, 'order_shipped')
    expect((await claim()).map(({ kind }) => kind).sort()).toEqual(['order_shipped', 'workshop_asked'])
    const bell = await db.as(owner(ana), (sql) => sql`select kind from public.notifications`)
    expect(bell).toHaveLength(3)
  })

  test('is switched off by the link of an account, for its topic alone, twice or once', async () => {
    const ana = await createOwner(db)
    await tell(ana, 'credits_expiring')
    const [row] = await claim()
    for (let time = 0; time < 2; time++)
      expect(await unsubscribe(row?.id ?? '')).toMatchObject([{ known: true }])
    const off =
      await db.sql`select topic, by_email from public.notification_preferences where user_id = ${ana.userId}`
    expect([...off]).toEqual([{ topic: 'credits', by_email: false }])
    expect(await unsubscribe('00000000-0000-4000-8000-000000000000')).toMatchObject([{ known: false }])
  })

  test('is switched off for an address without an account, which may sign up again', async () => {
    const join = () => db.sql`insert into public.newsletter_subscribers (email) values ('rita@example.com')`
    await join()
    await write('Rita@example.com')
    const [row] = await claim()
    await finish(row?.id ?? '', { provider: 'p' })
    await unsubscribe(row?.id ?? '')
    expect(
      await db.sql`select 1 from public.newsletter_subscribers where email = 'rita@example.com'`,
    ).toHaveLength(0)
    await write('rita@example.com', 'city_opened', 'second')
    expect(await claim()).toEqual([])
    await join()
    await write('rita@example.com', 'city_opened', 'third')
    expect(await claim()).toHaveLength(1)
    await db.sql`delete from public.newsletter_subscribers`
  })

  test('goes with everything that was left in the forms when its address asks for it', async () => {
    const join = (email: string, cnpj: string) => db.sql`
      insert into public.expansion_waitlist (email, restaurant_name, cnpj, contact_name, contact_phone, city, state,
        state_code, establishment_type, interested_in, monthly_revenue_range)
      values (${email}, 'Bar', ${cnpj}, 'Rita', '85999990000', 'Sobral', 'Ceará', 'CE', 'bar', '{análise de vendas}', '10k_30k')`
    await join('Rita@example.com', '11222333000181')
    await join('outra@example.com', '11444777000161')
    await write('rita@example.com')
    const [row] = await claim()
    for (let time = 0; time < 2; time++)
      expect(await unsubscribe(row?.id ?? '', true)).toMatchObject([{ known: true }])
    expect([...(await db.sql`select email from public.expansion_waitlist`)]).toEqual([
      { email: 'outra@example.com' },
    ])
    expect(await db.sql`select 1 from public.notifications where email is not null`).toHaveLength(0)
    await db.sql`delete from public.expansion_waitlist`
  })
})

test('the scheduler calls the function, with address and key, only when a row is due', async () => {
  await db.sql.unsafe(`
    create schema vault;
    create table vault.decrypted_secrets (name text, decrypted_secret text);
    create schema net;
    create table net.calls (url text, headers jsonb);
    create function net.http_post(
      url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}',
      timeout_milliseconds integer default 5000
    ) returns bigint language sql as $$ insert into net.calls values (url, headers) returning 1 $$`)
  const call = () => db.sql`select private.call_send_notifications()`
  await call()
  await write('a@example.com')
  await expect(call()).rejects.toThrow('notifications_not_configured')
  await db.sql`
    insert into vault.decrypted_secrets values ('project_url', 'https://projeto.example'), ('secret_key', 'sb_secret_x')`
  await call()
  const calls = await db.sql`select url, headers ->> 'apikey' as key from net.calls`
  expect([...calls]).toEqual([
    { url: 'https://projeto.example/functions/v1/send-notifications', key: 'sb_secret_x' },
  ])
})
