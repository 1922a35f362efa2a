import type { SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import type { TextRule } from '../_shared/consulting/ai/guard.ts'
import { rewrite, type Writer } from '../_shared/consulting/ai/rewrite.ts'
import type { AiService } from '../_shared/consulting/ai/service.ts'
import { type AutomationType, automationOf, automationTypes } from '../_shared/consulting/automation-types.ts'
import type { Answers } from '../_shared/consulting/base/answers/definition.ts'
import { answersSchema } from '../_shared/consulting/base/answers/schema.ts'
import type { EngineContext } from '../_shared/consulting/base/context.ts'
import { type Drink, drinkSchema } from '../_shared/consulting/base/drinks/drink.schema.ts'
import { EngineError } from '../_shared/consulting/base/errors.ts'
import { isPublishable } from '../_shared/consulting/base/language/advertising.ts'
import type { ResultItem } from '../_shared/consulting/results.ts'
import { HttpError, jsonResponse, readJson } from '../_shared/http.ts'
import type { Caller } from '../_shared/supabase.ts'
import { readUpload } from '../_shared/uploads.ts'

export type AutomationDependencies = {
  authenticate: (request: Request) => Promise<Caller>
  service: SupabaseClient
  runEngine: (type: AutomationType, answers: Answers, context: EngineContext) => Promise<ResultItem[]>
  /** Null where no AI service is configured. */
  ai: AiService | null
  /** Waits between two reports of progress, so that the owner can follow the work. */
  pause: () => Promise<void>
}

/** What every text of the results must keep to, whoever wrote it. */
const textRules: readonly TextRule[] = [isPublishable]

const bodySchema = z.object({ request_id: z.uuid() })

const requestSchema = z.object({
  id: z.string(),
  restaurant_id: z.string(),
  status: z.enum(['pending', 'processing', 'completed', 'failed', 'cancelled']),
  input_data: z.record(z.string(), z.unknown()),
  created_at: z.string(),
  automations_catalog: z.object({ type: z.enum(automationTypes) }),
  restaurants: z.object({ name: z.string(), city: z.string(), restaurant_type: z.string() }),
})

const drinkRowsSchema = z.array(z.object({ content: z.unknown() }))

/**
 * Does the work of one paid request: checks that it is the caller's, validates the answers with the
 * wizard's own schema, generates, stores and completes. What can't be done ends as `failed`, with the
 * credits given back in the same transaction.
 *
 * Answers `{ status: 'completed' }` or `{ status: 'failed', code, error }`. Safe to call again.
 */
export async function handleAutomation(request: Request, deps: AutomationDependencies): Promise<Response> {
  const caller = await deps.authenticate(request)
  const body = z.safeParse(bodySchema, await readJson(request))
  if (!body.success) throw new HttpError(400, 'body_invalid', 'Pedido inválido')
  const requestId = body.data.request_id

  // Read as the caller: row level security decides whether this request exists for them.
  const { data, error } = await caller.client
    .from('automation_requests')
    .select(
      'id, restaurant_id, status, input_data, created_at, automations_catalog(type), restaurants(name, city, restaurant_type)',
    )
    .eq('id', requestId)
    .maybeSingle()
  if (error) throw new Error(`automation_requests: ${error.message}`)
  if (!data) throw new HttpError(404, 'request_not_found', 'Pedido não encontrado')
  const row = requestSchema.parse(data)
  if (row.status !== 'processing') return ended(row.status)

  const type = row.automations_catalog.type
  const answers = z.safeParse(answersSchema(automationOf(type).definition), row.input_data)
  if (!answers.success) {
    const detail = answers.error.issues[0]?.message
    return fail(deps, requestId, 'answers_invalid', detail ?? 'As respostas não puderam ser lidas.')
  }

  try {
    for (const answer of Object.values(answers.data)) {
      if (typeof answer === 'object' && 'path' in answer)
        await readUpload(caller.client, row.restaurant_id, answer)
    }
    await reportProgress(deps, requestId, 10)
    const context = await contextOf(caller.client, row)
    const results = await deps.runEngine(type, answers.data, context)
    const writing = rewrite(deps.ai, type, answers.data, context, results, textRules)
    for (const progress of [35, 55, 75, 90]) {
      await deps.pause()
      await reportProgress(deps, requestId, progress)
    }
    await deps.pause()
    const { items, writer } = await writing
    if (await complete(deps.service, requestId, items, writer)) return ended('completed')
    return ended(await statusOf(deps.service, requestId))
  } catch (error) {
    if (error instanceof EngineError) return fail(deps, requestId, error.code, error.message)
    console.error(`request ${requestId} failed`, error)
    return fail(deps, requestId, 'internal', 'Algo deu errado durante a automação')
  }
}

const dayInFortaleza = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Fortaleza', dateStyle: 'short' })

/** What the engines may know of the house beside its answers, read as its owner. */
async function contextOf(
  client: SupabaseClient,
  row: z.output<typeof requestSchema>,
): Promise<EngineContext> {
  const { data: latest, error: requestError } = await client
    .from('automation_requests')
    .select('id, automations_catalog!inner(type)')
    .eq('restaurant_id', row.restaurant_id)
    .eq('status', 'completed')
    .eq('automations_catalog.type', 'drink_creation')
    .order('created_at', { ascending: false })
    .limit(1)
    .maybeSingle()
  if (requestError) throw new Error(`automation_requests: ${requestError.message}`)
  let houseDrinks: Drink[] = []
  if (latest) {
    const { data, error } = await client
      .from('generated_content')
      .select('content')
      .eq('automation_request_id', latest.id)
      .eq('content_type', 'recipe')
      .order('position')
    if (error) throw new Error(`generated_content: ${error.message}`)
    houseDrinks = drinkRowsSchema.parse(data).flatMap(({ content }) => {
      const drink = z.safeParse(drinkSchema, content)
      return drink.success ? [drink.data] : []
    })
  }
  const { name, city, restaurant_type: type } = row.restaurants
  return {
    today: dayInFortaleza.format(new Date(row.created_at)),
    restaurant: { name, city, type },
    houseDrinks,
  }
}

async function reportProgress(
  deps: AutomationDependencies,
  requestId: string,
  progress: number,
): Promise<void> {
  const { error } = await deps.service.rpc('report_automation_progress', {
    p_request_id: requestId,
    p_progress: progress,
  })
  // The bar may stand still; the work goes on.
  if (error) console.error('report_automation_progress', error.message)
}

/** What is answered of a request that is not worked on, or no more. */
function ended(status: string): Response {
  return status === 'completed'
    ? jsonResponse({ status })
    : jsonResponse({ status, code: 'request_final' }, 409)
}

async function statusOf(service: SupabaseClient, requestId: string): Promise<string> {
  const { data, error } = await service
    .from('automation_requests')
    .select('status')
    .eq('id', requestId)
    .single()
  if (error) throw new Error(`automation_requests: ${error.message}`)
  return z.parse(requestSchema.shape.status, data.status)
}

/** False when the request had ended otherwise in the meantime. */
async function complete(
  service: SupabaseClient,
  requestId: string,
  results: ResultItem[],
  writer: Writer,
): Promise<boolean> {
  const { data, error } = await service.rpc('complete_automation_request', {
    p_request_id: requestId,
    p_results: results.map((item) => ({
      title: item.title,
      content_type: item.contentType,
      content: item.content,
      downloadable: item.downloadable,
      writer,
    })),
  })
  if (error) throw new Error(`complete_automation_request: ${error.message}`)
  return data === true
}

async function fail(
  deps: AutomationDependencies,
  requestId: string,
  code: string,
  message: string,
): Promise<Response> {
  const { data, error } = await deps.service.rpc('fail_automation_request', {
    p_request_id: requestId,
    p_error_code: code,
  })
  if (error) throw new Error(`fail_automation_request: ${error.message}`)
  // It had ended already: what completed it may have been this very call, and only the answer was lost.
  if (data !== true) return ended(await statusOf(deps.service, requestId))
  return jsonResponse({ status: 'failed', code, error: message }, 422)
}
