import { useEffect } from 'react'
import { useFirstMove } from './first-move'
import type { Preloadable } from './preloadable'

/** Runs `work` when the browser is idle, or after a second. Returns the function to cancel it. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 1000)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(work, { timeout: 1000 })
  return () => cancelIdleCallback(request)
}

/**
 * Preloads a hidden part with the visitor's first move, which comes before its first press: that press may come after
 * the network is lost. Until then the content has the network to itself. A failed preload is requested again on the press.
 */
export function usePreloadWhenIdle({ preload }: Pick<Preloadable<never>, 'preload'>, wanted = true): void {
  const moved = useFirstMove()
  useEffect(() => {
    if (moved && wanted) return whenIdle(() => void preload().catch(() => undefined))
  }, [preload, moved, wanted])
}
