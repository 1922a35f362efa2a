/**
 * Stand-in for the provider of age verification: the part of Didit's HTTP API that this product uses (sessions,
 * decisions, deletion, signed events), its hosted page, and its failures. The personal data in decisions is invented.
 */
import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { answerRequests, type Call, type CallRoute } from '../web/answer-requests.ts'
import {
  assertOwnForm,
  closeServer,
  HttpError,
  htmlReply,
  jsonReply,
  listen,
  localUrl,
  parseJson,
  seeOther,
  textReply,
} from '../web/http.ts'
import { route } from '../web/router.ts'
import { stylePath, styleSheet } from '../web/theme.ts'
import { listPage, missingPage, sessionPage } from './pages.ts'
import { type Choice, isChoice, isOpen, openSessions, type Session } from './sessions.ts'

export interface AgeStandInOptions {
  port: number
  host?: string
  /** The address for browsers, unless it is `http://HOST:PORT`. */
  publicUrl?: string
  apiKey: string
  webhookUrl: string
  webhookSecret: string
  /** JSON file that keeps sessions between runs. Without it they live in memory. */
  storePath?: string
  /** Delays before an unanswered event is sent again, in milliseconds. */
  retryDelaysMs?: readonly number[]
}

const defaultRetryDelaysMs = [500, 2_000, 10_000, 60_000]
/** Milliseconds that a call hangs while the service is `slow`. */
const slowness = 60_000

const startSchema = z.object({
  workflow_id: z.string().check(z.minLength(1)),
  vendor_data: z.string().check(z.minLength(1)),
  callback: z.url(),
})
/** `down` answers 500; `slow` does not answer. With an `attempt`, affects that one only. */
const faultSchema = z.object({ mode: z.enum(['none', 'down', 'slow']), attempt: z.optional(z.string()) })

