import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { creditLotsQuery } from '@/data/tables/credit-lots'
import { type Expiry, groupExpiries } from '@/domain/credit-expiry'
import { useOwner } from '@/session/session-context'

/** Upcoming expiries, soonest first. Empty while loading and on failure, because the shop works without them. */
export function useExpiries(): Expiry[] {
  const { user } = useOwner()
  const [now] = useState(() => new Date())
  const lots = useQuery(creditLotsQuery(user.id))
  return groupExpiries(lots.data ?? [], now)
}
