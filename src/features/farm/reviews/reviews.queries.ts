import { priceEndings } from '@consulting/base/request/price-wishes.ts'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { AppError, toAppError, unwrap } from '@/data/client/errors'
import { FunctionRefusal, invokeFunction } from '@/data/client/functions'
import { userKey } from '@/data/client/query-keys'
import { type Row, supabase } from '@/data/client/supabase'
import { inOrder, type Review } from '@/data/tables/reviews'

type House = { name: string; city: string | null } | null

/** A review in the queue. */
export type WaitingReview = Pick<
  Row<'reviews'>,
  'id' | 'state' | 'opened_at' | 'due_at' | 'asked_at' | 'consultant_name' | 'done_at' | 'late_at'
> & { house: House; request: { automation: { name: string } | null } | null }

// The tables between reviews and houses would make an unnamed relation ambiguous.
const about = `house:restaurants!reviews_restaurant_id_fkey(name, city),
  request:automation_requests!reviews_automation_request_id_fkey(automation:automations_catalog(name))` as const
const queueColumns =
  `id, state, opened_at, due_at, asked_at, consultant_name, done_at, late_at, ${about}` as const

/** Prefix of everything about reviews that staff read. */
export const reviewsKey = (userId: string) => userKey(userId, 'reviews')

/** Reviews that wait, the one with the least time left first; those that wait for the owner come last. */
export function waitingReviewsQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, 'reviews', 'waiting'),
    queryFn: async (): Promise<WaitingReview[]> => {
      const rows = unwrap(
        await supabase.from('reviews').select(queueColumns).neq('state', 'done').order('due_at').limit(200),
      )
      return [
        ...rows.filter(({ state }) => state === 'open'),
        ...rows.filter(({ state }) => state !== 'open'),
      ]
    },
    staleTime: 0,
    refetchInterval: 60_000,
  })
}

/** The latest reviews that are done. */
export function doneReviewsQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, 'reviews', 'done'),
    queryFn: async (): Promise<WaitingReview[]> =>
      unwrap(
        await supabase
          .from('reviews')
          .select(queueColumns)
          .eq('state', 'done')
          .order('done_at', { ascending: false })
          .limit(20),
      ),
    staleTime: 0,
  })
}

/** How many reviews of the last 90 days were done within their 48 hours, of those whose deadline is decided. */
export function keptShareQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, 'reviews', 'kept'),
    queryFn: async (): Promise<{ kept: number; decided: number }> => {
      const since = new Date(Date.now() - 90 * 86_400_000).toISOString()
      const rows = unwrap(
        await supabase
          .from('reviews')
          .select('late_at, done_at')
          .gte('opened_at', since)
          .or('state.eq.done,late_at.not.is.null')
          .limit(1000),
      )
      return { kept: rows.filter(({ late_at }) => late_at === null).length, decided: rows.length }
    },
    staleTime: 0,
  })
}

export type ReviewDetails = Review & {
  house: {
    name: string
    city: string | null
    contact_name: string | null
    contact_phone: string | null
  } | null
  request: {
    created_at: string
    input_data: unknown
    credits_used: number
    automation: { name: string; type: string } | null
  } | null
}

/** One review with its request, or null when there is none. */
export function reviewDetailsQuery(userId: string, reviewId: string) {
  return queryOptions({
    queryKey: userKey(userId, 'reviews', 'one', reviewId),
    queryFn: async (): Promise<ReviewDetails | null> => {
      if (!z.uuid().safeParse(reviewId).success) return null
      const row = unwrap(
        await supabase
          .from('reviews')
          .select(
            `id, automation_request_id, state, wish, opened_at, due_at, asked_at, consultant_id, consultant_name,
            done_at, late_at, courtesy, revision,
            house:restaurants!reviews_restaurant_id_fkey(name, city, contact_name, contact_phone),
            request:automation_requests!reviews_automation_request_id_fkey(
              created_at, input_data, credits_used, automation:automations_catalog(name, type)),
            questions:review_questions(id, question, asked_by, asked_at, answer, answered_at),
            remarks:review_remarks(id, section, remark, internal, author_name, created_at, answer),
            versions:content_versions(id, number, note, author_name, published_at, shown, prices)`,
          )
          .eq('id', reviewId)
          .maybeSingle(),
      )
      return row && { ...row, ...inOrder(row) }
    },
    staleTime: 0,
  })
}

