/** Whether the owner's words are about what may rise. */
import type { RequestSheet } from '../../../base/request/request-sheet.ts'
import type { Question } from './asked.ts'

const aboutRaises: ReadonlySet<Question['about']> = new Set<Question['about']>([
  'rise',
  'goal',
  'confidence',
  'firstStep',
  'feastPrice',
  'itemPrice',
  'fewChanges',
  'startsOn',
  'firstPrices',
])

/** Whether the owner asks for what the prices can bring. */
export const asksForRaises = ({ wishes }: RequestSheet): boolean =>
  wishes.some((wish) => wish.kind === 'question' && !wish.against && aboutRaises.has(wish.about))

/** Whether any item may rise: the owner asks about more than items by name. */
export const asksForAllRaises = ({ wishes }: RequestSheet): boolean =>
  wishes.some(
    (wish) =>
      wish.kind === 'question' && !wish.against && aboutRaises.has(wish.about) && wish.item === undefined,
  )

/** Whether the owner limits rises, and so counts on some: of what competitors sell dearer. */
export const limitsRaises = ({ wishes }: RequestSheet): boolean =>
  wishes.some((wish) => wish.kind === 'capPrice' && (wish.percent ?? wish.rise) !== undefined)
