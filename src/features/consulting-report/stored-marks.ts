/** Named marks that are kept on this device, such as ticks of a check list. */

export function readMarks(key: string): Record<string, true> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof stored === 'object' && stored !== null
      ? Object.fromEntries(Object.keys(stored).map((name) => [name, true as const]))
      : {}
  } catch {
    // Storage is disabled or holds something else: nothing is marked.
    return {}
  }
}

export function keepMark(key: string, name: string, marked: boolean): void {
  try {
    const { [name]: _, ...others } = readMarks(key)
    localStorage.setItem(key, JSON.stringify(marked ? { ...others, [name]: true } : others))
  } catch {
    // The mark is kept for this visit only.
  }
}
