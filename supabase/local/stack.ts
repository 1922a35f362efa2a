/**
 * The embedded stack replaces `supabase start`, Stripe and e-mail, without Docker or accounts. The start
 * command, the tests and `npm run types:db` use it.
 */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAgeStandIn } from './age/index.ts'
import { readSupabaseConfig, startBackend } from './backend.ts'
import { startClock } from './clock.ts'
import { demoLogin, ensureDemoPeople } from './demo/people.ts'
import { StartError } from './errors.ts'
import { createFiscalStandIn } from './fiscal/index.ts'
import { startFunctions } from './functions/runner.ts'
import { createMailbox } from './mailbox/index.ts'
import { stateDirectory } from './paths.ts'
import { sqlConsole } from './sql-console.ts'
import type { LocalKeys, LocalStatus } from './state.ts'
import { createStripeStandIn } from './stripe/index.ts'
import { startWorkClock } from './work-clock.ts'

export type StackOptions = {
  /** The app's port. The Stripe stand-in, the mailbox, the functions and the stand-ins for age and invoices use the next five. */
  port: number
  /** `file` keeps data in supabase/.temp, `memory` drops it at the end. */
  data: 'file' | 'memory'
  keys: LocalKeys
  /** False: e-mails are sent only when a test asks. */
  sendsByItself?: boolean
  /** False: only tests wake the worker of the automation queue and process the clean-up queue. */
  worksByItself?: boolean
}

/** Milliseconds between two checks of the outbox. A hosted project checks every minute. */
const outboxInterval = 3_000

/** Function settings that may come from the developer's environment. */
const functionSettings = [
  'AUTOMATION_STEP_MS',
  'STRIPE_TIMEOUT_MS',
  'DIDIT_TIMEOUT_MS',
  'FOCUS_NFE_TIMEOUT_MS',
  'AI_API_KEY',
  'AI_BASE_URL',
  'AI_MODEL',
  'AI_TIMEOUT_MS',
] as const

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/**
 * Starts all parts in order of dependence.
 * @throws StartError with a readable reason
 */
