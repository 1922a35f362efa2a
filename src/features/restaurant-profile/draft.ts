import * as z from 'zod/mini'
import type { ProfileValues } from './profile.schema'

// What was typed and not saved, for as long as the tab is open: an expired session or a reload loses nothing.

const prefix = 'profile-draft:'

const draftSchema = z.object({
  name: z.string(),
  cnpj: z.string(),
  restaurant_type: z.string(),
  contact_name: z.string(),
  contact_email: z.string(),
  contact_phone: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
})

/** A user's draft, or null. Those of anybody who used this tab before are cleared. */
export function readDraft(userId: string): ProfileValues | null {
  try {
    const own = sessionStorage.getItem(prefix + userId)
    for (const key of draftKeys()) if (key !== prefix + userId) sessionStorage.removeItem(key)
    return own === null ? null : draftSchema.parse(JSON.parse(own))
  } catch {
    return null
  }
}

/** Stores a draft; a browser that refuses only loses the convenience. */
export function writeDraft(userId: string, values: ProfileValues): void {
  try {
    sessionStorage.setItem(prefix + userId, JSON.stringify(values))
  } catch {
    // The form works without it.
  }
}

/** Forgets every draft of this tab: what was typed is saved, given up, or its owner has left. */
export function clearDrafts(): void {
  try {
    for (const key of draftKeys()) sessionStorage.removeItem(key)
  } catch {
    // Storage is switched off: nothing is kept there.
  }
}

function draftKeys(): string[] {
  return Object.keys(sessionStorage).filter((key) => key.startsWith(prefix))
}
