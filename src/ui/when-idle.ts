import { useEffect } from 'react'
import type { Preloadable } from './preloadable'

/** Runs `work` when the browser has nothing better to do, or after a second. Returns the way to call it off. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 1000)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(work, { timeout: 1000 })
  return () => cancelIdleCallback(request)
}

/** Fetches a part that is not shown yet: its first press may come when the network is gone. Failing, it is asked for then. */
export function usePreloadWhenIdle({ preload }: Pick<Preloadable<never>, 'preload'>): void {
  useEffect(() => whenIdle(() => void preload().catch(() => undefined)), [preload])
}
