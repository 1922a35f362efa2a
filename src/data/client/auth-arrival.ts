import type { watchUser } from './auth'

type Watch = typeof watchUser

// The auth client is large: pages for visitors load it when something is asked of the server. Who wants to follow the
// session of such a page waits here for that moment.

let arrived: Watch | undefined
const waiting = new Set<(watch: Watch) => void>()

/** For the auth client alone: it stands. */
export function announceAuth(watch: Watch): void {
  arrived = watch
  for (const callback of waiting) callback(watch)
  waiting.clear()
}

/** Calls back once, as soon as there is an auth client. Returns the way to stop waiting. */
export function onAuthArrival(callback: (watch: Watch) => void): () => void {
  if (arrived) callback(arrived)
  else waiting.add(callback)
  return () => waiting.delete(callback)
}
