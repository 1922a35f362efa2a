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
  /** Set only if a stand-in replaces Stripe. */
  stripeApiBase: URL | null
  /** Timeout of one Stripe request, in milliseconds. */
  stripeTimeout: number
  /** Milliseconds between two progress reports of the built-in engine. */
  automationStep: number
  /** Null when no AI service is configured. */
  ai: AiConfiguration | null
  /** Null when e-mail is off: notifications wait. */
  email: EmailConfiguration | null
  /** Null when ages cannot be verified: bottles are then neither sold separately nor packed. */
  age: AgeConfiguration | null
  /** Null when invoices cannot be issued: they wait. */
  fiscal: FiscalConfiguration | null
}

export type FiscalConfiguration = {
  token: string
  /** False in the provider's test environment, whose invoices are worth nothing. */
  isProduction: boolean
  /** Set only if a stand-in replaces the provider. */
  apiBase: URL | null
  /** Timeout of one request, in milliseconds. */
  timeout: number
}

export type AgeConfiguration = {
  apiKey: string
  /** The provider's workflow, which asks for a document or a face and sets the minimum age. */
  workflowId: string
  /** Verifies the provider's events. */
  webhookSecret: string
  /** Set only if a stand-in replaces the provider. */
  apiBase: URL | null
  /** Timeout of one request, in milliseconds. */
  timeout: number
}

export type EmailConfiguration = {
  apiKey: string
  /** Set only if the local mailbox replaces Resend. */
  apiBase: URL | null
  /** `Name <address>`. */
  from: string
  replyTo: string | null
  /** Signs the links for stopping e-mails. */
  linkSecret: string
  /** Verifies Resend's events. Without it all events are refused. */
  webhookSecret: string | null
}

/** The engine is instant. Five steps of this length show its progress for three seconds. */
const defaultAutomationStep = 620

const defaultStripeTimeout = 10_000

const defaultAgeTimeout = 10_000

const defaultFiscalTimeout = 10_000

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

  const ownSecret = (name: string, secret: string): string => {
    if (!isLocal && isLocalOrExample(secret)) {
      throw new Error(`${name} is a local or example secret: set the project's own`)
    }
    return secret
  }
  // Anyone who knows the webhook secret can forge paid events.
  const stripeSecret = (name: string): string => ownSecret(name, required(name))

  function readStandIn(name: string): URL | null {
    const value = get(name)
    if (!value) return null
    if (!isLocal) throw new Error(`${name} is for local stacks: unset it in this project`)
    const base = URL.canParse(value) ? new URL(value) : null
    if (!base || ![...loopback, dockerHost].includes(base.hostname)) {
      throw new Error(`${name} must lead to a stand-in on this machine`)
    }
    return base
  }

  function readEmail(): EmailConfiguration | null {
    const apiBase = readStandIn('RESEND_API_BASE')
    const apiKey = get('RESEND_API_KEY')
    if (!apiKey) return null
    const from = get('EMAIL_FROM')
    const linkSecret = get('EMAIL_LINK_SECRET')
    const webhookSecret = get('RESEND_WEBHOOK_SECRET')
    if (!from || !/@/.test(from)) log('E-mail is off: EMAIL_FROM is no address.')
    else if (!linkSecret) log('E-mail is off: EMAIL_LINK_SECRET is missing.')
    else
      return {
        apiKey: ownSecret('RESEND_API_KEY', apiKey),
        apiBase,
        from,
        replyTo: get('EMAIL_REPLY_TO') || null,
        linkSecret: ownSecret('EMAIL_LINK_SECRET', linkSecret),
        webhookSecret: webhookSecret ? ownSecret('RESEND_WEBHOOK_SECRET', webhookSecret) : null,
      }
    return null
  }

  function readAge(): AgeConfiguration | null {
    const apiBase = readStandIn('DIDIT_API_BASE')
    const apiKey = get('DIDIT_API_KEY')
    if (!apiKey) return null
    const workflowId = get('DIDIT_WORKFLOW_ID')
    const webhookSecret = get('DIDIT_WEBHOOK_SECRET')
    if (!workflowId) log('Age verification is off: DIDIT_WORKFLOW_ID is missing.')
    else if (!webhookSecret) log('Age verification is off: DIDIT_WEBHOOK_SECRET is missing.')
    else
      return {
        apiKey: ownSecret('DIDIT_API_KEY', apiKey),
        workflowId,
        webhookSecret: ownSecret('DIDIT_WEBHOOK_SECRET', webhookSecret),
        apiBase,
        timeout: milliseconds('DIDIT_TIMEOUT_MS', defaultAgeTimeout),
      }
    return null
  }

  function readFiscal(): FiscalConfiguration | null {
    const apiBase = readStandIn('FOCUS_NFE_API_BASE')
    const token = get('FOCUS_NFE_TOKEN')
    if (!token) return null
    const environment = get('FOCUS_NFE_ENVIRONMENT')
    if (environment !== 'producao' && environment !== 'homologacao') {
      log('Invoices are off: FOCUS_NFE_ENVIRONMENT is neither producao nor homologacao.')
      return null
    }
    return {
      token: ownSecret('FOCUS_NFE_TOKEN', token),
      isProduction: environment === 'producao',
      apiBase,
      timeout: milliseconds('FOCUS_NFE_TIMEOUT_MS', defaultFiscalTimeout),
    }
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
    stripeApiBase: readStandIn('STRIPE_API_BASE'),
    stripeTimeout: milliseconds('STRIPE_TIMEOUT_MS', defaultStripeTimeout),
    automationStep: milliseconds('AUTOMATION_STEP_MS', defaultAutomationStep),
    ai: readAi(),
    email: readEmail(),
    age: readAge(),
    fiscal: readFiscal(),
  }
}
