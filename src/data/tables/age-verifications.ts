import { queryOptions } from '@tanstack/react-query'
import { kept } from '../client/query-keys'
import { summaryPart } from './owner-summary'

/** The owner's verification: the one that says yes, or else the newest. */
export function ageQuery(userId: string) {
  return queryOptions({ ...summaryPart(userId, 'age'), meta: kept })
}
