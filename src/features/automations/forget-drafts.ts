/** Key prefix of every draft on the device; the user's id follows. */
export const draftPrefix = 'automation-draft:'

/** Removes all drafts on the device, or those of every other user when one is given. */
export function forgetDrafts(exceptUserId?: string): void {
  try {
    const kept = exceptUserId === undefined ? null : `${draftPrefix}${exceptUserId}:`
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(draftPrefix) && !(kept && key.startsWith(kept))) localStorage.removeItem(key)
    }
  } catch {
    // Storage is disabled.
  }
}
