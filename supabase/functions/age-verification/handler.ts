import type { SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import { type AgeProvider, AgeServiceError } from '../_shared/age/provider.ts'
import { recordAge } from '../_shared/age/record.ts'
import type { Database } from '../_shared/database.types.ts'
import { businessErrorCode } from '../_shared/error-codes.ts'
import { HttpError, jsonResponse, readJson } from '../_shared/http.ts'
import type { Caller } from '../_shared/supabase.ts'

export type AgeDependencies = {
  authenticate: (request: Request) => Promise<Caller>
  service: SupabaseClient<Database>
  /** Null when no provider is configured. */
  provider: AgeProvider | null
  siteOrigins: readonly string[]
}

const bodySchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('start'), return_url: z.string().check(z.maxLength(1000)) }),
  z.object({ action: z.literal('check') }),
])

const statusSchema = z.enum(['pending', 'verified', 'refused', 'unsure', 'contested', 'expired'])
const attemptSchema = z.object({ id: z.string(), status: statusSchema, reference: z.nullable(z.string()) })
type Attempt = z.output<typeof attemptSchema>

/**
 * `start` opens the caller's verification on the provider's pages and answers `{ status, url }`, without a url if
 * nothing is left to do. `check` asks the provider about the caller's last session and answers `{ status }`, null if
 * there is none. Errors are `{ error, code }`.
 */
export async function handleAge(request: Request, deps: AgeDependencies): Promise<Response> {
  const caller = await deps.authenticate(request)
  const body = z.safeParse(bodySchema, await readJson(request))
  if (!body.success) throw new HttpError(400, 'body_invalid', 'Pedido inválido')
  if (!deps.provider) {
    console.error('age verification: no provider is configured')
    throw serviceDown()
  }
  const given = { ...deps, provider: deps.provider }
  try {
    return await (body.data.action === 'start'
      ? start(caller.userId, body.data.return_url, given)
      : check(caller.userId, given))
  } catch (error) {
    if (!(error instanceof AgeServiceError)) throw error
    console.error(error.message)
    throw serviceDown()
  }
}

type Given = AgeDependencies & { provider: AgeProvider }

async function start(userId: string, returnUrl: string, given: Given): Promise<Response> {
  const { service, provider, siteOrigins } = given
  if (!URL.canParse(returnUrl) || !siteOrigins.includes(new URL(returnUrl).origin)) {
    throw new HttpError(400, 'return_url_refused', 'Endereço de retorno não permitido')
  }
  let attempt = await begin(userId, given)
  if (attempt.status === 'pending' && attempt.reference) {
    // The session may be over and its event late. Opening another one would replace it and lose its answer, so ask
    // first. A session that the provider no longer knows is replaced.
    await recordAge(attempt.reference, given).catch((error: unknown) => {
      if (!(error instanceof AgeServiceError)) throw error
      console.error(error.message)
    })
    attempt = await begin(userId, given)
  }
  if (attempt.status !== 'pending') return jsonResponse({ status: attempt.status })

  const session = await provider.start(attempt.id, returnUrl)
  const attached = await service.rpc('attach_age_session', {
    p_verification_id: attempt.id,
    p_reference: session.reference,
  })
  // An unattached session's answer could not be assigned to anyone.
  if (attached.error) throw new Error(`attach_age_session: ${attached.error.message}`)
  return jsonResponse({ status: 'pending', url: session.url })
}

async function begin(userId: string, { service, provider }: Given): Promise<Attempt> {
  const { data, error } = await service.rpc('begin_age_verification', {
    p_user_id: userId,
    p_provider: provider.name,
  })
  if (!error) return attemptSchema.parse(data)
  const code = businessErrorCode(error.message)
  if (code === 'profile_incomplete')
    throw new HttpError(409, code, 'Complete o cadastro da casa antes de verificar a idade.')
  if (code === 'limit_reached')
    throw new HttpError(429, code, 'Foram muitas tentativas hoje. Tente de novo amanhã.')
  throw new Error(`begin_age_verification: ${error.message}`)
}

async function check(userId: string, { service, provider }: Given): Promise<Response> {
  const { data: house, error } = await service
    .from('restaurants')
    .select('id')
    .eq('user_id', userId)
    .maybeSingle()
  if (error) throw new Error(`restaurants: ${error.message}`)
  if (!house) return jsonResponse({ status: null })
  const { data: last, error: unread } = await service
    .from('age_verifications')
    .select('reference, status')
    .eq('restaurant_id', house.id)
    .order('created_at', { ascending: false })
    .limit(1)
    .maybeSingle()
  if (unread) throw new Error(`age_verifications: ${unread.message}`)
  if (!last?.reference || last.status === 'verified') return jsonResponse({ status: last?.status ?? null })
  return jsonResponse({ status: await recordAge(last.reference, { service, provider }) })
}

const serviceDown = () =>
  new HttpError(502, 'age_service', 'O serviço de verificação não respondeu. Tente de novo em instantes.')
