/** How the API misbehaves: not at all, with a 500 for every call, or by holding its answers back. */
export type FaultMode = 'none' | 'down' | 'slow'

export interface Faults {
  mode(): FaultMode
  /** The mode for one call, by its form body. */
  modeFor(body: string): FaultMode
  /**
   * @param ms how long `slow` holds an answer back; null holds it until the mode changes
   * @param buyer e-mail of the one buyer whose checkouts are hit; null hits every call
   */
  set(mode: FaultMode, ms: number | null, buyer?: string | null): void
  /** Resolves when a slow answer may be sent. */
  hold(): Promise<void>
}

/**
 * `slow` lets a call do its work and holds back the answer alone: the caller who gives up does not know that
 * it has happened, which is what idempotency keys are for.
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
