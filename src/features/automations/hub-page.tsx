import { useQuery } from '@tanstack/react-query'
import { BadgeCheck, LayoutGrid, Sparkles, Star } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { pageHeaders } from '@/config/page-headers'
import { paths } from '@/config/paths'
import { productName } from '@/config/product'
import { formatCredits, formatInteger } from '@/domain/money'
import { useOwner } from '@/session/session-context'
import { Button } from '@/ui/button'
import { ErrorState } from '@/ui/error-state'
import { PageHeader } from '@/ui/page-header'
import { Section } from '@/ui/section'
import { StatCard } from '@/ui/stat-card'
import { automationKeys, fetchCatalogue, fetchFreeRuns, fetchRequests, isFinal } from './automations.queries'
import { accessTo, categoriesOf } from './catalogue'
import { CatalogueGrid, CatalogueGridSkeleton } from './components/catalogue-grid'
import { HubToolbar } from './components/hub-toolbar'
import { RequestHistory, RequestHistorySkeleton } from './components/request-history'
import { RunningRequest } from './components/running-request'
import { useHubFilters } from './use-hub-filters'

const historyPage = 10

export default function HubPage() {
  const { balance } = useOwner()
  const [filters, setFilters] = useHubFilters()
  // The controls answer at once; the cards follow, and never hold up the next letter.
  const filtersOfCards = useDeferredValue(filters)
  const [historyShown, setHistoryShown] = useState(historyPage)
  const catalogue = useQuery({ queryKey: automationKeys.catalogue, queryFn: fetchCatalogue })
  const freeRuns = useQuery({ queryKey: automationKeys.freeRuns, queryFn: fetchFreeRuns })
  const history = useQuery({
    queryKey: [...automationKeys.requests, historyShown],
    // One more than is shown tells whether there are more.
    queryFn: () => fetchRequests(historyShown + 1),
    placeholderData: (shown) => shown,
  })

  const loadError = catalogue.error ?? freeRuns.error
  const items = catalogue.data ?? []
  const purse = useMemo(
    () => ({ balance, freeRuns: freeRuns.data ?? new Set<never>() }),
    [balance, freeRuns.data],
  )
  const loaded = catalogue.isSuccess && freeRuns.isSuccess
  const count = (test: (item: (typeof items)[number]) => boolean) =>
    loaded ? formatInteger(items.filter(test).length) : '–'
  const requests = history.data ?? []
  // While more are on their way, list and button stay as they were.
  const arrived = history.isPlaceholderData ? historyShown - historyPage : historyShown
  const running = requests.filter((request) => !isFinal(request.status))

  return (
    <>
      <title>{`Central de Automações · ${productName}`}</title>
      <PageHeader
        {...pageHeaders[paths.automations]}
        actions={
          <p className="whitespace-nowrap rounded-card border border-line bg-surface px-5 py-3">
            <span className="block text-fg-muted text-sm">Seu saldo</span>
            <span className="figures font-semibold text-lg">{formatCredits(balance)}</span>
          </p>
        }
      />

      {running.length > 0 && (
        <Section kind="inner" title="Em andamento">
          <ul className="flex flex-col gap-3">
            {running.map((request) => (
              <RunningRequest key={request.id} request={request} />
            ))}
          </ul>
        </Section>
      )}

      <div className="mb-8 grid grid-cols-2 gap-3 lg:grid-cols-4">
        <StatCard
          label="Automações disponíveis"
          value={count(() => true)}
          icon={<LayoutGrid aria-hidden size={20} />}
        />
        <StatCard
          label="Populares"
          value={count((item) => item.is_popular)}
          icon={<Star aria-hidden size={20} />}
        />
        <StatCard
          label="Acessíveis agora"
          value={count((item) => accessTo(item, purse) !== 'insufficient')}
          icon={<BadgeCheck aria-hidden size={20} />}
        />
        <StatCard
          label="Novas"
          value={count((item) => item.is_new)}
          icon={<Sparkles aria-hidden size={20} />}
        />
      </div>

      <HubToolbar filters={filters} categories={categoriesOf(items)} onChange={setFilters} />
      <section aria-labelledby="catalogo" className="mb-16">
        <h2 id="catalogo" className="sr-only">
          Catálogo
        </h2>
        {loaded ? (
          <CatalogueGrid catalogue={items} filters={filtersOfCards} purse={purse} onFilters={setFilters} />
        ) : loadError ? (
          <ErrorState
            title="Erro ao carregar automações"
            message="Tente novamente em alguns instantes"
            onRetry={() => {
              void catalogue.refetch()
              void freeRuns.refetch()
            }}
            retrying={catalogue.isFetching || freeRuns.isFetching}
          />
        ) : (
          <CatalogueGridSkeleton />
        )}
      </section>

      <Section kind="inner" title="Suas consultorias">
        {history.isSuccess ? (
          <>
            <RequestHistory requests={requests.slice(0, arrived)} />
            {(history.isPlaceholderData || requests.length > arrived) && (
              <Button
                variant="ghost"
                className="mt-3"
                loading={history.isPlaceholderData}
                loadingText="Carregando..."
                onClick={() => setHistoryShown(historyShown + historyPage)}
              >
                Carregar mais
              </Button>
            )}
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
