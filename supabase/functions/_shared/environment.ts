import * as z from 'zod/mini'
import type { AiConfiguration } from './consulting/ai/service.ts'

/** What the functions read from their environment, parsed once at start: a missing secret stops the start. */
export type Environment = {
  supabaseUrl: string
  publishableKey: string
  secretKey: string
  /** Origins of this site: where buyers may be sent back to, and who may call from a browser. */
  siteOrigins: readonly string[]
  stripeSecretKey: string
  stripeWebhookSecret: string
  /** Set only where a stand-in answers instead of Stripe. */
  stripeApiBase: URL | null
  /** Milliseconds to wait for one answer of Stripe's before trying again. */
  stripeTimeout: number
  /** Milliseconds between two reports of the built-in engine's progress. */
  automationStep: number
  /** Null: no AI service; the built-in engine does it all. */
  ai: AiConfiguration | null
}

/** The engine answers at once: five steps of this length keep its screen up for three seconds, long enough to read. */
const defaultAutomationStep = 620

const defaultStripeTimeout = 10_000

/** Twice this, and the engine's own work, stay within what a hosted function may take. */
const defaultAiTimeout = 45_000

const keySetSchema = z.record(z.string(), z.string())

/** Supabase injects its new keys as a JSON object by name, and the legacy ones as plain text. */
function keyFrom(keySet: string | undefined, legacy: string | undefined): string | undefined {
  return keySet ? keySetSchema.parse(JSON.parse(keySet)).default : legacy
}

/**
 * Reads and checks the environment of an edge function.
 * @throws Error naming the variable that is missing or malformed, never its value.
 */
export function readEnvironment(get: (name: string) => string | undefined): Environment {
  const required = (name: string, value: string | undefined): string => {
    if (!value) throw new Error(`Missing environment variable ${name}`)
    return value
  }
  const origin = (url: string): string => {
    if (!URL.canParse(url)) throw new Error('SITE_URL must be a comma-separated list of absolute URLs')
    return new URL(url).origin
  }
  const milliseconds = (name: string, fallback: number): number => {
    const value = Number(get(name) || fallback)
    if (!Number.isInteger(value) || value < 1) throw new Error(`${name} must be a number of milliseconds`)
    return value
  }
  const stripeApiBase = get('STRIPE_API_BASE')
  const aiKey = get('AI_API_KEY')
  return {
    supabaseUrl: required('SUPABASE_URL', get('SUPABASE_URL')),
    publishableKey: required(
      'SUPABASE_PUBLISHABLE_KEYS',
      keyFrom(get('SUPABASE_PUBLISHABLE_KEYS'), get('SUPABASE_ANON_KEY')),
    ),
    secretKey: required(
      'SUPABASE_SECRET_KEYS',
      keyFrom(get('SUPABASE_SECRET_KEYS'), get('SUPABASE_SERVICE_ROLE_KEY')),
    ),
    siteOrigins: required('SITE_URL', get('SITE_URL'))
      .split(',')
      .map((url) => origin(url.trim())),
    stripeSecretKey: required('STRIPE_SECRET_KEY', get('STRIPE_SECRET_KEY')),
    stripeWebhookSecret: required('STRIPE_WEBHOOK_SECRET', get('STRIPE_WEBHOOK_SECRET')),
    stripeApiBase: stripeApiBase ? new URL(stripeApiBase) : null,
    stripeTimeout: milliseconds('STRIPE_TIMEOUT_MS', defaultStripeTimeout),
    automationStep: milliseconds('AUTOMATION_STEP_MS', defaultAutomationStep),
    ai: aiKey
      ? {
          apiKey: aiKey,
          baseUrl: required('AI_BASE_URL', get('AI_BASE_URL')),
          model: required('AI_MODEL', get('AI_MODEL')),
          timeout: milliseconds('AI_TIMEOUT_MS', defaultAiTimeout),
        }
      : null,
  }
}
