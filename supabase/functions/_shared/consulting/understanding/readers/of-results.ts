/** What new drinks and dishes are read with. */
import { withoutHalves } from '../text/half-read.ts'
import { withoutOrdersInQuestions } from '../unread/asked.ts'
import { withCompounds } from '../unread/compounds.ts'
import { halfNumbers } from '../unread/half-numbers.ts'
import { withoutSubjectsBehind } from '../unread/lost-subjects.ts'
import { withToldBefore } from '../unread/told-before.ts'
import { withCoursePrices } from '../wishes/prices/course-prices.ts'
import type { Stage, Step } from './reader.ts'
import { mend, weekdays, words } from './steps.ts'

/** Whole clauses that are only half read are given up. */
export const wholeClauses: readonly Step[] = [
  mend((text, draft) => withoutHalves(text, draft, halfNumbers)),
  mend(withoutOrdersInQuestions),
  mend(withCoursePrices),
]

export const recipes: readonly Step[] = [weekdays('recipes'), words('recipes')]

/** What is said of one drink or dish holds for no other. */
export const ofResults: readonly Stage[] = [withoutSubjectsBehind, withCompounds, withToldBefore]