/** Requests of the last 7 days that failed through our fault. Their credits have been returned. */
export function failedRequestsQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, 'automation_requests', 'failed'),
    queryFn: async () =>
      unwrap(
        await supabase
          .from('automation_requests')
          .select(
            `id, error_code, completed_at, house:restaurants!automation_requests_restaurant_id_fkey(name),
            automation:automations_catalog(name)`,
          )
          .eq('status', 'failed')
          .in('error_code', ['internal', 'timed_out', 'wish_violated'])
          .gte('completed_at', new Date(Date.now() - 7 * 86_400_000).toISOString())
          .order('completed_at', { ascending: false })
          .limit(20),
      ),
    staleTime: 0,
  })
}

type Seen = { id: string; revision: number }

export async function takeReview({ id, revision }: Seen): Promise<void> {
  unwrap(await supabase.rpc('take_review', { p_review_id: id, p_seen: revision }))
}

export async function askOwner({ review, question }: { review: Seen; question: string }): Promise<void> {
  unwrap(
    await supabase.rpc('ask_owner', {
      p_review_id: review.id,
      p_seen: review.revision,
      p_question: question,
    }),
  )
}

export interface NewRemark {
  review: Seen
  section: string
  remark: string
  internal: boolean
}

export async function addRemark({ review, section, remark, internal }: NewRemark): Promise<void> {
  unwrap(
    await supabase.rpc('add_remark', {
      p_review_id: review.id,
      p_seen: review.revision,
      p_section: section,
      p_remark: remark,
      p_internal: internal,
    }),
  )
}

export async function removeRemark({ id, revision }: Seen): Promise<void> {
  unwrap(await supabase.rpc('remove_remark', { p_remark_id: id, p_seen: revision }))
}

export async function finishReview({ id, revision }: Seen): Promise<void> {
  unwrap(await supabase.rpc('finish_review', { p_review_id: id, p_seen: revision }))
}

const bound = z.nullable(z.number())
const limitsSchema = z.object({
  fixed: bound,
  lowest: bound,
  highest: bound,
  floor: bound,
  ceiling: bound,
  endings: z.optional(z.enum(priceEndings)),
})
const priceLimitsSchema = z.union([
  z.object({ limits: z.array(z.object({ item: z.string(), limits: limitsSchema })) }),
  z.object({ why: z.string() }),
])
export type PriceLimitsAnswer = z.output<typeof priceLimitsSchema>

/** The bounds that the owner's wishes set for each price of a version, by item, or why no price can be set. */
export function priceLimitsQuery(userId: string, reviewId: string, base: number) {
  return queryOptions({
    queryKey: userKey(userId, 'content_versions', 'price-limits', reviewId, String(base)),
    queryFn: async (): Promise<PriceLimitsAnswer> => {
      const body = { review_id: reviewId, base, ask: 'price_limits' }
      return priceLimitsSchema.parse(await invokeFunction('publish-version', body))
    },
  })
}

const refusalSchema = z.object({ code: z.string(), error: z.string(), field: z.optional(z.string()) })

/** Error for a version that the function refuses: the reason in Portuguese and the field concerned. */
export class VersionRefused extends AppError {
  readonly field: string | undefined

  constructor(code: string, message: string, field: string | undefined, options: ErrorOptions) {
    super(code, message, options)
    this.field = field
  }
}

export interface NewVersion {
  review: Seen
  base: number
  edits: { id: string; value: string | number; reason?: string }[]
  note: string
}

/** Publishes edits as the next version. The function says in Portuguese which edit it refuses. */
export async function publishVersion({ review, base, edits, note }: NewVersion): Promise<void> {
  const body = { review_id: review.id, seen: review.revision, base, edits, note }
  await invokeFunction('publish-version', body).catch((error: unknown) => {
    const refused = refusalSchema.safeParse(error instanceof FunctionRefusal ? error.body : null)
    if (!refused.success) throw toAppError(error)
    const { code, error: message, field } = refused.data
    throw new VersionRefused(code, message, field, { cause: error })
  })
}
