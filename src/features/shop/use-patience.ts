import { useEffect, useState } from 'react'
import { type Patience, patienceMarks } from './purchase-state'

/** Increases with the time spent on the page. */
export function usePatience(): Patience {
  const [patience, setPatience] = useState<Patience>('fresh')
  useEffect(() => {
    const waiting = setTimeout(() => setPatience('waiting'), patienceMarks.waiting)
    const slow = setTimeout(() => setPatience('slow'), patienceMarks.slow)
    return () => {
      clearTimeout(waiting)
      clearTimeout(slow)
    }
  }, [])
  return patience
}
