const verifiedKey = 'age_verified'
const dateKey = 'verification_date'

// Separate from domain/age, because every page loads this first.
/** Days for which a confirmed age is remembered on the device. */
const ageVerificationDays = 30

/** Whether this device stores a confirmation that is still valid. Clears expired or unreadable ones. */
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
    // Storage is disabled: every visit asks again.
    return false
  }
}

/** Stores the confirmation on this device. Without storage it lasts for this visit. */
export function rememberAge(now: Date): void {
  try {
    localStorage.setItem(verifiedKey, 'true')
    localStorage.setItem(dateKey, now.toISOString())
  } catch {
    // The visitor is admitted anyway.
  }
}

/** Whether a confirmation stored at `verifiedAt` (ISO) is still valid. Unreadable and future times are not. */
function isVerificationCurrent(verifiedAt: string | null, now: Date): boolean {
  if (!verifiedAt) return false
  const age = now.getTime() - Date.parse(verifiedAt)
  return age >= 0 && age < ageVerificationDays * 24 * 60 * 60 * 1000
}
