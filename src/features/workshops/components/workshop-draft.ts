import type { DateValue } from './date-fields'

export type WorkshopDraft = {
  type: string
  date: DateValue
  notes: string
  /** The free time that was chosen; null when day and hour were typed. */
  picked: string | null
}

export const emptyDraft: WorkshopDraft = {
  type: '',
  date: { day: '', time: '09:00' },
  notes: '',
  picked: null,
}
