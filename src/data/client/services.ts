import {
  createClient,
  FunctionsFetchError,
  FunctionsHttpError,
  isAuthRetryableFetchError,
} from '@supabase/supabase-js'
import { readEnvironment } from '@/config/environment'
import type { Database } from '../database.types'
import { dropBrokenSession } from './broken-session'
import { renewingFetch } from './renewing-fetch'
import { storageKey } from './stored-session'
import { setTokenSource } from './token-source'

const environment = readEnvironment(import.meta.env, window.location.origin)

// Before the client reads it.
dropBrokenSession()

const client = createClient<Database>(environment.supabaseUrl, environment.supabasePublishableKey, {
  // It takes no session from the URL: anybody could have sent the link.
  auth: { flowType: 'pkce', detectSessionInUrl: false, storageKey },
  global: { fetch: renewingFetch({ current: currentToken, renew: renewToken }) },
})

setTokenSource(currentToken)

/** The session of this device: the only client that writes it. */
export const { auth, storage, functions } = client

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

/** The signed-in user's access token, renewed if it has expired; null without a session. */
export async function currentToken(): Promise<string | null> {
  const { data } = await client.auth.getSession()
  return data.session?.access_token ?? null
}

/** A new access token, whatever the device's clock says of the old one; null when Auth gives none. */
export async function renewToken(): Promise<string | null> {
  const { data, error } = await client.auth.refreshSession()
  // The server refused the renewal: the owner logs in again and returns here.
  if (error && !isAuthRetryableFetchError(error)) await client.auth.signOut({ scope: 'local' })
  return data.session?.access_token ?? null
}

export const isUnreachable = (error: unknown): error is FunctionsFetchError =>
  error instanceof FunctionsFetchError

/** Whether a function answered, but not with success. */
export function isRefusal(error: unknown): error is FunctionsHttpError & { context: Response } {
  return error instanceof FunctionsHttpError && error.context instanceof Response
}
