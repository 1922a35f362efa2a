import { Suspense, useEffect, useState } from 'react'
import { useFirstMove } from '@/ui/first-move'
import { optional } from '@/ui/preloadable'
import { whenIdle } from '@/ui/when-idle'
import type { VisitProps } from './visit'

const Visit = optional<VisitProps>(() => import('./visit'))

/** Milliseconds after which a visit begins without a move: the visitor may be reading. */
const latest = 10_000

/** Begins the visit with the first move. Until then the content has the network to itself. */
export function LateVisit(props: VisitProps) {
  const moved = useFirstMove()
  const [begun, setBegun] = useState(false)
  useEffect(() => {
    const begin = () => setBegun(true)
    if (moved) return whenIdle(begin)
    const timer = setTimeout(begin, latest)
    return () => clearTimeout(timer)
  }, [moved])
  return (
    begun && (
      <Suspense>
        <Visit {...props} />
      </Suspense>
    )
  )
}
