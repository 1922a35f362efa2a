/** The invoices of an order: when they are queued, what they hold, and who writes them. */
import { describe, expect, test } from 'vitest'
import { deliveryAddress } from '../support/delivery-address.ts'
import { buy, createDatabase, createOwner, owner, saveAddress, server, visitor } from './support/database.ts'
import { openFiscalDocuments } from './support/fiscal-documents.ts'
import { reversalsOf } from './support/reversals.ts'

const db = await createDatabase(6)
const { refund } = reversalsOf(db)
const fiscal = await openFiscalDocuments(db)

describe('an order that is paid', () => {
  test('queues one document for its goods and one for its services, once', async () => {
    const order = await buy(db, fiscal.ana)
    expect(await fiscal.statesOf(order)).toEqual(['nfe queued', 'nfse queued'])
    for (const { id } of await fiscal.documentsOf(order))
      expect(await fiscal.tasksOf(id)).toEqual(['issue_document'])
    await db.as(server, (sql) => sql`select public.queue_fiscal_documents()`)
    for (const { id } of await fiscal.documentsOf(order))
      expect(await fiscal.tasksOf(id)).toEqual(['issue_document'])
  })

  test('of bottles alone has no services', async () => {
    expect(await fiscal.statesOf(await buy(db, fiscal.ana, 'price_cachaca_alambique', 2))).toEqual([
      'nfe queued',
    ])
  })

  test('without an address keeps its NF-e waiting until there is one', async () => {
    const bia = await createOwner(db)
    const order = await buy(db, bia)
    const nfe = await fiscal.idOf(order, 'nfe')
    expect([await fiscal.tasksOf(nfe), await fiscal.tasksOf(await fiscal.idOf(order, 'nfse'))]).toEqual([
      [],
      ['issue_document'],
    ])
    await db.as(server, (sql) => sql`select public.queue_fiscal_documents()`)
    expect(await fiscal.tasksOf(nfe)).toEqual([])
    await saveAddress(db, bia, deliveryAddress)
    expect(await fiscal.tasksOf(nfe)).toEqual(['issue_document'])
  })

  test('keeps what was paid, whatever the shop asks later', async () => {
    const order = await buy(db, fiscal.ana)
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
    const order = await buy(db, fiscal.ana)
    const nfe = await fiscal.idOf(order, 'nfe')
    const nfse = await fiscal.idOf(order, 'nfse')
    await expect(fiscal.send(nfse, 200.01)).rejects.toThrow('fiscal_amount')
    expect(await fiscal.send(nfse, 50)).toBe(true)
    await expect(fiscal.send(nfe, 149.99)).rejects.toThrow('fiscal_amount')
    await expect(fiscal.send(nfse, 51)).rejects.toThrow('fiscal_amount')
    expect([await fiscal.send(nfe, 150), await fiscal.send(nfe, 150)]).toEqual([true, true])
    const bottles = await buy(db, fiscal.ana, 'price_cachaca_alambique', 2)
    await expect(fiscal.send(await fiscal.idOf(bottles, 'nfe'), 49)).rejects.toThrow('fiscal_amount')
    expect(await fiscal.send(await fiscal.idOf(bottles, 'nfe'), 50)).toBe(true)
  })

  test('of goods needs an access key whose digit is right', async () => {
    const order = await buy(db, fiscal.ana)
    const nfe = await fiscal.idOf(order, 'nfe')
    await fiscal.send(nfe, 150)
    const answer = fiscal.goodsAnswer()
    const wrong = answer.access_key.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))
    await expect(fiscal.say(nfe, 'issued', { ...answer, access_key: wrong })).rejects.toThrow('access_key')
    await expect(fiscal.say(nfe, 'issued', { number: '1' })).rejects.toThrow('fiscal_documents_issued')
    await fiscal.say(nfe, 'issued', answer)
    expect(await fiscal.statesOf(order)).toContain('nfe issued')
  })

  test('keeps its first answer, and its history for ever', async () => {
    const order = await buy(db, fiscal.ana)
    const { nfe } = await fiscal.issueBoth(order)
    await fiscal.say(nfe, 'refused', { reason: 'tarde' })
    await fiscal.say(nfe, 'cancelled')
    expect(await fiscal.send(nfe, 150)).toBe(false)
    expect(await fiscal.historyOf(nfe)).toEqual(['queued', 'processing', 'issued'])
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
    const order = await buy(db, fiscal.ana)
    const copy = () => db.sql`
      insert into public.fiscal_documents (order_id, restaurant_id, kind, items, buyer_name, buyer_cnpj)
      select order_id, restaurant_id, kind, items, buyer_name, buyer_cnpj from public.fiscal_documents
      where order_id = ${order} and kind = 'nfe' limit 1`
    await expect(copy()).rejects.toThrow('fiscal_documents_one_live')
    await refund(order, 20_000)
    await copy()
    expect(await fiscal.statesOf(order)).toEqual(['nfe cancelled', 'nfe queued', 'nfse cancelled'])
  })
})

test('nobody writes documents but the functions, and only the server calls those', async () => {
  const order = await buy(db, fiscal.ana)
  const id = await fiscal.idOf(order, 'nfe')
  for (const who of [owner(fiscal.ana), owner(fiscal.packer), visitor, server])
    for (const statement of [
      `update public.fiscal_documents set status = 'issued' where id = '${id}'`,
      `delete from public.fiscal_documents where id = '${id}'`,
      `insert into public.fiscal_document_events (document_id, status) values ('${id}', 'issued')`,
    ])
      await expect(db.as(who, (sql) => sql.unsafe(statement))).rejects.toThrow('permission denied')
  for (const who of [owner(fiscal.ana), owner(fiscal.packer), visitor])
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
  expect(await fiscal.send(id, 150)).toBe(true)
})

test('deleting an account leaves its documents to the farm, as the law asks', async () => {
  const bia = await createOwner(db)
  await saveAddress(db, bia)
  const order = await buy(db, bia)
  const { nfe } = await fiscal.issueBoth(order)
  await db.as(owner(bia), (sql) => sql`insert into public.account_deletions (user_id) values (${bia.userId})`)
  const [kept] = await db.as(
    owner(fiscal.packer),
    (sql) => sql`select buyer_name, status from public.fiscal_documents where id = ${nfe}`,
  )
  expect(kept).toEqual({ buyer_name: 'Bar do Teste', status: 'issued' })
})
