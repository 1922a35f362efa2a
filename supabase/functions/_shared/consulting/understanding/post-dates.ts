import type { Draft } from './draft.ts'
import { withEvents } from './post-events.ts'
import { withPeriods } from './post-periods.ts'
import { withRefusals } from './post-rules.ts'
import { readSpecialDates } from './read-dates.ts'
import type { HouseName } from './vocabulary.ts'

/** Dates to post about, the days that the calendar covers, and what may not be published. */
export const readPostDates = (text: string, today: string, names: readonly HouseName[]): Draft =>
  withEvents(text, withRefusals(text, withPeriods(text, readSpecialDates(text, today), today)), names)
