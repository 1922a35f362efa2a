/** Clauses that hold two statements, each with its own days. */
import type { Slice } from '../dates/entries.ts'
import { findDates } from '../dates/find-dates.ts'
import { closedWeekdays } from '../dates/weekdays.ts'
import { foldInPlace } from '../text/fold.ts'
import { lastsUntil } from './stated-figures.ts'

/** "24/12 fechamos às 16h e no dia 25/12 não abrimos": two statements, each with its own days. */
export function parted(clauses: readonly Slice[], today: string): Slice[] {
  return clauses.flatMap((clause) => {
    const at = [...clause.text.matchAll(/\s+e\s+(?=\S)/gu)].find(({ index, 0: joint }) => {
      const halves = [clause.text.slice(0, index), clause.text.slice(index + joint.length)]
      const says = (half: string) =>
        /\b(?:fech|abr|funcion|encerr|lota|dobr|enche|cai)\w*/.test(foldInPlace(half)) ||
        lastsUntil(foldInPlace(half))
      const [first = '', second = ''] = halves
      // "fechamos às segundas e no dia 25 de dezembro também"
      if (
        closedWeekdays(first) !== null &&
        findDates(first, today).length === 0 &&
        findDates(second, today).length > 0 &&
        /\b(?:tambem|tb|tbm)(?: nao)?$/.test(foldInPlace(second).trim())
      )
        return true
      return halves.every((half) => findDates(half, today).length > 0 && says(half))
    })
    if (!at) return [clause]
    const next = at.index + at[0].length
    return [
      { ...clause, text: clause.text.slice(0, at.index) },
      { text: clause.text.slice(next), start: clause.start + next },
    ]
  })
}
