import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fetchCreditLots } from '@/data/tables/credit-lots'
import { type Expiry, groupExpiries } from '@/domain/credit-expiry'

/** What expires when, soonest first. Nothing while it loads, and nothing when it can't be read: the shop sells all the same. */
export function useExpiries(restaurantId: string | undefined): Expiry[] {
  const [now] = useState(() => new Date())
  const lots = useQuery({
    queryKey: ['shop-lots', restaurantId],
    queryFn: () => (restaurantId === undefined ? [] : fetchCreditLots(restaurantId)),
    enabled: restaurantId !== undefined,
    staleTime: 0,
  })
  return groupExpiries(lots.data ?? [], now)
}
