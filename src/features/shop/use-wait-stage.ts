import { useEffect, useState } from 'react'
import { type WaitStage, waitStageAfter } from './purchase-state'

/** Increases with the time spent on the page. */
export function useWaitStage(): WaitStage {
  const [stage, setStage] = useState<WaitStage>('fresh')
  useEffect(() => {
    const waiting = setTimeout(() => setStage('waiting'), waitStageAfter.waiting)
    const slow = setTimeout(() => setStage('slow'), waitStageAfter.slow)
    return () => {
      clearTimeout(waiting)
      clearTimeout(slow)
    }
  }, [])
  return stage
}
