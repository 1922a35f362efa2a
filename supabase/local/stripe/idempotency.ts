import { createHash } from 'node:crypto'
import Stripe from 'stripe'
import { jsonReply, type Reply } from '../web/http.ts'
import { ApiError } from './api-error.ts'
import { canonicalForm } from './form.ts'
import type { Store } from './store.ts'

const keptForMs = 24 * 60 * 60 * 1000

/**
 * Runs one API request and formats its result or error as Stripe does.
 * @returns the answer, and whether to keep it for the idempotency key
 */
export function apiReply(requestId: string, run: () => object): { reply: Reply; keep: boolean } {
  const headers = { 'request-id': requestId, 'stripe-version': Stripe.API_VERSION }
  try {
    return { reply: jsonReply(run(), 200, headers), keep: true }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { reply: jsonReply(error, error.status, headers), keep: error.executed }
  }
}

interface KeyedRequest {
  key: string
  endpoint: string
  body: string
  requestId: string
}

/**
 * Runs a request once per idempotency key. Later requests get the first answer for 24 hours. Refuses the same
 * key with other parameters or another endpoint:
 * https://docs.stripe.com/api/idempotent_requests
 */
export function replyOnce(
  store: Store,
  { key, endpoint, body, requestId }: KeyedRequest,
  run: () => object,
): Reply {
  const { state } = store
  const oldest = Date.now() - keptForMs
  state.answers = state.answers.filter(({ at }) => at >= oldest)
  const fingerprint = createHash('sha256').update(canonicalForm(body)).digest('hex')
  const known = state.answers.find((candidate) => candidate.key === key)

  const { reply, keep } = apiReply(requestId, () => {
    if (known === undefined) return run()
    if (known.endpoint !== endpoint)
      throw misusedKey(
        key,
        `for the same endpoint they were first used for ('${known.endpoint}' vs '${endpoint}')`,
      )
    if (known.fingerprint !== fingerprint)
      throw misusedKey(key, 'with the same parameters they were first used with')
    return {}
  })
  const headers = { ...reply.headers, 'idempotency-key': key }
  if (known !== undefined && reply.status === 200)
    return {
      status: known.status,
      body: known.body,
      headers: { ...headers, 'idempotent-replayed': 'true', 'original-request': known.requestId },
    }
  if (known === undefined && keep) {
    state.answers.push({
      key,
      endpoint,
      fingerprint,
      requestId,
      status: reply.status,
      body: reply.body,
      at: Date.now(),
    })
    store.save()
  }
  return { ...reply, headers }
}

function misusedKey(key: string, rule: string): ApiError {
  return new ApiError(
    `Keys for idempotent requests can only be used ${rule}. Try using a key other than '${key}' if you meant to execute a different request.`,
    { type: 'idempotency_error' },
  )
}
