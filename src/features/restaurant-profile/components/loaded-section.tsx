import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '@/ui/error-state'
import { Section } from '@/ui/section'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'

interface LoadedSectionProps<Data> {
  title: string
  description: string
  query: UseQueryResult<Data>
  /** Whether something else that the content shows still loads: it appears at once, so that nothing below it moves twice. */
  waits?: boolean
  /** Announced while it loads. */
  loading: string
  /** Title of the error state. */
  failed: string
  /** Height of the placeholder, as a class. */
  height: string
  children: (data: NonNullable<Data>) => ReactNode
}

/** A section below the form with its loading and error states. A failed refetch keeps what is shown. */
export function LoadedSection<Data>(props: LoadedSectionProps<Data>) {
  const { title, description, query, waits = false, loading, failed, height, children } = props
  const isPending = query.isPending || (waits && query.data != null)
  return (
    <Section kind="inner" title={title} description={description} className="mt-12">
      {isPending && (
        <LoadingRegion label={loading}>
          <Skeleton className={height} />
        </LoadingRegion>
      )}
      {query.isLoadingError && (
        <ErrorState title={failed} onRetry={() => void query.refetch()} retrying={query.isFetching} />
      )}
      {!isPending && query.data != null && children(query.data)}
    </Section>
  )
}
