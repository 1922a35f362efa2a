/**
 * `npm run stripe:local`: the Stripe stand-in beside `supabase start`, for QA with Docker. The CLI brings
 * its own mailbox (port 54324); ours would be a second one.
 */
import { once } from 'node:events'
import { join } from 'node:path'
import { stateDirectory } from './paths.ts'
import { createStripeStandIn } from './stripe/index.ts'

const webhookSecret = process.env.STRIPE_WEBHOOK_SECRET ?? 'whsec_local_beside_supabase_start'
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

console.log(`
Stripe stand-in: ${stripe.publicUrl}
Mailbox:         http://127.0.0.1:54324 (the CLI's own)

Put these into .env before "supabase start":

SITE_URL=http://localhost:4848
STRIPE_SECRET_KEY=sk_test_local
STRIPE_WEBHOOK_SECRET=${webhookSecret}
STRIPE_API_BASE=http://host.docker.internal:${port}
`)

await once(process, 'SIGINT')
await stripe.close()
process.exit(0)
