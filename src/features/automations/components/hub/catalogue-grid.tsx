import { memo } from 'react'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { EmptyShelfLater } from '@/ui/illustrations/empty-shelf-later'
import { Reveal } from '@/ui/motion'
import { LoadingRegion, Skeleton, SkeletonText } from '@/ui/skeleton'
import {
  accessTo,
  type CatalogueItem,
  type Funds,
  filterCatalogue,
  type HubFilters,
  noFilters,
} from '../../catalogue'
import { AutomationCard } from './automation-card'

const columns = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3'

interface CatalogueGridProps {
  catalogue: readonly CatalogueItem[]
  filters: HubFilters
  funds: Funds
  onFilters: (filters: HubFilters) => void
}

/** Cards that pass the filters. Memoized: the hub defers the filters. */
export const CatalogueGrid = memo(function CatalogueGrid(props: CatalogueGridProps) {
  const { catalogue, filters, funds, onFilters } = props
  const items = filterCatalogue(catalogue, filters, funds)
  if (items.length === 0) {
    return (
      <EmptyState
        illustration={<EmptyShelfLater />}
        title="Nenhuma automação encontrada"
        text="Tente outra palavra ou menos filtros."
        action={
          <Button variant="secondary" onClick={() => onFilters(noFilters)}>
            Limpar Filtros
          </Button>
        }
      />
    )
  }
  return (
    <ul className={columns}>
      {items.map((item, index) => (
        <li key={item.id} className="min-w-0">
          <Reveal index={index} className="h-full">
            <AutomationCard item={item} access={accessTo(item, funds)} />
          </Reveal>
        </li>
      ))}
    </ul>
  )
})

export function CatalogueGridSkeleton() {
  return (
    <LoadingRegion label="Carregando automações" className={columns}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((name) => (
        <Card key={name} className="h-[31rem]">
          <Skeleton className="mb-4 size-12" />
          <Skeleton className="mb-2 h-4 w-24" />
          <Skeleton className="mb-4 h-6 w-4/5" />
          <SkeletonText lines={3} className="mb-6" />
          <SkeletonText lines={4} className="mb-8" />
          <Skeleton className="h-12 w-full" />
        </Card>
      ))}
    </LoadingRegion>
  )
}
