/** What the owner states and asks, by what the forecast makes of it. */
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import { type Requirements, requirementsOf } from '../../base/request/requirements.ts'
import type { WishOf } from '../../base/request/wish.ts'
import { type ItemWish, isOfItem } from './item-wishes.ts'
import { questionsOf } from './questions/answers.ts'
import type { Question } from './questions/asked.ts'
import { periodOf } from './scope.ts'

export type Statements = {
  questions: Question[]
  /** About days of the whole house, and about days of single items. */
  dates: WishOf<'date'>[]
  itemDates: ItemWish[]
  portions: Requirements['portions']
  scopes: Requirements['scopes']
  /** The period that the forecast is to show; null if the owner names none. */
  period: { from: string; to: string } | null
}

export function statementsOf(sheet: RequestSheet): Statements {
  const { dates, portions, scopes } = requirementsOf(sheet)
  return {
    questions: questionsOf(sheet),
    dates: dates.filter((date) => !isOfItem(date)),
    itemDates: dates.filter(isOfItem),
    portions,
    scopes,
    period: periodOf(scopes),
  }
}
