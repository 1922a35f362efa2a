import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fetchPremiumPackages } from '@/data/tables/automation-entitlements'
import { fetchCreditLots } from '@/data/tables/credit-lots'
import { freeRunsOf, hasLeft } from '@/data/tables/premium-grants'
import { fetchRestaurant } from '@/data/tables/restaurants'
import { groupExpiries } from '@/domain/credit-expiry'
import { returnOnCredits } from '@/domain/roi'
import { useOwner } from '@/session/session-context'
import { balanceOverTime, creditsByMonth, monthOf, yearBefore } from './credit-history'
import {
  fetchAchievements,
  fetchAutomationUsage,
  fetchAvailableAutomations,
  fetchCreditDays,
  fetchCreditMonths,
  fetchDeliveredRevenue,
  fetchRecentOrders,
  fetchRecentRequests,
} from './dashboard.queries'
import { readInsights } from './premium-insights'

/**
 * What the head of the dashboard shows. Of its reads only the restaurant's own must succeed; of the others, what
 * fails counts as empty.
 */
export function useOverview() {
  const { user, restaurant, refreshRestaurant } = useOwner()
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
  const [now] = useState(() => new Date())
  const months = useOptional('months', restaurant?.id, fetchCreditMonths)
  const usage = useOptional('usage', restaurant?.id, fetchAutomationUsage)
  const lots = useOptional('lots', restaurant?.id, fetchCreditLots)
  const revenue = useOptional('revenue', restaurant?.id, (id) => fetchDeliveredRevenue(id, monthOf(now)))
  return {
    house,
    now,
    months: months.data ?? [],
    usage: usage.data ?? [],
    expiries: lots.loading ? undefined : groupExpiries(lots.data ?? [], now),
    stats: {
      completed: sum(usage.data, (row) => row.completed),
      inProgress: sum(usage.data, (row) => row.inProgress),
      revenue: revenue.data ?? 0,
      roi: returnOnCredits(
        revenue.data ?? 0,
        sum(months.data, (row) => row.spent),
      ),
      loading: months.loading || usage.loading || revenue.loading,
    },
  }
}

type Overview = Pick<ReturnType<typeof useOverview>, 'now' | 'months' | 'usage' | 'expiries'>

/** What has happened and what can be done next. What fails counts as empty; `undefined` means loading. */
export function useActivity({ now, months, usage, expiries }: Overview) {
  const { user, restaurant, balance } = useOwner()
  const restaurantId = restaurant?.id
  const days = useOptional('days', restaurantId, (id) => fetchCreditDays(id, yearBefore(now)))
  const requests = useOptional('requests', restaurantId, fetchRecentRequests)
  const orders = useOptional('orders', restaurantId, fetchRecentOrders)
  const achievements = useOptional('achievements', restaurantId, fetchAchievements)
  const packages = useOptional('packages', restaurantId, fetchPremiumPackages)
  const catalogue = useOptional('catalogue', user.id, fetchAvailableAutomations)
  return {
    recentRequests: listOf(requests),
    recentOrders: listOf(orders),
    // What is free to the house must not show a price for a moment first.
    automations: packages.loading ? undefined : listOf(catalogue),
    freeRuns: freeRunsOf(packages.data ?? []),
    packagesLeft: (packages.data ?? []).filter(hasLeft),
    achievements: listOf(achievements),
    expiries,
    balanceHistory: balanceOverTime(days.data ?? [], balance, now),
    months: creditsByMonth(months, now),
    insights: readInsights(usage),
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

function sum<Row>(rows: readonly Row[] | undefined, of: (row: Row) => number): number {
  return (rows ?? []).reduce((total, row) => total + of(row), 0)
}
