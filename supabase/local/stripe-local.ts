/**
 * `npm run stripe:local`: runs the stand-ins for Stripe, age verification and invoices beside `supabase start` (QA with
 * Docker), and writes the environment file for `supabase functions serve`. E-mails go to the CLI's own mailbox (port 54324).
 */

import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { createAgeStandIn } from './age/index.ts'
import { createFiscalStandIn } from './fiscal/index.ts'
import { projectRoot, stateDirectory } from './paths.ts'
import { loadKeys } from './state.ts'
import { createStripeStandIn } from './stripe/index.ts'

const webhookSecret = process.env.STRIPE_WEBHOOK_SECRET ?? (await loadKeys(true)).stripe_webhook_secret
const port = Number(process.env.PORT ?? 4849)

const stripe = await createStripeStandIn({
  port,
  // Functions in containers reach this machine through Docker's bridge, not the loopback.
  host: '0.0.0.0',
  publicUrl: `http://localhost:${port}`,
  webhookUrl: process.env.STRIPE_WEBHOOK_URL ?? 'http://127.0.0.1:54321/functions/v1/stripe-webhook',
  webhookSecret,
  storePath: join(stateDirectory, 'stripe-beside-supabase.json'),
})

const agePort = port + 3
const ageSecret = () => `didit_local_${randomBytes(24).toString('base64url')}`
const didit = { apiKey: ageSecret(), webhookSecret: ageSecret() }
const age = await createAgeStandIn({
  port: agePort,
  host: '0.0.0.0',
  publicUrl: `http://localhost:${agePort}`,
  webhookUrl: process.env.AGE_WEBHOOK_URL ?? 'http://127.0.0.1:54321/functions/v1/age-webhook',
  storePath: join(stateDirectory, 'age-beside-supabase.json'),
  ...didit,
})

const fiscalPort = port + 4
const fiscalToken = `focus_local_${randomBytes(24).toString('base64url')}`
const fiscal = await createFiscalStandIn({
  port: fiscalPort,
  host: '0.0.0.0',
  publicUrl: `http://localhost:${fiscalPort}`,
  storePath: join(stateDirectory, 'fiscal-beside-supabase.json'),
  token: fiscalToken,
})

const environment = {
  SITE_URL: 'http://localhost:4848',
  STRIPE_SECRET_KEY: 'sk_test_local',
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_BASE: `http://host.docker.internal:${port}`,
  DIDIT_API_KEY: didit.apiKey,
  DIDIT_WORKFLOW_ID: 'workflow-local',
  DIDIT_WEBHOOK_SECRET: didit.webhookSecret,
  DIDIT_API_BASE: `http://host.docker.internal:${agePort}`,
  FOCUS_NFE_TOKEN: fiscalToken,
  FOCUS_NFE_ENVIRONMENT: 'homologacao',
  FOCUS_NFE_API_BASE: `http://host.docker.internal:${fiscalPort}`,
}
const environmentFile = join(stateDirectory, 'functions.env')
await mkdir(stateDirectory, { recursive: true })
const lines = Object.entries(environment).map(([name, value]) => `${name}=${value}\n`)
await writeFile(environmentFile, lines.join(''), { mode: 0o600 })

console.log(`
Stripe stand-in: ${stripe.publicUrl}
Age stand-in:    ${age.publicUrl}
Invoices:        ${fiscal.publicUrl}
Mailbox:         http://127.0.0.1:54324 (the CLI's own)

Now, in other terminals:

npx supabase start
npx supabase functions serve --env-file ${relative(projectRoot, environmentFile)}
`)

await once(process, 'SIGINT')
await Promise.all([stripe.close(), age.close(), fiscal.close()])
process.exit(0)
