import { queryOptions } from '@tanstack/react-query'
import { userKey } from '@/data/client/query-keys'
import { generatedContentQuery } from '@/data/tables/generated-content'
import { parseResult } from './result-content'

/** The results of a request, ready to show. Throws AppError. */
export function resultsQuery(userId: string, requestId: string) {
  return queryOptions({
    queryKey: userKey(userId, 'generated_content', requestId, 'results'),
    queryFn: async ({ client }) =>
      Promise.all((await client.fetchQuery(generatedContentQuery(userId, requestId))).map(parseResult)),
    // Results never change.
    staleTime: Number.POSITIVE_INFINITY,
  })
}
