import { type WorkDependencies, workOn } from '../_shared/automation-work/work.ts'
import { jsonResponse } from '../_shared/http.ts'
import { isSameSecret } from '../_shared/same-secret.ts'

export type QueueDependencies = WorkDependencies & {
  /** The key that the caller must send. The database's scheduler has it. */
  secretKey: string
}

/**
 * Processes the request that has been due longest, even if its owner's browser is closed. One request per call, so that
 * each has a hosted function's full time.
 *
 * Answers `{ outcome }`: `completed`, `failed`, `postponed`, `lost` to another worker, or null when nothing is due. 401
 * without the key.
 */
export async function handleQueue(request: Request, deps: QueueDependencies): Promise<Response> {
  if (request.method !== 'POST') return jsonResponse({ error: 'method_not_allowed' }, 405)
  if (!(await isSameSecret(request.headers.get('apikey') ?? '', deps.secretKey)))
    return jsonResponse({ error: 'not_authenticated' }, 401)

  const { data: claimed, error } = await deps.service.rpc('claim_next_automation_request')
  if (error) throw new Error(`claim_next_automation_request: ${error.message}`)
  const [next] = claimed
  if (!next) return jsonResponse({ outcome: null })
  const { kind } = await workOn({ requestId: next.request_id, claim: next.claim }, deps)
  return jsonResponse({ outcome: kind })
}
