import { RotateCw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button'
import { cx } from './cx'
import { useRetryFocus } from './use-retry-focus'

interface ErrorStateProps {
  title: string
  message?: ReactNode
  /** Adds a retry button. */
  onRetry?: () => void
  retryLabel?: string
  retrying?: boolean
  /** An alternative action, e.g. a link back. */
  action?: ReactNode
  className?: string
}

export function ErrorState({
  title,
  message,
  onRetry,
  retryLabel = 'Tentar novamente',
  retrying = false,
  action,
  className,
}: ErrorStateProps) {
  const { ref, pressed } = useRetryFocus<HTMLDivElement>()
  return (
    <div
      ref={ref}
      role="alert"
      className={cx('flex flex-col items-center px-4 py-10 text-center sm:py-14', className)}
    >
      <span className="mb-4 grid size-14 place-items-center rounded-full bg-tone-red text-tone-red-fg">
        <TriangleAlert aria-hidden size={28} />
      </span>
      <h2 className="text-heading">{title}</h2>
      {message && <p className="mt-2 max-w-md text-fg-muted">{message}</p>}
      {(onRetry || action) && (
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          {onRetry && (
            <Button
              onClick={() => {
                pressed()
                onRetry()
              }}
              loading={retrying}
              icon={<RotateCw aria-hidden size={18} />}
            >
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  )
}
