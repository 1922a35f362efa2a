/** Under which name the auth client keeps its session on the device. */
export const sessionKey = /^sb-.+-auth-token$/

/**
 * Whether somebody is probably signed in on this device. A look at the storage, so that who is not needs no auth
 * client; the pages behind the login decide for real.
 */
export function hasStoredSession(): boolean {
  try {
    return Object.keys(localStorage).some((key) => sessionKey.test(key))
  } catch {
    return false
  }
}
