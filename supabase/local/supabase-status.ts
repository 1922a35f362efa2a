import * as z from 'zod/mini'
import { demoLogin } from './demo/people.ts'
import type { PublicStatus } from './state.ts'

/** The fields of `supabase status -o json` that we use. It omits services that are switched off. */
const cliStatusSchema = z.object({
  API_URL: z.string(),
  FUNCTIONS_URL: z.optional(z.string()),
  PUBLISHABLE_KEY: z.string(),
  SECRET_KEY: z.string(),
  MAILPIT_URL: z.optional(z.string()),
})

/** Addresses that the CLI does not know: the app, Stripe and the other stand-ins. */
export type BesideSupabase = Pick<
  PublicStatus,
  'app_url' | 'stripe_url' | 'stripe_webhook_secret' | 'age_url' | 'fiscal_url'
>

/** Translates the CLI's status into ours. Throws with the names of missing fields. */
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
