/** All that is known before a week is forecast. */
import type { Answers } from '../../base/answers/definition.ts'
import type { EngineContext } from '../../base/context.ts'
import { type Contract, contractsOf } from './contracts.ts'
import { type OpenDays, openDays } from './open-days.ts'
import { readSheet, type SheetWeeks } from './read-sheet.ts'
import { type Shortages, shortagesOf } from './shortages.ts'
import { type Statements, statementsOf } from './statements.ts'
import { type UsableWeeks, usableWeeks } from './usable-weeks.ts'
import { type WholeDays, wholeDays } from './whole-days.ts'

export type Basis = {
  context: EngineContext
  statements: Statements
  sheet: SheetWeeks
  days: OpenDays
  usable: UsableWeeks
  /** What makes a past week one with all its days. */
  whole: WholeDays
  /** What ran out, and what it would have sold. */
  short: Shortages
  /** Contracts that end in the weeks to come. */
  contracts: Contract[]
}

/**
 * @throws EngineError `answers_invalid` without a sheet, `not_enough_data` without dates or with fewer than 8 whole
 * weeks
 */
export function basisOf(answers: Answers, context: EngineContext): Basis {
  const statements = statementsOf(context.sheet)
  const { dates, questions } = statements
  const sheet = readSheet(answers, context, questions)
  const days = openDays(sheet.sales, context, dates)
  const whole = wholeDays(sheet.sales, days, dates)
  const usable = usableWeeks(sheet, dates, days.openingOf.units, whole)
  const contracts = contractsOf(questions, sheet.sales, context, usable.isLeftOut)
  const short = shortagesOf(sheet, statements.itemDates, context)
  return { context, statements, sheet, days, usable, whole, short, contracts }
}
