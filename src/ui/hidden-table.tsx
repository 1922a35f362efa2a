import type { ReactNode } from 'react'

/** The table behind a drawing, for screen readers alone. A table cannot be clipped itself: its cells keep their width. */
export function HiddenTable({ children }: { children: ReactNode }) {
  return (
    <div className="sr-only">
      <table>{children}</table>
    </div>
  )
}
