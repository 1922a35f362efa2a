import type { OpenParts } from '../../report/open-parts.ts'
import type { PostCalendar } from './schema.ts'

/** What is published has no costs. */
export const openParts: OpenParts<PostCalendar> = {
  sections: 'all',
  prices: 'all',
  costs: [],
}
