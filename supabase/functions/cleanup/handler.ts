import type { SupabaseClient } from '@supabase/supabase-js'
import Stripe from 'stripe'
import * as z from 'zod/mini'
import { jsonResponse } from '../_shared/http.ts'

export type CleanupDependencies = {
  service: SupabaseClient
  stripe: Stripe
  /** Whoever calls must hold it: the scheduler of the database, or its stand-in. */
  secretKey: string
}

const tasksSchema = z.array(
  z.object({
    id: z.number(),
    kind: z.enum(['delete_files', 'expire_checkout_session']),
    target: z.string(),
    attempts: z.number(),
  }),
)
type Task = z.output<typeof tasksSchema>[number]

/**
 * Does what the deletion of an account left to do outside the database: deletes its files, expires its open
 * checkout sessions. A task that fails is tried again, by the database's own waits, and stays visible as
 * `given_up` in the end.
 *
 * Answers `{ done, failed, given_up }`: this call's tasks, and all that somebody has to look at. 401 without the key.
 */
export async function handleCleanup(request: Request, deps: CleanupDependencies): Promise<Response> {
  if (request.method !== 'POST') return jsonResponse({ error: 'method_not_allowed' }, 405)
  if (!(await isSame(request.headers.get('apikey') ?? '', deps.secretKey)))
    return jsonResponse({ error: 'not_authenticated' }, 401)

  const { data, error } = await deps.service.rpc('claim_cleanup_tasks')
  if (error) throw new Error(`claim_cleanup_tasks: ${error.message}`)
  const tasks = tasksSchema.parse(data)
  let failed = 0
  for (const task of tasks) {
    const failure = await attempt(task, deps)
    if (failure !== null) {
      failed += 1
      console.error(`cleanup: ${task.kind} ${task.target}, attempt ${task.attempts}: ${failure}`)
    }
    const { error } = await deps.service.rpc('finish_cleanup_task', { p_id: task.id, p_error: failure })
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

/** Equal or not, in the same time whatever was sent: hashes have one length, and all of it is compared. */
async function isSame(given: string, expected: string): Promise<boolean> {
  const hash = async (text: string) =>
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  const wanted = await hash(expected)
  return (await hash(given)).reduce((difference, byte, i) => difference | (byte ^ (wanted[i] ?? 0)), 0) === 0
}

/** What went wrong, or null. */
async function attempt(task: Task, deps: CleanupDependencies): Promise<string | null> {
  try {
    if (task.kind === 'delete_files') await deleteFiles(deps.service, task.target)
    else await expireSession(deps.stripe, task.target)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Files listed and deleted at a time, and how often within one attempt. */
const pageSize = 100
const maxPages = 50

/** Deletes everything below a restaurant's folder of `uploads`. */
async function deleteFiles(service: SupabaseClient, restaurantId: string): Promise<void> {
  // Never the whole bucket, whatever a task names.
  if (!z.safeParse(z.guid(), restaurantId).success) throw new Error('not the folder of a restaurant')
  const bucket = service.storage.from('uploads')
  let pages = 0

  async function empty(folder: string): Promise<void> {
    for (;;) {
      if (++pages > maxPages) throw new Error('there are files left')
      const { data: entries, error } = await bucket.list(folder, { limit: pageSize })
      if (error) throw error
      if (entries.length === 0) return
      // A folder is an entry without an id; it is gone when nothing is left in it.
      for (const { id, name } of entries) if (id === null) await empty(`${folder}/${name}`)
      const files = entries.filter(({ id }) => id !== null).map(({ name }) => `${folder}/${name}`)
      if (files.length === 0) continue
      const { error: refusal } = await bucket.remove(files)
      if (refusal) throw refusal
    }
  }

  await empty(restaurantId)
}

/** A session that is complete, expired or unknown needs nothing more. */
async function expireSession(stripe: Stripe, id: string): Promise<void> {
  try {
    const session = await stripe.checkout.sessions.retrieve(id)
    if (session.status === 'open') await stripe.checkout.sessions.expire(id)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return
    throw error
  }
}
