import { type AutomationType, isAutomationType } from '@consulting/automation-types.ts'
import { type WishCheck, wishCheckSchema } from '@consulting/base/request/check.ts'
import { asideSchema, unreadSchema } from '@consulting/base/request/request-sheet.ts'
import { type OtherWords, passagesOf } from '@consulting/report/quoted-passages.ts'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { unwrap } from '../client/errors'
import { userKey } from '../client/query-keys'
import { supabase } from '../client/supabase'

/** How the wishes of a request were answered in one version of its results. */
export type AnsweredRequest = {
  /** Null where this version of the product no longer has the automation. */
  type: AutomationType | null
  /** Null for requests from before the request sheet. */
  checks: WishCheck[] | null
  words: OtherWords
}

/** The answers in one version of the results, or in the version that its owner sees. */
export function wishChecksQuery(userId: string, requestId: string, version?: number) {
  return queryOptions({
    // Under `resultsKey`: another version shows its own answers.
    queryKey: userKey(
      userId,
      'generated_content',
      requestId,
      'wish_checks',
      ...(version ? ['version', version] : []),
    ),
    queryFn: () => fetchWishChecks(requestId, version),
    // A version never changes.
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export async function fetchWishChecks(requestId: string, version?: number): Promise<AnsweredRequest> {
  const [row, versions] = await Promise.all([
    supabase
      .from('automation_requests')
      .select(
        'wish_checks, unread:input_data->request_sheet->unread, told:input_data->request_sheet->asides, automation:automations_catalog(type)',
      )
      .eq('id', requestId)
      .maybeSingle()
      .then(unwrap),
    // Not embedded: the index of the one shown lets some servers answer with one row or null instead of a list.
    supabase
      .from('content_versions')
      .select('number, shown, wish_checks')
      .eq('automation_request_id', requestId)
      .then(unwrap),
  ])
  const type = row?.automation?.type
  // The first version is the request's own; the farm's are rows beside it.
  const edited = versions.find(({ number, shown }) => (version === undefined ? shown : number === version))
  const checks = z.nullable(z.array(wishCheckSchema)).safeParse((edited ?? row)?.wish_checks ?? null)
  // Omit checks that this version cannot read: the report is complete without them.
  const unread = z.array(unreadSchema).safeParse(row?.unread)
  const told = z.array(asideSchema).safeParse(row?.told)
  return {
    type: isAutomationType(type) ? type : null,
    checks: checks.success ? checks.data : null,
    words: {
      unread: passagesOf(unread.success ? unread.data : []),
      told: passagesOf(told.success ? told.data : []),
    },
  }
}
