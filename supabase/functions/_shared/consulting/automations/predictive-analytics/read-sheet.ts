/** The owner's sales sheet, with its items by the house's names and its whole weeks. */
import type { Answers } from '../../base/answers/definition.ts'
import { salesOf } from '../../base/answers/read.ts'
import { addDays } from '../../base/calendar.ts'
import type { EngineContext } from '../../base/context.ts'
import { EngineError } from '../../base/errors.ts'
import { sellsOf } from '../../base/house/own-menu.ts'
import { spelledSales } from '../../base/house/spelled-sales.ts'
import { wholeWeeks } from '../../base/sales/whole-weeks.ts'
import type { Sales } from '../../documents/sales.ts'
import { joinedItems } from './joined-items.ts'
import { regularDays } from './open-days.ts'
import type { Question } from './questions/asked.ts'
import { fewestWeeks, mondaysOf } from './weeks.ts'
import { byUsualDays } from './whole-days.ts'

export type SheetWeeks = {
  /** The sheet; its weekdays are those on which the house opens. */
  sales: Sales
  /** Its whole weeks: those from `from` on and before `to`, by their index in the sheet. */
  weeks: Sales['weeks']
  from: number
  to: number
  /** Mondays of the incomplete weeks that are left out. */
  partial: string[]
  /** Every Monday of the period, with its index in `weeks`; −1 is a gap. */
  mondays: { monday: string; at: number }[]
  /** Last day of the last whole week. */
  end: string
}

/**
 * @throws EngineError `answers_invalid` without a sheet, `not_enough_data` without dates or with fewer than 8 whole
 * weeks
 */
export function readSheet(
  answers: Answers,
  context: EngineContext,
  questions: readonly Question[],
): SheetWeeks {
  const sheet = salesOf(answers, 'sales_data')
  if (!sheet) throw new EngineError('answers_invalid', 'Envie a planilha de vendas.')
  const menu = sellsOf(context.house).map(({ name }) => name)
  const given = joinedItems(spelledSales(sheet, menu), questions)
  const sales = { ...given, weekdays: regularDays(given) }
  if (sales.weeks.length === 0) {
    throw new EngineError(
      'not_enough_data',
      'A planilha não tem uma coluna de datas que dê para ler. A previsão precisa da data de cada venda.',
    )
  }
  const whole = wholeWeeks(sales)
  if (whole.weeks.length < fewestWeeks) {
    throw new EngineError(
      'not_enough_data',
      `A previsão precisa de pelo menos ${fewestWeeks} semanas completas de vendas; a planilha tem ${whole.weeks.length}.`,
    )
  }
  return {
    sales: byUsualDays(sales),
    ...whole,
    mondays: mondaysOf(whole.weeks.map(({ monday }) => monday)),
    end: addDays(whole.weeks.at(-1)?.monday ?? '', 6),
  }
}
