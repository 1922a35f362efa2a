import type { AutomationType } from '@consulting/automation-types.ts'
import type { Answers } from '@consulting/base/answers/definition.ts'
import type { RequestSheet } from '@consulting/base/request/request-sheet.ts'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { AppError, hasCode, toAppError, unwrap } from '@/data/client/errors'
import { FunctionRefusal, invokeFunction } from '@/data/client/functions'
import { kept, userKey } from '@/data/client/query-keys'
import { type Enums, type Row, supabase } from '@/data/client/supabase'
import type { Json } from '@/data/database.types'
import type { CatalogueItem } from './catalogue'

export type RequestStatus = Enums['request_status']

/** A request with its automation, which is null once it is no longer in the catalogue. */
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

export function isFinal(status: RequestStatus): boolean {
  return status === 'completed' || status === 'failed' || status === 'cancelled'
}

/** Prefix of every list of the owner's requests. */
export const requestListsKey = (userId: string) => userKey(userId, 'automation_requests', 'list')

/** The owner's latest requests, newest first. */
export function requestsQuery(userId: string, limit: number) {
  return queryOptions({
    queryKey: userKey(userId, 'automation_requests', 'list', limit),
    queryFn: () => fetchRequests(limit),
    meta: kept,
  })
}

/** One of the owner's requests, or null when none has that id. */
export function requestQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: userKey(userId, 'automation_requests', 'one', id),
    queryFn: () => fetchRequest(id),
  })
}

/** The processing of a request. A query although it writes: the call is idempotent, and two screens share its key. */
export function workQuery(userId: string, requestId: string) {
  return queryOptions({
    queryKey: userKey(userId, 'process-automation', requestId),
    queryFn: () => processRequest(requestId),
  })
}

const requestColumns =
  'id, client_request_id, status, progress, credits_used, error_code, created_at, completed_at, automation:automations_catalog(type, name)'

/** The restaurant's latest requests, newest first. */
async function fetchRequests(limit: number): Promise<AutomationRequest[]> {
  const rows = unwrap(
    await supabase
      .from('automation_requests')
      .select(requestColumns)
      .order('created_at', { ascending: false })
      .limit(limit),
  )
  return rows
}

/** One of the caller's requests, or null when none has that id. */
async function fetchRequest(id: string): Promise<AutomationRequest | null> {
  if (!z.uuid().safeParse(id).success) return null
  return unwrap(await supabase.from('automation_requests').select(requestColumns).eq('id', id).maybeSingle())
}

/** The request of an attempt whose response may have been lost. */
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

/** The restaurant's newest unfinished request for an automation, from any device. */
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
  automation: Pick<CatalogueItem, 'id' | 'credit_cost'>
  answers: Answers
  /** What the owner confirmed. */
  sheet: RequestSheet
  clientRequestId: string
}

/**
 * Requests an automation. The database charges for it in the same transaction. Sending the same attempt twice returns
 * the first request.
 * @throws AppError `insufficient_credits`, `automation_not_found`, `profile_incomplete`, `consent_missing`, `limit_reached`,
 *   `network`
 */
export async function createRequest(request: NewRequest): Promise<AutomationRequest> {
  const { data, error } = await supabase
    .from('automation_requests')
    .insert({
      restaurant_id: request.restaurantId,
      automation_id: request.automation.id,
      input_data: toJson({ ...request.answers, request_sheet: request.sheet }),
      // The database charges the cost in its own catalogue and ignores this value.
      credits_used: request.automation.credit_cost,
      status: 'processing',
      client_request_id: request.clientRequestId,
    })
    .select(requestColumns)
    .single()
  if (!error) return data
  const failure = toAppError(error)
  // A repeated attempt may also hit the limit, because its first submission counted, or a text published since.
  const existing = hasCode(failure, '23505', 'limit_reached', 'consent_missing')
    ? await fetchAttempt(request.restaurantId, request.clientRequestId)
    : null
  if (existing) return existing
  throw failure
}

function toJson(input: object): NonNullable<Json> {
  return JSON.parse(JSON.stringify(input))
}

const answerSchema = z.object({
  status: z.optional(z.string()),
  code: z.optional(z.string()),
  error: z.optional(z.string()),
})

export type WorkAnswer = {
  /** Why the request failed, in Portuguese for the owner; null when it did not. */
  reason: string | null
  /** Another worker is processing the request; its row shows the progress. */
  elsewhere: boolean
}

/**
 * Asks the server to process a request. Safe to repeat. The request's row has the outcome: "failed" is a status, not
 * an error.
 * @throws AppError `network`, or the function's own code
 */
async function processRequest(requestId: string): Promise<WorkAnswer> {
  try {
    const data = await invokeFunction('process-automation', { request_id: requestId })
    return { reason: null, elsewhere: answerSchema.safeParse(data).data?.status === 'processing' }
  } catch (error) {
    if (!(error instanceof FunctionRefusal)) throw error
    const answer = answerSchema.safeParse(error.body)
    if (!answer.success) throw new AppError('unknown', error.message, { cause: error })
    if (answer.data.status !== undefined) return { reason: answer.data.error ?? null, elsewhere: false }
    throw new AppError(answer.data.code ?? 'unknown', answer.data.error ?? error.message, { cause: error })
  }
}
