import { expect, test } from 'vitest'
import {
  buy,
  createDatabase,
  createOwner,
  createStaff,
  joinWaitlist,
  owner,
  saveAddress,
  server,
  verifyAge,
  visitor,
} from './support/database.ts'
import { openWithdrawals } from './support/withdrawals.ts'

const db = await createDatabase()
const ana = await createOwner(db)

const runRetention = async () =>
  (await db.as(server, (sql) => sql`select public.run_retention() as done`))[0]?.done

test('records of access are kept for six months, also when the account is gone', async () => {
  const bruno = await createOwner(db)
  for (const who of [ana, bruno]) await db.as(owner(who), (sql) => sql`select * from public.begin_visit()`)
  await db.sql`insert into public.access_records (user_id, address, accessed_at) values
    (${ana.userId}, '203.0.113.7', now() - interval '6 months 1 day'),
    (${ana.userId}, '203.0.113.7', now() - interval '6 months' + interval '1 day')`
  await db.sql`delete from auth.users where id = ${bruno.userId}`
  expect(await runRetention()).toMatchObject({ access_records: 1 })
  const left = await db.sql`select user_id from public.access_records order by id`
  expect(left.map(({ user_id }) => user_id)).toEqual([ana.userId, bruno.userId, ana.userId])
})

test('records of access are read by their own account alone, and written by nobody', async () => {
  const rosa = await createStaff(db, 'manager')
  const read = (role: Parameters<typeof db.as>[0]) =>
    db.as(role, (sql) => sql`select * from public.access_records where user_id = ${ana.userId}`)
  expect((await read(owner(ana))).length).toBeGreaterThan(0)
  expect(await read(owner(rosa))).toEqual([])
  for (const who of [server, visitor]) await expect(read(who)).rejects.toThrow('permission denied')
  for (const who of [owner(ana), server])
    for (const statement of [
      `insert into public.access_records (user_id) values ('${ana.userId}')`,
      `update public.access_records set address = null`,
      `delete from public.access_records`,
    ])
      await expect(db.as(who, (sql) => sql.unsafe(statement))).rejects.toThrow('permission denied')
})

test('a place on the waitlist ends a year after its invitation, or two years after it began', async () => {
  const rosa = await createStaff(db, 'manager')
  const emails = async () =>
    (await db.sql<{ email: string }[]>`select email from public.expansion_waitlist order by email`).map(
      ({ email }) => email,
    )
  await joinWaitlist(db, 'convidada@exemplo.com', 'Natal', 'Rio Grande do Norte')
  // The same person's second house in that city, and in another one.
  await joinWaitlist(db, 'Convidada@exemplo.com', 'NATAL', 'Rio Grande do Norte')
  await joinWaitlist(db, 'convidada@exemplo.com', 'Recife', 'Pernambuco')
  await joinWaitlist(db, 'antiga@exemplo.com', 'Recife', 'Pernambuco')
  await joinWaitlist(db, 'nova@exemplo.com', 'Recife', 'Pernambuco')
  await db.as(
    owner(rosa),
    (sql) => sql`select public.open_city('natal/rio grande do norte', 'Natal', 'Rio Grande do Norte')`,
  )
  await db.sql`update public.expansion_waitlist set created_at = now() - interval '2 years 1 day'
    where email = 'antiga@exemplo.com'`
  await db.sql`update public.expansion_waitlist set created_at = now() - interval '2 years' + interval '1 day'
    where email = 'nova@exemplo.com'`
  expect(await runRetention()).toMatchObject({ waitlist: 1 })
  await db.sql`update public.waitlist_invitations set queued_at = now() - interval '1 year 1 day'`
  expect(await runRetention()).toMatchObject({ waitlist: 2 })
  expect(await emails()).toEqual(['convidada@exemplo.com', 'nova@exemplo.com'])
})

test('the buyer of an order is forgotten in the sixth year after it, where the account is gone', async () => {
  const gone = await createOwner(db)
  const here = await createOwner(db)
  const orders: Record<string, string> = {}
  for (const [name, who] of [
    ['gone, old', gone],
    ['gone, kept', gone],
    ['here, old', here],
  ] as const) {
    await verifyAge(db, who)
    await saveAddress(db, who)
    orders[name] = await buy(db, who, 'price_cachaca_alambique')
  }
  const date = (name: string, years: number) => db.sql`
    update public.orders set created_at = date_trunc('year', now()) - ${`${years} years`}::interval + interval '3 months'
    where id = ${orders[name] ?? ''}`
  await date('gone, old', 6)
  await date('here, old', 6)
  await date('gone, kept', 5)
  await db.sql`delete from auth.users where id = ${gone.userId}`
  expect(await runRetention()).toMatchObject({ order_addresses: 1 })
  const left = await db.sql<{ order_id: string }[]>`
    select order_id from public.order_addresses where order_id = any (${Object.values(orders)})`
  expect(left.map(({ order_id }) => order_id).toSorted()).toEqual(
    [orders['gone, kept'], orders['here, old']].toSorted(),
  )
})

test('no invoice and no delivery step of such an order names them either, while those of other orders do', async () => {
  const { deliver, pack, ship, createBuyer } = await openWithdrawals(db)
  const delivered = async () => {
    const who = await createBuyer()
    await saveAddress(db, who)
    const order = await buy(db, who, 'price_cachaca_alambique')
    await pack(order)
    await ship(order)
    await deliver(order)
    const [document] =
      await db.sql`select d.id, o.invoice_amount::float as amount from public.fiscal_documents d
      join public.orders o on o.id = d.order_id where d.order_id = ${order}`
    await db.as(
      server,
      (sql) => sql`select public.send_fiscal_document(${document?.id}, ${document?.amount})`,
    )
    await db.as(server, (sql) => sql`select public.record_fiscal_answer(${document?.id}, 'cancelled')`)
    await db.sql`update public.orders set created_at = now() - interval '7 years' where id = ${order}`
    return { who, order }
  }
  const gone = await delivered()
  const here = await delivered()
  await db.sql`delete from auth.users where id = ${gone.who.userId}`
  await runRetention()
  const namesOf = async (order: string) => {
    const [row] = await db.sql`
      select d.buyer_name, d.buyer_cnpj <> '' as cnpj, f.received_by, e.detail ->> 'received_by' as taken_by,
        (select max(after ->> 'received_by') from public.staff_audit where subject_id = d.order_id::text) as recorded
      from public.fiscal_documents d join public.order_fulfilments f using (order_id)
      join public.order_events e using (order_id)
      where order_id = ${order} and e.kind = 'delivered'`
    return row
  }
  expect(await namesOf(gone.order)).toEqual({
    buyer_name: '',
    cnpj: false,
    received_by: null,
    taken_by: null,
    recorded: null,
  })
  expect(await namesOf(here.order)).toEqual({
    buyer_name: 'Bar do Teste',
    cnpj: true,
    received_by: 'Ana',
    taken_by: 'Ana',
    recorded: 'Ana',
  })
  for (const change of [
    `detail = '{}'`,
    `kind = 'paid'`,
    `created_at = now(), detail = detail - 'received_by'`,
  ])
    await expect(
      db.sql.unsafe(`update public.order_events set ${change} where order_id = '${here.order}'`),
    ).rejects.toThrow('append_only')
  await db.sql`update public.fiscal_documents set buyer_name = 'Outro' where order_id = ${here.order}`
  expect(await namesOf(here.order)).toMatchObject({ buyer_name: 'Bar do Teste' })
})
