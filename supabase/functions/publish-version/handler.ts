import type { SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import { RequestFailure, readRequest } from '../_shared/automation-work/request-context.ts'
import { automationOf } from '../_shared/consulting/automation-types.ts'
import type { EngineContext } from '../_shared/consulting/base/context.ts'
import type { ItemLimits } from '../_shared/consulting/base/engine-result.ts'
import { EngineError } from '../_shared/consulting/base/errors.ts'
import { publishedPriceSchema } from '../_shared/consulting/base/pricing/published-price.ts'
import { type WishCheck, wishCheckSchema } from '../_shared/consulting/base/request/check.ts'
import { requirementsOf } from '../_shared/consulting/base/request/requirements.ts'
import { check } from '../_shared/consulting/checks/check.ts'
import { applyEdits, type Edit, EditRefused } from '../_shared/consulting/editing/apply-edits.ts'
import {
  pricesFixed,
  recompute,
  reproduce,
  type Source,
  type Version,
} from '../_shared/consulting/editing/recompute.ts'
import { parseContent, type ResultContent } from '../_shared/consulting/results.ts'
import type { Database } from '../_shared/database.types.ts'
import { businessErrorCode, type ErrorCode, errorCodes } from '../_shared/error-codes.ts'
import { HttpError, jsonResponse, readJson } from '../_shared/http.ts'
import type { Caller } from '../_shared/supabase.ts'

export type PublishDependencies = {
  authenticate: (request: Request) => Promise<Caller>
  service: SupabaseClient<Database>
}

const editSchema = z.object({
  id: z.string().check(z.maxLength(200)),
  value: z.union([z.string(), z.number()]),
  reason: z.optional(z.string().check(z.maxLength(1000))),
})

const publishSchema = z.object({
  review_id: z.uuid(),
  /** The revision of the review that the consultant saw, and the version that they edited. */
  seen: z.int(),
  base: z.int(),
  edits: z.array(editSchema).check(z.minLength(1), z.maxLength(500)),
  note: z.optional(z.string().check(z.maxLength(1000))),
})

/** Requests which prices of a version may be set. */
const limitsSchema = z.object({ review_id: z.uuid(), base: z.int(), ask: z.literal('price_limits') })

/**
 * Publishes a consultant's edits of a consultation as its next version. The engine computes edited prices of a redesign
 * or a pricing plan; no figure is taken from the caller. The edited contents must fit the automation's schema, keep to
 * the rules for advertising alcohol, and violate no wish that the previous version met.
 *
 * Returns `{ number }`. With `ask: 'price_limits'` it returns the bounds that the owner's wishes set for each price as
 * `{ limits }`, or `{ why }` if none can be set. Errors: 400 `version_invalid`, `wish_violated`, `prices_fixed` or
 * `price_…` with the reason in Portuguese and the field; 403 `staff_only`; 409 with the database's code.
 */
export async function handlePublish(request: Request, deps: PublishDependencies): Promise<Response> {
  const caller = await deps.authenticate(request)
  const sent = await readJson(request, 500_000)
  const asked = z.safeParse(limitsSchema, sent)
  if (asked.success) return jsonResponse(await priceLimits(caller, deps, asked.data))
  const body = z.safeParse(publishSchema, sent)
  if (!body.success) throw new HttpError(400, 'body_invalid', 'Pedido inválido')
  const { review_id: reviewId, seen, base, edits, note } = body.data

  const requestId = await reviewedRequest(caller, reviewId)
  const [stored, read] = await Promise.all([
    readVersion(deps.service, requestId, base),
    readRequest(deps.service, requestId),
  ])
  const { contents: edited, prices } = await edit(read, stored, edits)
  const wishChecks = await checked(deps.service, requestId, read, { stored: stored.contents, edited, edits })

  const { data: versionId, error } = await deps.service.rpc('stage_version', {
    p_review_id: reviewId,
    p_author_id: caller.userId,
    p_contents: [...edited],
    p_note: note ?? '',
    p_wish_checks: wishChecks,
    p_prices: [...prices],
  })
  if (error) throw refusal(error)
  const { data: number, error: notPublished } = await caller.client.rpc('publish_version', {
    p_version_id: versionId,
    p_seen: seen,
  })
  if (notPublished) throw refusal(notPublished)
  return jsonResponse({ number })
}

async function priceLimits(
  caller: Caller,
  { service }: PublishDependencies,
  { review_id: reviewId, base }: z.output<typeof limitsSchema>,
): Promise<{ limits: ItemLimits[] } | { why: string }> {
  const requestId = await reviewedRequest(caller, reviewId)
  const stored = await readVersion(service, requestId, base)
  try {
    const run = await reproduce(await readRequest(service, requestId), stored)
    return run ? { limits: run.limits } : { why: pricesFixed }
  } catch (error) {
    // A request that this version of the product can no longer read.
    if (error instanceof RequestFailure || error instanceof EngineError) return { why: pricesFixed }
    throw error
  }
}

/** The request of a review that the caller, as staff, may work on. */
async function reviewedRequest(caller: Caller, reviewId: string): Promise<string> {
  const [{ data: member, error: memberError }, { data: review, error }] = await Promise.all([
    caller.client
      .from('staff_members')
      .select('role')
      .eq('user_id', caller.userId)
      .eq('active', true)
      .in('role', ['manager', 'consultant'])
      .maybeSingle(),
    // Row level security also requires the second factor.
    caller.client.from('reviews').select('automation_request_id').eq('id', reviewId).maybeSingle(),
  ])
  if (memberError) throw new Error(`staff_members: ${memberError.message}`)
  if (error) throw new Error(`reviews: ${error.message}`)
  if (!member) throw new HttpError(403, 'staff_only', 'Esta ação é da equipe da fazenda.')
  if (!review) throw new HttpError(404, 'review_not_found', 'Esta revisão não existe mais.')
  return review.automation_request_id
}

async function readVersion(
  service: SupabaseClient<Database>,
  requestId: string,
  version: number,
): Promise<Version> {
  const [{ data, error }, { data: row, error: rowError }] = await Promise.all([
    service
      .from('version_contents')
      .select('content')
      .eq('automation_request_id', requestId)
      .eq('version', version)
      .order('position'),
    service
      .from('content_versions')
      .select('prices')
      .eq('automation_request_id', requestId)
      .eq('number', version)
      .maybeSingle(),
  ])
  if (rowError) throw new Error(`content_versions: ${rowError.message}`)
  if (error) throw new Error(`version_contents: ${error.message}`)
  const contents = await Promise.all(data.map(({ content }) => parseContent(content)))
  const readable = contents.filter((content) => content !== null)
  // An edit refers to a content by its index.
  if (readable.length === 0 || readable.length < contents.length) {
    throw new HttpError(
      400,
      'version_invalid',
      'Esta versão não pode ser editada: parte dela é de outra época.',
    )
  }
  return { contents: readable, prices: z.parse(z.array(publishedPriceSchema), row?.prices ?? []) }
}

/** The next version. Prices are applied first, because texts are written for them. */
async function edit(source: Source, stored: Version, edits: readonly Edit[]): Promise<Version> {
  try {
    const { contents, prices, edits: left } = await recompute(source, stored, edits)
    return { contents: await applyEdits(contents, left), prices }
  } catch (error) {
    if (error instanceof EditRefused) throw new HttpError(400, error.code, error.message, error.field)
    throw error
  }
}

type Change = {
  stored: readonly ResultContent[]
  edited: readonly ResultContent[]
  edits: readonly Edit[]
}

/**
 * The answers to the owner's wishes in the new version: those of the first, except where the edits change them. Null if
 * the request has none.
 * @throws HttpError when an edit violates a wish
 */
async function checked(
  service: SupabaseClient<Database>,
  requestId: string,
  { type, context }: { type: Parameters<typeof automationOf>[0]; context: EngineContext },
  { stored, edited, edits }: Change,
): Promise<WishCheck[] | null> {
  const { allowsText } = requirementsOf(context.sheet)
  for (const { id, value, reason } of edits) {
    const named = [value, reason].find((text) => typeof text === 'string' && !allowsText(text))
    if (named === undefined) continue
    throw new HttpError(
      400,
      'wish_violated',
      `O cliente pediu para deixar de fora o que está em “${named}”.`,
      id,
    )
  }
  const answersTo = async (contents: readonly ResultContent[]) =>
    check(await automationOf(type).facts(contents), context.sheet, { house: context.house })
  const [before, after] = await Promise.all([answersTo(stored), answersTo(edited)])
  const broken = after.find(
    ({ outcome }, index) => outcome === 'violated' && before[index]?.outcome !== 'violated',
  )
  if (broken) {
    throw new HttpError(
      400,
      'wish_violated',
      `Não cumpre o que o cliente pediu: “${broken.wish.text}”. ${broken.reason}`,
    )
  }
  const { data, error } = await service
    .from('automation_requests')
    .select('wish_checks')
    .eq('id', requestId)
    .single()
  if (error) throw new Error(`automation_requests: ${error.message}`)
  const first = z.safeParse(z.array(wishCheckSchema), data.wish_checks)
  if (!first.success || first.data.length !== after.length) return null
  return first.data.map((answer, index) => {
    const now = after[index]
    return now && JSON.stringify(before[index]) !== JSON.stringify(now) ? now : answer
  })
}

const isKnown = (code: string | null): code is ErrorCode => code !== null && Object.hasOwn(errorCodes, code)

/** Turns a database error into one that the consultant sees by its code. */
function refusal(error: { message: string }): Error {
  const code = businessErrorCode(error.message)
  return isKnown(code)
    ? new HttpError(409, code, 'Não deu certo, e nada foi publicado.')
    : new Error(error.message)
}
