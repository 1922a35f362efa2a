import type { watchUser } from './auth'

type Watch = typeof watchUser

// The auth client is large: visitors' pages load it with their first request. Code that follows the session of such a
// page subscribes here.

let arrived: Watch | undefined
const waiting = new Set<(watch: Watch) => void>()

/** Called once, by the auth client when it has loaded. */
export function announceAuth(watch: Watch): void {
  arrived = watch
  for (const callback of waiting) callback(watch)
  waiting.clear()
}

/** Calls back once the auth client has loaded. Returns the function that unsubscribes. */
export function onAuthArrival(callback: (watch: Watch) => void): () => void {
  if (arrived) callback(arrived)
  else waiting.add(callback)
  return () => waiting.delete(callback)
}
