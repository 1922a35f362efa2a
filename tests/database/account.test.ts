import { expect, test } from 'vitest'
import {
  applyEvent,
  buy,
  chargeEvent,
  createDatabase,
  createOwner,
  ledgerFaults,
  type Owner,
  owner,
  placeOrder,
  requestAutomation,
  server,
} from './support/database.ts'

const db = await createDatabase(10)

const ask = (who: Owner, forUser = who.userId) =>
  db.as(owner(who), (sql) => sql`insert into public.account_deletions (user_id) values (${forUser})`)

const joinWaitlist = (email: string) => db.sql`
  insert into public.expansion_waitlist ${db.sql({
    email,
    restaurant_name: 'Bar da Ana',
    cnpj: '11222333000181',
    contact_name: 'Ana',
    contact_phone: '84999990000',
    city: 'Natal',
    state: 'Rio Grande do Norte',
    state_code: 'RN',
    establishment_type: 'bar',
    interested_in: ['drinks autorais com cachaça'],
    monthly_revenue_range: '10k_30k',
  })}`

const attachSession = (orderId: string) =>
  db.as(server, (sql) => sql`select public.attach_checkout_session(${orderId}, ${`cs_test_${orderId}`})`)

/** As workers do: one request, one transaction. */
async function failRequestsOf(who: Owner): Promise<void> {
  const requests =
    await db.sql`select id from public.automation_requests where restaurant_id = ${who.restaurantId}`
  for (const { id } of requests)
    await db.as(server, (sql) => sql`select public.fail_automation_request(${String(id)}, 'internal')`)
}

const tasksOf = async (who: Owner, orderId = '') => [
  ...(await db.sql`
    select kind, target from public.cleanup_tasks
    where target in (${who.restaurantId}, ${`cs_test_${orderId}`}) order by kind`),
]

test('deleting an account removes all personal data and keeps an anonymous ledger', async () => {
  const ana = await createOwner(db)
  await buy(db, ana)
  const { id } = await requestAutomation(db, ana)
  await db.as(server, (sql) => {
    const results = [{ title: 'Caju', content_type: 'recipe', content: {} }]
    return sql`select public.complete_automation_request(${id}, ${sql.json(results)})`
  })
  await ask(ana)
  const [restaurant] = await db.sql`
    select user_id, name, contact_name, contact_email, contact_phone, address, city from public.restaurants
    where id = ${ana.restaurantId}`
  expect(restaurant).toEqual({
    user_id: null,
    name: 'Conta excluída',
    contact_name: null,
    contact_email: null,
    contact_phone: null,
    address: null,
    city: null,
  })
  expect(await db.sql`select from auth.users where id = ${ana.userId}`).toHaveLength(0)
  expect(await db.sql`select from public.generated_content where automation_request_id = ${id}`).toHaveLength(
    0,
  )
  expect(
    await db.sql`select from public.credit_transactions where restaurant_id = ${ana.restaurantId}`,
  ).toHaveLength(3)
  expect(await ledgerFaults(db)).toEqual([])
})

test('nobody can delete another account or read the deletions', async () => {
  const ana = await createOwner(db)
  const bruno = await createOwner(db)
  await expect(ask(bruno, ana.userId)).rejects.toThrow('row-level security')
  expect(await db.sql`select from auth.users where id = ${ana.userId}`).toHaveLength(1)
  await expect(db.as(owner(bruno), (sql) => sql`select * from public.account_deletions`)).rejects.toThrow(
    'permission denied',
  )
})

test('deletion waits until requests in progress have ended', async () => {
  const ana = await createOwner(db)
  await requestAutomation(db, ana, { type: 'content_generation' })
  await expect(ask(ana)).rejects.toThrow('account_busy')
})

test('the server sets the time of a deletion request, whatever the client sends', async () => {
  const ana = await createOwner(db)
  await db.as(
    owner(ana),
    (sql) =>
      sql`insert into public.account_deletions (user_id, requested_at) values (${ana.userId}, '1999-01-01')`,
  )
  const [row] = await db.sql`
    select requested_at > now() - interval '1 minute' as recent from public.account_deletions where user_id = ${ana.userId}`
  expect(row?.recent).toBe(true)
})

