/** Invoices for paid orders that lack them. */
import { expect, test } from 'vitest'
import {
  applyEvent,
  buy,
  checkoutEvent,
  createDatabase,
  createOwner,
  owner,
  placeOrder,
  server,
} from './support/database.ts'
import { openFiscalDocuments } from './support/fiscal-documents.ts'
import { reversalsOf } from './support/reversals.ts'

const db = await createDatabase(4)
const { refund, dispute, openFlags } = reversalsOf(db)
const { ana, packer, documentsOf, statesOf, idOf, send, say, goodsAnswer } = await openFiscalDocuments(db)
const issue = (order: string, by: { userId: string } = packer) =>
  db.as(owner(by), (sql) => sql`select public.issue_fiscal_documents(${order})`)

/** An order of bottles whose NF-e was cancelled in the provider's panel before we heard of its number. */
async function cancelledOutside() {
  const order = await buy(db, ana, 'price_cachaca_alambique', 4)
  const id = (await documentsOf(order))[0]?.id ?? ''
  await db.as(server, (sql) => sql`select public.send_fiscal_document(${id}, 100)`)
  await db.as(server, (sql) => sql`select public.record_fiscal_answer(${id}, 'cancelled')`)
  return { order, id }
}

test('a document cancelled in the panel ends, is flagged, and is issued anew once by staff', async () => {
  const { order } = await cancelledOutside()
  expect([await statesOf(order), await openFlags(order)]).toEqual([
    ['nfe cancelled'],
    ['fiscal_cancelled_outside'],
  ])
  await expect(issue(order, ana)).rejects.toThrow('staff_only')
  const both = await Promise.allSettled([issue(order), issue(order)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect([await statesOf(order), await openFlags(order)]).toEqual([['nfe cancelled', 'nfe queued'], []])
  const [task] = await db.sql`
    select kind from public.cleanup_tasks where target = ${(await documentsOf(order))[1]?.id ?? ''}`
  expect(task).toEqual({ kind: 'issue_document' })
})

test('a document that ends with its refund raises no flag when the panel was faster', async () => {
  const order = await buy(db, ana, 'price_cachaca_alambique', 4)
  const id = (await documentsOf(order))[0]?.id ?? ''
  await db.as(server, (sql) => sql`select public.send_fiscal_document(${id}, 100)`)
  await refund(order, 10_000)
  await db.as(server, (sql) => sql`select public.record_fiscal_answer(${id}, 'cancelled')`)
  expect([await statesOf(order), await openFlags(order)]).toEqual([['nfe cancelled'], []])
})

test('an order older than invoices gets both', async () => {
  const order = await buy(db, ana)
  await db.sql.begin(async (sql) => {
    await sql`alter table public.fiscal_documents disable trigger user`
    await sql`alter table public.fiscal_document_events disable trigger user`
    await sql`delete from public.fiscal_document_events where document_id in (
      select id from public.fiscal_documents where order_id = ${order})`
    await sql`delete from public.fiscal_documents where order_id = ${order}`
    await sql`alter table public.fiscal_documents enable trigger user`
    await sql`alter table public.fiscal_document_events enable trigger user`
  })
  expect(await statesOf(order)).toEqual([])
  await issue(order)
  expect(await statesOf(order)).toEqual(['nfe queued', 'nfse queued'])
  await expect(issue(order)).rejects.toThrow('fiscal_state')
})

test('nothing is issued for an unpaid order, nor after money went back', async () => {
  const { order_id: unpaid } = await placeOrder(db, ana, 'price_cachaca_alambique', 4)
  await expect(issue(unpaid)).rejects.toThrow('fiscal_state')
  const { order } = await cancelledOutside()
  await refund(order, 5_000)
  await expect(issue(order)).rejects.toThrow('fiscal_state')
})

test('a part that goes back without a withdrawal is flagged for the accountant until the rest follows', async () => {
  const order = await buy(db, ana, 'price_cachaca_alambique', 4)
  await refund(order, 2_500)
  expect(await openFlags(order)).toEqual(['fiscal_partial_refund'])
  await refund(order, 10_000)
  expect([await openFlags(order), await statesOf(order)]).toEqual([[], ['nfe cancelled']])

  const disputed = await buy(db, ana, 'price_cachaca_alambique', 4)
  await dispute(disputed, 'created', 2_500, 'needs_response')
  await dispute(disputed, 'closed', 2_500, 'lost')
  expect(await openFlags(disputed)).toContain('fiscal_partial_refund')
})

test('a part that went back before its payment was heard of is flagged with the payment', async () => {
  const { order_id: order } = await placeOrder(db, ana, 'price_cachaca_alambique', 4)
  await refund(order, 2_500)
  await applyEvent(db, await checkoutEvent(db, order))
  expect([await statesOf(order), await openFlags(order)]).toEqual([['nfe queued'], ['fiscal_partial_refund']])
})

test('a part that goes back while the missing documents are added is flagged', async () => {
  const { order } = await cancelledOutside()
  let refunded: Promise<unknown> = Promise.resolve()
  await db.as(owner(packer), async (sql) => {
    await sql`select public.issue_fiscal_documents(${order})`
    refunded = refund(order, 2_500)
    // The refund waits for the order, which the member holds.
    await expect
      .poll(async () => (await db.sql`select from pg_stat_activity where wait_event_type = 'Lock'`).length)
      .toBeGreaterThan(0)
  })
  await refunded
  expect([await statesOf(order), await openFlags(order)]).toEqual([
    ['nfe cancelled', 'nfe queued'],
    ['fiscal_partial_refund'],
  ])
})

test('a document issued anew divides the order by the prices of its day', async () => {
  const order = await buy(db, ana)
  const nfe = await idOf(order, 'nfe')
  await send(nfe, 150)
  await say(nfe, 'issued', goodsAnswer())
  const nfse = await idOf(order, 'nfse')
  await send(nfse, 50)
  await say(nfse, 'cancelled')
  await db.sql`update public.products set price = price + 5 where kind = 'bottle'`
  await issue(order)
  await db.sql`update public.products set price = price - 5 where kind = 'bottle'`
  const items = await db.sql`
    select distinct items from public.fiscal_documents where order_id = ${order}`
  expect([await statesOf(order), items]).toEqual([
    ['nfe issued', 'nfse cancelled', 'nfse queued'],
    [expect.anything()],
  ])
})

test('a document issued anew for an account that is gone names the buyer of its day', async () => {
  const leaver = await createOwner(db)
  const order = await buy(db, leaver)
  const nfse = await idOf(order, 'nfse')
  await send(nfse, 50)
  await say(nfse, 'cancelled')
  await db.sql`delete from auth.users where id = ${leaver.userId}`
  await issue(order)
  const buyers = await db.sql`
    select distinct buyer_name from public.fiscal_documents where order_id = ${order}`
  expect(buyers).toEqual([{ buyer_name: 'Bar do Teste' }])
})

test('nothing is issued for an order that a dispute stopped', async () => {
  const { order } = await cancelledOutside()
  await dispute(order, 'created', 10_000, 'needs_response')
  await expect(issue(order)).rejects.toThrow('fiscal_state')
  await dispute(order, 'closed', 10_000, 'won')
  await issue(order)
  expect(await statesOf(order)).toEqual(['nfe cancelled', 'nfe queued'])
})

test('one document never takes the whole price of an order that has two', async () => {
  const order = await buy(db, ana)
  const nfe = await idOf(order, 'nfe')
  await expect(send(nfe, 200)).rejects.toThrow('fiscal_amount')
  expect(await send(nfe, 150)).toBe(true)
})
