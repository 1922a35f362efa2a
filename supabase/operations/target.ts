import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'

/** Addresses and keys of the project that an operation works on, by environment variable. */
export type Target = Partial<
  Record<
    | 'SITE_URL'
    | 'SUPABASE_URL'
    | 'SUPABASE_PUBLISHABLE_KEY'
    | 'SUPABASE_SECRET_KEY'
    | 'STRIPE_SECRET_KEY'
    | 'STRIPE_API_BASE',
    string
  >
>

/** The parts of a local stack's status file that operations use. */
const statusSchema = z.object({
  app_url: z.string(),
  api_url: z.string(),
  publishable_key: z.string(),
  secret_key: z.string(),
  stripe_url: z.string(),
})

/**
 * Reads the environment, or the status file of a local stack named by `STACK_STATUS`. A `STRIPE_SECRET_KEY` in the
 * environment selects the real Stripe, even for a local stack.
 */
export async function readTarget(env: NodeJS.ProcessEnv): Promise<Target> {
  if (!env.STACK_STATUS) return env
  const status = statusSchema.parse(JSON.parse(await readFile(env.STACK_STATUS, 'utf8')))
  return {
    SITE_URL: status.app_url,
    SUPABASE_URL: status.api_url,
    SUPABASE_PUBLISHABLE_KEY: status.publishable_key,
    SUPABASE_SECRET_KEY: status.secret_key,
    ...(env.STRIPE_SECRET_KEY
      ? { STRIPE_SECRET_KEY: env.STRIPE_SECRET_KEY }
      : { STRIPE_SECRET_KEY: 'sk_test_local', STRIPE_API_BASE: status.stripe_url }),
  }
}

/** @throws Error that says how to set it */
export function required(target: Target, name: keyof Target): string {
  const value = target[name]
  if (value) return value
  throw new Error(
    `Set ${name}, or STACK_STATUS to a local stack's file: STACK_STATUS=supabase/.temp/running/4848.json`,
  )
}
