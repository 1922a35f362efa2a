import { Suspense, useEffect, useState } from 'react'
import { optional } from '@/ui/preloadable'
import { whenIdle } from '@/ui/when-idle'

const Bell = optional(async () => ({ default: (await import('./late-owner-parts')).Bell }))

/** Keeps the bell's place until the page is idle. */
export function LateBell() {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return (
    <div className="size-11">
      {idle && (
        <Suspense>
          <Bell />
        </Suspense>
      )}
    </div>
  )
}
