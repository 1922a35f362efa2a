import * as z from 'zod/mini'
import { paths } from '../../../src/config/paths.ts'
import { call, type Deployment, readConfig, repositoryFile, stranger, type Verdict } from './deployment.ts'

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
  for (const name of ['STRIPE_API_BASE', 'RESEND_API_BASE', 'DIDIT_API_BASE', 'FOCUS_NFE_API_BASE'])
    if (names.includes(name)) problems.push(`${name} is set: it is for local stacks`)
  if (!names.includes('RESEND_API_KEY')) problems.push('RESEND_API_KEY is missing: notifications wait unsent')
  for (const name of ['DIDIT_API_KEY', 'DIDIT_WORKFLOW_ID', 'DIDIT_WEBHOOK_SECRET'])
    if (!names.includes(name)) problems.push(`${name} is missing: no age is verified, and no bottle is sold`)
  for (const name of ['FOCUS_NFE_TOKEN', 'FOCUS_NFE_ENVIRONMENT'])
    if (!names.includes(name)) problems.push(`${name} is missing: invoices wait`)
  return { problems, seen: `e-mails, SMTP, secrets; captcha ${auth.security_captcha_enabled ? 'on' : 'off'}` }
}
