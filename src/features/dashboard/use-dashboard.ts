import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { premiumGrantsQuery } from '@/data/tables/automation-entitlements'
import { catalogueQuery } from '@/data/tables/automations-catalog'
import { creditLotsQuery } from '@/data/tables/credit-lots'
import { freeRunsOf, hasLeft } from '@/data/tables/premium-grants'
import { restaurantQuery } from '@/data/tables/restaurant-query'
import { groupExpiries } from '@/domain/credit-expiry'
import { returnOnCredits } from '@/domain/roi'
import { useOwner } from '@/session/session-context'
import { balanceOverTime, creditsByMonth, monthOf, yearBefore } from './credit-history'
import {
  achievementsQuery,
  automationUsageQuery,
  creditDaysQuery,
  creditMonthsQuery,
  deliveredRevenueQuery,
  recentOrdersQuery,
  recentRequestsQuery,
} from './dashboard.queries'
import { readInsights } from './premium-insights'

/** The head of the dashboard. Only the restaurant's own query must succeed; other queries that fail count as empty. */
export function useOverview() {
  const { user, restaurant } = useOwner()
  // Refetch on arrival: credits may have been spent or bought elsewhere.
  const house = useQuery({ ...restaurantQuery(user.id), staleTime: 0 })
  const owner = { userId: user.id, restaurantId: restaurant?.id }
  const [now] = useState(() => new Date())
  const months = useOptional(creditMonthsQuery(owner))
  const usage = useOptional(automationUsageQuery(owner))
  const lots = useOptional(creditLotsQuery(user.id, restaurant?.id))
  const revenue = useOptional(deliveredRevenueQuery(owner, monthOf(now)))
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

/** Recent activity and next steps. A failed query counts as empty; `undefined` means loading. */
export function useActivity({ now, months, usage, expiries }: Overview) {
  const { user, restaurant, balance } = useOwner()
  const owner = { userId: user.id, restaurantId: restaurant?.id }
  const days = useOptional(creditDaysQuery(owner, yearBefore(now)))
  const requests = useOptional(recentRequestsQuery(owner))
  const orders = useOptional(recentOrdersQuery(owner))
  const achievements = useOptional(achievementsQuery(owner))
  const packages = useOptional(premiumGrantsQuery(user.id, restaurant?.id))
  const catalogue = useOptional(catalogueQuery(user.id))
  return {
    recentRequests: listOf(requests),
    recentOrders: listOf(orders),
    // Wait for the free runs, so that an included automation does not briefly show a price.
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

/** A query whose failure counts as empty. */
function useOptional<T, Key extends QueryKey>(options: UseQueryOptions<T, Error, T, Key>) {
  const { data, isLoading } = useQuery({ ...options, staleTime: 0 })
  return { data, loading: isLoading }
}

function listOf<T>({ data, loading }: { data: T[] | undefined; loading: boolean }): T[] | undefined {
  return loading ? undefined : (data ?? [])
}

function sum<Row>(rows: readonly Row[] | undefined, of: (row: Row) => number): number {
  return (rows ?? []).reduce((total, row) => total + of(row), 0)
}
