import { automationOf } from '@consulting/automation-types.ts'
import { type EngineContext, unknownHouse } from '@consulting/base/context.ts'
import type { Conflict } from '@consulting/base/request/conflict.ts'
import { useEffect, useState } from 'react'
import type { Restaurant } from '@/data/tables/restaurants'
import type { SheetReading } from './use-request-sheet'

/** Wishes that contradict each other, computed on the device. The sheet works without them. */
export function useConflicts(reading: SheetReading, restaurant: Restaurant | null): readonly Conflict[] {
  const [found, setFound] = useState<{ reading: SheetReading; conflicts: readonly Conflict[] } | null>(null)
  useEffect(() => {
    if (reading.kind !== 'read' || !restaurant) return
    const { type, answers, house, today, sheet } = reading
    const { name, city, restaurant_type } = restaurant
    const context: EngineContext = {
      ...unknownHouse,
      today,
      restaurant: { name, city: city ?? '', type: restaurant_type ?? '' },
      house,
      sheet,
    }
    let wanted = true
    automationOf(type)
      .conflicts(answers, context)
      .then(
        (conflicts) => wanted && setFound({ reading, conflicts }),
        (error: unknown) => console.warn('conflicts', error),
      )
    return () => {
      wanted = false
    }
  }, [reading, restaurant])
  // Conflicts of an earlier sheet may be settled by now.
  return found?.reading === reading ? found.conflicts : []
}
