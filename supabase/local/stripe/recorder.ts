import { type EventCause, type EventDraft, noRequest, recordEvent } from './events.ts'
import type { Store } from './store.ts'

/** What every step that changes something ends with: its events, then one save. */
export interface Recorder {
  /** The stand-in's time, in Unix seconds. */
  seconds(): number
  /** Records an event about its object as it is now. */
  emit(draft: EventDraft, cause?: EventCause): void
  /** Saves the state and has the recorded events sent. */
  commit(): void
}

export function createRecorder(dependencies: {
  store: Store
  now: () => Date
  /** Called after events were recorded and saved. */
  onEvents: () => void
}): Recorder {
  const { store, now, onEvents } = dependencies
  const seconds = () => Math.floor(now().getTime() / 1000)
  return {
    seconds,
    emit(draft, cause = noRequest) {
      recordEvent(store, seconds(), draft, cause)
    },
    commit() {
      store.save()
      onEvents()
    },
  }
}
