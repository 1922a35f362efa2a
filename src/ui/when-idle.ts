import { useEffect } from 'react'
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
 * Preloads a hidden part: its first press may come after the network is lost. A failed preload is requested again on
 * that press.
 */
export function usePreloadWhenIdle({ preload }: Pick<Preloadable<never>, 'preload'>): void {
  useEffect(() => whenIdle(() => void preload().catch(() => undefined)), [preload])
}
