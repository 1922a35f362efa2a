/** What the farm's consultant does with a review of a demo house. */
import { moveReview, type Run } from './move-dates.ts'
import type { Client } from './people.ts'

interface Plan {
  hoursAgo: number
  wish: string
  /** Whether the consultant has read it; otherwise it waits in the queue. */
  remark?: string
}

export async function askForReview(
  run: Run,
  owner: Client,
  consultant: Client,
  requestId: string,
  { hoursAgo, wish, remark }: Plan,
): Promise<void> {
  const { data: id } = await owner
    .rpc('request_review', { p_request_id: requestId, p_wish: wish })
    .throwOnError()
  const seen = async () => {
    const { data } = await consultant.from('reviews').select('revision').eq('id', id).single().throwOnError()
    return { p_review_id: id, p_seen: data.revision }
  }
  if (remark) {
    await consultant.rpc('take_review', await seen()).throwOnError()
    await consultant
      .rpc('add_remark', { ...(await seen()), p_section: 'Resumo', p_remark: remark })
      .throwOnError()
    await consultant.rpc('finish_review', await seen()).throwOnError()
  }
  await moveReview(run, id, hoursAgo)
}
