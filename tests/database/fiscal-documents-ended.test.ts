/** How invoices end: money that is back, and refusals. */
import { describe, expect, test } from 'vitest'
import { buy, chargeEvent, createDatabase } from './support/database.ts'
import { openFiscalDocuments } from './support/fiscal-documents.ts'
import { reversalsOf } from './support/reversals.ts'
import { openWithdrawals } from './support/withdrawals.ts'

const db = await createDatabase(6)
const { refund, openFlags } = reversalsOf(db)
const fiscal = await openFiscalDocuments(db)
const { consult, undo } = await openWithdrawals(db)

describe('money that is back', () => {
  test('in full cancels what was issued, and never issues what was not', async () => {
    const order = await buy(db, fiscal.ana)
    const nfse = await fiscal.idOf(order, 'nfse')
    await fiscal.send(nfse, 50)
    await fiscal.say(nfse, 'issued', { number: '7' })
    await refund(order, 20_000)
    expect(await fiscal.statesOf(order)).toEqual(['nfe cancelled', 'nfse cancelling'])
    expect(await fiscal.tasksOf(nfse)).toContain('cancel_document')
    expect(await fiscal.send(await fiscal.idOf(order, 'nfe'), 150)).toBe(false)
    await fiscal.say(nfse, 'cancelled')
    expect(await fiscal.statesOf(order)).toEqual(['nfe cancelled', 'nfse cancelled'])
    expect(await fiscal.historyOf(nfse)).toEqual([
      'queued',
      'processing',
      'issued',
      'cancelling',
      'cancelled',
    ])
    expect(await openFlags(order)).toEqual([])
  })

  test('while a document is under way cancels it as soon as it is issued, or drops it when refused', async () => {
    for (const [outcome, end] of [
      ['issued', 'nfe cancelling'],
      ['refused', 'nfe cancelled'],
    ] as const) {
      const order = await buy(db, fiscal.ana, 'price_cachaca_alambique', 4)
      const nfe = await fiscal.idOf(order, 'nfe')
      await fiscal.send(nfe, 100)
      await refund(order, 10_000)
      expect(await fiscal.statesOf(order)).toEqual(['nfe processing'])
      await fiscal.say(
        nfe,
        outcome,
        outcome === 'issued' ? fiscal.goodsAnswer() : { reason: 'CNPJ inválido' },
      )
      expect(await fiscal.statesOf(order)).toEqual([end])
    }
  })

  test('in two parts, by a withdrawal and then by hand, cancels what the first left standing', async () => {
    const order = await buy(db, fiscal.ana)
    await fiscal.issueBoth(order)
    await consult(fiscal.ana)
    await undo(fiscal.ana, order)
    const [due] = await db.sql<{ cents: string }[]>`
      select refund_target as cents from public.order_withdrawals where order_id = ${order}`
    await refund(order, Number(due?.cents))
    expect([await fiscal.statesOf(order), await openFlags(order)]).toEqual([
      ['nfe issued', 'nfse issued'],
      ['fiscal_partial_refund'],
    ])
    // The accountant settled that part; another part is a separate case. Each is reported once.
    await db.sql`update public.staff_flags set resolved_at = now() where order_id = ${order}`
    await refund(order, Number(due?.cents))
    expect(await openFlags(order)).toEqual([])
    await refund(order, Number(due?.cents) + 100)
    expect(await openFlags(order)).toContain('fiscal_partial_refund')
    await refund(order, 20_000)
    expect([await fiscal.statesOf(order), await openFlags(order)]).toEqual([
      ['nfe cancelling', 'nfse cancelling'],
      // Reported for the consultation, which was used.
      ['credits_short'],
    ])
  })

  test('and a provider that refuses to cancel leave the document to the farm, which asks again', async () => {
    const order = await buy(db, fiscal.ana)
    const { nfe } = await fiscal.issueBoth(order)
    await refund(order, 20_000)
    await fiscal.say(nfe, 'cancel_refused', { reason: 'Fora do prazo' })
    expect([await fiscal.statesOf(order), await openFlags(order)]).toEqual([
      ['nfe issued', 'nfse cancelling'],
      ['fiscal_cancel_refused'],
    ])
    await fiscal.retry(nfe)
    expect([await fiscal.statesOf(order), await openFlags(order)]).toEqual([
      ['nfe cancelling', 'nfse cancelling'],
      [],
    ])
  })
})

