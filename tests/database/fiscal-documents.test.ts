/** The invoices of an order: who makes them, when, and what becomes of them with the money. */
import { beforeAll, describe, expect, test } from 'vitest'
import { accessKeyOf } from '../../supabase/local/fiscal/notes.ts'
import { deliveryAddress } from '../support/delivery-address.ts'
import {
  buy,
  createDatabase,
  createOwner,
  createStaff,
  type Owner,
  owner,
  raiseLimits,
  saveAddress,
  server,
  verifyAge,
  visitor,
} from './support/database.ts'
import { reversalsOf } from './support/reversals.ts'

const db = await createDatabase(6)
const { refund, openFlags } = reversalsOf(db)
let ana: Owner
let packer: { userId: string }
let consultant: { userId: string }

beforeAll(async () => {
  await raiseLimits(db)
  ana = await createOwner(db)
  await saveAddress(db, ana)
  await verifyAge(db, ana)
  packer = await createStaff(db, 'fulfilment')
  consultant = await createStaff(db, 'consultant')
})

type Document = {
  id: string
  kind: string
  status: string
  amount: string | null
  cancel_reason: string | null
}

const documentsOf = (order: string) => db.sql<Document[]>`
  select id, kind, status, amount, cancel_reason from public.fiscal_documents
  where order_id = ${order} order by kind, created_at`
const statesOf = async (order: string) =>
  (await documentsOf(order)).map(({ kind, status }) => `${kind} ${status}`)
const idOf = async (order: string, kind: string) =>
  (await documentsOf(order)).find((row) => row.kind === kind)?.id ?? ''
const tasksOf = async (id: string) =>
  (
    await db.sql`select kind from public.cleanup_tasks where target = ${id} and done_at is null order by id`
  ).map(({ kind }) => kind)
const historyOf = async (id: string) =>
  (await db.sql`select status from public.fiscal_document_events where document_id = ${id} order by id`).map(
    ({ status }) => status,
  )
const send = async (id: string, amount: number) => {
  const [row] = await db.as(
    server,
    (sql) => sql`select public.send_fiscal_document(${id}, ${amount}) as sent`,
  )
  return row?.sent
}
const say = (id: string, outcome: string, answer: Record<string, string | null> = {}) =>
  db.as(server, (sql) => sql`select public.record_fiscal_answer(${id}, ${outcome}, ${sql.json(answer)})`)
const retry = (id: string, by = packer) =>
  db.as(owner(by), (sql) => sql`select public.retry_fiscal_document(${id})`)

let last = 0
const key = () =>
  accessKeyOf({
    reference: 'x',
    kind: 'nfe',
    status: 'autorizado',
    number: ++last,
    issuer: '0',
    buyer: '0',
    amount: '1.00',
    attempts: 1,
    reason: null,
    createdAt: 0,
  })
const goodsAnswer = () => ({ number: String(last + 1), series: '1', access_key: key() })

/** The starter package: R$ 150 in bottles, R$ 50 of service. */
async function issueBoth(order: string) {
  const nfe = await idOf(order, 'nfe')
  const nfse = await idOf(order, 'nfse')
  await send(nfse, 50)
  await send(nfe, 150)
  await say(nfse, 'issued', { number: '7', verification_code: 'T1' })
  await say(nfe, 'issued', goodsAnswer())
  return { nfe, nfse }
}

describe('an order that is paid', () => {
  test('queues one document for its goods and one for its services, once', async () => {
    const order = await buy(db, ana)
    expect(await statesOf(order)).toEqual(['nfe queued', 'nfse queued'])
    for (const { id } of await documentsOf(order)) expect(await tasksOf(id)).toEqual(['issue_document'])
    await db.as(server, (sql) => sql`select public.queue_fiscal_documents()`)
    for (const { id } of await documentsOf(order)) expect(await tasksOf(id)).toEqual(['issue_document'])
  })

  test('of bottles alone has no services', async () => {
    expect(await statesOf(await buy(db, ana, 'price_cachaca_alambique', 2))).toEqual(['nfe queued'])
  })

  test('without an address keeps its NF-e waiting until there is one', async () => {
    const bia = await createOwner(db)
    const order = await buy(db, bia)
    const nfe = await idOf(order, 'nfe')
    expect([await tasksOf(nfe), await tasksOf(await idOf(order, 'nfse'))]).toEqual([[], ['issue_document']])
    await db.as(server, (sql) => sql`select public.queue_fiscal_documents()`)
    expect(await tasksOf(nfe)).toEqual([])
    await saveAddress(db, bia, deliveryAddress)
    expect(await tasksOf(nfe)).toEqual(['issue_document'])
  })

  test('keeps what was paid, whatever the shop asks later', async () => {
    const order = await buy(db, ana)
    const [row] = await db.as(
      server,
      (sql) => sql`select public.fiscal_document_to_do(${sql.unsafe(`'${order}'::uuid`)}) as none,
        public.fiscal_document_to_do(d.id) as task from public.fiscal_documents d
        where d.order_id = ${order} and d.kind = 'nfe'`,
    )
    expect(row?.none).toBeNull()
    expect(row?.task).toMatchObject({
      kind: 'nfe',
      buyer: { name: 'Bar do Teste' },
      address: { city: 'Fortaleza', state: 'Ceará' },
    })
    expect(row?.task.items).toContainEqual({
      product_id: 'cachaca-alambique',
      name: 'Cachaça Alambique',
      kind: 'bottle',
      quantity: 3,
      unit_price: 0,
      list_price: 25,
      package: 'pacote-iniciante',
    })
  })
})

