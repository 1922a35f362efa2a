import type { QueryClient } from '@tanstack/react-query'
import { memo, startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { paths } from '@/config/paths'
import { CreditExpiryNotice } from '@/content/credit-expiry-notice'
import { toAppError } from '@/data/client/errors'
import { arrival } from '@/data/tables/restaurant-query'
import { useOwner } from '@/session/session-context'
import { Button } from '@/ui/button'
import { ButtonLink } from '@/ui/button-link'
import { Card } from '@/ui/card'
import { ErrorState } from '@/ui/error-state'
import { Notice } from '@/ui/notice'
import { PageHeader, type PageHeading } from '@/ui/page-header'
import { BalanceChart } from './components/balance-chart'
import { CreditValidity } from './components/credit-validity'
import { FirstStep } from './components/first-step'
import { MonthsChart } from './components/months-chart'
import { PremiumLeft } from './components/premium-left'
import { PremiumPanel } from './components/premium-panel'
import { QuickActions } from './components/quick-actions'
import {
  Achievements,
  AvailableAutomations,
  RecentAutomations,
  RecentOrders,
} from './components/recent-activity'
import { Stats } from './components/stats'
import { overviewQuery } from './dashboard.queries'
import { NoSubscriptionCard } from './subscription-card'
import { activityOf, summaryOf, useOverview } from './use-dashboard'

/** The reads that need no restaurant. */
export function firstReads(client: QueryClient, userId: string): void {
  void client.prefetchQuery({ ...overviewQuery(userId), staleTime: arrival })
}

/** An overview of the restaurant; the first page after login. */
export default function DashboardPage({ heading }: { heading: PageHeading }) {
  const { restaurant, balance } = useOwner()
  const { house, ...read } = useOverview()
  const { stats, expiries } = summaryOf(read)
  // Content below the fold loads after the first screen.
  const [complete, setComplete] = useState(false)
  useEffect(() => startTransition(() => setComplete(true)), [])

  const failure = house.isError && `Erro ao carregar dados do restaurante: ${messageOf(house.error)}`
  // Undefined behind the login means that the first read failed; it stays undefined during retries.
  if (house.data === undefined) {
    return (
      <>
        <PageHeader title="Dashboard" />
        <Card padding="none">
          <ErrorState
            title="Erro ao carregar dados"
            message={failure || 'Lendo os dados do restaurante...'}
            onRetry={() => void house.refetch()}
            retrying={house.isFetching}
          />
        </Card>
      </>
    )
  }

  return (
    <>
      <PageHeader
        title={restaurant ? `${heading.title}, ${restaurant.name}` : heading.title}
        description={heading.description}
      />
      {/* Show cached data with a notice that it is out of date. */}
      {failure && (
        <Notice
          live
          tone="danger"
          className="mb-6"
          action={
            <Button
              variant="secondary"
              size="sm"
              loading={house.isFetching}
              onClick={() => void house.refetch()}
            >
              Tentar novamente
            </Button>
          }
        >
          {failure}
        </Notice>
      )}
      {!restaurant && (
        <Notice
          tone="warn"
          title="Complete seu Perfil de Restaurante"
          className="mb-6"
          action={
            <ButtonLink to={paths.profile} size="sm">
              Criar perfil
            </ButtonLink>
          }
        >
          Com o perfil pronto você compra créditos e usa as automações.
        </Notice>
      )}
      <CreditExpiryNotice expiries={expiries ?? []} className="mb-6" />
      <Stats balance={balance} {...stats} />
      <QuickActions />
      {complete && <Activity {...read} />}
    </>
  )
}

type ActivityProps = Omit<ReturnType<typeof useOverview>, 'house'>

/** Memoized and deferred: the large lower part changes only with its data, and keeps input responsive. */
const Activity = memo(function Activity({ now, ...read }: ActivityProps) {
  const { restaurant, balance } = useOwner()
  const overview = useDeferredValue(read.overview)
  const loading = useDeferredValue(read.loading)
  const data = useMemo(
    () => activityOf({ overview, loading, now }, balance),
    [overview, loading, now, balance],
  )
  const { expiries } = summaryOf({ overview, loading, now })
  return (
    <div className="flex flex-col gap-6">
      {/* A failed read shows no orders, but must not offer a first package. */}
      {restaurant && overview?.requests.length === 0 && overview.orders.length === 0 && <FirstStep />}
      {data.packagesLeft.map((left) => (
        <PremiumLeft key={left.orderId} left={left} />
      ))}
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <RecentAutomations requests={data.recentRequests} />
        <RecentOrders orders={data.recentOrders} />
      </div>
      {data.balanceHistory.points.length > 0 && (
        <Card className="grid grid-cols-1 gap-10 md:grid-cols-2">
          <BalanceChart history={data.balanceHistory} />
          <MonthsChart months={data.months} />
        </Card>
      )}
      <PremiumPanel
        unlocked={Boolean(restaurant?.premium_unlocked_at)}
        balance={balance}
        insights={data.insights}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[1.7fr_1fr]">
        <AvailableAutomations automations={data.automations} freeRuns={data.freeRuns} balance={balance} />
        <div className="grid min-w-0 gap-6">
          <CreditValidity expiries={expiries} />
          <Achievements achievements={data.achievements} />
          <NoSubscriptionCard />
        </div>
      </div>
    </div>
  )
})

/** The error's message, except for the browser's English message on a lost connection. */
function messageOf(error: unknown): string {
  const { code, message } = toAppError(error)
  return code === 'network' ? 'sem conexão com o servidor' : message
}
