import type { OpenParts } from '../../report/open-parts.ts'
import type { PostCalendar } from './schema.ts'

/** Publications have no costs. */
export const openParts: OpenParts<PostCalendar> = {
  sections: 'all',
  prices: 'all',
  costs: [],
}
