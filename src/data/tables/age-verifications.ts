import { queryOptions } from '@tanstack/react-query'
import { kept } from '../client/query-keys'
import { summaryPart } from './owner-summary'

/** The owner's successful verification, or the newest one if none succeeded. */
export function ageQuery(userId: string) {
  return queryOptions({ ...summaryPart(userId, 'age'), meta: kept })
}
