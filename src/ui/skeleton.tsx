import type { ReactNode } from 'react'
import { cx } from './cx'

interface SkeletonProps {
  /** Sets the size of the placeholder, e.g. 'h-6 w-40'. */
  className?: string
}

/** A decorative placeholder with the size of the loading content. Wrap a screenful of them in `LoadingRegion`. */
export function Skeleton({ className }: SkeletonProps) {
  return (
    <div
      aria-hidden="true"
      className={cx('animate-[skeleton-breathe_1.6s_ease-in-out_infinite] rounded-small bg-line', className)}
    />
  )
}

/** Placeholder lines of text; the last one is shorter. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  const names = Array.from({ length: lines }, (_, index) => `line ${index + 1}`)
  return (
    <div aria-hidden="true" className={cx('flex flex-col gap-2.5', className)}>
      {names.map((name) => (
        <Skeleton key={name} className={name === names.at(-1) ? 'h-4 w-3/5' : 'h-4 w-full'} />
      ))}
    </div>
  )
}

interface LoadingRegionProps {
  /** Announced once to screen readers, e.g. 'Carregando pedidos'. */
  label: string
  className?: string
  children: ReactNode
}

/** Announces to screen readers that the content is loading. */
export function LoadingRegion({ label, className, children }: LoadingRegionProps) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
