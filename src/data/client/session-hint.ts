/** The storage key of the auth client's session. */
export const sessionKey = /^sb-.+-auth-token$/

/**
 * Whether somebody is probably signed in on this device. Visitors who never signed in skip loading the auth client; the
 * pages behind the login verify it.
 */
export function hasStoredSession(): boolean {
  try {
    return Object.keys(localStorage).some((key) => sessionKey.test(key))
  } catch {
    return false
  }
}
