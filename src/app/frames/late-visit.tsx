import { Suspense } from 'react'
import { optional } from '@/ui/preloadable'
import { useIdle } from '@/ui/when-idle'
import type { VisitProps } from './visit'

const Visit = optional<VisitProps>(async () => ({ default: (await import('./late-owner-parts')).Visit }))

/** Begins the visit once the page is idle. */
export function LateVisit(props: VisitProps) {
  const idle = useIdle()
  return (
    idle && (
      <Suspense>
        <Visit {...props} />
      </Suspense>
    )
  )
}
