import * as z from 'zod/mini'
import { defaultCepLookupUrl } from './cep-lookup'

const environmentSchema = z.object({
  VITE_SUPABASE_URL: z.optional(z.string()),
  VITE_SUPABASE_PUBLISHABLE_KEY: z.string().check(z.minLength(1)),
  VITE_STRIPE_PUBLISHABLE_KEY: z.optional(z.string()),
  VITE_CEP_LOOKUP_URL: z.optional(z.string()),
  VITE_CAPTCHA_SITE_KEY: z.optional(z.string()),
  VITE_SECOND_READING: z.optional(z.string()),
})

/** Parses the build environment once; .env.example documents each variable. */
export function readEnvironment(source: unknown, pageOrigin: string) {
  const parsed = environmentSchema.parse(source)
  return {
    // Empty: the API is served from the page’s own origin, as in the embedded stack.
    supabaseUrl: parsed.VITE_SUPABASE_URL || pageOrigin,
    supabasePublishableKey: parsed.VITE_SUPABASE_PUBLISHABLE_KEY,
    // Null: the shop runs without Stripe’s fraud signals. Checkout needs no key in the browser.
    stripePublishableKey: parsed.VITE_STRIPE_PUBLISHABLE_KEY || null,
    // Null: no captcha is shown, and the auth server must not require one.
    captchaSiteKey: parsed.VITE_CAPTCHA_SITE_KEY || null,
    // False: owners' words are read on the device only.
    secondReading: parsed.VITE_SECOND_READING === 'on',
    cepLookupUrl: parsed.VITE_CEP_LOOKUP_URL || defaultCepLookupUrl,
  }
}
