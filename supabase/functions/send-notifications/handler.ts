import type { Database } from '../_shared/database.types.ts'
import { jsonResponse } from '../_shared/http.ts'
import { isForStaff, notificationKinds } from '../_shared/notifications/kinds.ts'
import { signLink } from '../_shared/notifications/link.ts'
import { renderHtml, renderText } from '../_shared/notifications/render.ts'
import { templates } from '../_shared/notifications/templates.ts'
import type { OutgoingMail, SendMail, SendOutcome } from '../_shared/resend.ts'
import { isSameSecret } from '../_shared/same-secret.ts'
import { farmWhatsApp } from '../_shared/whatsapp.ts'

/** The database's operations: it gives each row to one caller, and schedules the retries. */
export type Outbox = {
  claim: (limit: number) => Promise<Claimed[]>
  finish: (id: string, outcome: SendOutcome) => Promise<void>
}

export type Claimed = Database['public']['Functions']['claim_notifications']['Returns'][number]

export type SendDependencies = {
  outbox: Outbox
  /** The key that the caller must send. The database's scheduler has it. */
  secretKey: string
  siteUrl: string
  /** Where the function `unsubscribe` answers. */
  functionsUrl: string
  /** Null when e-mail is off: rows wait in the outbox. */
  email: { send: SendMail; linkSecret: string } | null
}

/**
 * Rows per claim, and milliseconds during which a call keeps claiming: below the lease and the function's time limit.
 */
const batch = 20
const patience = 40_000
/** Longest wait within a call, in seconds, for a provider that limits e-mails per second. */
const shortWait = 5
/** E-mails per call, to stay within a hosted function's processor time. */
const most = 200

/**
 * Sends the notifications that are due. Answers `{ sent, failed }`, or `{ off: true }` without a provider. 401 without
 * the key.
 */
export async function handleSend(request: Request, deps: SendDependencies): Promise<Response> {
  if (request.method !== 'POST') return jsonResponse({ error: 'method_not_allowed' }, 405)
  if (!(await isSameSecret(request.headers.get('apikey') ?? '', deps.secretKey)))
    return jsonResponse({ error: 'not_authenticated' }, 401)
  const { email, outbox } = deps
  if (!email) return jsonResponse({ off: true })

  const started = performance.now()
  let sent = 0
  let failed = 0
  let blocked: Extract<SendOutcome, { state: 'blocked' }> | null = null
  while (!blocked && sent + failed < most && performance.now() - started < patience) {
    const rows = await outbox.claim(batch)
    if (rows.length === 0) break
    for (const row of rows) {
      // Claimed rows that are not tried now are released, to be tried after the wait.
      const outcome: SendOutcome = blocked ?? (await attemptPatiently(row, deps, email, started + patience))
      if (outcome.state === 'sent') sent += 1
      else failed += 1
      if (outcome.state === 'blocked') blocked = outcome
      else if (outcome.state !== 'sent')
        console.error(`notification ${row.id} (${row.kind}), attempt ${row.attempts}: ${outcome.error}`)
      await outbox.finish(row.id, outcome)
    }
  }
  if (blocked) console.error(`e-mail waits ${blocked.waitSeconds} s: ${blocked.error}`)
  return jsonResponse({ sent, failed })
}

/** @param deadline when the call should end, on the clock of `performance.now()` */
async function attemptPatiently(
  row: Claimed,
  deps: SendDependencies,
  email: NonNullable<SendDependencies['email']>,
  deadline: number,
): Promise<SendOutcome> {
  for (;;) {
    const outcome = await attempt(row, deps, email)
    if (outcome.state !== 'blocked' || outcome.waitSeconds > shortWait) return outcome
    const pause = outcome.waitSeconds * 1000
    if (performance.now() + pause > deadline) return outcome
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

async function attempt(
  row: Claimed,
  deps: SendDependencies,
  { send, linkSecret }: NonNullable<SendDependencies['email']>,
): Promise<SendOutcome> {
  let mail: OutgoingMail
  try {
    mail = await compose(row, deps, linkSecret)
  } catch (error) {
    return { state: 'refused', error: `template: ${error instanceof Error ? error.message : String(error)}` }
  }
  return send(mail)
}

async function compose(
  { id, kind, email, payload, dedupe_key }: Claimed,
  { siteUrl, functionsUrl }: SendDependencies,
  linkSecret: string,
): Promise<OutgoingMail> {
  const mail = templates[kind](payload)
  const isNecessary = notificationKinds[kind].topic === null
  const token = isNecessary ? null : await signLink(id, linkSecret)
  const surroundings = {
    siteUrl,
    unsubscribeUrl: token && `${siteUrl}/descadastrar?token=${token}`,
    farmPhone: isForStaff(kind) ? null : farmWhatsApp(),
  }
  return {
    to: email,
    subject: mail.subject,
    html: renderHtml(mail, surroundings),
    text: renderText(mail, surroundings),
    // RFC 8058: mail programs show their own unsubscribe button, which posts to this address.
    headers: token
      ? {
          'List-Unsubscribe': `<${functionsUrl}/unsubscribe?token=${token}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }
      : {},
    idempotencyKey: dedupe_key,
  }
}
