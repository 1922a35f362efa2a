/**
 * `npm run check:hosted`: checks a deployment from outside and changes nothing. Exits with 1 when something is
 * broken, and lists what it did not check.
 *
 * Reads SITE_URL, SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY, or a local stack's file (STACK_STATUS).
 * SUPABASE_SECRET_KEY also checks upkeep. SUPABASE_ACCESS_TOKEN also checks auth settings and the names of
 * secrets; behind a custom domain it needs SUPABASE_PROJECT_REF.
 */
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parse } from 'smol-toml'
import Stripe from 'stripe'
import * as z from 'zod/mini'
import { paths } from '../../src/config/paths.ts'
import { hostedOnlyHeaders, securityHeaders } from '../../src/config/security-headers.ts'
import { readTarget, required } from './target.ts'

export type Deployment = {
  /** The app's origin. */
  siteUrl: string
  apiUrl: string
  publishableKey: string
  secretKey: string | null
  management: { url: string; project: string; accessToken: string } | null
  /** Local stacks have no HTTPS, send no e-mail and confirm no address. */
  local: boolean
}

/** Problems and a summary of what was checked, or why nothing was. */
type Verdict = { problems: string[]; seen: string } | { unchecked: string }

export type Result = { check: string; outcome: 'ok' | 'BROKEN' | 'not checked'; detail: string }

/** Secrets that stand in this repository or its history. Anyone can sign events with them. */
export const publicSecrets = ['whsec_local_beside_supabase_start', 'whsec_local', 'whsec_example']

/** Upkeep runs every two minutes. */
const upkeepPatience = 10 * 60_000

const halfYear = 15_768_000

const stranger = 'https://elsewhere.example'

const repositoryFile = (path: string): Promise<string> =>
  readFile(resolve(import.meta.dirname, '../..', path), 'utf8')

const configSchema = z.object({
  auth: z.object({
    email: z.object({
      template: z.record(z.string(), z.object({ subject: z.string(), content_path: z.string() })),
    }),
  }),
  functions: z.record(z.string(), z.object({ verify_jwt: z.boolean() })),
})

async function readConfig(): Promise<z.output<typeof configSchema>> {
  return configSchema.parse(parse(await repositoryFile('supabase/config.toml')))
}

/** Names of the API's tables and views, read from the generated types. */
async function relations(): Promise<string[]> {
  const types = await repositoryFile('supabase/functions/_shared/database.types.ts')
  const blocks = types.slice(types.indexOf('Tables: {'), types.indexOf('Functions: {'))
  return [...blocks.matchAll(/^ {6}([a-z_]+): \{$/gm)].flatMap(([, name]) => name ?? [])
}

function call(url: string, init: RequestInit = {}): Promise<Response> {
  return fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(20_000), ...init })
}

/** Visitors can read service areas and no other rows. */
export async function checkVisitor({ apiUrl, publishableKey }: Deployment): Promise<Verdict> {
  const names = await relations()
  const problems: string[] = []
  await Promise.all(
    names.map(async (name) => {
      const answer = await call(`${apiUrl}/rest/v1/${name}?select=*&limit=1`, {
        headers: { apikey: publishableKey },
      })
      const body: unknown = await answer.json().catch(() => null)
      const rows = answer.ok && Array.isArray(body) ? body.length : 0
      if (answer.status === 404) problems.push(`${name} does not exist: push the migrations`)
      else if (answer.status >= 500) problems.push(`${name} answers ${answer.status}`)
      else if (name === 'service_areas' && rows === 0)
        problems.push(`service_areas shows nothing (${answer.status})`)
      else if (name !== 'service_areas' && rows > 0) problems.push(`${name} is readable without a login`)
    }),
  )
  const upkeep = await call(`${apiUrl}/rest/v1/rpc/run_upkeep`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: '{}',
  })
  if (upkeep.ok) problems.push('run_upkeep() can be called without a login')
  return {
    problems: problems.sort(),
    seen: `service areas, and nothing of ${names.length - 1} tables and views`,
  }
}

/** Every function of config.toml is deployed and running, and allows this site's origin only. */
export async function checkFunctions(
  { apiUrl, siteUrl }: Deployment,
  functions?: Record<string, { verify_jwt: boolean }>,
): Promise<Verdict> {
  const declared = functions ?? (await readConfig()).functions
  const problems: string[] = []
  for (const [name, { verify_jwt: forBrowsers }] of Object.entries(declared)) {
    const url = `${apiUrl}/functions/v1/${name}`
    const preflight = (origin: string) =>
      call(url, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } })
    const answer = forBrowsers ? await preflight(siteUrl) : await call(url)
    if (answer.status === 404) problems.push(`${name} is not deployed`)
    else if (answer.status >= 500)
      problems.push(
        `${name} did not start (${answer.status}): its log names the secret that is missing or refused`,
      )
    else if (forBrowsers) {
      const allowed = (response: Response) => response.headers.get('access-control-allow-origin')
      if (allowed(answer) !== siteUrl)
        problems.push(`${name} does not let ${siteUrl} call: its SITE_URL is another`)
      const elsewhere = allowed(await preflight(stranger))
      if (elsewhere === '*' || elsewhere === stranger) problems.push(`${name} lets any site call`)
      const anonymous = await call(url, { method: 'POST', body: '{}' })
      if (anonymous.status !== 401) problems.push(`${name} answers ${anonymous.status} without a login`)
    }
  }
  return { problems, seen: Object.keys(declared).join(', ') }
}

