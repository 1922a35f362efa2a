import { type ReactNode, Suspense } from 'react'
import { cx } from './cx'

interface EmptyStateProps {
  /** A woodcut, e.g. `<EmptyShelfLater />`; sized by this component. */
  illustration?: ReactNode
  title: string
  text?: ReactNode
  action?: ReactNode
  headingLevel?: 2 | 3
  className?: string
}

export function EmptyState({
  illustration,
  title,
  text,
  action,
  headingLevel = 2,
  className,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={cx('flex flex-col items-center px-4 py-10 text-center sm:py-14', className)}>
      {illustration && (
        <div className="mb-6 aspect-4/3 w-44 max-w-full text-fg">
          <Suspense>{illustration}</Suspense>
        </div>
      )}
      <Heading className="text-heading">{title}</Heading>
      {text && <p className="mt-2 max-w-md text-fg-muted">{text}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  )
}
