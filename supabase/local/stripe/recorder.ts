import { type EventCause, type EventDraft, noRequest, recordEvent } from './events.ts'
import type { Store } from './store.ts'

/** Ends every step that changes something: record its events, then save once. */
export interface Recorder {
  /** The stand-in's clock, in Unix seconds. */
  seconds(): number
  /** Records an event with its object's current state. */
  emit(draft: EventDraft, cause?: EventCause): void
  /** Saves the state and sends the recorded events. */
  commit(): void
}

export function createRecorder(dependencies: {
  store: Store
  now: () => Date
  /** Called after events are recorded and saved. */
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
