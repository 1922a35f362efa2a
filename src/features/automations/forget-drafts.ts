/** Before the user's id in the name of every draft on the device. */
export const draftPrefix = 'automation-draft:'

/** Forgets the drafts of whoever has left, or, given a user, of everybody else who used this device. */
export function forgetDrafts(exceptUserId?: string): void {
  try {
    const kept = exceptUserId === undefined ? null : `${draftPrefix}${exceptUserId}:`
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(draftPrefix) && !(kept && key.startsWith(kept))) localStorage.removeItem(key)
    }
  } catch {
    // Storage is switched off: nothing is kept there.
  }
}
