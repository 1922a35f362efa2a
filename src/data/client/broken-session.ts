import * as z from 'zod/mini'
import { sessionKey } from './session-hint'

const sessionSchema = z.object({ refresh_token: z.string().check(z.minLength(1)) })

/**
 * Removes a stored session without a refresh token. The auth client fails on it before it would clear it, so its
 * owner could neither continue nor log in again.
 */
export function dropBrokenSession(): void {
  try {
    for (const key of Object.keys(localStorage).filter((name) => sessionKey.test(name))) {
      if (!isWhole(localStorage.getItem(key))) localStorage.removeItem(key)
    }
  } catch {
    // Storage is disabled: there is nothing to remove.
  }
}

function isWhole(stored: string | null): boolean {
  try {
    return sessionSchema.safeParse(JSON.parse(stored ?? 'null')).success
  } catch {
    return false
  }
}
