import * as z from 'zod/mini'
import { demoLogin } from './demo.ts'
import type { PublicStatus } from './state.ts'

/** What we use of `supabase status -o json`. A service that is switched off is left out of it. */
const cliStatusSchema = z.object({
  API_URL: z.string(),
  FUNCTIONS_URL: z.optional(z.string()),
  PUBLISHABLE_KEY: z.string(),
  SECRET_KEY: z.string(),
  MAILPIT_URL: z.optional(z.string()),
})

/** What the CLI does not know: where the app is served, and who answers as Stripe. */
export type BesideSupabase = Pick<PublicStatus, 'app_url' | 'stripe_url' | 'stripe_webhook_secret'>

/** Translates the CLI's answer into ours. Throws with the names of what is missing. */
export function fromSupabaseStatus(json: string, beside: BesideSupabase): PublicStatus {
  const parsed = cliStatusSchema.safeParse(JSON.parse(json))
  if (!parsed.success) {
    const missing = parsed.error.issues.map(({ path }) => path.join('.')).join(', ')
    throw new Error(`\`supabase status\` does not say: ${missing}`)
  }
  const { API_URL, FUNCTIONS_URL, PUBLISHABLE_KEY, SECRET_KEY, MAILPIT_URL } = parsed.data
  return {
    ...beside,
    api_url: API_URL,
    functions_url: FUNCTIONS_URL ?? `${API_URL}/functions/v1`,
    publishable_key: PUBLISHABLE_KEY,
    secret_key: SECRET_KEY,
    mailbox_url: MAILPIT_URL ?? '',
    demo_email: demoLogin.email,
    demo_password: demoLogin.password,
  }
}
