/**
 * `npm run qa:env`: writes the status file of a `supabase start` stack for the browser tests, and creates its
 * demo owner. Set SITE_URL, STRIPE_URL, AGE_URL, FISCAL_URL or STRIPE_WEBHOOK_SECRET when they differ from the defaults.
 */
import { execFile } from 'node:child_process'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { createClient } from '@supabase/supabase-js'
import type { Database } from '../functions/_shared/database.types.ts'
import { ensureDemoPeople } from './demo/people.ts'
import { projectRoot } from './paths.ts'
import { loadKeys, writeQaStatus } from './state.ts'
import { fromSupabaseStatus } from './supabase-status.ts'

async function supabaseStatus(): Promise<string> {
  const { stdout } = await promisify(execFile)(
    join(projectRoot, 'node_modules/.bin/supabase'),
    ['status', '--output', 'json'],
    { cwd: projectRoot, env: { ...process.env, DO_NOT_TRACK: '1' } },
  )
  return stdout
}

async function main(): Promise<void> {
  const status = fromSupabaseStatus(await supabaseStatus(), {
    app_url: process.env.SITE_URL ?? 'http://localhost:4848',
    stripe_url: process.env.STRIPE_URL ?? 'http://localhost:4849',
    age_url: process.env.AGE_URL ?? 'http://localhost:4852',
    fiscal_url: process.env.FISCAL_URL ?? 'http://localhost:4853',
    // The secret that `npm run stripe:local` signs with.
    stripe_webhook_secret: process.env.STRIPE_WEBHOOK_SECRET ?? (await loadKeys(true)).stripe_webhook_secret,
  })
  const connect = (key: string) =>
    createClient<Database>(status.api_url, key, { auth: { persistSession: false } })
  await ensureDemoPeople(connect(status.publishable_key), connect(status.secret_key))
  const file = relative(projectRoot, await writeQaStatus(status))
  const { port } = new URL(status.app_url)
  console.log(`${file} is written. Serve a build that knows this stack:

VITE_SUPABASE_URL=${status.api_url} VITE_SUPABASE_PUBLISHABLE_KEY=${status.publishable_key} npx vite build
VITE_SUPABASE_URL=${status.api_url} npx vite preview --strictPort --port ${port || '80'}

Then, in another terminal:

STACK_STATUS=${file} npm run test:e2e
`)
}

main().catch((error: unknown) => {
  // Show the CLI's own message first. Most often nothing is running.
  if (error instanceof Error && 'stderr' in error) console.error(error.stderr)
  else console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
