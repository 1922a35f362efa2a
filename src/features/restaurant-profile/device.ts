/** Clears what this browser keeps of an account: its session, and the drafts of its forms. */
export function forgetOnDevice(userId: string): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (`${key}${localStorage.getItem(key)}`.includes(userId)) localStorage.removeItem(key)
    }
  } catch {
    // Storage is switched off: nothing is kept there.
  }
}
