import { Resend } from 'resend'
import type { EmailConfiguration } from './environment.ts'

export type OutgoingMail = {
  to: string
  subject: string
  html: string
  text: string
  headers: Record<string, string>
  /** Resend sends only once per key, and remembers a key for a day. */
  idempotencyKey: string
}

export type SendOutcome =
  | { state: 'sent'; providerId: string }
  /** This e-mail will never be accepted. */
  | { state: 'refused'; error: string }
  /** This e-mail may be accepted later. */
  | { state: 'failed'; error: string }
  /** Nothing is accepted at the moment: rate limit, or our settings are wrong. */
  | { state: 'blocked'; error: string; waitSeconds: number }

export type SendMail = (mail: OutgoingMail) => Promise<SendOutcome>

/** Timeout of one request, in milliseconds. */
const timeout = 10_000
const defaultWaitSeconds = 60
/** Errors that are not the recipient's fault: our key, our domain, our sender. */
const ownFaults: readonly string[] = [
  'missing_api_key',
  'invalid_api_key',
  'restricted_api_key',
  'invalid_from_address',
  'invalid_access',
  'security_error',
]

/**
 * Always with an explicit address: the SDK would otherwise take one from RESEND_BASE_URL, which our checks have not
 * seen.
 */
export function createResend({ apiKey, apiBase }: EmailConfiguration): Resend {
  return new Resend(apiKey, { baseUrl: apiBase?.origin ?? 'https://api.resend.com' })
}

/** A sender of single e-mails through Resend. Failures are outcomes, not exceptions. */
export function createSender(resend: Resend, { from, replyTo }: EmailConfiguration): SendMail {
  return async ({ idempotencyKey, ...mail }) => {
    const answer = await resend.emails
      .send(
        { from, ...mail, ...(replyTo && { replyTo }) },
        { idempotencyKey, signal: AbortSignal.timeout(timeout) },
      )
      .catch((error: unknown) => ({
        data: null,
        error: { name: 'no_answer', message: String(error), statusCode: null },
        headers: null,
      }))
    if (answer.data) return { state: 'sent', providerId: answer.data.id }
    const { name, message, statusCode } = answer.error
    const error = `${name}: ${message}`
    // Accepted earlier with different content, as when a template changed between two attempts. Not sent again.
    if (name === 'invalid_idempotent_request') return { state: 'sent', providerId: idempotencyKey }
    if (statusCode === 429)
      return {
        state: 'blocked',
        error,
        waitSeconds: Number(answer.headers?.['retry-after']) || defaultWaitSeconds,
      }
    if (statusCode === 401 || statusCode === 403 || ownFaults.includes(name))
      return { state: 'blocked', error, waitSeconds: defaultWaitSeconds }
    if (statusCode === 400 || statusCode === 422) return { state: 'refused', error }
    return { state: 'failed', error }
  }
}
