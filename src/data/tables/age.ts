import type { Enums, Row } from '../client/supabase'

/** The state of the owner's age verification. */
export type Age = {
  status: 'none' | Enums['age_status']
  /** A manager of the farm gave the answer. */
  byFarm: boolean
  /** The owner may still object to the answer. */
  contestable: boolean
  decidedAt: string | null
}

export type Attempt = Pick<Row<'age_verifications'>, 'status' | 'method' | 'contested_at' | 'decided_at'>

/** @param attempt the approved one, else the newest; null for none */
export function toAge(attempt: Attempt | null): Age {
  if (!attempt) return { status: 'none', byFarm: false, contestable: false, decidedAt: null }
  const { status, method, contested_at, decided_at } = attempt
  return {
    status,
    byFarm: method === 'farm',
    contestable: (status === 'refused' || status === 'unsure') && contested_at === null,
    decidedAt: decided_at,
  }
}
