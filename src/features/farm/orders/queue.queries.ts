import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { unwrap } from '@/data/client/errors'
import { userKey } from '@/data/client/query-keys'
import { supabase } from '@/data/client/supabase'
import { searchWords } from './search-words'
import { isWaiting, type Step, type StepFilter, steps } from './steps'

const stepSchema = z.enum(Object.keys(steps) as [Step, ...Step[]])

/** A view's columns may all be null for the generated types, so the rows are parsed. */
const queuedOrderSchema = z.object({
  id: z.string(),
  number: z.number(),
  step: stepSchema,
  house: z.string(),
  cnpj: z.string(),
  bottles: z.number(),
  invoice_amount: z.number(),
  created_at: z.string(),
  paid_at: z.nullable(z.string()),
  has_address: z.boolean(),
  district: z.nullable(z.string()),
  city: z.nullable(z.string()),
  held_at: z.nullable(z.string()),
  hold_reason: z.nullable(z.string()),
  shipped_at: z.nullable(z.string()),
  carrier: z.nullable(z.string()),
  tracking_code: z.nullable(z.string()),
  last_event_id: z.number(),
  withdrawn_at: z.nullable(z.string()),
  refund_due: z.nullable(z.boolean()),
})

/** An order with the step it waits for. */
export type QueuedOrder = z.output<typeof queuedOrderSchema>

const columns = Object.keys(queuedOrderSchema.shape).join(',') as '*'
const readRows = (rows: unknown): QueuedOrder[] => z.array(queuedOrderSchema).parse(rows)

const perPage = 25

export type QueuePage = { orders: QueuedOrder[]; next: number | null }

/** Prefix of every read of the farm's orders. */
export const farmOrdersKey = (userId: string) => userKey(userId, 'order_queue')

/** The orders of a step, 25 at a time. What waits comes oldest first, the rest newest first. */
export function queueQuery(userId: string, filter: StepFilter, search: string) {
  const words = searchWords(search)
  return infiniteQueryOptions({
    queryKey: userKey(userId, 'order_queue', 'pages', filter, words.join(' ')),
    queryFn: ({ pageParam }) => fetchQueue(filter, words, pageParam),
    initialPageParam: 0,
    getNextPageParam: (page: QueuePage) => page.next,
    staleTime: 0,
  })
}

async function fetchQueue(filter: StepFilter, words: readonly string[], from: number): Promise<QueuePage> {
  const next = from + perPage
  let query = supabase.from('order_queue').select(columns)
  if (filter !== 'all') query = query.eq('step', filter)
  // Words hold letters and digits only, so nothing in them is a wildcard.
  for (const word of words) query = query.like('search', `%${word}%`)
  const sorted = isWaiting(filter)
    ? query.order('paid_at', { ascending: true }).order('number', { ascending: true })
    : query.order('number', { ascending: false })
  // One row more than the page, to know whether there is a next one.
  const rows = readRows(unwrap(await sorted.range(from, next)))
  return { orders: rows.slice(0, perPage), next: rows.length > perPage ? next : null }
}

export type StepCounts = Readonly<Partial<Record<StepFilter, number>>>

const countsSchema = z.array(z.object({ step: stepSchema, orders: z.number() }))

/** How many orders are in each step. */
export function stepCountsQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, 'order_queue', 'counts'),
    queryFn: async (): Promise<StepCounts> => {
      const rows = countsSchema.parse(
        unwrap(await supabase.from('order_queue_counts').select('step, orders')),
      )
      const all = rows.reduce((sum, { orders }) => sum + orders, 0)
      return { ...Object.fromEntries(rows.map(({ step, orders }) => [step, orders])), all }
    },
    staleTime: 0,
  })
}

/** The oldest orders of some steps, for Hoje. */
export function oldestQuery(userId: string, wanted: readonly Step[], most: number) {
  return queryOptions({
    queryKey: userKey(userId, 'order_queue', 'oldest', [...wanted].sort().join(' '), most),
    queryFn: async (): Promise<QueuedOrder[]> =>
      readRows(
        unwrap(
          await supabase
            .from('order_queue')
            .select(columns)
            .in('step', [...wanted])
            .order('paid_at', { ascending: true })
            .order('number', { ascending: true })
            .limit(most),
        ),
      ),
    staleTime: 0,
  })
}

/** Orders that their owners undid and that wait for the farm: for a transfer, or for bottles. The oldest come first. */
export function withdrawnQuery(userId: string, most: number) {
  return queryOptions({
    queryKey: userKey(userId, 'order_queue', 'withdrawn', most),
    queryFn: async (): Promise<QueuedOrder[]> =>
      readRows(
        unwrap(
          await supabase
            .from('order_queue')
            .select(columns)
            .or('step.eq.coming_back,refund_due.is.true')
            .order('withdrawn_at', { ascending: true })
            .limit(most),
        ),
      ),
    staleTime: 0,
  })
}

/** Some orders as they are now. */
export async function fetchQueued(ids: readonly string[]): Promise<QueuedOrder[]> {
  return readRows(
    unwrap(
      await supabase
        .from('order_queue')
        .select(columns)
        .in('id', [...ids]),
    ),
  )
}
