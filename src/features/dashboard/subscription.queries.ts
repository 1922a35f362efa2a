import { queryOptions } from '@tanstack/react-query'
import { kept } from '@/data/client/query-keys'
import { type Subscription, summaryPart } from '@/data/tables/owner-summary'

export type { Subscription }

/** The owner's latest subscription with the name of its package, or null. */
export function subscriptionQuery(userId: string) {
  return queryOptions({ ...summaryPart(userId, 'subscription'), meta: kept })
}
