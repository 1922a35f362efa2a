/**
 * `npm run stripe:local`: the Stripe stand-in beside `supabase start`, for QA with Docker, and the file from
 * which `supabase functions serve` takes what the functions need to reach it. The CLI brings its own mailbox
 * (port 54324); ours would be a second one.
 */
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { projectRoot, stateDirectory } from './paths.ts'
import { loadKeys } from './state.ts'
import { createStripeStandIn } from './stripe/index.ts'

const webhookSecret = process.env.STRIPE_WEBHOOK_SECRET ?? (await loadKeys(true)).stripe_webhook_secret
const port = Number(process.env.PORT ?? 4849)

const stripe = await createStripeStandIn({
  port,
  // The functions run in a container: they reach this machine through Docker's bridge, not its loopback.
  host: '0.0.0.0',
  publicUrl: `http://localhost:${port}`,
  webhookUrl: process.env.STRIPE_WEBHOOK_URL ?? 'http://127.0.0.1:54321/functions/v1/stripe-webhook',
  webhookSecret,
  storePath: join(stateDirectory, 'stripe-beside-supabase.json'),
})

const environment = {
  SITE_URL: 'http://localhost:4848',
  STRIPE_SECRET_KEY: 'sk_test_local',
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_BASE: `http://host.docker.internal:${port}`,
}
const environmentFile = join(stateDirectory, 'functions.env')
await mkdir(stateDirectory, { recursive: true })
const lines = Object.entries(environment).map(([name, value]) => `${name}=${value}\n`)
await writeFile(environmentFile, lines.join(''), { mode: 0o600 })

console.log(`
Stripe stand-in: ${stripe.publicUrl}
Mailbox:         http://127.0.0.1:54324 (the CLI's own)

Now, in other terminals:

npx supabase start
npx supabase functions serve --env-file ${relative(projectRoot, environmentFile)}
`)

await once(process, 'SIGINT')
await stripe.close()
process.exit(0)
