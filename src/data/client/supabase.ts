import { PostgrestClient } from '@supabase/postgrest-js'
import { readEnvironment } from '@/config/environment'
import type { Database } from '../database.types'
import { renewingFetch } from './renewing-fetch'
import { hasStoredSession } from './session-hint'
import { readStoredSession } from './stored-session'
import { loadedTokenSource } from './token-source'

const { supabaseUrl, supabasePublishableKey } = readEnvironment(import.meta.env, window.location.origin)

let loading: Promise<typeof import('./services')> | undefined

/** Auth, functions and storage. Their client is ten times as large as the database's and loads with the first call. */
export function services(): Promise<typeof import('./services')> {
  loading ??= import('./services')
  // The next call tries again.
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

/** The signed-in user's access token, or null. Loads no auth client while the stored one is valid. */
export async function accessToken(): Promise<string | null> {
  const stored = readStoredSession()
  if (stored?.isFresh) return stored.accessToken
  const currentToken = loadedTokenSource()
  if (currentToken) return currentToken()
  return hasStoredSession() ? (await services()).currentToken() : null
}

const renew = async () => (await services()).renewToken()

const renewing = renewingFetch({ current: accessToken, renew })

async function signedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const headers = new Headers(init?.headers)
  headers.set('authorization', `Bearer ${(await accessToken()) ?? supabasePublishableKey}`)
  return renewing(input, { ...init, headers })
}

/** Tables and functions of the database. Imported by `data/` and by `*.queries.ts` only. */
export const supabase = new PostgrestClient<Database>(`${supabaseUrl.replace(/\/$/, '')}/rest/v1`, {
  headers: { apikey: supabasePublishableKey },
  fetch: signedFetch,
})

export type Tables = Database['public']['Tables']
export type Row<Name extends keyof Tables> = Tables[Name]['Row']
export type Enums = Database['public']['Enums']
