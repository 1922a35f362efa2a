/** Faults of the API: none, a 500 for every call, or delayed answers. */
export type FaultMode = 'none' | 'down' | 'slow'

export interface Faults {
  mode(): FaultMode
  /** Returns the mode for one call from its form body. */
  modeFor(body: string): FaultMode
  /**
   * @param ms the delay of `slow`; null delays until the mode changes
   * @param buyer e-mail of the only buyer affected; null affects every call
   */
  set(mode: FaultMode, ms: number | null, buyer?: string | null): void
  /** Resolves when a delayed answer may be sent. */
  hold(): Promise<void>
}

/**
 * `slow` does the work and delays only the answer. A caller who gives up does not know that the call
 * succeeded, which is the case that idempotency keys solve.
 */
export function createFaults(): Faults {
  let current: FaultMode = 'none'
  let delayMs: number | null = null
  let onlyBuyer: string | null = null
  const held = new Set<() => void>()
  return {
    mode: () => current,
    modeFor: (body) =>
      onlyBuyer === null || new URLSearchParams(body).get('customer_email') === onlyBuyer ? current : 'none',
    set(mode, ms, buyer = null) {
      current = mode
      delayMs = ms
      onlyBuyer = buyer
      for (const release of held) release()
    },
    hold() {
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
