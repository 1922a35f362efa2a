import { type Answers, type AutomationType, isAutomationType } from '@consulting/automations/types.ts'
import { FunctionsFetchError, FunctionsHttpError } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import { type Enums, type Row, supabase } from '@/data/client'
import type { Json } from '@/data/database.types'
import { AppError, toAppError, unwrap } from '@/data/errors'
import type { CatalogueItem } from './catalogue'

export type RequestStatus = Enums['request_status']

/** A request for consulting, with the automation it asked for (null once that left the catalogue). */
export interface AutomationRequest
  extends Pick<
    Row<'automation_requests'>,
    | 'id'
    | 'client_request_id'
    | 'status'
    | 'progress'
    | 'credits_used'
    | 'error_code'
    | 'created_at'
    | 'completed_at'
  > {
  automation: { type: AutomationType; name: string } | null
}

export type GeneratedContent = Pick<
  Row<'generated_content'>,
  'id' | 'title' | 'content_type' | 'content' | 'metadata'
>

/** Whether a request has come to its end, good or bad. */
export function isFinal(status: RequestStatus): boolean {
  return status === 'completed' || status === 'failed' || status === 'cancelled'
}

/** Keys of what this feature reads, so that what changes one list can refresh the others. */
export const automationKeys = {
  catalogue: ['automations', 'catalogue'],
  freeRuns: ['automations', 'free-runs'],
  requests: ['automations', 'requests'],
  wizard: (type: string) => ['automations', 'wizard', type],
  request: (id: string) => ['automations', 'request', id],
  work: (id: string) => ['automations', 'work', id],
  results: (id: string) => ['automations', 'results', id],
} as const

const catalogueColumns =
  'id, name, type, description, credit_cost, estimated_time_minutes, category, complexity, is_popular, is_new'
const ownColumns =
  'id, client_request_id, status, progress, credits_used, error_code, created_at, completed_at'
const requestColumns = `${ownColumns}, automation:automations_catalog(type, name)` as const

/** The active automations, the cheapest first. */
export async function fetchCatalogue(): Promise<CatalogueItem[]> {
  const rows = unwrap(
    await supabase
      .from('automations_catalog')
      .select(catalogueColumns)
      .eq('is_active', true)
      .order('credit_cost', { ascending: true }),
  )
  return rows
}

/** One automation by the type in its address, or null when the catalogue has none. */
export async function fetchAutomation(type: string): Promise<CatalogueItem | null> {
  if (!isAutomationType(type)) return null
  return unwrap(
    await supabase.from('automations_catalog').select(catalogueColumns).eq('type', type).maybeSingle(),
  )
}

/** The types of which the house holds a free run it has not used. */
export async function fetchFreeRuns(): Promise<ReadonlySet<AutomationType>> {
  const rows = unwrap(
    await supabase.from('automation_entitlements').select('automation_type').is('used_by_request_id', null),
  )
  return new Set(rows?.map((row) => row.automation_type))
}

/** The house's latest requests, newest first. */
export async function fetchRequests(limit: number): Promise<AutomationRequest[]> {
  const rows = unwrap(
    await supabase
      .from('automation_requests')
      .select(requestColumns)
      .order('created_at', { ascending: false })
      .limit(limit),
  )
  return rows
}

/** One request of the caller's own, or null when they have none of that id. */
export async function fetchRequest(id: string): Promise<AutomationRequest | null> {
  if (!z.uuid().safeParse(id).success) return null
  return unwrap(await supabase.from('automation_requests').select(requestColumns).eq('id', id).maybeSingle())
}

/** The request of one attempt, whether or not its answer ever reached this browser. */
export async function fetchAttempt(
  restaurantId: string,
  clientRequestId: string,
): Promise<AutomationRequest | null> {
  return unwrap(
    await supabase
      .from('automation_requests')
      .select(requestColumns)
      .eq('restaurant_id', restaurantId)
      .eq('client_request_id', clientRequestId)
      .maybeSingle(),
  )
}

