import { createClient, isAuthRetryableFetchError, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from './database.types.ts'
import type { Environment } from './environment.ts'
import { HttpError } from './http.ts'

const stateless = { auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false } }

/** Creates the server's client. It bypasses row level security, so each use must check ownership. */
export function createServiceClient(environment: Environment): SupabaseClient<Database> {
  return createClient<Database>(environment.supabaseUrl, environment.secretKey, stateless)
}

export type Caller = {
  userId: string
  /** Acts as the caller: row level security applies. */
  client: SupabaseClient<Database>
}

/**
 * Identifies the caller by the signature of their access token.
 * @throws HttpError 401 without a valid token; Error when the auth service does not answer
 */
export async function authenticate(request: Request, environment: Environment): Promise<Caller> {
  const authorization = request.headers.get('authorization') ?? ''
  const token = authorization.replace(/^Bearer\s+/i, '')
  const client = createClient<Database>(environment.supabaseUrl, environment.publishableKey, {
    ...stateless,
    global: { headers: { Authorization: `Bearer ${token}` } },
  })
  const { data, error } = token ? await client.auth.getClaims(token) : { data: null, error: null }
  if (isAuthRetryableFetchError(error)) throw new Error(`auth: ${error.message}`)
  if (error || !data || data.claims.role !== 'authenticated') {
    throw new HttpError(401, 'not_authenticated', 'Usuário não autenticado')
  }
  return { userId: data.claims.sub, client }
}