describe('a document', () => {
  test('is sent over an amount that adds up with the other to the price, to the cent', async () => {
    const order = await buy(db, ana)
    const nfe = await idOf(order, 'nfe')
    const nfse = await idOf(order, 'nfse')
    await expect(send(nfse, 200.01)).rejects.toThrow('fiscal_amount')
    expect(await send(nfse, 50)).toBe(true)
    await expect(send(nfe, 149.99)).rejects.toThrow('fiscal_amount')
    await expect(send(nfse, 51)).rejects.toThrow('fiscal_amount')
    expect([await send(nfe, 150), await send(nfe, 150)]).toEqual([true, true])
    const bottles = await buy(db, ana, 'price_cachaca_alambique', 2)
    await expect(send(await idOf(bottles, 'nfe'), 49)).rejects.toThrow('fiscal_amount')
    expect(await send(await idOf(bottles, 'nfe'), 50)).toBe(true)
  })

  test('of goods needs an access key whose digit is right', async () => {
    const order = await buy(db, ana)
    const nfe = await idOf(order, 'nfe')
    await send(nfe, 150)
    const answer = goodsAnswer()
    const wrong = answer.access_key.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))
    await expect(say(nfe, 'issued', { ...answer, access_key: wrong })).rejects.toThrow('access_key')
    await expect(say(nfe, 'issued', { number: '1' })).rejects.toThrow('fiscal_documents_issued')
    await say(nfe, 'issued', answer)
    expect(await statesOf(order)).toContain('nfe issued')
  })

  test('keeps its answer when it is told again, and its history for ever', async () => {
    const order = await buy(db, ana)
    const { nfe } = await issueBoth(order)
    await say(nfe, 'refused', { reason: 'tarde' })
    await say(nfe, 'cancelled')
    expect(await send(nfe, 150)).toBe(false)
    expect(await historyOf(nfe)).toEqual(['queued', 'processing', 'issued'])
    for (const statement of [
      'delete from public.fiscal_documents',
      'truncate public.fiscal_documents cascade',
      'delete from public.fiscal_document_events',
      `update public.fiscal_document_events set status = 'x'`,
    ])
      await expect(db.sql.unsafe(statement)).rejects.toThrow()
    await expect(db.sql`update public.fiscal_documents set number = '9' where id = ${nfe}`).rejects.toThrow(
      'fiscal_state',
    )
    await expect(
      db.sql`update public.fiscal_documents set status = 'queued' where id = ${nfe}`,
    ).rejects.toThrow('fiscal_state')
  })

  test('is the only live one of its order and kind', async () => {
    const order = await buy(db, ana)
    const copy = () => db.sql`
      insert into public.fiscal_documents (order_id, restaurant_id, kind, items, buyer_name, buyer_cnpj)
      select order_id, restaurant_id, kind, items, buyer_name, buyer_cnpj from public.fiscal_documents
      where order_id = ${order} and kind = 'nfe' limit 1`
    await expect(copy()).rejects.toThrow('fiscal_documents_one_live')
    await refund(order, 20_000)
    await copy()
    expect(await statesOf(order)).toEqual(['nfe cancelled', 'nfe queued', 'nfse cancelled'])
  })
})

describe('money that is back', () => {
  test('in full cancels what was issued, and never issues what was not', async () => {
    const order = await buy(db, ana)
    const nfse = await idOf(order, 'nfse')
    await send(nfse, 50)
    await say(nfse, 'issued', { number: '7' })
    await refund(order, 20_000)
    expect(await statesOf(order)).toEqual(['nfe cancelled', 'nfse cancelling'])
    expect(await tasksOf(nfse)).toContain('cancel_document')
    expect(await send(await idOf(order, 'nfe'), 150)).toBe(false)
    await say(nfse, 'cancelled')
    expect(await statesOf(order)).toEqual(['nfe cancelled', 'nfse cancelled'])
    expect(await historyOf(nfse)).toEqual(['queued', 'processing', 'issued', 'cancelling', 'cancelled'])
    expect(await openFlags(order)).toEqual([])
  })

  test('while a document is under way cancels it as soon as it is issued, or drops it when refused', async () => {
    for (const [outcome, end] of [
      ['issued', 'nfe cancelling'],
      ['refused', 'nfe cancelled'],
    ] as const) {
      const order = await buy(db, ana, 'price_cachaca_alambique', 4)
      const nfe = await idOf(order, 'nfe')
      await send(nfe, 100)
      await refund(order, 10_000)
      expect(await statesOf(order)).toEqual(['nfe processing'])
      await say(nfe, outcome, outcome === 'issued' ? goodsAnswer() : { reason: 'CNPJ inválido' })
      expect(await statesOf(order)).toEqual([end])
    }
  })

  test('and a provider that refuses to cancel leave the document to the farm, which asks again', async () => {
    const order = await buy(db, ana)
    const { nfe } = await issueBoth(order)
    await refund(order, 20_000)
    await say(nfe, 'cancel_refused', { reason: 'Fora do prazo' })
    expect([await statesOf(order), await openFlags(order)]).toEqual([
      ['nfe issued', 'nfse cancelling'],
      ['fiscal_cancel_refused'],
    ])
    await retry(nfe)
    expect([await statesOf(order), await openFlags(order)]).toEqual([
      ['nfe cancelling', 'nfse cancelling'],
      [],
    ])
  })
})