/** The newest unfinished request of the house for an automation, begun here or on another device. */
export async function fetchUnfinished(
  restaurantId: string,
  automationId: string,
): Promise<AutomationRequest | null> {
  return unwrap(
    await supabase
      .from('automation_requests')
      .select(requestColumns)
      .eq('restaurant_id', restaurantId)
      .eq('automation_id', automationId)
      .in('status', ['pending', 'processing'])
      .order('created_at', { ascending: false })
      .limit(1)
      .maybeSingle(),
  )
}

export interface NewRequest {
  restaurantId: string
  automation: Pick<CatalogueItem, 'id' | 'type' | 'name' | 'credit_cost'>
  answers: Answers
  clientRequestId: string
}

/**
 * Asks for an automation, which the database charges in the same transaction. The same attempt sent twice
 * gives the request of the first time.
 * @throws AppError `insufficient_credits`, `automation_not_found`, `profile_incomplete`, `limit_reached`, `network`
 */
export async function createRequest(request: NewRequest): Promise<AutomationRequest> {
  const { data, error } = await supabase
    .from('automation_requests')
    .insert({
      restaurant_id: request.restaurantId,
      automation_id: request.automation.id,
      input_data: toJson(request.answers),
      // The database charges by its own catalogue, whatever stands here.
      credits_used: request.automation.credit_cost,
      status: 'processing',
      client_request_id: request.clientRequestId,
    })
    // Without the embedded automation: the embedded backend answers such an insert with a list.
    .select(ownColumns)
    .single()
  const { type, name } = request.automation
  if (!error) return { ...data, automation: { type, name } }
  const failure = toAppError(error)
  // Sent again after a lost answer, it may also meet the limit that the first time used up.
  const existing =
    failure.code === '23505' || failure.code === 'limit_reached'
      ? await fetchAttempt(request.restaurantId, request.clientRequestId)
      : null
  if (existing) return existing
  throw failure
}

/** The answers as they are stored: what is undefined is left out. */
function toJson(answers: Answers): NonNullable<Json> {
  return JSON.parse(JSON.stringify(answers))
}

const answerSchema = z.object({
  status: z.optional(z.string()),
  code: z.optional(z.string()),
  error: z.optional(z.string()),
})

export type WorkAnswer = {
  /** Why the request failed, in Portuguese and fit for the owner's screen; null when it did not. */
  reason: string | null
  /** Another worker has the request: its row tells how it goes on. */
  elsewhere: boolean
}

/**
 * Has the server do the work of a request. Safe to repeat. The request's row tells how it ended: an answer
 * that says "failed" is an answer, not an error.
 * @throws AppError `network`, or the function's own code
 */
export async function processRequest(requestId: string): Promise<WorkAnswer> {
  const { data, error } = await supabase.functions.invoke('process-automation', {
    body: { request_id: requestId },
  })
  if (!error) return { reason: null, elsewhere: answerSchema.safeParse(data).data?.status === 'processing' }
  if (error instanceof FunctionsFetchError) throw new AppError('network', error.message, { cause: error })
  if (!(error instanceof FunctionsHttpError)) throw toAppError(error)
  const response: unknown = error.context
  const body = response instanceof Response ? await response.json().catch(() => null) : null
  const answer = answerSchema.safeParse(body)
  if (!answer.success) throw new AppError('unknown', error.message, { cause: error })
  if (answer.data.status !== undefined) return { reason: answer.data.error ?? null, elsewhere: false }
  throw new AppError(answer.data.code ?? 'unknown', answer.data.error ?? error.message, { cause: error })
}

/** What a request gave, in order. */
export async function fetchResults(requestId: string): Promise<GeneratedContent[]> {
  const rows = unwrap(
    await supabase
      .from('generated_content')
      .select('id, title, content_type, content, metadata')
      .eq('automation_request_id', requestId)
      .order('position', { ascending: true }),
  )
  return rows
}
