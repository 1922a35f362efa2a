import { queryOptions } from '@tanstack/react-query'
import { userKey } from '../client/query-keys'

/** Every service area, active or planned, in order of priority. Visitors' pages hold this query but not its client. */
export function serviceAreasQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, 'service_areas'),
    queryFn: async () => {
      const { fetchServiceAreas } = await import('./service-areas')
      return fetchServiceAreas()
    },
  })
}