describe('a refused document', () => {
  test('goes to the farm, and back into the queue once, by staff of orders alone', async () => {
    const order = await buy(db, ana)
    const nfse = await idOf(order, 'nfse')
    await send(nfse, 50)
    await say(nfse, 'refused', { reason: 'CNPJ inválido' })
    expect(await openFlags(order)).toEqual(['fiscal_refused'])
    await expect(retry(nfse, consultant)).rejects.toThrow('staff_only')
    await expect(retry(nfse, ana)).rejects.toThrow('staff_only')
    // The worker finished its task.
    await db.sql`update public.cleanup_tasks set done_at = now() where target = ${nfse}`
    const both = await Promise.allSettled([retry(nfse), retry(nfse)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect([await statesOf(order), await openFlags(order), await tasksOf(nfse)]).toEqual([
      ['nfe queued', 'nfse queued'],
      [],
      ['issue_document'],
    ])
    const audit = await db.sql`select action from public.staff_audit where subject_id = ${order}`
    expect(audit.map(({ action }) => action)).toEqual(['retry_fiscal_document'])
  })

  test('that the provider never answered is flagged, and its attempts begin again', async () => {
    const order = await buy(db, ana)
    const nfse = await idOf(order, 'nfse')
    await expect(retry(nfse)).rejects.toThrow('fiscal_state')
    await db.sql`update public.cleanup_tasks set attempts = 12, last_error = 'down' where target = ${nfse}`
    expect(await openFlags(order)).toEqual(['fiscal_stuck'])
    await retry(nfse)
    const [task] = await db.sql`select attempts, given_up from public.cleanup_tasks where target = ${nfse}`
    expect([task, await openFlags(order)]).toEqual([{ attempts: 0, given_up: false }, []])
  })
})

test('sending and a refund at the same moment end one way', async () => {
  for (let round = 0; round < 5; round++) {
    const order = await buy(db, ana, 'price_cachaca_alambique', 4)
    const nfe = await idOf(order, 'nfe')
    const [sent] = await Promise.all([send(nfe, 100), refund(order, 10_000)])
    const [document] = await documentsOf(order)
    expect(document?.status).toBe(sent ? 'processing' : 'cancelled')
    expect(document?.cancel_reason).not.toBeNull()
  }
})

test('nobody writes documents but the functions, and only the server calls those', async () => {
  const order = await buy(db, ana)
  const id = await idOf(order, 'nfe')
  for (const who of [owner(ana), owner(packer), visitor, server])
    for (const statement of [
      `update public.fiscal_documents set status = 'issued' where id = '${id}'`,
      `delete from public.fiscal_documents where id = '${id}'`,
      `insert into public.fiscal_document_events (document_id, status) values ('${id}', 'issued')`,
    ])
      await expect(db.as(who, (sql) => sql.unsafe(statement))).rejects.toThrow('permission denied')
  for (const who of [owner(ana), owner(packer), visitor])
    for (const call of [
      'queue_fiscal_documents()',
      `fiscal_document_to_do('${id}')`,
      `send_fiscal_document('${id}', 150)`,
      `record_fiscal_answer('${id}', 'cancelled', '{}')`,
    ])
      await expect(db.as(who, (sql) => sql.unsafe(`select public.${call}`))).rejects.toThrow(
        'permission denied',
      )
  // Control.
  expect(await send(id, 150)).toBe(true)
})

test('an account that is deleted leaves its documents to the farm, as the law asks', async () => {
  const bia = await createOwner(db)
  await saveAddress(db, bia)
  const order = await buy(db, bia)
  const { nfe } = await issueBoth(order)
  await db.as(owner(bia), (sql) => sql`insert into public.account_deletions (user_id) values (${bia.userId})`)
  const [kept] = await db.as(
    owner(packer),
    (sql) => sql`select buyer_name, status from public.fiscal_documents where id = ${nfe}`,
  )
  expect(kept).toEqual({ buyer_name: 'Bar do Teste', status: 'issued' })
})
