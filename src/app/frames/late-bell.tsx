import { Suspense } from 'react'
import { optional } from '@/ui/preloadable'
import { useIdle } from '@/ui/when-idle'

const Bell = optional(async () => ({ default: (await import('./late-owner-parts')).Bell }))

/** Keeps the bell's place until the page is idle. */
export function LateBell() {
  const idle = useIdle()
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
