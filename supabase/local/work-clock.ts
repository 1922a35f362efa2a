/** Wakes the worker of the automation queue: replaces pg_cron, which the embedded database lacks. */
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../functions/_shared/database.types.ts'
import { startClock } from './clock.ts'

/** Milliseconds between two checks of the queue. A hosted project checks every five seconds. */
const interval = 2_000

/** Concurrent calls of a function. The pool of workers has sixteen. */
const mostCalls = 4

/** @param callWorker calls the function `work-queue` once */
export function startWorkClock(
  keeper: Pick<SupabaseClient<Database>, 'rpc'>,
  callWorker: () => Promise<unknown>,
) {
  return startClock(interval, async () => {
    const { data: due, error } = await keeper.rpc('count_due_automation_requests')
    if (error) console.error('count_due_automation_requests', error.message)
    await Promise.all(Array.from({ length: Math.min(due ?? 0, mostCalls) }, callWorker))
  })
}
