import { defaultCepLookupUrl } from './cep-lookup.ts'

/**
 * The headers every page is sent with. Read by vite.config.ts, which serves them in preview and writes them
 * for static hosts; nothing here is part of the browser's bundle.
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
    // No inline script but those named by their hash. Stripe.js must come from Stripe itself.
    // The PDF's layout is a WebAssembly module, which may be compiled; text never becomes a script.
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...inlineScripts, 'https://js.stripe.com', ...captcha],
    // The toast and dialog libraries add their own style elements.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    // data: is how the PDF's layout module comes; it reaches nobody.
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

/** For hosts only: the local server speaks plain HTTP. Subdomains are left out, because they may not be ours to decide. */
export const hostedOnlyHeaders = { 'Strict-Transport-Security': 'max-age=31536000' }

/** The same headers as a `_headers` file, which Netlify and Cloudflare Pages read from the published folder. */
export function headersFile(headers: Record<string, string>): string {
  const lines = Object.entries({ ...headers, ...hostedOnlyHeaders }).map(
    ([name, value]) => `  ${name}: ${value}`,
  )
  return ['/*', ...lines, '', '/assets/*', '  Cache-Control: public, max-age=31536000, immutable', ''].join(
    '\n',
  )
}
