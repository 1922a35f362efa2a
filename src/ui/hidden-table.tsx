import type { ReactNode } from 'react'

/** A table for screen readers in place of a chart. The wrapper is clipped because a table’s cells keep their width. */
export function HiddenTable({ children }: { children: ReactNode }) {
  return (
    <div className="sr-only">
      <table>{children}</table>
    </div>
  )
}
