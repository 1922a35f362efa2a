import type { SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import type { TextRule } from '../_shared/consulting/ai/guard.ts'
import { rewrite, type Writer } from '../_shared/consulting/ai/rewrite.ts'
import type { AiService } from '../_shared/consulting/ai/service.ts'
import { type AutomationType, automationOf } from '../_shared/consulting/automation-types.ts'
import type { Answers } from '../_shared/consulting/base/answers/definition.ts'
import { answersSchema } from '../_shared/consulting/base/answers/schema.ts'
import type { EngineContext } from '../_shared/consulting/base/context.ts'
import { dayInFortaleza } from '../_shared/consulting/base/day.ts'
import { type Drink, drinkSchema } from '../_shared/consulting/base/drinks/drink.schema.ts'
import { EngineError, type FailureCode } from '../_shared/consulting/base/errors.ts'
import { houseColumns, houseFromRows } from '../_shared/consulting/base/house/from-rows.ts'
import { isPublishable } from '../_shared/consulting/base/language/advertising.ts'
import {
  isBlocked,
  type RequestSheet,
  requestSheetSchema,
} from '../_shared/consulting/base/request/request-sheet.ts'
import { requirementsOf } from '../_shared/consulting/base/request/requirements.ts'
import { type Delivery, examine, WishViolation } from '../_shared/consulting/deliver.ts'
import { understand } from '../_shared/consulting/understanding/understand.ts'
import type { Database, Json } from '../_shared/database.types.ts'
import { HttpError, jsonResponse, readJson } from '../_shared/http.ts'
import type { Caller } from '../_shared/supabase.ts'
import { readUpload } from '../_shared/uploads.ts'

export type AutomationDependencies = {
  authenticate: (request: Request) => Promise<Caller>
  service: SupabaseClient<Database>
  deliver: (type: AutomationType, answers: Answers, context: EngineContext) => Promise<Delivery>
  /** Null when no AI service is configured. */
  ai: AiService | null
  /** Waits between two progress reports, so that the owner can follow. */
  pause: () => Promise<void>
}

/** Rules for every text of the results, whoever wrote it. */
const textRules: readonly TextRule[] = [isPublishable]

const bodySchema = z.object({ request_id: z.uuid() })

type RequestStatus = Database['public']['Enums']['request_status']

const finalStatuses: ReadonlySet<RequestStatus> = new Set(['completed', 'failed', 'cancelled'])

/**
 * Processes one paid request: checks that it is the caller's, claims it, validates the answers with the
 * wizard's schema, generates, stores and completes. A request that cannot be fulfilled ends as `failed`, and
 * the same transaction returns its credits.
 *
 * Answers 200 `{ status: 'completed' }`, 422 `{ status: 'failed', code, error }`, or 202 `{ status:
 * 'processing' }` while another worker holds the request. Safe to call again: when that worker dies, a call
 * after its lease takes over.
 */
export async function handleAutomation(request: Request, deps: AutomationDependencies): Promise<Response> {
  const caller = await deps.authenticate(request)
  const body = z.safeParse(bodySchema, await readJson(request))
  if (!body.success) throw new HttpError(400, 'body_invalid', 'Pedido inválido')
  const requestId = body.data.request_id

  // Row level security hides other owners' requests.
  const { data: row, error } = await caller.client
    .from('automation_requests')
    .select(
      `id, restaurant_id, status, input_data, created_at, automations_catalog(type),
      restaurants(name, city, restaurant_type, ${houseColumns})`,
    )
    .eq('id', requestId)
    .maybeSingle()
  if (error) throw new Error(`automation_requests: ${error.message}`)
  if (!row) throw new HttpError(404, 'request_not_found', 'Pedido não encontrado')
  if (finalStatuses.has(row.status)) return describe(row.status)

  const work = await claim(deps.service, requestId)
  if (!work) return describe(await statusOf(deps.service, requestId))
  const { city, restaurant_type: houseType } = row.restaurants
  if (city === null || houseType === null) {
    return fail(work, 'profile_incomplete', 'Complete a cidade e o tipo da casa no perfil e tente de novo.')
  }
  const type = row.automations_catalog.type
  const answers = z.safeParse(answersSchema(automationOf(type).definition), row.input_data)
  if (!answers.success) {
    const detail = answers.error.issues[0]?.message
    return fail(work, 'answers_invalid', detail ?? 'As respostas não puderam ser lidas.')
  }
  const house = houseFromRows(row.restaurants)
  const today = dayInFortaleza(new Date(row.created_at))

  try {
    const sheet = sheetOf(row.input_data) ?? understand(type, { answers: answers.data, house, today })
    if (isBlocked(sheet)) {
      throw new EngineError('sheet_blocked', 'Uma parte do pedido, perto de uma alergia, não foi entendida.')
    }
    for (const answer of Object.values(answers.data)) {
      if (typeof answer === 'object' && 'path' in answer)
        await readUpload(caller.client, row.restaurant_id, answer)
    }
    await reportProgress(work, 10)
    const context: EngineContext = {
      today,
      restaurant: { name: row.restaurants.name, city, type: houseType },
      houseDrinks: await fetchHouseDrinks(caller.client, row.restaurant_id),
      house,
      sheet,
    }
    const delivery = await deps.deliver(type, answers.data, context)
    const writing = write(deps.ai, type, answers.data, context, delivery)
    for (const progress of [35, 55, 75, 90]) {
      await deps.pause()
      await reportProgress(work, progress)
    }
    await deps.pause()
    if (await complete(work, await writing)) return describe('completed')
    return describe(await statusOf(deps.service, requestId))
  } catch (error) {
    // The caller's token has expired. They call again with a new one.
    if (error instanceof HttpError) throw error
    if (error instanceof WishViolation) {
      const violated = error.delivery.checks.filter(({ outcome }) => outcome === 'violated')
      console.error(`request ${requestId} violates wishes`, JSON.stringify(violated))
    }
    if (error instanceof EngineError) return fail(work, error.code, error.message)
    console.error(`request ${requestId} failed`, error)
    return fail(work, 'internal', 'Algo deu errado durante a automação')
  }
}

/**
 * The sheet that the owner confirmed; null for requests without one, which are old or made through the API.
 * @throws EngineError `answers_invalid`
 */
function sheetOf(input: Json): RequestSheet | null {
  const given = z.safeParse(z.object({ request_sheet: z.optional(z.unknown()) }), input)
  if (!given.success || given.data.request_sheet === undefined) return null
  const sheet = z.safeParse(requestSheetSchema, given.data.request_sheet)
  if (!sheet.success) throw new EngineError('answers_invalid', 'O pedido conferido não pôde ser lido.')
  return sheet.data
}

/** The results to store, with their checks and the author of their texts. */
type Written = Delivery & { writer: Writer }

/** Lets the AI service rewrite the texts. Texts that contradict a wish stay as the engine wrote them. */
async function write(
  ai: AiService | null,
  type: AutomationType,
  answers: Answers,
  context: EngineContext,
  delivery: Delivery,
): Promise<Written> {
  // Refuses single texts that name something excluded; the check below covers all texts together.
  const { allowsText } = requirementsOf(context.sheet)
  const rules = [...textRules, allowsText]
  const { items, writer } = await rewrite(ai, type, answers, context, delivery.items, rules)
  if (writer !== 'ai') return { ...delivery, writer }
  try {
    return { ...(await examine(type, items, context)), writer }
  } catch (error) {
    if (!(error instanceof WishViolation)) throw error
    console.error(`ai violates wishes: ${error.message}`)
    return { ...delivery, writer: 'engine_fallback' }
  }
}

/** Fetches the drinks of the latest delivered consultation, as the owner. */
async function fetchHouseDrinks(client: SupabaseClient<Database>, restaurantId: string): Promise<Drink[]> {
  const { data: latest, error: requestError } = await client
    .from('automation_requests')
    .select('id, automations_catalog!inner(type)')
    .eq('restaurant_id', restaurantId)
    .eq('status', 'completed')
    .eq('automations_catalog.type', 'drink_creation')
    .order('created_at', { ascending: false })
    .limit(1)
    .maybeSingle()
  if (requestError) throw new Error(`automation_requests: ${requestError.message}`)
  if (!latest) return []
  const { data, error } = await client
    .from('generated_content')
    .select('content')
    .eq('automation_request_id', latest.id)
    .eq('content_type', 'recipe')
    .order('position')
  if (error) throw new Error(`generated_content: ${error.message}`)
  return data.flatMap(({ content }) => {
    const drink = z.safeParse(drinkSchema, content)
    return drink.success ? [drink.data] : []
  })
}

/** One worker's claim on a request. The database ignores a claim that another worker has taken over. */
type Work = { service: SupabaseClient<Database>; requestId: string; claim: string }

/** Returns null when another worker holds the request or it has ended. */
async function claim(service: SupabaseClient<Database>, requestId: string): Promise<Work | null> {
  const { data, error } = await service.rpc('claim_automation_request', { p_request_id: requestId })
  if (error) throw new Error(`claim_automation_request: ${error.message}`)
  // The generated type omits null.
  return data ? { service, requestId, claim: data } : null
}

async function reportProgress({ service, requestId, claim }: Work, progress: number): Promise<void> {
  const { error } = await service.rpc('report_automation_progress', {
    p_request_id: requestId,
    p_progress: progress,
    p_claim: claim,
  })
  // A lost progress report does no harm.
  if (error) console.error('report_automation_progress', error.message)
}

/** The answer for a request that this call does not (or no longer) process. */
function describe(status: RequestStatus): Response {
  if (status === 'completed') return jsonResponse({ status })
  if (finalStatuses.has(status)) return jsonResponse({ status, code: 'request_final' }, 409)
  return jsonResponse({ status: 'processing' }, 202)
}

async function statusOf(service: SupabaseClient<Database>, requestId: string): Promise<RequestStatus> {
  const { data, error } = await service
    .from('automation_requests')
    .select('status')
    .eq('id', requestId)
    .single()
  if (error) throw new Error(`automation_requests: ${error.message}`)
  return data.status
}

/** Returns false when the request has ended or another worker has taken over. */
async function complete(
  { service, requestId, claim }: Work,
  { items, checks, writer }: Written,
): Promise<boolean> {
  const { data, error } = await service.rpc('complete_automation_request', {
    p_request_id: requestId,
    p_claim: claim,
    p_wish_checks: checks,
    p_results: items.map((item) => ({
      title: item.title,
      content_type: item.contentType,
      content: item.content,
      downloadable: item.downloadable,
      writer,
    })),
  })
  if (error) throw new Error(`complete_automation_request: ${error.message}`)
  return data
}

async function fail(
  { service, requestId, claim }: Work,
  code: FailureCode,
  message: string,
): Promise<Response> {
  const { data, error } = await service.rpc('fail_automation_request', {
    p_request_id: requestId,
    p_error_code: code,
    p_claim: claim,
  })
  if (error) throw new Error(`fail_automation_request: ${error.message}`)
  // It has ended. An earlier attempt of this call may have completed it and lost the answer.
  if (!data) return describe(await statusOf(service, requestId))
  return jsonResponse({ status: 'failed', code, error: message }, 422)
}
