import { Suspense } from 'react'
import { firstMove } from '@/ui/first-move'
import { optional } from '@/ui/preloadable'

const id = 'copper-still'

/** Where the HTML contains the still, its script waits: it draws what is there already. */
export const Still = optional(async () => {
  if (typeof document !== 'undefined' && document.getElementById(id)) await firstMove()
  return { default: (await import('@/ui/illustrations/copper-still')).CopperStill }
})

/** The still beside the title. One element for all renders: React drops prerendered markup that an update reaches. */
export const still = (
  <div id={id}>
    <Suspense>
      <Still />
    </Suspense>
  </div>
)
