import { accessKeyOf } from '../../../supabase/local/fiscal/notes.ts'
import {
  createOwner,
  createStaff,
  type Database,
  owner,
  raiseLimits,
  saveAddress,
  server,
  verifyAge,
} from './database.ts'

type Document = {
  id: string
  kind: string
  status: string
  amount: string | null
  cancel_reason: string | null
}

/** Prepares an owner who may buy bottles, and staff. Returns what the provider and staff do with fiscal documents. */
export async function openFiscalDocuments(db: Database) {
  await raiseLimits(db)
  const ana = await createOwner(db)
  await saveAddress(db, ana)
  await verifyAge(db, ana)
  const packer = await createStaff(db, 'fulfilment')
  const consultant = await createStaff(db, 'consultant')

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
    (
      await db.sql`select status from public.fiscal_document_events where document_id = ${id} order by id`
    ).map(({ status }) => status)
  const send = async (id: string, amount: number) => {
    const [row] = await db.as(
      server,
      (sql) => sql`select public.send_fiscal_document(${id}, ${amount}) as sent`,
    )
    return row?.sent
  }
  /** Records what the provider says of a document. */
  const say = (id: string, outcome: string, answer: Record<string, string | null> = {}) =>
    db.as(server, (sql) => sql`select public.record_fiscal_answer(${id}, ${outcome}, ${sql.json(answer)})`)
  const retry = (id: string, by: { userId: string } = packer) =>
    db.as(owner(by), (sql) => sql`select public.retry_fiscal_document(${id})`)

  let last = 0
  /** The provider's answer to an NF-e that is issued. */
  const goodsAnswer = () => {
    const number = ++last
    const access_key = accessKeyOf({
      reference: 'x',
      kind: 'nfe',
      status: 'autorizado',
      number,
      issuer: '0',
      buyer: '0',
      amount: '1.00',
      attempts: 1,
      reason: null,
      createdAt: 0,
    })
    return { number: String(number), series: '1', access_key }
  }

  /** Issues both documents of a starter package: R$ 150 in bottles, R$ 50 of service. */
  async function issueBoth(order: string) {
    const nfe = await idOf(order, 'nfe')
    const nfse = await idOf(order, 'nfse')
    await send(nfse, 50)
    await send(nfe, 150)
    await say(nfse, 'issued', { number: '7', verification_code: 'T1' })
    await say(nfe, 'issued', goodsAnswer())
    return { nfe, nfse }
  }

  return {
    ana,
    packer,
    consultant,
    documentsOf,
    statesOf,
    idOf,
    tasksOf,
    historyOf,
    send,
    say,
    retry,
    goodsAnswer,
    issueBoth,
  }
}
