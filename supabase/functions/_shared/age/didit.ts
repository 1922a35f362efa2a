import * as z from 'zod/mini'
import type { AgeConfiguration } from '../environment.ts'
import { isSameSecret } from '../same-secret.ts'
import { type AgeProvider, type AgeReport, AgeServiceError } from './provider.ts'

const apiBase = 'https://verification.didit.me'
const leastAge = 18
/** Seconds. */
const oldestEvent = 300

const sessionSchema = z.object({
  session_id: z.string().check(z.minLength(1), z.maxLength(200)),
  url: z.url(),
})

/** The part of a decision that we read. Names, dates and images are dropped. */
const decisionSchema = z.object({
  status: z.string(),
  vendor_data: z.string(),
  id_verifications: z.nullish(z.array(z.object({ age: z.nullish(z.number()) }))),
  liveness_checks: z.nullish(z.array(z.object({ age_estimation: z.nullish(z.number()) }))),
})
type Decision = z.output<typeof decisionSchema>

const eventSchema = z.object({ session_id: z.string().check(z.maxLength(200)), timestamp: z.number() })

/** Didit: hosted sessions, `X-Signature` over the raw body of its events, decisions by session. */
export function createDidit({
  apiKey,
  workflowId,
  webhookSecret,
  apiBase: standIn,
  timeout,
}: AgeConfiguration): AgeProvider {
  const failure = (path: string, reason: unknown) =>
    new AgeServiceError(`didit ${path}: ${reason instanceof Error ? reason.message : reason}`)

  const send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Response> =>
    fetch(new URL(path, standIn ?? apiBase), {
      method,
      headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeout),
    }).catch((error: unknown) => {
      throw failure(path, error)
    })

  async function call<T>(path: string, schema: z.ZodMiniType<T>, body?: object): Promise<T> {
    const failed = (reason: unknown) => failure(path, reason)
    const response = await send(body ? 'POST' : 'GET', path, body)
    if (!response.ok) {
      await response.body?.cancel()
      throw failed(`status ${response.status}`)
    }
    const parsed = z.safeParse(
      schema,
      await response.json().catch((error: unknown) => {
        throw failed(error)
      }),
    )
    // Without the issues, which could quote the person's data.
    if (!parsed.success) throw failed('the answer has another shape')
    return parsed.data
  }

  return {
    name: 'didit',
    async start(attempt, returnUrl) {
      const session = await call('/v3/session/', sessionSchema, {
        workflow_id: workflowId,
        vendor_data: attempt,
        callback: returnUrl,
        language: 'pt-BR',
      })
      return { reference: session.session_id, url: session.url }
    },
    look: async (reference) =>
      readDecision(await call(`/v3/session/${encodeURIComponent(reference)}/decision/`, decisionSchema)),
    async remove(reference) {
      const path = `/v3/session/${encodeURIComponent(reference)}/delete/`
      // The application's settings may keep faces after the session is deleted.
      const response = await send('DELETE', path, { retain_face_embeddings: false })
      await response.body?.cancel()
      if (!response.ok && response.status !== 404) throw failure(path, `status ${response.status}`)
    },
    async readEvent(body, headers) {
      const signature = headers.get('x-signature') ?? ''
      if (!(await isSameSecret(signature, await sign(body, webhookSecret)))) return null
      const event = z.safeParse(eventSchema, parseJson(body))
      if (!event.success || Math.abs(Date.now() / 1000 - event.data.timestamp) > oldestEvent) return null
      return event.data.session_id
    },
  }
}

function readDecision(decision: Decision): AgeReport {
  const documents = decision.id_verifications ?? []
  const faces = decision.liveness_checks ?? []
  return {
    attempt: decision.vendor_data,
    answer: readAnswer(decision),
    method: documents.length > 0 ? 'document' : faces.length > 0 ? 'face' : null,
  }
}

/**
 * An approval means that the workflow's checks passed. A workflow without a minimum age would approve a minor's genuine
 * document, so the age must be present and of an adult.
 */
function readAnswer({ status, id_verifications, liveness_checks }: Decision): AgeReport['answer'] {
  switch (status) {
    case 'Approved': {
      const onDocuments = (id_verifications ?? []).flatMap(({ age }) => age ?? [])
      const ofFaces = (liveness_checks ?? []).flatMap(({ age_estimation }) => age_estimation ?? [])
      const ages = onDocuments.length > 0 ? onDocuments : ofFaces
      if (ages.length === 0) return 'unsure'
      return Math.min(...ages) >= leastAge ? 'verified' : 'refused'
    }
    case 'Declined':
      return 'refused'
    case 'In Review':
      return 'unsure'
    case 'Expired':
    case 'Abandoned':
    case 'Kyc Expired':
      return 'expired'
    default:
      return 'pending'
  }
}

async function sign(body: string, secret: string): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytes(secret), algorithm, false, ['sign'])
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes(body)))
  return [...signature].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
