import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { freeRunsOf, hasLeft } from '@/data/tables/premium-grants'
import { arrival, restaurantQuery } from '@/data/tables/restaurant-query'
import { groupExpiries } from '@/domain/credit-expiry'
import { returnOnCredits } from '@/domain/roi'
import { useOwner } from '@/session/session-context'
import { balanceOverTime, creditsByMonth } from './credit-history'
import { type Overview, overviewQuery } from './dashboard.queries'
import { readInsights } from './premium-insights'

/** What the dashboard reads. Only the restaurant's own query must succeed; an overview that fails counts as empty. */
export function useOverview() {
  const { user, restaurant } = useOwner()
  // Refetch on arrival: credits may have been spent or bought elsewhere.
  const house = useQuery({ ...restaurantQuery(user.id), staleTime: arrival })
  const [now] = useState(() => new Date())
  const overview = useQuery({
    ...overviewQuery(user.id),
    staleTime: arrival,
    enabled: restaurant !== null,
  })
  return { house, now, overview: overview.data, loading: overview.isLoading }
}

/** A list of the overview: `undefined` while loading, empty when the read failed or there is no restaurant. */
type Read = { overview: Overview | undefined; loading: boolean; now: Date }

/** The figures of the head, and the expiries. */
export function summaryOf({ overview, loading, now }: Read) {
  const revenue = overview?.revenue ?? 0
  return {
    expiries: loading ? undefined : groupExpiries(overview?.lots ?? [], now),
    stats: {
      completed: sum(overview?.usage, (row) => row.completed),
      inProgress: sum(overview?.usage, (row) => row.inProgress),
      revenue,
      roi: returnOnCredits(
        revenue,
        sum(overview?.months, (row) => row.spent),
      ),
      loading,
    },
  }
}

/** Recent activity and next steps. */
export function activityOf({ overview, loading, now }: Read, balance: number) {
  const listOf = <Row>(rows: Row[] | undefined) => (loading ? undefined : (rows ?? []))
  const packages = overview?.packages ?? []
  return {
    recentRequests: listOf(overview?.requests),
    recentOrders: listOf(overview?.orders),
    automations: listOf(overview?.automations),
    freeRuns: freeRunsOf(packages),
    packagesLeft: packages.filter(hasLeft),
    achievements: listOf(overview?.achievements),
    balanceHistory: balanceOverTime(overview?.days ?? [], balance, now),
    months: creditsByMonth(overview?.months ?? [], now),
    insights: readInsights(overview?.usage ?? []),
  }
}

function sum<Row>(rows: readonly Row[] | undefined, of: (row: Row) => number): number {
  return (rows ?? []).reduce((total, row) => total + of(row), 0)
}
