import { paths } from '../../../src/config/paths.ts'
import { hostedOnlyHeaders, securityHeaders } from '../../../src/config/security-headers.ts'
import { call, type Deployment, type Verdict } from './deployment.ts'

/** In seconds. */
const halfYear = 15_768_000

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
