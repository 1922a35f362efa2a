import { createClient, isAuthRetryableFetchError } from '@supabase/supabase-js'
import { readEnvironment } from '@/config/environment'
import type { Database } from './database.types'
import { renewingFetch } from './renewing-fetch'
import { dropBrokenSession } from './stored-session'

const environment = readEnvironment(import.meta.env, window.location.origin)

// Before the client looks at it.
dropBrokenSession()

/**
 * The one client. Imported by `data/` and by `*.queries.ts`, nowhere else. It reads no session from an address:
 * whoever sent the link could be anybody.
 */
export const supabase = createClient<Database>(environment.supabaseUrl, environment.supabasePublishableKey, {
  auth: { flowType: 'pkce', detectSessionInUrl: false },
  global: { fetch: renewingFetch({ current: currentToken, renew: renewToken }) },
})

/** A client whose session is its own and ends with the page: this device's session is not touched. */
export function createDetachedClient() {
  return createClient<Database>(environment.supabaseUrl, environment.supabasePublishableKey, {
    auth: {
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storageKey: 'detached',
    },
  })
}

async function currentToken(): Promise<string | null> {
  const { data } = await supabase.auth.getSession()
  return data.session?.access_token ?? null
}

async function renewToken(): Promise<string | null> {
  const { data, error } = await supabase.auth.refreshSession()
  // Refused by the server for good: the login comes next, and leads back here.
  if (error && !isAuthRetryableFetchError(error)) await supabase.auth.signOut({ scope: 'local' })
  return data.session?.access_token ?? null
}

export type Tables = Database['public']['Tables']
export type Row<Name extends keyof Tables> = Tables[Name]['Row']
export type Enums = Database['public']['Enums']
