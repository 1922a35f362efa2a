import { type QueryClient, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { catalogueQuery } from '@/data/tables/automations-catalog'
import { formatCredits } from '@/format/money'
import { useOwner } from '@/session/session-context'
import { ErrorState } from '@/ui/error-state'
import { LoadMore } from '@/ui/load-more'
import { PageHeader, type PageHeading } from '@/ui/page-header'
import { preloadable } from '@/ui/preloadable'
import { Section } from '@/ui/section'
import { Skeleton } from '@/ui/skeleton'
import { isFinal, requestsQuery } from './automations.queries'
import { RequestHistory, RequestHistorySkeleton } from './components/history/request-history'
import { HubCatalogue } from './components/hub/hub-catalogue'

// Loads the wizard's components; usually no request is in progress.
const RunningRequest = preloadable(() => import('./components/hub/running-request'))

const historyPage = 10

/** The reads that need no restaurant. */
export function firstReads(client: QueryClient, userId: string): void {
  void client.prefetchQuery(catalogueQuery(userId))
  void client.prefetchQuery(requestsQuery(userId, historyPage + 1))
}

export default function HubPage({ heading }: { heading: PageHeading }) {
  const { user, balance } = useOwner()
  const [historyShown, setHistoryShown] = useState(historyPage)
  const history = useQuery({
    // One more than shown, to know whether there are more.
    ...requestsQuery(user.id, historyShown + 1),
    placeholderData: (shown) => shown,
  })

  const requests = history.data ?? []
  // While the next page loads, the list and the button stay unchanged.
  const arrived = history.isPlaceholderData ? historyShown - historyPage : historyShown
  const running = requests.filter((request) => !isFinal(request.status))

  return (
    <>
      <PageHeader
        {...heading}
        actions={
          // On a phone the top bar already shows it.
          <p className="whitespace-nowrap rounded-card max-sm:hidden border border-line bg-surface px-5 py-3">
            <span className="block text-fg-muted text-sm">Seu saldo</span>
            <span className="figures font-semibold text-lg">{formatCredits(balance)}</span>
          </p>
        }
      />

      {running.length > 0 && (
        <Section kind="inner" title="Em andamento">
          <Suspense fallback={<Skeleton className="h-28 w-full" />}>
            <ul className="flex flex-col gap-3">
              {running.map((request) => (
                <RunningRequest key={request.id} request={request} />
              ))}
            </ul>
          </Suspense>
        </Section>
      )}

      <HubCatalogue />

      <Section kind="inner" title="Suas consultorias">
        {history.isSuccess ? (
          <>
            <RequestHistory requests={requests.slice(0, arrived)} />
            <LoadMore
              more={history.isPlaceholderData || requests.length > arrived}
              loading={history.isPlaceholderData}
              onMore={() => setHistoryShown(historyShown + historyPage)}
            />
          </>
        ) : history.isError ? (
          <ErrorState
            title="Erro ao carregar suas consultorias"
            message="Tente novamente em alguns instantes"
            onRetry={() => void history.refetch()}
            retrying={history.isFetching}
          />
        ) : (
          <RequestHistorySkeleton />
        )}
      </Section>
    </>
  )
}
