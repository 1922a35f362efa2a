import type { SupabaseClient } from '@supabase/supabase-js'
import type { TextRule } from '../consulting/ai/guard.ts'
import { rewrite, type Writer } from '../consulting/ai/rewrite.ts'
import type { AiService } from '../consulting/ai/service.ts'
import type { AutomationType } from '../consulting/automation-types.ts'
import type { Answers } from '../consulting/base/answers/definition.ts'
import type { EngineContext } from '../consulting/base/context.ts'
import { EngineError, type FailureCode } from '../consulting/base/errors.ts'
import { isPublishable } from '../consulting/base/language/advertising.ts'
import { isBlocked } from '../consulting/base/request/request-sheet.ts'
import { requirementsOf } from '../consulting/base/request/requirements.ts'
import { type Delivery, examine, WishViolation } from '../consulting/deliver.ts'
import type { Database } from '../database.types.ts'
import { readUpload } from '../uploads.ts'
import { RequestFailure, readRequest } from './request-context.ts'
import { Unavailable } from './unavailable.ts'

export type WorkDependencies = {
  service: SupabaseClient<Database>
  deliver: (type: AutomationType, answers: Answers, context: EngineContext) => Promise<Delivery>
  /** Null when no AI service is configured. */
  ai: AiService | null
  /** Waits between two progress reports, so that the owner can follow. */
  pause: () => Promise<void>
}

/** One worker's claim on a request. The database ignores a claim that another worker has taken over. */
export type Claim = { requestId: string; claim: string }

export type Outcome =
  | { kind: 'completed' }
  /** `error` is in Portuguese, for the owner. */
  | { kind: 'failed'; code: FailureCode; error: string }
  /** The database or the storage did not answer. The queue tries again later. */
  | { kind: 'postponed' }
  /** The request has ended, or belongs to another worker. */
  | { kind: 'lost' }

/** Rules for every text of the results, whoever wrote it. */
const textRules: readonly TextRule[] = [isPublishable]

/**
 * Processes one claimed request: validates the answers with the wizard's schema, generates, stores and completes. A
 * request that cannot be fulfilled ends as `failed`, and the same transaction returns its credits.
 */
export async function workOn(claim: Claim, deps: WorkDependencies): Promise<Outcome> {
  try {
    const { restaurantId, type, answers, context } = await readRequest(deps.service, claim.requestId)
    if (isBlocked(context.sheet)) {
      throw new EngineError('sheet_blocked', 'Uma parte do pedido, perto de uma alergia, não foi entendida.')
    }
    for (const answer of Object.values(answers)) {
      if (typeof answer === 'object' && 'path' in answer) await checkUpload(deps, restaurantId, answer)
    }
    await reportProgress(claim, deps, 10)
    const delivery = await deps.deliver(type, answers, context)
    const writing = write(deps.ai, type, answers, context, delivery)
    for (const progress of [35, 55, 75, 90]) {
      await deps.pause()
      await reportProgress(claim, deps, progress)
    }
    await deps.pause()
    return (await complete(claim, deps, await writing)) ? { kind: 'completed' } : { kind: 'lost' }
  } catch (error) {
    return giveUp(claim, deps, error)
  }
}

/** Returns the request to the queue if another attempt may help, else fails it. */
async function giveUp(claim: Claim, deps: WorkDependencies, error: unknown): Promise<Outcome> {
  const { requestId } = claim
  if (error instanceof Unavailable) {
    console.error(`request ${requestId} interrupted`, error.message)
    return (await postpone(claim, deps)) ? { kind: 'postponed' } : { kind: 'lost' }
  }
  if (error instanceof WishViolation) {
    const violated = error.delivery.checks.filter(({ outcome }) => outcome === 'violated')
    console.error(`request ${requestId} violates wishes`, JSON.stringify(violated))
  }
  if (error instanceof EngineError || error instanceof RequestFailure) {
    return fail(claim, deps, error.code, error.message)
  }
  console.error(`request ${requestId} failed`, error)
  return fail(claim, deps, 'internal', 'Algo deu errado durante a automação')
}

async function checkUpload(
  { service }: WorkDependencies,
  restaurantId: string,
  file: Parameters<typeof readUpload>[2],
): Promise<void> {
  try {
    await readUpload(service, restaurantId, file)
  } catch (error) {
    if (error instanceof EngineError) throw error
    throw new Unavailable('upload', error instanceof Error ? error : new Error(String(error)))
  }
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

async function reportProgress(
  { requestId, claim }: Claim,
  { service }: WorkDependencies,
  progress: number,
): Promise<void> {
  const { error } = await service.rpc('report_automation_progress', {
    p_request_id: requestId,
    p_progress: progress,
    p_claim: claim,
  })
  // Losing a progress report does no harm.
  if (error) console.error('report_automation_progress', error.message)
}

/** Returns false when the request has ended or another worker has taken over. */
async function complete(
  { requestId, claim }: Claim,
  { service }: WorkDependencies,
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
  if (error) throw new Unavailable('complete_automation_request', error)
  return data
}

async function postpone({ requestId, claim }: Claim, { service }: WorkDependencies): Promise<boolean> {
  const { data, error } = await service.rpc('postpone_automation_request', {
    p_request_id: requestId,
    p_claim: claim,
  })
  if (error) throw new Error(`postpone_automation_request: ${error.message}`)
  return data
}

async function fail(
  { requestId, claim }: Claim,
  { service }: WorkDependencies,
  code: FailureCode,
  message: string,
): Promise<Outcome> {
  const { data, error } = await service.rpc('fail_automation_request', {
    p_request_id: requestId,
    p_error_code: code,
    p_claim: claim,
  })
  if (error) throw new Error(`fail_automation_request: ${error.message}`)
  // It has ended. An earlier attempt of this call may have completed it, and its answer was lost.
  return data ? { kind: 'failed', code, error: message } : { kind: 'lost' }
}
