import { queryOptions } from '@tanstack/react-query'
import { kept } from '../client/query-keys'
import { summaryPart } from './owner-summary'

/** What is left of each lot of the owner's credits, soonest expiry first. */
export function creditLotsQuery(userId: string) {
  return queryOptions({ ...summaryPart(userId, 'lots'), meta: kept })
}