test('deletion clears the notes of workshops and cancels those to come', async () => {
  const ana = await createOwner(db)
  await db.as(
    owner(ana),
    (sql) => sql`
      insert into public.workshops (restaurant_id, automation_type, automation_name, scheduled_date, notes)
      values (${ana.restaurantId}, 'guided_tasting', 'Degustação da Ana', now() + interval '9 days', 'Ligar para a Ana')`,
  )
  await ask(ana)
  const rows = await db.sql`
    select automation_name, notes, status from public.workshops where restaurant_id = ${ana.restaurantId}`
  expect([...rows]).toEqual([{ automation_name: null, notes: null, status: 'cancelled' }])
})

test("deletion removes both of the owner's addresses from newsletter and waitlist, and nobody else's", async () => {
  const ana = await createOwner(db)
  const login = `${ana.userId}@example.com`
  const contact = `bar-${ana.userId}@example.com`
  const other = `outra-${ana.userId}@example.com`
  await db.sql`update public.restaurants set contact_email = ${contact.toUpperCase()} where id = ${ana.restaurantId}`
  for (const email of [login, contact, other]) {
    await db.sql`insert into public.newsletter_subscribers (email) values (${email})`
    await joinWaitlist(email.replace('example', 'Example'))
  }
  await ask(ana)
  const left = await db.sql`
    select lower(email) as email from public.newsletter_subscribers where email like ${`%${ana.userId}%`}
    union all
    select lower(email) from public.expansion_waitlist where email like ${`%${ana.userId}%`}`
  expect(left.map(({ email }) => email)).toEqual([other, other])
})

test('an owner reads their own newsletter and waitlist rows, and no others', async () => {
  const ana = await createOwner(db)
  const bruno = await createOwner(db)
  const email = `${ana.userId}@example.com`
  await db.sql`insert into public.newsletter_subscribers (email) values (${email})`
  await joinWaitlist(email.toUpperCase())
  const count = (who: Parameters<typeof db.as>[0]) =>
    db.as(who, async (sql) => [
      (await sql`select * from public.newsletter_subscribers`).length,
      (await sql`select * from public.expansion_waitlist`).length,
    ])
  expect(await count(owner({ ...ana, email }))).toEqual([1, 1])
  expect(await count(owner({ ...bruno, email: `${bruno.userId}@example.com` }))).toEqual([0, 0])
  expect(await count(owner(bruno))).toEqual([0, 0])
})

test('deletion frees the CNPJ and leaves a placeholder that nobody can enter', async () => {
  const ana = await createOwner(db)
  const bruno = await createOwner(db)
  const [before] = await db.sql`select cnpj from public.restaurants where id = ${ana.restaurantId}`
  await ask(ana)
  const [after] = await db.sql`select cnpj from public.restaurants where id = ${ana.restaurantId}`
  expect(after?.cnpj).toBe(`EXCLUIDO-${ana.restaurantId}`)
  await expect(
    db.sql`update public.restaurants set cnpj = ${`EXCLUIDO-${bruno.restaurantId}`} where id = ${bruno.restaurantId}`,
  ).rejects.toThrow('restaurants_cnpj_check')
  await db.sql`update public.restaurants set cnpj = ${before?.cnpj} where id = ${bruno.restaurantId}`
})

test("nobody can take the placeholder that another account's deletion needs", async () => {
  const ana = await createOwner(db)
  const bruno = await createOwner(db)
  const former = `${ana.restaurantId.replaceAll('-', '').slice(0, 12).toUpperCase()}00`
  await db.sql`update public.restaurants set cnpj = ${former} where id = ${bruno.restaurantId}`
  await ask(ana)
  expect(await db.sql`select from auth.users where id = ${ana.userId}`).toHaveLength(0)
})

test('a report finished after its owner left is discarded', async () => {
  const ana = await createOwner(db)
  const { id } = await requestAutomation(db, ana, { type: 'content_generation' })
  // A client may complete its request while the work continues.
  await db.sql`update public.automation_requests set status = 'completed' where id = ${id}`
  await ask(ana)
  await expect(
    db.as(server, (sql) => {
      const results = [{ title: 'Caju', content_type: 'recipe', content: {} }]
      return sql`select public.complete_automation_request(${id}, ${sql.json(results)})`
    }),
  ).rejects.toThrow('account_deleted')
  expect(await db.sql`select from public.generated_content where automation_request_id = ${id}`).toEqual([])
})