/** The webhook refuses events without a signature or signed with a public secret. */
export async function checkWebhook({ apiUrl }: Deployment, secrets = publicSecrets): Promise<Verdict> {
  const problems: string[] = []
  // No handler exists for this type: an accepted event would change nothing.
  const payload = JSON.stringify({
    id: 'evt_check_hosted',
    object: 'event',
    type: 'check.hosted',
    created: Math.floor(Date.now() / 1000),
    data: { object: {} },
  })
  const send = (signature?: string) =>
    call(`${apiUrl}/functions/v1/stripe-webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
      body: payload,
    })
  const unsigned = await send()
  if (unsigned.status !== 400)
    problems.push(`an event without a signature is answered with ${unsigned.status}`)
  for (const secret of secrets) {
    const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret })
    const forged = await send(signature)
    if (forged.status !== 400)
      problems.push(`an event signed with a known secret is answered with ${forged.status}`)
  }
  return { problems, seen: `unsigned, and signed with ${secrets.length} secrets that are public` }
}

const upkeepSchema = z.object({ last_run_at: z.nullable(z.string()), failures: z.number() })

/** Upkeep ran in the last minutes and left no unresolved failures. */
export async function checkUpkeep({ apiUrl, secretKey }: Deployment, now = new Date()): Promise<Verdict> {
  if (!secretKey) return { unchecked: 'needs SUPABASE_SECRET_KEY' }
  const answer = await call(`${apiUrl}/rest/v1/rpc/upkeep_status`, {
    method: 'POST',
    headers: { apikey: secretKey, 'content-type': 'application/json' },
    body: '{}',
  })
  if (!answer.ok) return { problems: [`upkeep_status() answers ${answer.status}`], seen: '' }
  const { last_run_at, failures } = upkeepSchema.parse(await answer.json())
  const problems: string[] = []
  if (!last_run_at)
    problems.push('never ran: two minutes after the first push, look whether pg_cron is enabled')
  else if (now.getTime() - new Date(last_run_at).getTime() > upkeepPatience)
    problems.push(`last ran at ${last_run_at}`)
  if (failures > 0) problems.push(`${failures} failures are unresolved (staff_flags)`)
  return { problems, seen: `last ran at ${last_run_at}` }
}

/** E-mail links lead to this site only, and addresses must be confirmed. */
export async function checkAuth({ apiUrl, siteUrl, publishableKey, local }: Deployment): Promise<Verdict> {
  const problems: string[] = []
  const settings = z
    .object({
      disable_signup: z.boolean(),
      mailer_autoconfirm: z.boolean(),
      external: z.object({ email: z.boolean(), anonymous_users: z.optional(z.boolean()) }),
    })
    .parse(await (await call(`${apiUrl}/auth/v1/settings`, { headers: { apikey: publishableKey } })).json())
  if (settings.disable_signup || !settings.external.email) problems.push('nobody can sign up by e-mail')
  if (settings.external.anonymous_users) problems.push('visitors can sign in without an address')
  if (settings.mailer_autoconfirm && !local) problems.push('addresses are not confirmed')

  // An invalid link redirects as the allow-list says.
  const leadsTo = async (redirectTo: string): Promise<string> => {
    const query = new URLSearchParams({ type: 'signup', token: 'never-sent', redirect_to: redirectTo })
    const answer = await call(`${apiUrl}/auth/v1/verify?${query}`, { headers: { apikey: publishableKey } })
    const location = answer.headers.get('location') ?? ''
    return URL.canParse(location) ? `${new URL(location).origin}${new URL(location).pathname}` : location
  }
  for (const path of [paths.auth, paths.newPassword]) {
    const reached = await leadsTo(`${siteUrl}${path}`)
    if (reached !== `${siteUrl}${path}`) problems.push(`links to ${siteUrl}${path} lead to ${reached}`)
  }
  const reached = await leadsTo(`${stranger}/`)
  if (!reached.startsWith(`${siteUrl}/`)) problems.push(`links to another site lead to ${reached}`)
  return { problems, seen: 'sign-up, confirmation, where links lead' }
}

/** Settings that only the Management API shows: e-mail templates, SMTP, names of secrets. */
export async function checkSettings({ management, siteUrl }: Deployment): Promise<Verdict> {
  if (!management)
    return {
      unchecked:
        "needs SUPABASE_ACCESS_TOKEN: e-mail templates, SMTP, captcha, names of the functions' secrets",
    }
  const read = async (path: string): Promise<unknown> => {
    const answer = await call(`${management.url}/v1/projects/${management.project}/${path}`, {
      headers: { authorization: `Bearer ${management.accessToken}` },
    })
    if (!answer.ok) throw new Error(`the Management API answers ${answer.status} to ${path}`)
    return answer.json()
  }
  const problems: string[] = []
  const auth = z.record(z.string(), z.unknown()).parse(await read('config/auth'))
  const { template } = (await readConfig()).auth.email
  for (const [name, { subject, content_path }] of Object.entries(template)) {
    if (auth[`mailer_subjects_${name}`] !== subject)
      problems.push(`the subject of ${name} is not the repository's`)
    const content = await repositoryFile(content_path)
    if (String(auth[`mailer_templates_${name}_content`] ?? '').trim() !== content.trim())
      problems.push(`the e-mail ${name} is not the repository's`)
  }
  if (auth.site_url !== siteUrl) problems.push(`site_url is ${String(auth.site_url)}`)
  const smtp = String(auth.smtp_host ?? '')
  if (smtp === '')
    problems.push('no SMTP server: the built-in one sends a few e-mails an hour, to the team only')
  // The CLI pushes this text when the variable was not set.
  if (smtp.startsWith('env(')) problems.push(`the SMTP server is called ${smtp}`)

  const names = z
    .array(z.object({ name: z.string() }))
    .parse(await read('secrets'))
    .map(({ name }) => name)
  for (const name of ['SITE_URL', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])
    if (!names.includes(name)) problems.push(`the secret ${name} is missing`)
  for (const name of ['STRIPE_API_BASE', 'RESEND_API_BASE'])
    if (names.includes(name)) problems.push(`${name} is set: it is for local stacks`)
  if (!names.includes('RESEND_API_KEY')) problems.push('RESEND_API_KEY is missing: notifications wait unsent')
  return { problems, seen: `e-mails, SMTP, secrets; captcha ${auth.security_captcha_enabled ? 'on' : 'off'}` }
}

