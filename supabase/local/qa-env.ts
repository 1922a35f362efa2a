/**
 * `npm run qa:env`: writes the file from which the browser tests know a stack of `supabase start`, and makes the
 * demo owner there. Set SITE_URL, STRIPE_URL or STRIPE_WEBHOOK_SECRET where they are not the usual ones.
 */
import { execFile } from 'node:child_process'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { createClient } from '@supabase/supabase-js'
import { ensureDemoOwner } from './demo.ts'
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
    // The one that `npm run stripe:local` signs with.
    stripe_webhook_secret: process.env.STRIPE_WEBHOOK_SECRET ?? (await loadKeys(true)).stripe_webhook_secret,
  })
  await ensureDemoOwner(
    createClient(status.api_url, status.publishable_key, { auth: { persistSession: false } }),
  )
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
  // The CLI's own words come first: most often that nothing is running.
  if (error instanceof Error && 'stderr' in error) console.error(error.stderr)
  else console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