export async function startStack({
  port,
  data,
  keys,
  sendsByItself = true,
  worksByItself = true,
}: StackOptions) {
  const ports = {
    app: port,
    stripe: port + 1,
    mailbox: port + 2,
    functions: port + 3,
    age: port + 4,
    fiscal: port + 5,
  }
  for (const [name, number] of Object.entries(ports)) await assertFree(number, name, port)

  const persist = data === 'file'
  // Derived from the stack's one secret, so that existing stacks need no new key.
  const derived = (name: string) =>
    createHash('sha256').update(`${name}:${keys.jwt_secret}`).digest('base64url')
  const resend = {
    apiKey: `re_local_${derived('resend')}`,
    webhookUrl: `http://127.0.0.1:${ports.app}/functions/v1/resend-webhook`,
    webhookSecret: `whsec_${createHash('sha256').update(`events:${keys.jwt_secret}`).digest('base64')}`,
  }
  const didit = {
    apiKey: `didit_local_${derived('age')}`,
    webhookUrl: `http://127.0.0.1:${ports.app}/functions/v1/age-webhook`,
    webhookSecret: `didit_local_${derived('age events')}`,
  }
  const appUrl = `http://localhost:${ports.app}`
  const internalUrl = `http://127.0.0.1:${ports.app}`
  const stops: (() => Promise<unknown>)[] = []
  let closeApp = async () => {}
  const stop = async () => {
    for (const stopPart of stops.reverse()) await stopPart()
    stops.length = 0
  }

  try {
    const mailbox = await createMailbox({
      port: ports.mailbox,
      host: '127.0.0.1',
      resend,
      ...(persist && { storePath: join(stateDirectory, 'mailbox.json') }),
    })
    stops.push(() => mailbox.close())

    const storageFolder = persist
      ? join(stateDirectory, 'storage')
      : await mkdtemp(join(tmpdir(), 'engenho-storage-'))
    if (!persist) stops.push(() => rm(storageFolder, { recursive: true, force: true }))

    const config = await readSupabaseConfig()
    const backend = await startBackend(config, {
      storageFolder,
      databaseUrl: persist ? join(stateDirectory, 'database') : 'memory://',
      siteUrl: appUrl,
      publishableKey: keys.publishable_key,
      secretKey: keys.secret_key,
      jwtSecret: keys.jwt_secret,
      // HTML only, like the hosted service. The package's plain text is in English.
      email: { send: async ({ to, subject, html }) => mailbox.deliver({ to, subject, html }) },
    })
    stops.push(() => backend.close())

    // With a developer's own Stripe test key, the real Stripe replaces the stand-in.
    const realStripeKey = process.env.STRIPE_SECRET_KEY
    const webhookSecret = process.env.STRIPE_WEBHOOK_SECRET ?? keys.stripe_webhook_secret
    const stripe = realStripeKey
      ? null
      : await createStripeStandIn({
          port: ports.stripe,
          host: '127.0.0.1',
          webhookUrl: `${internalUrl}/functions/v1/stripe-webhook`,
          webhookSecret,
          ...(persist && { storePath: join(stateDirectory, 'stripe.json') }),
        })
    if (stripe) stops.push(() => stripe.close())
    const stripeApiBase = process.env.STRIPE_API_BASE ?? stripe?.url

    const age = await createAgeStandIn({
      port: ports.age,
      host: '127.0.0.1',
      ...didit,
      ...(persist && { storePath: join(stateDirectory, 'age.json') }),
    })
    stops.push(() => age.close())

    const fiscalToken = `focus_local_${derived('fiscal')}`
    const fiscal = await createFiscalStandIn({
      port: ports.fiscal,
      host: '127.0.0.1',
      token: fiscalToken,
      ...(persist && { storePath: join(stateDirectory, 'fiscal.json') }),
    })
    stops.push(() => fiscal.close())

    // Stopped in the order functions, clocks, app, backend: each calls those after it, and would report them as missing.
    stops.push(() => closeApp())
    const clocks: ReturnType<typeof startClock>[] = []
    stops.push(() => Promise.all(clocks.map((clock) => clock.stop())))

    const passedOn = Object.fromEntries(
      functionSettings.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
    )
    const functions = await startFunctions({
      port: ports.functions,
      functions: config.functions,
      verifyToken: async (token) => !(await backend.app.getClient().auth.getClaims(token)).error,
      environment: {
        SUPABASE_URL: internalUrl,
        SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: keys.publishable_key }),
        SUPABASE_SECRET_KEYS: JSON.stringify({ default: keys.secret_key }),
        SITE_URL: `${appUrl},${internalUrl}`,
        STRIPE_SECRET_KEY: realStripeKey ?? 'sk_test_local',
        STRIPE_WEBHOOK_SECRET: webhookSecret,
        ...(stripeApiBase && { STRIPE_API_BASE: stripeApiBase }),
        // Always the mailbox: a demo must not write to anyone.
        RESEND_API_KEY: resend.apiKey,
        RESEND_API_BASE: mailbox.url,
        RESEND_WEBHOOK_SECRET: resend.webhookSecret,
        EMAIL_FROM: 'Engenho 48 <pedidos@engenho48.com.br>',
        EMAIL_REPLY_TO: 'contato@engenho48.com.br',
        EMAIL_LINK_SECRET: `link_local_${derived('links')}`,
        // Always the stand-in: nobody shows a document to a demo.
        DIDIT_API_KEY: didit.apiKey,
        DIDIT_WORKFLOW_ID: 'workflow-local',
        DIDIT_WEBHOOK_SECRET: didit.webhookSecret,
        DIDIT_API_BASE: age.url,
        // Always the stand-in: a demo must not reach the tax office.
        FOCUS_NFE_TOKEN: fiscalToken,
        FOCUS_NFE_ENVIRONMENT: 'homologacao',
        FOCUS_NFE_API_BASE: fiscal.url,
        ...passedOn,
      },
    })
    stops.push(() => functions.stop())

    const keeper = backend.app.getClient({ apikey: keys.secret_key })
    await ensureDemoPeople(backend.app.getClient(), keeper)

    // Replaces pg_cron, which the embedded database lacks.
    let serving = false
    const call = (name: string) =>
      fetch(`${internalUrl}/functions/v1/${name}`, {
        method: 'POST',
        headers: { apikey: keys.secret_key },
      }).then(
        () => {
          serving = true
        },
        // The app may still be building.
        (failure: unknown) => serving && console.error(name, failure),
      )
    const upkeep = startClock(60_000, async () => {
      for (const task of ['run_upkeep', 'run_notification_upkeep', 'run_retention'] as const) {
        const { data, error } = await keeper.rpc(task)
        const failures = data && typeof data === 'object' && 'failures' in data ? data.failures : 0
        if (error || failures) console.error(task, error?.message ?? data)
      }
      if (worksByItself) await call('cleanup')
    })
    clocks.push(upkeep)
    if (sendsByItself) {
      let sending = false
      const outbox = startClock(outboxInterval, async () => {
        if (sending) return
        sending = true
        await call('send-notifications')
        sending = false
      })
      clocks.push(outbox)
    }
    if (worksByItself) clocks.push(startWorkClock(keeper, () => call('work-queue')))

    const status: LocalStatus = {
      pid: process.pid,
      data,
      app_url: appUrl,
      api_url: appUrl,
      functions_url: `${appUrl}/functions/v1`,
      publishable_key: keys.publishable_key,
      secret_key: keys.secret_key,
      stripe_webhook_secret: webhookSecret,
      stripe_url: stripe?.url ?? 'https://dashboard.stripe.com/test',
      mailbox_url: mailbox.url,
      age_url: age.url,
      fiscal_url: fiscal.url,
      demo_email: demoLogin.email,
      demo_password: demoLogin.password,
    }
    const tests = sqlConsole((statements) => backend.connection.exec(statements), keys.secret_key)
    const middlewares: Middleware[] = [backend.middleware, functions.middleware, tests]
    return {
      status,
      middlewares,
      backend,
      functions,
      stripe,
      mailbox,
      stop,
      /** Hands over the server of the app, which `stop` closes after the functions, and before the backend. */
      closeWith: (close: () => Promise<void>) => {
        closeApp = close
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

export type Stack = Awaited<ReturnType<typeof startStack>>

async function assertFree(port: number, name: string, appPort: number): Promise<void> {
  const probe = createServer()
  probe.listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch {
    throw new StartError(
      `Port ${port} (${name}) is taken. Stop what uses it, or choose another: PORT=${appPort + 10} npm start`,
    )
  } finally {
    probe.close()
  }
}
