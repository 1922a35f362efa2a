import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '@/ui/error-state'
import { LoadMore } from '@/ui/load-more'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { joinRows, type Page } from '../pages'

interface PagedListProps<Row> {
  query: UseInfiniteQueryResult<InfiniteData<Page<Row>>>
  keyOf: (row: Row) => string | number
  /** What is listed, as in 'casas'. */
  label: string
  empty: ReactNode
  children: (rows: Row[]) => ReactNode
}

/** A long list with its loading, empty and error states, and the button for its next page. */
export function PagedList<Row>({ query, keyOf, label, empty, children }: PagedListProps<Row>) {
  const rows = joinRows(query.data?.pages ?? [], keyOf)
  return (
    <>
      {query.isPending && (
        <LoadingRegion label={`Carregando ${label}`} className="flex flex-col gap-3">
          <Skeleton className="h-44 sm:h-14" />
          <Skeleton className="h-44 sm:h-14" />
          <Skeleton className="h-44 sm:h-14" />
        </LoadingRegion>
      )}
      {query.data && rows.length === 0 && empty}
      {rows.length > 0 && children(rows)}
      {query.isError && (
        <ErrorState
          title={`Não conseguimos carregar ${label}`}
          message="Verifique a conexão e tente outra vez."
          onRetry={() => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())}
          retrying={query.isFetching}
        />
      )}
      {!query.isFetchNextPageError && (
        <LoadMore
          more={query.hasNextPage}
          loading={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </>
  )
}
