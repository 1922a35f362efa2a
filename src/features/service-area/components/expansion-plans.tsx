import { useQuery } from '@tanstack/react-query'
import { expansionYear } from '@/content/product'
import { visitor } from '@/data/client/query-keys'
import { serviceAreasQuery } from '@/data/tables/service-areas-query'
import { ErrorState } from '@/ui/error-state'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { quarterLabel } from '../quarter-label'

/** Number of planned areas shown, and in total. */
const shownAreas = 8
const plannedCities = 15

/** The next cities, and the extent of the plans. */
export function ExpansionPlans() {
  const areas = useQuery(serviceAreasQuery(visitor))
  const planned = areas.data?.filter((area) => !area.is_active).slice(0, shownAreas)
  return (
    <section aria-labelledby="plans-title" className="mt-16">
      <div className="flex flex-col justify-between gap-4 sm:flex-row sm:items-end">
        <h2 id="plans-title" className="text-title">
          Planos de Expansão {expansionYear}
        </h2>
        <dl className="flex gap-8">
          {[
            [plannedCities, 'cidades'],
            ['500+', 'restaurantes'],
          ].map(([figure, what]) => (
            <div key={what} className="flex flex-col-reverse">
              <dt className="text-fg-muted text-sm">{what}</dt>
              <dd className="figures font-figures text-heading text-accent">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
      {planned ? (
        planned.length > 0 ? (
          <>
            <ul className="mt-6 grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
              {planned.map((area, index) => (
                <li key={area.id} className="bg-surface px-5 py-4">
                  <p className="figures font-semibold text-accent text-sm">{quarterLabel(index)}</p>
                  <p className="mt-1 font-display text-subheading">{area.city}</p>
                  <p className="text-fg-muted text-sm">{area.state}</p>
                </li>
              ))}
            </ul>
            {plannedCities > planned.length && (
              <p className="mt-4 text-fg-muted">
                E mais {plannedCities - planned.length}, que anunciamos aqui quando tiverem data.
              </p>
            )}
          </>
        ) : (
          <p className="mt-6 text-fg-muted">As próximas cidades serão anunciadas aqui.</p>
        )
      ) : areas.isError ? (
        <ErrorState
          title="Não conseguimos carregar as próximas cidades"
          message="Tente novamente em alguns instantes"
          onRetry={() => void areas.refetch()}
          retrying={areas.isFetching}
        />
      ) : (
        <LoadingRegion label="Carregando as próximas cidades">
          <Skeleton className="mt-6 h-[26rem] sm:h-52" />
        </LoadingRegion>
      )}
    </section>
  )
}
