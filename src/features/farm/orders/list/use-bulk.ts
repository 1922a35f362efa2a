import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSingleMutation } from '@/data/client/use-single-mutation'
import { farmMessage } from '../../farm.messages'
import { fetchQueued, type QueuedOrder } from '../queue.queries'
import { refreshOrders, type SeenOrder } from '../writes.queries'

export type Outcome = {
  id: string
  number: number
  house: string
  /** Why it failed; null for done. */
  failure: string | null
}

export type BulkRun = {
  orders: readonly QueuedOrder[]
  /** The action in the past tense, such as 'embalado'. */
  done: string
  act: (order: SeenOrder, index: number) => Promise<void>
}

export type BulkResult = {
  done: string
  outcomes: Outcome[]
  /** The orders that failed, as they are now. */
  left: QueuedOrder[]
}

/**
 * Applies one action to several orders, one after the other. Each succeeds or fails by itself; failed ones can be
 * retried.
 */
export function useBulk(userId: string, onFinish: (result: BulkResult) => void) {
  const client = useQueryClient()
  const [progress, setProgress] = useState<{ at: number; of: number } | null>(null)
  const run = useSingleMutation({
    mutationFn: async ({ orders, done, act }: BulkRun): Promise<BulkResult> => {
      const outcomes: Outcome[] = []
      for (const [index, { id, number, house, last_event_id: seen }] of orders.entries()) {
        setProgress({ at: index + 1, of: orders.length })
        const failure = await act({ id, seen }, index).then(() => null, farmMessage)
        outcomes.push({ id, number, house, failure })
      }
      const failed = outcomes.filter(({ failure }) => failure !== null).map(({ id }) => id)
      const before = orders.filter(({ id }) => failed.includes(id))
      const now = failed.length > 0 ? await fetchQueued(failed).catch(() => before) : []
      return { done, outcomes, left: before.map((order) => now.find(({ id }) => id === order.id) ?? order) }
    },
    onSuccess: onFinish,
    onSettled: async () => {
      setProgress(null)
      await refreshOrders(client, userId)
    },
  })
  return { run: run.mutate, progress }
}
