const verifiedKey = 'age_verified'
const dateKey = 'verification_date'

// Apart from domain/age: every page looks at this before it knows anything else.
/** Days for which a confirmed age is remembered on the device. */
const ageVerificationDays = 30

/** Whether this device holds a confirmation that still counts. What is old or unreadable is cleared. */
export function isAgeRemembered(now: Date): boolean {
  try {
    const current =
      localStorage.getItem(verifiedKey) === 'true' &&
      isVerificationCurrent(localStorage.getItem(dateKey), now)
    if (!current) {
      localStorage.removeItem(verifiedKey)
      localStorage.removeItem(dateKey)
    }
    return current
  } catch {
    // Storage is switched off: every visit asks again.
    return false
  }
}

/** Remembers the confirmation on this device, where it can; otherwise it holds for this visit alone. */
export function rememberAge(now: Date): void {
  try {
    localStorage.setItem(verifiedKey, 'true')
    localStorage.setItem(dateKey, now.toISOString())
  } catch {
    // Nothing to do: the visitor is let in all the same.
  }
}

/** Whether a confirmation stored at `verifiedAt` (ISO) still counts. Unreadable or future times do not. */
function isVerificationCurrent(verifiedAt: string | null, now: Date): boolean {
  if (!verifiedAt) return false
  const age = now.getTime() - Date.parse(verifiedAt)
  return age >= 0 && age < ageVerificationDays * 24 * 60 * 60 * 1000
}
