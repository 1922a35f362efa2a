import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { RetryNotice } from '@/ui/retry-notice'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'

interface LoadedProps<Data> {
  query: UseQueryResult<Data>
  /** The noun for the content, such as 'os avisos'. */
  label: string
  /** Height of the placeholder, as a class. */
  height?: string
  children: (data: NonNullable<Data>) => ReactNode
}

/** Loaded content with its loading and error states. */
export function Loaded<Data>({ query, label, height = 'h-24', children }: LoadedProps<Data>) {
  return (
    <>
      {query.isPending && (
        <LoadingRegion label={`Carregando ${label}`}>
          <Skeleton className={height} />
        </LoadingRegion>
      )}
      {query.isError && (
        <RetryNotice
          title={`Não conseguimos ler ${label}`}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        >
          Verifique a conexão e tente outra vez.
        </RetryNotice>
      )}
      {query.data != null && children(query.data)}
    </>
  )
}

interface ListSectionProps<Row> extends Omit<LoadedProps<readonly Row[]>, 'children'> {
  /** Id of the heading, which names the section. */
  id: string
  title: string
  /** Beside the title. */
  action?: ReactNode
  /** Which rows to list; by default all. */
  only?: (rows: readonly Row[]) => readonly Row[]
  empty: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}

/** A list under its heading, with its loading, error, empty and full states. */
export function ListSection<Row>({
  id,
  title,
  action,
  only = (rows) => rows,
  empty,
  children,
  ...loaded
}: ListSectionProps<Row>) {
  return (
    <section aria-labelledby={id}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-heading">
          {title}
        </h2>
        {action}
      </div>
      <Loaded {...loaded}>
        {(all) => {
          const rows = only(all)
          if (rows.length > 0) return children(rows)
          return typeof empty === 'string' ? <p className="text-fg-muted">{empty}</p> : empty
        }}
      </Loaded>
    </section>
  )
}
