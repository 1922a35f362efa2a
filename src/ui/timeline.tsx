import { cx } from './cx'

export interface TimelineEntry {
  key: string | number
  title: string
  /** Further lines under the title, each different. */
  lines?: readonly string[]
  /** ISO timestamp. */
  at: string
  /** The moment in words. */
  when: string
}

/** What happened so far, newest last. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className="flex flex-col">
      {entries.map(({ key, title, lines = [], at, when }, index) => {
        const newest = index === entries.length - 1
        return (
          <li key={key} className="relative flex gap-4 pb-5 last:pb-0">
            <span aria-hidden="true" className="flex w-3 flex-col items-center">
              <span className={cx('mt-2 size-3 rounded-full', newest ? 'bg-accent' : 'bg-line-strong')} />
              {!newest && <span className="absolute top-5 bottom-0 w-px bg-line" />}
            </span>
            <span className="min-w-0">
              <span className={cx('block', newest && 'font-semibold')}>{title}</span>
              {lines.map((line) => (
                <span key={line} className="block break-words">
                  {line}
                </span>
              ))}
              <time dateTime={at} className="block text-fg-muted text-sm">
                {when}
              </time>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
