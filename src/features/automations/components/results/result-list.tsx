import { cx } from '@/ui/cx'
import { ResultCard } from './result-card'
import { inReadingOrder, type Result } from './result-content'

interface ResultListProps {
  requestId: string
  /** The owner's wishes stand above the results; false for requests from before the sheet. */
  hasSheet: boolean
  results: readonly Result[]
}

/** All results of a request: sheets in two columns on wide screens, analyses across both. */
export function ResultList({ requestId, hasSheet, results }: ResultListProps) {
  const anchors = new Map(
    results.flatMap(({ id, content }) =>
      content.kind === 'drink' ? [[content.id, `#resultado-${id}`] as const] : [],
    ),
  )
  return (
    <ul className="grid gap-5 lg:grid-cols-2">
      {inReadingOrder(results).map((result) => (
        <li key={result.id} className={cx('min-w-0', result.content.kind !== 'drink' && 'lg:col-span-2')}>
          <ResultCard result={result} requestId={requestId} hasSheet={hasSheet} anchors={anchors} />
        </li>
      ))}
    </ul>
  )
}
