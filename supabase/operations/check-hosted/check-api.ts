import Stripe from 'stripe'
import * as z from 'zod/mini'
import { call, type Deployment, readConfig, repositoryFile, stranger, type Verdict } from './deployment.ts'

/** Secrets in this repository or its history. Anyone can sign events with them. */
export const publicSecrets = ['whsec_local_beside_supabase_start', 'whsec_local', 'whsec_example']

/** Upkeep runs every two minutes. */
const upkeepPatience = 10 * 60_000

/** Names of the API's tables and views, read from the generated types. */
async function relations(): Promise<string[]> {
  const types = await repositoryFile('supabase/functions/_shared/database.types.ts')
  const blocks = types.slice(types.indexOf('Tables: {'), types.indexOf('Functions: {'))
  return [...blocks.matchAll(/^ {6}([a-z_]+): \{$/gm)].flatMap(([, name]) => name ?? [])
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
