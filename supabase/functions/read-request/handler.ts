import type { SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import { readWishes } from '../_shared/consulting/ai/read-wishes.ts'
import { AiError, type AiService } from '../_shared/consulting/ai/service.ts'
import { isAutomationType } from '../_shared/consulting/automation-types.ts'
import { defaultTextLimit } from '../_shared/consulting/base/answers/schema.ts'
import { dayInFortaleza } from '../_shared/consulting/base/day.ts'
import type { Database } from '../_shared/database.types.ts'
import { businessErrorCode } from '../_shared/error-codes.ts'
import { HttpError, jsonResponse, readJson } from '../_shared/http.ts'
import type { Caller } from '../_shared/supabase.ts'

export type RequestReadingDependencies = {
  authenticate: (request: Request) => Promise<Caller>
  service: SupabaseClient<Database>
  /** Null when no AI service is configured; our own reading is then the only one. */
  ai: AiService | null
}

const bodySchema = z.object({
  type: z.string(),
  /** The owner's texts, and lists to which the owner can add entries, by input. */
  answers: z.record(
    z.string().check(z.maxLength(60)),
    z.union([
      z.string().check(z.maxLength(defaultTextLimit)),
      z.array(z.string().check(z.maxLength(defaultTextLimit))).check(z.maxLength(50)),
    ]),
  ),
  /** Names of the house's items, which the reader should recognize. */
  names: z._default(z.array(z.string().check(z.maxLength(120))).check(z.maxLength(500)), []),
})

/**
 * Reads the owner's request with the AI service, before anything is charged. The browser merges the sheet with the one
 * from our own reading, and the owner confirms the result.
 *
 * Answers `{ sheet }`. Errors: 400 `body_invalid`, 401 `not_authenticated`, 404 `ai_unavailable`, 429 `limit_reached`,
 * 502 `ai_failed`.
 */
export async function handleRequestReading(
  request: Request,
  deps: RequestReadingDependencies,
): Promise<Response> {
  const caller = await deps.authenticate(request)
  const body = z.safeParse(bodySchema, await readJson(request))
  if (!body.success || !isAutomationType(body.data.type)) {
    throw new HttpError(400, 'body_invalid', 'Pedido inválido')
  }
  if (!deps.ai) throw new HttpError(404, 'ai_unavailable', 'A segunda leitura não está disponível')

  const { data: restaurant, error } = await caller.client.from('restaurants').select('id').maybeSingle()
  if (error) throw new Error(`restaurants: ${error.message}`)
  if (!restaurant) throw new HttpError(400, 'body_invalid', 'Complete o cadastro da sua casa')

  const { error: limit } = await deps.service.rpc('count_request_reading', {
    p_restaurant_id: restaurant.id,
  })
  if (limit) {
    if (businessErrorCode(limit.message) !== 'limit_reached') throw new Error(limit.message)
    throw new HttpError(429, 'limit_reached', 'Você já pediu muitas leituras hoje.')
  }
  try {
    const { type, answers, names } = body.data
    const today = dayInFortaleza(new Date())
    return jsonResponse({ sheet: await readWishes(deps.ai, type, { answers, names, today }) })
  } catch (failure) {
    if (!(failure instanceof AiError)) throw failure
    console.error(`ai ${failure.failure}: ${failure.message}`)
    throw new HttpError(502, 'ai_failed', 'Não conseguimos fazer a segunda leitura agora')
  }
}
