import { defaultCepLookupUrl } from './cep-lookup.ts'
import { paths } from './paths.ts'

/**
 * The headers of every page. vite.config.ts serves them in preview and writes them for static hosts; nothing here
 * reaches the browser’s bundle.
 */
export function securityHeaders(
  supabaseUrl: string,
  inlineScripts: readonly string[],
  cepLookupUrl = '',
  captchaSiteKey = '',
): Record<string, string> {
  const supabase = supabaseUrl === '' ? [] : [new URL(supabaseUrl).origin]
  const cepLookup = new URL(cepLookupUrl || defaultCepLookupUrl).origin
  const captcha = captchaSiteKey === '' ? [] : ['https://challenges.cloudflare.com']
  const policy: Record<string, string[]> = {
    'default-src': ["'self'"],
    // Inline scripts need their hash here. Stripe.js must come from Stripe itself. The PDF layout engine is a
    // WebAssembly module, hence 'wasm-unsafe-eval'; `eval` of text stays forbidden.
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...inlineScripts, 'https://js.stripe.com', ...captcha],
    // The toast and dialog libraries insert style elements.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    // The PDF layout module loads from a data: URL, which reaches no host.
    'connect-src': ["'self'", 'data:', ...supabase, 'https://api.stripe.com', cepLookup],
    'frame-src': ['https://js.stripe.com', 'https://hooks.stripe.com', ...captcha],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy':
      'camera=(self), microphone=(), geolocation=(), payment=(self "https://js.stripe.com")',
  }
}

/**
 * For hosts only: the local server speaks plain HTTP. Subdomains are excluded because they may belong to somebody else.
 */
export const hostedOnlyHeaders = { 'Strict-Transport-Security': 'max-age=31536000' }

/** Added to pages that show an owner's report to others. Where a policy is given twice, the last one applies. */
const sharedReportHeaders = ['  Referrer-Policy: no-referrer', '  X-Robots-Tag: noindex, nofollow']

/** The same headers in the `_headers` format of Netlify and Cloudflare Pages. */
export function headersFile(headers: Record<string, string>): string {
  const lines = Object.entries({ ...headers, ...hostedOnlyHeaders }).map(
    ([name, value]) => `  ${name}: ${value}`,
  )
  return [
    '/*',
    ...lines,
    '',
    paths.sharedReport,
    ...sharedReportHeaders,
    '',
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ].join('\n')
}
