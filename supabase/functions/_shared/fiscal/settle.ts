import type { SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import type { Database } from '../database.types.ts'
import { divideOrder, sumOf } from './divide.ts'
import {
  type FiscalAnswer,
  type FiscalDocument,
  type FiscalProvider,
  FiscalServiceError,
} from './provider.ts'

const taskSchema = z.nullable(
  z.object({
    kind: z.enum(['nfe', 'nfse']),
    status: z.enum(['queued', 'processing', 'cancelling']),
    order_number: z.number(),
    items: z.array(
      z.object({
        product_id: z.string(),
        name: z.string(),
        kind: z.enum(['bottle', 'credit_package', 'premium_package']),
        quantity: z.number(),
        unit_price: z.number(),
        list_price: z.number(),
        package: z.nullable(z.string()),
      }),
    ),
    buyer: z.object({ name: z.string(), cnpj: z.string() }),
    address: z.nullable(
      z.object({
        street: z.string(),
        number: z.string(),
        complement: z.nullable(z.string()),
        district: z.string(),
        city: z.string(),
        state: z.string(),
        postal_code: z.string(),
      }),
    ),
    cancel_reason: z.nullable(z.string()),
  }),
)
type Task = NonNullable<z.output<typeof taskSchema>>

/**
 * Milliseconds between checks of a document that is being authorised. After the last one, the next attempt checks
 * again.
 */
const patience = [200, 500, 1_000]

/**
 * Moves a document one step on: issues a waiting one, or cancels one that must end. Safe to repeat.
 * @throws FiscalServiceError when the provider does not answer, or has not decided yet: to be tried again
 */
export async function settleDocument(
  documentId: string,
  { service, provider }: { service: SupabaseClient<Database>; provider: FiscalProvider },
): Promise<void> {
  const { data, error } = await service.rpc('fiscal_document_to_do', { p_document_id: documentId })
  if (error) throw new Error(`fiscal_document_to_do: ${error.message}`)
  const task = taskSchema.parse(data)
  if (!task) return

  const answer =
    task.status === 'cancelling' ? await cancel(documentId, task, provider) : await issue(documentId, task)
  if (!answer) return
  if (answer.outcome === 'processing') throw new FiscalServiceError('the document is still being authorised')
  const { outcome, ...said } = answer
  const recorded = await service.rpc('record_fiscal_answer', {
    p_document_id: documentId,
    p_outcome: outcome,
    p_answer: toColumns(said),
  })
  if (recorded.error) throw new Error(`record_fiscal_answer: ${recorded.error.message}`)

  async function issue(id: string, task: Task): Promise<FiscalAnswer | null> {
    const document = toDocument(task)
    const cents = sumOf(document.kind === 'nfe' ? document.goods : document.services)
    const { data: due, error } = await service.rpc('send_fiscal_document', {
      p_document_id: id,
      p_amount: cents / 100,
    })
    if (error) throw new Error(`send_fiscal_document: ${error.message}`)
    if (!due) return null
    // Sent earlier, and the answer was lost.
    const earlier = task.status === 'processing' ? await provider.look(id, task.kind) : null
    let answer = earlier ?? (await provider.send(id, document))
    for (const pause of patience) {
      if (answer.outcome !== 'processing') break
      await new Promise((resolve) => setTimeout(resolve, pause))
      answer = (await provider.look(id, task.kind)) ?? answer
    }
    return answer
  }
}

async function cancel(
  id: string,
  { kind, cancel_reason }: Task,
  provider: FiscalProvider,
): Promise<FiscalAnswer> {
  const now = await provider.look(id, kind)
  if (now?.outcome === 'cancelled') return now
  return provider.cancel(id, kind, cancel_reason ?? '')
}

function toDocument({ kind, order_number, items, buyer, address }: Task): FiscalDocument {
  const { goods, services } = divideOrder(items)
  if (kind === 'nfse') return { kind, orderNumber: order_number, buyer, services }
  if (!address) throw new Error('goods without an address')
  return { kind, orderNumber: order_number, buyer, address, goods }
}

type Said = {
  number?: string
  series?: string | null
  accessKey?: string | null
  verificationCode?: string | null
  pdfUrl?: string | null
  xmlUrl?: string | null
  reason?: string
}

const toColumns = ({ number, series, accessKey, verificationCode, pdfUrl, xmlUrl, reason }: Said) => ({
  number: number ?? null,
  series: series ?? null,
  access_key: accessKey ?? null,
  verification_code: verificationCode ?? null,
  pdf_url: pdfUrl ?? null,
  xml_url: xmlUrl ?? null,
  reason: reason ?? null,
})
