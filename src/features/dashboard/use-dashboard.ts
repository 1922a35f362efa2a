import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fetchCreditLots } from '@/data/credit-lots'
import { fetchRestaurant } from '@/data/restaurants'
import { groupExpiries } from '@/domain/credit-expiry'
import { returnOnCredits, totalSpent } from '@/domain/roi'
import { useOwner } from '@/session/session-context'
import { balanceOverTime, creditsByMonth, monthStart } from './credit-history'
import {
  fetchAchievements,
  fetchAutomationRequests,
  fetchAvailableAutomations,
  fetchCreditTransactions,
  fetchDeliveredRevenue,
  fetchFreeRuns,
  fetchRecentOrders,
} from './dashboard.queries'
import { readInsights } from './premium-insights'

/**
 * Everything the dashboard shows. All reads go out together and none waits for another. Only the
 * restaurant's own must succeed; of the others, what fails counts as empty. `undefined` means loading.
 */
export function useDashboard() {
  const { user, restaurant, balance, refreshRestaurant } = useOwner()
  const [now] = useState(() => new Date())
  const restaurantId = restaurant?.id

  const house = useQuery({
    queryKey: ['dashboard-restaurant', user.id],
    queryFn: async () => {
      const row = await fetchRestaurant(user.id)
      // Spent or bought elsewhere since the session read it: the whole frame should know.
      if (row?.consulting_credit_balance !== restaurant?.consulting_credit_balance) await refreshRestaurant()
      return row
    },
    staleTime: 0,
  })
  const transactions = useOptional('transactions', restaurantId, fetchCreditTransactions)
  const requests = useOptional('requests', restaurantId, fetchAutomationRequests)
  const orders = useOptional('orders', restaurantId, fetchRecentOrders)
  const achievements = useOptional('achievements', restaurantId, fetchAchievements)
  const lots = useOptional('lots', restaurantId, fetchCreditLots)
  const revenue = useOptional('revenue', restaurantId, (id) => fetchDeliveredRevenue(id, monthStart(now)))
  const freeRuns = useOptional('free-runs', restaurantId, fetchFreeRuns)
  const catalogue = useOptional('catalogue', user.id, fetchAvailableAutomations)

  const loading = transactions.loading || requests.loading || revenue.loading
  return {
    house,
    stats: {
      completed: requests.data?.filter(({ status }) => status === 'completed').length ?? 0,
      inProgress:
        requests.data?.filter(({ status }) => status === 'pending' || status === 'processing').length ?? 0,
      revenue: revenue.data ?? 0,
      roi: returnOnCredits(revenue.data ?? 0, totalSpent(transactions.data ?? [])),
      loading,
    },
    recentRequests: listOf(requests)?.slice(0, 5),
    recentOrders: listOf(orders),
    // What is free to the house must not show a price for a moment first.
    automations: freeRuns.loading ? undefined : listOf(catalogue),
    freeRuns: freeRuns.data ?? [],
    achievements: listOf(achievements),
    expiries: lots.loading ? undefined : groupExpiries(lots.data ?? [], now),
    balanceHistory: balanceOverTime(transactions.data ?? [], balance, now),
    months: creditsByMonth(transactions.data ?? [], now),
    insights: readInsights(requests.data ?? []),
  }
}

/** A read that may fail quietly. It is not made without a restaurant. */
function useOptional<T>(name: string, id: string | undefined, read: (id: string) => Promise<T>) {
  const { data, isLoading } = useQuery({
    queryKey: ['dashboard', name, id],
    queryFn: () => (id === undefined ? Promise.reject(new Error('no restaurant')) : read(id)),
    enabled: id !== undefined,
    staleTime: 0,
  })
  return { data, loading: isLoading }
}

function listOf<T>({ data, loading }: { data: T[] | undefined; loading: boolean }): T[] | undefined {
  return loading ? undefined : (data ?? [])
}
