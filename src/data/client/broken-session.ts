import * as z from 'zod/mini'
import { sessionKey } from './session-hint'

const sessionSchema = z.object({ refresh_token: z.string().check(z.minLength(1)) })

/**
 * Clears a stored session that has no refresh token. The auth client can't renew such a one, and fails before it
 * would clear it: whoever has it could neither come in nor log in again.
 */
export function dropBrokenSession(): void {
  try {
    for (const key of Object.keys(localStorage).filter((name) => sessionKey.test(name))) {
      if (!isWhole(localStorage.getItem(key))) localStorage.removeItem(key)
    }
  } catch {
    // Storage is switched off: nothing is kept there.
  }
}

function isWhole(stored: string | null): boolean {
  try {
    return sessionSchema.safeParse(JSON.parse(stored ?? 'null')).success
  } catch {
    return false
  }
}
