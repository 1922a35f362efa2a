import * as z from 'zod/mini'
import { defaultCepLookupUrl } from './cep-lookup'

const environmentSchema = z.object({
  VITE_SUPABASE_URL: z.optional(z.string()),
  VITE_SUPABASE_PUBLISHABLE_KEY: z.string().check(z.minLength(1)),
  VITE_STRIPE_PUBLISHABLE_KEY: z.optional(z.string()),
  VITE_CEP_LOOKUP_URL: z.optional(z.string()),
  VITE_CAPTCHA_SITE_KEY: z.optional(z.string()),
})

/** The build's environment, parsed once; see .env.example for what each variable means. */
export function readEnvironment(source: unknown, pageOrigin: string) {
  const parsed = environmentSchema.parse(source)
  return {
    // Empty: the API answers on the origin the page came from, as in the embedded stack.
    supabaseUrl: parsed.VITE_SUPABASE_URL || pageOrigin,
    supabasePublishableKey: parsed.VITE_SUPABASE_PUBLISHABLE_KEY,
    // Null: the shop does without Stripe's fraud signals. Paying needs no key in the browser.
    stripePublishableKey: parsed.VITE_STRIPE_PUBLISHABLE_KEY || null,
    // Null: nobody is asked to prove that they are human, and the auth server must not ask for it either.
    captchaSiteKey: parsed.VITE_CAPTCHA_SITE_KEY || null,
    cepLookupUrl: parsed.VITE_CEP_LOOKUP_URL || defaultCepLookupUrl,
  }
}
