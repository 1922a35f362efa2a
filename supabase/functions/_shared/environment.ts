import * as z from 'zod/mini'
import type { AiConfiguration } from './ai/service.ts'

/**
 * What the functions read from their environment, parsed once at start. A missing secret, or one that is no
 * secret, stops the start; a missing or malformed option turns its feature off and is logged.
 */
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

const loopback = ['127.0.0.1', 'localhost', '[::1]']
/** Where the containers of `supabase start` find the API, and the machine that runs them. */
const localGateways = ['kong', 'api.supabase.internal', 'host.docker.internal']
const dockerHost = 'host.docker.internal'

const keySetSchema = z.record(z.string(), z.string())

/**
 * Supabase injects its new keys as a JSON object by name, and the legacy ones as plain text. A key that was rotated has
 * another name than `default`.
 */
function keyFrom(keySet: string | undefined, legacy: string | undefined): string | undefined {
  if (!keySet) return legacy
  const keys = keySetSchema.parse(JSON.parse(keySet))
  return keys.default ?? Object.values(keys)[0]
}

/** Secrets that the local stacks make or the documents show. Stripe's own are longer. */
function isLocalOrExample(secret: string): boolean {
  return /_(local|example)/.test(secret) || secret.length < 20
}

/**
 * Reads and checks the environment of an edge function.
 * @throws Error naming the variable that is missing or refused, never its value.
 */
export function readEnvironment(
  get: (name: string) => string | undefined,
  log: (line: string) => void = console.warn,
): Environment {
  const required = (name: string, value = get(name)): string => {
    if (!value) throw new Error(`Missing environment variable ${name}`)
    return value
  }
  const milliseconds = (name: string, fallback: number): number => {
    const value = Number(get(name) || fallback)
    if (Number.isInteger(value) && value >= 1) return value
    log(`${name} is no number of milliseconds: using ${fallback}.`)
    return fallback
  }

  const supabaseUrl = required('SUPABASE_URL')
  const isLocal = [...loopback, ...localGateways].includes(new URL(supabaseUrl).hostname)

  // Whoever knows the webhook's secret can forge paid events.
  const stripeSecret = (name: string): string => {
    const secret = required(name)
    if (!isLocal && isLocalOrExample(secret)) {
      throw new Error(`${name} is a local or example secret: set the project's own`)
    }
    return secret
  }

  function readStripeApiBase(): URL | null {
    const value = get('STRIPE_API_BASE')
    if (!value) return null
    if (!isLocal) throw new Error('STRIPE_API_BASE is for local stacks: unset it in this project')
    const base = URL.canParse(value) ? new URL(value) : null
    if (!base || ![...loopback, dockerHost].includes(base.hostname)) {
      throw new Error('STRIPE_API_BASE must lead to a stand-in on this machine')
    }
    return base
  }

  function readSiteOrigins(): string[] {
    const urls = (get('SITE_URL') ?? '').split(',').map((url) => url.trim())
    const valid = urls.filter((url) => URL.canParse(url))
    if (valid.length < urls.length) {
      log('SITE_URL must be a comma-separated list of absolute URLs: pages elsewhere cannot call.')
    }
    return valid.map((url) => new URL(url).origin)
  }

  function readAi(): AiConfiguration | null {
    const apiKey = get('AI_API_KEY')
    if (!apiKey) return null
    const baseUrl = get('AI_BASE_URL')
    const model = get('AI_MODEL')
    if (!baseUrl || !URL.canParse(baseUrl)) log('AI is off: AI_BASE_URL is not an absolute URL.')
    else if (!model) log('AI is off: AI_MODEL is missing.')
    else return { apiKey, baseUrl, model, timeout: milliseconds('AI_TIMEOUT_MS', defaultAiTimeout) }
    return null
  }

  return {
    supabaseUrl,
    publishableKey: required(
      'SUPABASE_PUBLISHABLE_KEYS',
      keyFrom(get('SUPABASE_PUBLISHABLE_KEYS'), get('SUPABASE_ANON_KEY')),
    ),
    secretKey: required(
      'SUPABASE_SECRET_KEYS',
      keyFrom(get('SUPABASE_SECRET_KEYS'), get('SUPABASE_SERVICE_ROLE_KEY')),
    ),
    siteOrigins: readSiteOrigins(),
    stripeSecretKey: stripeSecret('STRIPE_SECRET_KEY'),
    stripeWebhookSecret: stripeSecret('STRIPE_WEBHOOK_SECRET'),
    stripeApiBase: readStripeApiBase(),
    stripeTimeout: milliseconds('STRIPE_TIMEOUT_MS', defaultStripeTimeout),
    automationStep: milliseconds('AUTOMATION_STEP_MS', defaultAutomationStep),
    ai: readAi(),
  }
}
