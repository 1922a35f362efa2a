import { readSpecialDates } from '../dates/read-dates.ts'
import type { Draft } from '../text/draft.ts'
import type { HouseName } from '../words/vocabulary.ts'
import { withEvents } from './events.ts'
import { withPeriods } from './periods.ts'
import { withRefusals } from './refusals.ts'

/** Dates to post about, the days that the calendar covers, and what may not be published. */
export const readPostDates = (text: string, today: string, names: readonly HouseName[]): Draft =>
  withEvents(text, withRefusals(text, withPeriods(text, readSpecialDates(text, today), today)), names)
