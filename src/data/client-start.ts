// The client is large: pages for visitors load it when something is asked of the server. Who wants to follow the
// session of such a page waits here for that moment.

let started = false
const waiting = new Set<() => void>()

/** For the client alone: it stands. */
export function announceClient(): void {
  started = true
  for (const callback of waiting) callback()
  waiting.clear()
}

/** Calls back once, as soon as there is a client. Returns the way to stop waiting. */
export function onClientStart(callback: () => void): () => void {
  if (started) callback()
  else waiting.add(callback)
  return () => waiting.delete(callback)
}
