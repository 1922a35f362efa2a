import { createClient, isAuthRetryableFetchError } from '@supabase/supabase-js'
import { readEnvironment } from '@/config/environment'
import type { Database } from '../database.types'
import { dropBrokenSession } from './broken-session'
import { renewingFetch } from './renewing-fetch'

const environment = readEnvironment(import.meta.env, window.location.origin)

// Before the client reads it.
dropBrokenSession()

/**
 * The one client. Imported by `data/` and by `*.queries.ts` only. It takes no session from the URL: anybody could
 * have sent the link.
 */
export const supabase = createClient<Database>(environment.supabaseUrl, environment.supabasePublishableKey, {
  auth: { flowType: 'pkce', detectSessionInUrl: false },
  global: { fetch: renewingFetch({ current: currentToken, renew: renewToken }) },
})

/** A client with a session of its own, which ends with the page. The device's session is untouched. */
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
  // The server refused the renewal: the owner logs in again and returns here.
  if (error && !isAuthRetryableFetchError(error)) await supabase.auth.signOut({ scope: 'local' })
  return data.session?.access_token ?? null
}

export type Tables = Database['public']['Tables']
export type Row<Name extends keyof Tables> = Tables[Name]['Row']
export type Enums = Database['public']['Enums']
