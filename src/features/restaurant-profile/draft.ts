import * as z from 'zod/mini'
import type { ProfileValues } from './profile.schema'

// Unsaved input, stored while the tab is open: it survives an expired session or a reload.

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

/** A user's draft, or null. Also removes other users' drafts. */
export function readDraft(userId: string): ProfileValues | null {
  try {
    const own = sessionStorage.getItem(prefix + userId)
    for (const key of draftKeys()) if (key !== prefix + userId) sessionStorage.removeItem(key)
    return own === null ? null : draftSchema.parse(JSON.parse(own))
  } catch {
    return null
  }
}

/** Stores a draft. If the browser refuses, only the draft is lost. */
export function writeDraft(userId: string, values: ProfileValues): void {
  try {
    sessionStorage.setItem(prefix + userId, JSON.stringify(values))
  } catch {
    // The form works without a draft.
  }
}

/** Removes every draft of this tab: after saving, discarding or signing out. */
export function clearDrafts(): void {
  try {
    for (const key of draftKeys()) sessionStorage.removeItem(key)
  } catch {
    // Storage is disabled.
  }
}

function draftKeys(): string[] {
  return Object.keys(sessionStorage).filter((key) => key.startsWith(prefix))
}