/** Starts the stand-in. Throws when the port is taken. */
export async function createAgeStandIn(options: AgeStandInOptions) {
  const { host = '127.0.0.1', retryDelaysMs = defaultRetryDelaysMs } = options
  const server = createServer()
  const port = await listen(server, options.port, host)
  const url = localUrl(host, port)
  const publicUrl = options.publicUrl ?? url
  const sessions = openSessions(options.storePath ?? null)
  const events: { body: string; signature: string }[] = []
  const stopping = new AbortController()
  let fault: z.output<typeof faultSchema> = { mode: 'none' }

  async function tell(session: Session): Promise<void> {
    const body = JSON.stringify({ ...decisionOf(session), webhook_type: 'status.updated', timestamp: now() })
    const signature = createHmac('sha256', options.webhookSecret).update(body).digest('hex')
    events.push({ body, signature })
    for (const delay of [0, ...retryDelaysMs]) {
      await sleep(delay, undefined, { signal: stopping.signal })
      const answer = await fetch(options.webhookUrl, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-signature': signature,
          'x-timestamp': String(now()),
        },
        body,
        signal: stopping.signal,
      }).catch(() => null)
      await answer?.body?.cancel()
      if (answer?.ok) return
    }
  }

  function choose(session: Session, choice: Choice): void {
    sessions.choose(session, choice)
    tell(session).catch((error: unknown) => {
      if (!stopping.signal.aborted) console.error('Verificação de idade local:', error)
    })
  }

  const requireKey = ({ headers }: IncomingMessage) => {
    if (headers['x-api-key'] !== options.apiKey) throw new HttpError(403, 'Invalid API key')
  }
  const found = (id = ''): Session => {
    const session = sessions.find(id)
    if (!session) throw new HttpError(404, 'Session not found')
    return session
  }
  async function applyFault(attempt: string): Promise<void> {
    if (fault.mode === 'none' || (fault.attempt !== undefined && fault.attempt !== attempt)) return
    if (fault.mode === 'slow') await sleep(slowness, undefined, { signal: stopping.signal })
    throw new HttpError(500, 'Internal server error')
  }

  const routes: CallRoute[] = [
    route('POST', '/v3/session/', async ({ request, body }: Call) => {
      requireKey(request)
      const wanted = z.safeParse(startSchema, parseJson(body))
      if (!wanted.success) throw new HttpError(400, z.prettifyError(wanted.error))
      const { vendor_data: attempt, workflow_id, callback } = wanted.data
      await applyFault(attempt)
      const session = sessions.open(attempt, workflow_id, callback)
      return jsonReply(
        { ...summaryOf(session), url: `${publicUrl}/session/${session.id}`, session_token: 'unused' },
        201,
      )
    }),
    route('GET', '/v3/session/:id/decision/', async ({ request, params }: Call) => {
      requireKey(request)
      const session = found(params.id)
      await applyFault(session.attempt)
      return jsonReply(decisionOf(session))
    }),
    route('DELETE', '/v3/session/:id/delete/', async ({ request, params }: Call) => {
      requireKey(request)
      const session = found(params.id)
      await applyFault(session.attempt)
      sessions.remove(session)
      return jsonReply({ session_id: session.id, face_retention_outcome: 'deleted' })
    }),
    route('GET', '/session/:id', ({ params }: Call) => {
      const session = sessions.find(params.id ?? '')
      if (!session) return htmlReply(missingPage, 404)
      return htmlReply(sessionPage(session), 200, { formTargets: [new URL(session.callback).origin] })
    }),
    route('POST', '/session/:id', ({ request, params, body }: Call) => {
      assertOwnForm(request, publicUrl)
      const session = found(params.id)
      const choice = new URLSearchParams(body).get('choice') ?? ''
      const visiting = isOpen(session)
      if (isChoice(choice) && (visiting || session.status === 'In Review')) choose(session, choice)
      return seeOther(visiting ? returnUrl(session) : '/')
    }),
    route('GET', '/', () => htmlReply(listPage(sessions.list(), fault.mode))),
    route('POST', '/faults', ({ request, body }: Call) => {
      assertOwnForm(request, publicUrl)
      fault = faultSchema.parse({ mode: new URLSearchParams(body).get('mode') })
      return seeOther('/')
    }),
    route('GET', stylePath, () => textReply(styleSheet, 200, 'text/css')),
    route('GET', '/_control/sessions', () => jsonReply({ sessions: sessions.list() })),
    route('GET', '/_control/events', () => jsonReply({ events })),
    route('POST', '/_control/sessions/:id', ({ params, body }: Call) => {
      const { choice } = z.object({ choice: z.string() }).parse(parseJson(body))
      if (!isChoice(choice)) throw new HttpError(400, 'No such choice')
      choose(found(params.id), choice)
      return jsonReply({})
    }),
    route('POST', '/_control/faults', ({ body }: Call) => {
      fault = faultSchema.parse(parseJson(body))
      return jsonReply(fault)
    }),
  ]

  answerRequests(server, {
    name: 'Verificação de idade local',
    publicUrl,
    routes,
    failure: (error) =>
      jsonReply({ detail: error?.message ?? 'Internal server error' }, error?.status ?? 500),
    stopping: stopping.signal,
  })
  return {
    url,
    publicUrl,
    async close() {
      stopping.abort()
      await closeServer(server)
    },
  }
}

/** Seconds since the epoch. */
const now = () => Math.floor(Date.now() / 1000)

const summaryOf = ({ id, attempt, workflow, status }: Session) => ({
  session_id: id,
  vendor_data: attempt,
  workflow_id: workflow,
  status,
})

/** Like the provider's answers, it contains far more than a buyer's age. */
function decisionOf(session: Session) {
  const { age, status } = session
  const document = {
    status,
    document_type: 'Identity Card',
    full_name: 'Pessoa Inventada',
    date_of_birth: `${new Date().getFullYear() - (age ?? 0)}-01-01`,
    age,
    portrait_image: 'https://example.invalid/portrait.jpg',
  }
  return { ...summaryOf(session), id_verifications: age === null ? [] : [document], liveness_checks: [] }
}

/** Where the person goes afterwards: the callback, with the session and its status. */
function returnUrl({ callback, id, status }: Session): string {
  const target = new URL(callback)
  target.searchParams.set('verificationSessionId', id)
  target.searchParams.set('status', status)
  return target.href
}
