import type { SupabaseClient } from '@supabase/supabase-js'
import Stripe from 'stripe'
import * as z from 'zod/mini'
import type { AgeProvider } from '../_shared/age/provider.ts'
import type { Database } from '../_shared/database.types.ts'
import type { FiscalProvider } from '../_shared/fiscal/provider.ts'
import { settleDocument } from '../_shared/fiscal/settle.ts'
import { jsonResponse } from '../_shared/http.ts'
import { isSameSecret } from '../_shared/same-secret.ts'
import { refundOrder } from './refund-order.ts'

export type CleanupDependencies = {
  service: SupabaseClient<Database>
  stripe: Stripe
  /** Null when none is configured: its tasks wait. */
  ageProvider: AgeProvider | null
  /** Null when no invoice can be issued: they wait. */
  fiscal: FiscalProvider | null
  /** The key that the caller must send. The database's scheduler has it. */
  secretKey: string
}

type Task = Database['public']['Tables']['cleanup_tasks']['Row']

/**
 * Performs the database's tasks outside the database: deletes the files of deleted accounts and the age provider's data
 * about them, expires their open checkout sessions, refunds withdrawn orders, and issues and cancels invoices. The
 * database schedules the retries of a failed task, and marks it `given_up` after the last one.
 *
 * Answers `{ done, failed, given_up }`: this call's tasks, and all tasks given up so far. 401 without the key.
 */
export async function handleCleanup(request: Request, deps: CleanupDependencies): Promise<Response> {
  if (request.method !== 'POST') return jsonResponse({ error: 'method_not_allowed' }, 405)
  if (!(await isSameSecret(request.headers.get('apikey') ?? '', deps.secretKey)))
    return jsonResponse({ error: 'not_authenticated' }, 401)

  if (deps.fiscal) {
    const { error } = await deps.service.rpc('queue_fiscal_documents')
    if (error) throw new Error(`queue_fiscal_documents: ${error.message}`)
  }
  const { data: tasks, error } = await deps.service.rpc('claim_cleanup_tasks')
  if (error) throw new Error(`claim_cleanup_tasks: ${error.message}`)
  let failed = 0
  for (const task of tasks) {
    const failure = await attempt(task, deps)
    if (failure !== null) {
      failed += 1
      console.error(`cleanup: ${task.kind} ${task.target}, attempt ${task.attempts}: ${failure}`)
    }
    const { error } = await deps.service.rpc('finish_cleanup_task', {
      p_id: task.id,
      ...(failure !== null && { p_error: failure }),
    })
    if (error) throw new Error(`finish_cleanup_task: ${error.message}`)
  }

  const { count, error: countError } = await deps.service
    .from('cleanup_tasks')
    .select('id', { count: 'exact', head: true })
    .eq('given_up', true)
  if (countError) throw new Error(`cleanup_tasks: ${countError.message}`)
  if (count) console.error(`cleanup: ${count} tasks are given up, see cleanup_tasks.last_error`)
  return jsonResponse({ done: tasks.length - failed, failed, given_up: count ?? 0 })
}

/** Returns the failure, or null. */
async function attempt(task: Task, deps: CleanupDependencies): Promise<string | null> {
  try {
    if (task.kind === 'delete_files') await deleteFiles(deps.service, task.target)
    else if (task.kind === 'expire_checkout_session') await expireSession(deps.stripe, task.target)
    else if (task.kind === 'refund_order') await refundOrder(deps.service, deps.stripe, task)
    else if (task.kind === 'delete_age_session') await deleteAgeSession(deps.ageProvider, task.target)
    else if (task.kind === 'issue_document' || task.kind === 'cancel_document') {
      // Without a provider the document waits, and is queued again when there is one.
      if (deps.fiscal) await settleDocument(task.target, { service: deps.service, provider: deps.fiscal })
    } else throw new Error('unknown kind of task')
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Files per listing, and listings per attempt. */
const pageSize = 100
const maxPages = 50

/** Deletes all files in a restaurant's folder of `uploads`. */
async function deleteFiles(service: SupabaseClient<Database>, restaurantId: string): Promise<void> {
  // A malformed task must not empty the bucket.
  if (!z.safeParse(z.guid(), restaurantId).success) throw new Error('not the folder of a restaurant')
  const bucket = service.storage.from('uploads')
  let pages = 0

  async function empty(folder: string): Promise<void> {
    for (;;) {
      if (++pages > maxPages) throw new Error('there are files left')
      const { data: entries, error } = await bucket.list(folder, { limit: pageSize })
      if (error) throw error
      if (entries.length === 0) return
      // Entries without an id are folders. They disappear with their last file.
      for (const { id, name } of entries) if (id === null) await empty(`${folder}/${name}`)
      const files = entries.filter(({ id }) => id !== null).map(({ name }) => `${folder}/${name}`)
      if (files.length === 0) continue
      const { error: refusal } = await bucket.remove(files)
      if (refusal) throw refusal
    }
  }

  await empty(restaurantId)
}

/** @param target PROVIDER:SESSION, naming the provider that has the session */
async function deleteAgeSession(provider: AgeProvider | null, target: string): Promise<void> {
  const [name = '', ...session] = target.split(':')
  if (provider?.name !== name) throw new Error(`the provider ${name} is not configured`)
  await provider.remove(session.join(':'))
}

/** Complete, expired and unknown sessions need nothing. */
async function expireSession(stripe: Stripe, id: string): Promise<void> {
  try {
    const session = await stripe.checkout.sessions.retrieve(id)
    if (session.status === 'open') await stripe.checkout.sessions.expire(id)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return
    throw error
  }
}
