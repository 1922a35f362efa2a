/** How the API misbehaves: not at all, with a 500 for every call, or by holding its answers back. */
export type FaultMode = 'none' | 'down' | 'slow'

export interface Faults {
  mode(): FaultMode
  /** @param ms how long `slow` holds an answer back; null holds it until the mode changes */
  set(mode: FaultMode, ms: number | null): void
  /** Resolves when an answer may be sent. */
  hold(): Promise<void>
}

/**
 * `slow` lets a call do its work and holds back the answer alone: the caller who gives up does not know that
 * it has happened, which is what idempotency keys are for.
 */
export function createFaults(): Faults {
  let current: FaultMode = 'none'
  let delayMs: number | null = null
  const held = new Set<() => void>()
  return {
    mode: () => current,
    set(mode, ms) {
      current = mode
      delayMs = ms
      for (const release of held) release()
    },
    hold() {
      if (current !== 'slow') return Promise.resolve()
      return new Promise((resolve) => {
        const release = () => {
          held.delete(release)
          if (timer !== null) clearTimeout(timer)
          resolve()
        }
        const timer = delayMs === null ? null : setTimeout(release, delayMs)
        held.add(release)
      })
    },
  }
}
