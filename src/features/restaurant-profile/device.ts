/** Clears what this browser keeps of an account: its session, and the drafts of its forms. */
export function forgetOnDevice(userId: string): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) {
        if (`${key}${storage.getItem(key)}`.includes(userId)) storage.removeItem(key)
      }
    }
  } catch {
    // Storage is switched off: nothing is kept there.
  }
}