test('deletion expires open checkout sessions, cancels their orders and keeps paid ones', async () => {
  const ana = await createOwner(db)
  const paid = await buy(db, ana)
  const open = await placeOrder(db, ana, 'price_pacote_profissional')
  const unopened = await placeOrder(db, ana, 'price_pacote_empresarial')
  await attachSession(open.order_id)
  await ask(ana)
  const orders = await db.sql`select id, status from public.orders where restaurant_id = ${ana.restaurantId}`
  expect(Object.fromEntries(orders.map(({ id, status }) => [id, status]))).toEqual({
    [paid]: 'processing',
    [open.order_id]: 'cancelled',
    [unopened.order_id]: 'cancelled',
  })
  expect(await tasksOf(ana, open.order_id)).toEqual([
    { kind: 'delete_files', target: ana.restaurantId },
    { kind: 'expire_checkout_session', target: `cs_test_${open.order_id}` },
  ])
})

test('a session that Stripe opens during the deletion is expired too', async () => {
  const ana = await createOwner(db)
  const { order_id } = await placeOrder(db, ana, 'price_pacote_iniciante')
  await ask(ana)
  await attachSession(order_id)
  expect(await tasksOf(ana, order_id)).toContainEqual({
    kind: 'expire_checkout_session',
    target: `cs_test_${order_id}`,
  })
})

test("Stripe events about a deleted account's payments are accepted", async () => {
  const ana = await createOwner(db)
  const order = await buy(db, ana, 'price_consultoria_extrapremium')
  const dispute = (step: string) =>
    chargeEvent(`charge.dispute.${step}`, order, { amount: 500_000, charge: `ch_${order}`, status: 'won' })
  await applyEvent(db, dispute('created'))
  await ask(ana)
  for (const event of ['funds_withdrawn', 'funds_reinstated', 'closed'].map(dispute))
    expect(await applyEvent(db, event)).toMatch(/applied|duplicate|ignored/)
  const [owed] = await db.sql`select count(*)::integer from private.checkout_returns r
    join public.orders o on o.id = r.order_id where o.restaurant_id = ${ana.restaurantId}`
  expect(owed?.count).toBe(0)
})

test('a user deleted by the auth service is forgotten like one who asked', async () => {
  const ana = await createOwner(db)
  await db.sql`delete from auth.users where id = ${ana.userId}`
  const [restaurant] = await db.sql`
    select name, contact_email, cnpj from public.restaurants where id = ${ana.restaurantId}`
  expect(restaurant).toEqual({
    name: 'Conta excluída',
    contact_email: null,
    cnpj: `EXCLUIDO-${ana.restaurantId}`,
  })
})

test('nothing that an owner writes during the deletion is left over', async () => {
  for (let round = 0; round < 60; round++) {
    const ana = await createOwner(db)
    // In every other round, a request is in progress until it fails.
    if (round % 2) await requestAutomation(db, ana, { type: 'content_generation' })
    const outcomes = await Promise.allSettled([
      ask(ana),
      requestAutomation(db, ana, { type: 'content_generation' }),
      db.as(
        owner(ana),
        (sql) => sql`
          insert into public.workshops (restaurant_id, automation_type, scheduled_date, notes)
          values (${ana.restaurantId}, 'guided_tasting', now() + interval '9 days', 'Ligar para a Ana')`,
      ),
      placeOrder(db, ana, 'price_pacote_iniciante'),
      failRequestsOf(ana),
      db.as(server, (sql) => sql`select public.run_upkeep()`),
    ])
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected')
        // The consents of a deleted account are gone too.
        expect(String(outcome.reason)).toMatch(
          /account_busy|account_deleted|consent_missing|profile_incomplete|row-level security/,
        )
    }
    const traces = await db.sql`
      select 'request' as what from public.automation_requests q join public.restaurants r on r.id = q.restaurant_id
        where r.id = ${ana.restaurantId} and r.user_id is null and q.status in ('pending', 'processing')
      union all
      select 'workshop' from public.workshops w join public.restaurants r on r.id = w.restaurant_id
        where r.id = ${ana.restaurantId} and r.user_id is null and (w.notes is not null or w.status = 'pending')
      union all
      select 'order' from public.orders o join public.restaurants r on r.id = o.restaurant_id
        where r.id = ${ana.restaurantId} and r.user_id is null and o.status = 'pending_payment'`
    expect([...traces]).toEqual([])
  }
})

test('ten deletion requests at once delete the account once', async () => {
  for (let round = 0; round < 6; round++) {
    const ana = await createOwner(db)
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => ask(ana)))
    expect(answers.filter(({ status }) => status === 'rejected')).toEqual([])
    expect(await tasksOf(ana)).toHaveLength(1)
  }
})
