import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import {
  type ChargeRecord,
  type DisputeRecord,
  type IntentRecord,
  type SessionRecord,
  type State,
  stateSchema,
} from './records.ts'

export interface Store {
  readonly state: State
  /** Writes the state to its file, if any, atomically. */
  save(): void
  session(id: string): SessionRecord | null
  intent(id: string): IntentRecord | null
  charge(id: string): ChargeRecord | null
  dispute(id: string): DisputeRecord | null
}

function emptyState(): State {
  return {
    prices: [],
    sessions: [],
    intents: [],
    charges: [],
    refunds: [],
    disputes: [],
    events: [],
    answers: [],
  }
}

/** Stripe's retention of events, in milliseconds. Older delivered events are deleted. */
const eventLifetimeMs = 30 * 24 * 60 * 60 * 1000

function readState(path: string): State {
  try {
    const state = stateSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
    const oldest = (Date.now() - eventLifetimeMs) / 1000
    const events = state.events.filter(
      ({ delivery, created }) => delivery !== 'delivered' || created >= oldest,
    )
    return { ...state, events }
  } catch (error) {
    // A corrupt or outdated file must not stop the whole stack.
    const aside = `${path}.unreadable`
    renameSync(path, aside)
    console.warn(`Estado do Stripe local ilegível: guardado em ${aside}, começando do zero.`, error)
    return emptyState()
  }
}

/** Opens the state stored in `path`, or in memory when there is no path. */
export function openStore(path: string | null): Store {
  const state = path !== null && existsSync(path) ? readState(path) : emptyState()
  if (path !== null) mkdirSync(dirname(path), { recursive: true })
  const byId = <Item extends { id: string }>(items: readonly Item[], id: string): Item | null =>
    items.find((item) => item.id === id) ?? null
  return {
    state,
    save() {
      if (path === null) return
      const draft = `${path}.${process.pid}.tmp`
      writeFileSync(draft, JSON.stringify(state), { mode: 0o600 })
      renameSync(draft, path)
    },
    session: (id) => byId(state.sessions, id),
    intent: (id) => byId(state.intents, id),
    charge: (id) => byId(state.charges, id),
    dispute: (id) => byId(state.disputes, id),
  }
}
