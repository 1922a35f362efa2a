/**
 * `npm run check:hosted`: checks a deployment from outside and changes nothing. Exits with 1 when something is
 * broken, and lists what it did not check.
 *
 * Reads SITE_URL, SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY, or a local stack's file (STACK_STATUS).
 * SUPABASE_SECRET_KEY also checks upkeep. SUPABASE_ACCESS_TOKEN also checks auth settings and the names of
 * secrets; behind a custom domain it needs SUPABASE_PROJECT_REF.
 */
import { checkFunctions, checkUpkeep, checkVisitor, checkWebhook } from './check-hosted/check-api.ts'
import { checkAuth, checkSettings } from './check-hosted/check-auth.ts'
import { checkSite } from './check-hosted/check-site.ts'
import type { Deployment, Result, Verdict } from './check-hosted/deployment.ts'
import { readTarget, required } from './target.ts'

const checks: Record<string, (deployment: Deployment) => Promise<Verdict>> = {
  'a visitor reads': checkVisitor,
  functions: checkFunctions,
  'forged events': checkWebhook,
  upkeep: checkUpkeep,
  auth: checkAuth,
  settings: checkSettings,
  site: checkSite,
}

/** Runs every check in turn. A check that throws counts as broken. */
export async function checkHosted(deployment: Deployment): Promise<Result[]> {
  const results: Result[] = []
  for (const [check, run] of Object.entries(checks)) {
    const verdict = await run(deployment).catch(
      (error: unknown): Verdict => ({
        problems: [error instanceof Error ? error.message : String(error)],
        seen: '',
      }),
    )
    if ('unchecked' in verdict) results.push({ check, outcome: 'not checked', detail: verdict.unchecked })
    else if (verdict.problems.length === 0) results.push({ check, outcome: 'ok', detail: verdict.seen })
    else results.push(...verdict.problems.map((detail) => ({ check, outcome: 'BROKEN' as const, detail })))
  }
  return results
}

/** Builds the deployment that the environment describes, or the local stack that `STACK_STATUS` names. */
async function findDeployment(env: NodeJS.ProcessEnv): Promise<Deployment> {
  const target = await readTarget(env)
  const siteUrl = new URL(required(target, 'SITE_URL'))
  const apiUrl = new URL(required(target, 'SUPABASE_URL'))
  const project = env.SUPABASE_PROJECT_REF ?? /^([a-z]{20})\.supabase\.co$/.exec(apiUrl.hostname)?.[1]
  return {
    siteUrl: siteUrl.origin,
    apiUrl: apiUrl.href.replace(/\/$/, ''),
    publishableKey: required(target, 'SUPABASE_PUBLISHABLE_KEY'),
    secretKey: target.SUPABASE_SECRET_KEY ?? null,
    management:
      env.SUPABASE_ACCESS_TOKEN && project
        ? { url: 'https://api.supabase.com', project, accessToken: env.SUPABASE_ACCESS_TOKEN }
        : null,
    local: ['localhost', '127.0.0.1'].includes(siteUrl.hostname),
  }
}

if (import.meta.main) {
  const deployment = await findDeployment(process.env)
  console.log(`${deployment.siteUrl} on ${deployment.apiUrl}\n`)
  const results = await checkHosted(deployment)
  for (const { check, outcome, detail } of results)
    console.log(`${outcome.padEnd(11)}  ${check.padEnd(15)}  ${detail}`)
  process.exitCode = results.some(({ outcome }) => outcome === 'BROKEN') ? 1 : 0
}
