import type { watchUser } from './auth'
import type { lastKnownOf } from './last-known'

/** Code that follows the session, loaded with the auth client. */
export type AuthFollowers = { watchUser: typeof watchUser; lastKnownOf: typeof lastKnownOf }

// The auth client is large: visitors' pages load it with their first request. Code that follows the session of such a
// page subscribes here.

let arrived: AuthFollowers | undefined
const waiting = new Set<(followers: AuthFollowers) => void>()

/** Called once, by the auth client when it has loaded. */
export function announceAuth(followers: AuthFollowers): void {
  arrived = followers
  for (const callback of waiting) callback(followers)
  waiting.clear()
}

/** Calls back once the auth client has loaded. Returns the function that unsubscribes. */
export function onAuthArrival(callback: (followers: AuthFollowers) => void): () => void {
  if (arrived) callback(arrived)
  else waiting.add(callback)
  return () => waiting.delete(callback)
}
