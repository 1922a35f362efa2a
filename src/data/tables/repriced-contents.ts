import type { Repriced } from '@consulting/reprice'
import type { ResultContent } from '@consulting/results'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { userKey } from '../client/query-keys'
import { ingredientPricesQuery } from './ingredient-prices'

/** Only drink and dish sheets have ingredient costs. */
const isSheet = ({ kind }: ResultContent) => kind === 'drink' || kind === 'dish'

/** A request's contents at the owner's current prices; null when none of those prices applies. */
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
            // Loaded on demand: it includes the pantry's estimates, which most visits do not need.
            const { repricedContents } = await import('@consulting/reprice')
            return repricedContents(contents, prices)
          },
    staleTime: 0,
  })
}
