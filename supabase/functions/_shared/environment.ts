import * as z from 'zod/mini'
import type { AiConfiguration } from './consulting/ai/service.ts'

/**
 * The environment of the functions, parsed once at start. A missing or malformed secret stops the start. A
 * missing or malformed option turns its feature off and is logged.
 */
export type Environment = {
  supabaseUrl: string
  publishableKey: string
  secretKey: string
  /** Origins of this site: allowed callers, and allowed return addresses after a payment. */
  siteOrigins: readonly string[]
  stripeSecretKey: string
  stripeWebhookSecret: string
  /** Set only where a stand-in replaces Stripe. */
  stripeApiBase: URL | null
  /** Timeout of one Stripe request, in milliseconds. */
  stripeTimeout: number
  /** Milliseconds between two progress reports of the built-in engine. */
  automationStep: number
  /** Null when no AI service is configured. */
  ai: AiConfiguration | null
}

/** The engine is instant. Five steps of this length keep its progress on screen for three seconds. */
const defaultAutomationStep = 620

const defaultStripeTimeout = 10_000

/** Leaves time for two attempts and the engine within a hosted function's limit. */
const defaultAiTimeout = 45_000

const loopback = ['127.0.0.1', 'localhost', '[::1]']
/** Host names of the API and of the host machine in the containers of `supabase start`. */
const localGateways = ['kong', 'api.supabase.internal', 'host.docker.internal']
const dockerHost = 'host.docker.internal'

const keySetSchema = z.record(z.string(), z.string())

/**
 * Supabase passes new keys as a JSON object by name, and legacy keys as plain text. A rotated key is not named
 * `default`.
 */
function keyFrom(keySet: string | undefined, legacy: string | undefined): string | undefined {
  if (!keySet) return legacy
  const keys = keySetSchema.parse(JSON.parse(keySet))
  return keys.default ?? Object.values(keys)[0]
}

/** True for secrets of local stacks and of our documentation. Stripe's own are longer. */
function isLocalOrExample(secret: string): boolean {
  return /_(local|example)/.test(secret) || secret.length < 20
}

/**
 * Reads and checks the environment of an edge function.
 * @throws Error with the name of the missing or refused variable, never its value
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

  // Anyone who knows the webhook secret can forge paid events.
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
