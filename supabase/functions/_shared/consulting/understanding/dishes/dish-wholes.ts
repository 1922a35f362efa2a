/** What is read before all others, which know the beginning of such a sentence and lose what it is said of. */
import type { DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { healthWords } from '../text/health-words.ts'
import { blankOut } from '../text/take-out.ts'
import { cookingTogether } from './cooking-together.ts'
import { dividedLists } from './counted-lists.ts'
import { partsOfCourses } from './menu-parts.ts'
import { sentenceAt } from './names.ts'
import { ofOnePart } from './of-a-part.ts'
import type { Reader } from './shape.ts'
import { ifInSeason, whichOne } from './which-one.ts'
import { wholeClauses } from './whole-clauses.ts'

export function readDishWholes(text: string, today: string): DraftWish[] {
  const said = foldInPlace(text).toLowerCase()
  const read = (readers: readonly Reader[], rest: string) =>
    readers.flatMap((reader) =>
      reader(rest, { today, items: [], whole: said }).flatMap(({ start, end, wishes }) =>
        // Somebody's health is spoken of: other readers decide.
        healthWords.test(sentenceAt(said, start)) ? [] : wishes.map((wish) => ({ wish, start, end })),
      ),
    )
  const divided = read([dividedLists], said)
  return [
    ...divided,
    ...read(
      [...wholeClauses, ...cookingTogether, ...ofOnePart, partsOfCourses, ifInSeason, whichOne],
      blankOut(said, divided),
    ),
  ]
}
