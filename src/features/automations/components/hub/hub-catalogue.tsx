import { useQuery } from '@tanstack/react-query'
import { BadgeCheck, LayoutGrid, Sparkles, Star } from 'lucide-react'
import { memo, useDeferredValue, useMemo } from 'react'
import { freeRunsQuery } from '@/data/tables/automation-entitlements'
import { catalogueQuery } from '@/data/tables/automations-catalog'
import { formatInteger } from '@/format/money'
import { useOwner } from '@/session/session-context'
import { ErrorState } from '@/ui/error-state'
import { StatCard } from '@/ui/stat-card'
import { accessTo, categoriesOf } from '../../catalogue'
import { CatalogueGrid, CatalogueGridSkeleton } from './catalogue-grid'
import { HubToolbar } from './hub-toolbar'
import { useHubFilters } from './use-hub-filters'

/** The catalogue: counts, filters and cards. Memoized, because the history beside it changes independently. */
export const HubCatalogue = memo(function HubCatalogue() {
  const { user, balance } = useOwner()
  const [filters, setFilters] = useHubFilters()
  // The controls update at once. The cards are deferred, so they never delay typing.
  const filtersOfCards = useDeferredValue(filters)
  const catalogue = useQuery(catalogueQuery(user.id))
  const freeRuns = useQuery(freeRunsQuery(user.id))
  // Deferred on the first render, too.
  const cards = useDeferredValue(catalogue.data)
  const free = useDeferredValue(freeRuns.data)

  const loadError = catalogue.error ?? freeRuns.error
  const items = cards ?? []
  const funds = useMemo(() => ({ balance, freeRuns: free ?? new Set<never>() }), [balance, free])
  const loaded = cards !== undefined && free !== undefined
  const count = (test: (item: (typeof items)[number]) => boolean) =>
    loaded ? formatInteger(items.filter(test).length) : '–'

  return (
    <>
      <div className="mb-8 stat-grid gap-3">
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
          value={count((item) => accessTo(item, funds) !== 'insufficient')}
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
          <CatalogueGrid catalogue={items} filters={filtersOfCards} funds={funds} onFilters={setFilters} />
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
    </>
  )
})