describe('a refused document', () => {
  test('goes to the farm, and back into the queue once, by staff of orders alone', async () => {
    const order = await buy(db, fiscal.ana)
    const nfse = await fiscal.idOf(order, 'nfse')
    await fiscal.send(nfse, 50)
    await fiscal.say(nfse, 'refused', { reason: 'CNPJ inválido' })
    expect(await openFlags(order)).toEqual(['fiscal_refused'])
    await expect(fiscal.retry(nfse, fiscal.consultant)).rejects.toThrow('staff_only')
    await expect(fiscal.retry(nfse, fiscal.ana)).rejects.toThrow('staff_only')
    // The worker finished its task.
    await db.sql`update public.cleanup_tasks set done_at = now() where target = ${nfse}`
    const both = await Promise.allSettled([fiscal.retry(nfse), fiscal.retry(nfse)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect([await fiscal.statesOf(order), await openFlags(order), await fiscal.tasksOf(nfse)]).toEqual([
      ['nfe queued', 'nfse queued'],
      [],
      ['issue_document'],
    ])
    const audit = await db.sql`select action from public.staff_audit where subject_id = ${order}`
    expect(audit.map(({ action }) => action)).toEqual(['retry_fiscal_document'])
  })

  test('that the provider never answered is flagged, and its attempts begin again', async () => {
    const order = await buy(db, fiscal.ana)
    const nfse = await fiscal.idOf(order, 'nfse')
    await expect(fiscal.retry(nfse)).rejects.toThrow('fiscal_state')
    await db.sql`update public.cleanup_tasks set attempts = 12, last_error = 'down' where target = ${nfse}`
    expect(await openFlags(order)).toEqual(['fiscal_stuck'])
    await fiscal.retry(nfse)
    const [task] = await db.sql`select attempts, given_up from public.cleanup_tasks where target = ${nfse}`
    expect([task, await openFlags(order)]).toEqual([{ attempts: 0, given_up: false }, []])
  })
})

test('sending and a refund at the same moment end one way', async () => {
  for (let round = 0; round < 5; round++) {
    const order = await buy(db, fiscal.ana, 'price_cachaca_alambique', 4)
    const nfe = await fiscal.idOf(order, 'nfe')
    const [sent] = await Promise.all([fiscal.send(nfe, 100), refund(order, 10_000)])
    const [document] = await fiscal.documentsOf(order)
    expect(document?.status).toBe(sent ? 'processing' : 'cancelled')
    expect(document?.cancel_reason).not.toBeNull()
  }
})

test('an answer of the provider and a refund do not wait for each other', async () => {
  const order = await buy(db, fiscal.ana, 'price_cachaca_alambique', 4)
  const nfe = await fiscal.idOf(order, 'nfe')
  await fiscal.send(nfe, 100)
  let told: Promise<unknown> = Promise.resolve()
  await db.sql.begin(async (refunding) => {
    await refunding`select from public.orders where id = ${order} for update`
    told = fiscal.say(nfe, 'refused', { reason: 'CNPJ inválido' })
    await expect
      .poll(
        () =>
          db.sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      .toHaveLength(1)
    const event = chargeEvent('charge.refunded', order, { amount_refunded: 10_000 })
    await refunding`select public.apply_stripe_event(${refunding.json(event)})`
  })
  await told
  expect([await fiscal.statesOf(order), await openFlags(order)]).toEqual([['nfe cancelled'], []])
})
