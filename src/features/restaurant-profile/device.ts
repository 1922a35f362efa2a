/** Clears what this browser stores of an account: its session and its drafts. */
export function forgetOnDevice(userId: string): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) {
        if (`${key}${storage.getItem(key)}`.includes(userId)) storage.removeItem(key)
      }
    }
  } catch {
    // Storage is disabled.
  }
}
