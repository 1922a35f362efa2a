import type { Repriced } from '@consulting/reprice'
import type { ResultContent } from '@consulting/results'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { userKey } from '../client/query-keys'
import { ingredientPricesQuery } from './ingredient-prices'

/** Sheets of drinks and dishes alone have costs of ingredients. */
const isSheet = ({ kind }: ResultContent) => kind === 'drink' || kind === 'dish'

/** The contents of a request at the owner's prices of today; null where none of them applies. */
export function repricedContentsQuery(
  userId: string,
  restaurantId: string | undefined,
  requestId: string,
  contents: readonly ResultContent[] | undefined,
) {
  return queryOptions({
    queryKey: userKey(userId, 'ingredient_prices', requestId),
    queryFn:
      restaurantId === undefined || !contents?.some(isSheet)
        ? skipToken
        : async ({ client }): Promise<Repriced | null> => {
            const prices = await client.fetchQuery(ingredientPricesQuery(userId, restaurantId))
            if (Object.keys(prices).length === 0) return null
            // The pantry's estimates come with it, which most visits do not need.
            const { repricedContents } = await import('@consulting/reprice')
            return repricedContents(contents, prices)
          },
    staleTime: 0,
  })
}
