import { queryOptions } from '@tanstack/react-query'
import { kept, userKey } from '../client/query-keys'

/** Milliseconds in which the read that opened the session counts as the page's own. */
export const arrival = 5000

/** The owner's restaurant, or null while there is none. Visitors' pages hold this query but not its client. */
export function restaurantQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, 'restaurants'),
    queryFn: async () => {
      const { fetchRestaurant } = await import('./restaurants')
      return fetchRestaurant(userId)
    },
    meta: kept,
  })
}
