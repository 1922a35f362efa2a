import { isVerificationCurrent } from '@/domain/age'

const verifiedKey = 'age_verified'
const dateKey = 'verification_date'

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
