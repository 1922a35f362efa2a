import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '@/data/client/errors'
import { userKey } from '@/data/client/query-keys'
import { supabase } from '@/data/client/supabase'

/** Whether a consultation includes a review: it was paid with credits, or by a free run of a package. */
export function includesReviewQuery(userId: string, requestId: string) {
  return queryOptions({
    queryKey: userKey(userId, 'automation_requests', 'includes-review', requestId),
    queryFn: async (): Promise<boolean> => {
      const [request, run] = await Promise.all([
        supabase.from('automation_requests').select('credits_used').eq('id', requestId).maybeSingle(),
        supabase
          .from('automation_entitlements')
          .select('id')
          .eq('used_by_request_id', requestId)
          .maybeSingle(),
      ])
      return (unwrap(request)?.credits_used ?? 0) > 0 || unwrap(run) !== null
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export async function requestReview({ requestId, wish }: { requestId: string; wish: string }): Promise<void> {
  unwrap(await supabase.rpc('request_review', { p_request_id: requestId, p_wish: wish }))
}

export async function answerQuestion({ id, answer }: { id: string; answer: string }): Promise<void> {
  unwrap(await supabase.rpc('answer_question', { p_question_id: id, p_answer: answer }))
}

export async function answerRemark({ id, answer }: { id: string; answer: string }): Promise<void> {
  unwrap(await supabase.rpc('answer_remark', { p_remark_id: id, p_answer: answer }))
}

export async function showVersion({
  requestId,
  number,
}: {
  requestId: string
  number: number
}): Promise<void> {
  unwrap(await supabase.rpc('show_version', { p_request_id: requestId, p_number: number }))
}