/** Pages are served over HTTPS with this repository's security headers, unknown paths included. */
export async function checkSite({ siteUrl, apiUrl, local }: Deployment): Promise<Verdict> {
  const problems: string[] = []
  const page = await call(`${siteUrl}/`)
  if (page.status !== 200) return { problems: [`${siteUrl}/ answers ${page.status}`], seen: '' }
  const supabaseUrl = new URL(apiUrl).origin === siteUrl ? '' : apiUrl
  const { 'Content-Security-Policy': wanted = '', ...fixed } = securityHeaders(supabaseUrl, [])
  for (const [name, value] of Object.entries(fixed))
    if (page.headers.get(name) !== value) problems.push(`${name} is ${page.headers.get(name) ?? 'missing'}`)
  const sent = directives(page.headers.get('content-security-policy') ?? '')
  for (const [directive, sources] of directives(wanted)) {
    // The hash in script-src differs per build, and the CEP service is configurable.
    const missing = sources.filter(
      (source) => !sent.get(directive)?.includes(source) && !source.includes('cep'),
    )
    if (missing.length > 0) problems.push(`Content-Security-Policy lacks ${directive} ${missing.join(' ')}`)
  }
  const script = sent.get('script-src') ?? []
  for (const source of ["'unsafe-inline'", "'unsafe-eval'", '*'])
    if (script.includes(source)) problems.push(`Content-Security-Policy allows scripts by ${source}`)
  if (!local) {
    const [name = ''] = Object.keys(hostedOnlyHeaders)
    const transport = page.headers.get(name) ?? ''
    if (Number(/max-age=(\d+)/.exec(transport)?.[1] ?? 0) < halfYear)
      problems.push(`${name} is ${transport || 'missing'}`)
    const plain = await call(`${siteUrl.replace(/^https:/, 'http:')}/`).catch(() => null)
    if (plain?.ok) problems.push('pages are also served over plain HTTP')
  }
  const deep = await call(`${siteUrl}${paths.orders}`)
  if (deep.status !== 200 || !deep.headers.get('content-type')?.startsWith('text/html'))
    problems.push(`${paths.orders} answers ${deep.status}: unknown paths must be answered with index.html`)
  return { problems, seen: `headers${local ? ', without HTTPS' : ', HTTPS'}, paths of the app` }
}

function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').flatMap((part) => {
      const [name, ...sources] = part.trim().split(/\s+/)
      return name ? [[name, sources] as const] : []
    }),
  )
}

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
