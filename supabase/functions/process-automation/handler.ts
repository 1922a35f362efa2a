import type { SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import { type WorkDependencies, workOn } from '../_shared/automation-work/work.ts'
import type { Database } from '../_shared/database.types.ts'
import { HttpError, jsonResponse, readJson } from '../_shared/http.ts'
import type { Caller } from '../_shared/supabase.ts'

export type AutomationDependencies = WorkDependencies & {
  authenticate: (request: Request) => Promise<Caller>
}

const bodySchema = z.object({ request_id: z.uuid() })

type RequestStatus = Database['public']['Enums']['request_status']

const finalStatuses: ReadonlySet<RequestStatus> = new Set(['completed', 'failed', 'cancelled'])

/**
 * Works on one of the caller's paid requests at once. Nothing depends on this call: the queue (`work-queue`) takes up
 * every request that nobody works on.
 *
 * Answers 200 `{ status: 'completed' }`, 422 `{ status: 'failed', code, error }`, or 202 `{ status:
 * 'processing' }` while another worker holds the request or it waits for its next attempt. Safe to call again.
 */
export async function handleAutomation(request: Request, deps: AutomationDependencies): Promise<Response> {
  const caller = await deps.authenticate(request)
  const body = z.safeParse(bodySchema, await readJson(request))
  if (!body.success) throw new HttpError(400, 'body_invalid', 'Pedido inválido')
  const requestId = body.data.request_id

  // Row level security hides other owners' requests, but not from staff, who are refused here.
  const { data: row, error } = await caller.client
    .from('automation_requests')
    .select('status, restaurants!automation_requests_restaurant_id_fkey!inner(user_id)')
    .eq('id', requestId)
    .eq('restaurants.user_id', caller.userId)
    .maybeSingle()
  if (error) throw new Error(`automation_requests: ${error.message}`)
  if (!row) throw new HttpError(404, 'request_not_found', 'Pedido não encontrado')
  if (finalStatuses.has(row.status)) return describe(row.status)

  const claim = await claimRequest(deps.service, requestId)
  if (claim === null) return describe(await statusOf(deps.service, requestId))
  const outcome = await workOn({ requestId, claim }, deps)
  if (outcome.kind === 'completed') return describe('completed')
  if (outcome.kind === 'failed') {
    return jsonResponse({ status: 'failed', code: outcome.code, error: outcome.error }, 422)
  }
  return describe(await statusOf(deps.service, requestId))
}

/** Returns null when another worker holds the request or it has ended. */
async function claimRequest(service: SupabaseClient<Database>, requestId: string): Promise<string | null> {
  const { data, error } = await service.rpc('claim_automation_request', { p_request_id: requestId })
  if (error) throw new Error(`claim_automation_request: ${error.message}`)
  // The generated type omits null.
  return data || null
}

/** The answer for a request that this call does not (or no longer) process. */
function describe(status: RequestStatus): Response {
  if (status === 'completed') return jsonResponse({ status })
  if (finalStatuses.has(status)) return jsonResponse({ status, code: 'request_final' }, 409)
  return jsonResponse({ status: 'processing' }, 202)
}

async function statusOf(service: SupabaseClient<Database>, requestId: string): Promise<RequestStatus> {
  const { data, error } = await service
    .from('automation_requests')
    .select('status')
    .eq('id', requestId)
    .single()
  if (error) throw new Error(`automation_requests: ${error.message}`)
  return data.status
}
