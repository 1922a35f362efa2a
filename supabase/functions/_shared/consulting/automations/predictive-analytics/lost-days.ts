/** Days of some month on which the house did not open, where the owner does not say which. */
import { addDays, shortDay } from '../../base/calendar.ts'
import { joinList } from '../../base/language/text.ts'
import type { WishOf } from '../../base/request/wish.ts'
import { median } from '../../base/statistics.ts'

type Week = { monday: string; units: number; days: number }

/** Share of the usual week below which one counts as a dip. */
const dip = 0.85

/** The weeks of the period with fewer open days than usual, or else clearly weaker than the sheet's middle. */
export function weeksWithLostDays(
  { from = '', to = from, days = 0 }: WishOf<'date'>,
  weeks: readonly Week[],
): string[] {
  const usualDays = Math.round(median(weeks.map((week) => week.days)))
  const usual = median(weeks.map(({ units }) => units))
  const within = weeks.filter(({ monday }) => monday <= to && addDays(monday, 6) >= from)
  const shorter = within.filter((week) => week.days < usualDays)
  const missing = shorter.reduce((sum, week) => sum + usualDays - week.days, 0)
  if (shorter.length > 0 && missing <= 2 * days) return shorter.map(({ monday }) => monday)
  return within.filter(({ units }) => units < dip * usual).map(({ monday }) => monday)
}

/** The weeks of a month's closed days; a week without rows is one of them where none is merely weaker. */
export function lostWeeks(
  wish: WishOf<'date'>,
  weeks: readonly Week[],
  mondays: readonly { monday: string; at: number }[],
): string[] {
  const found = weeksWithLostDays(wish, weeks)
  const { from = '', to = from } = wish
  return found.length > 0
    ? found
    : mondays.flatMap(({ monday, at }) =>
        at < 0 && monday <= to && addDays(monday, 6) >= from ? [monday] : [],
      )
}

/** What was done about the days. */
export function lostDaysWords(mondays: readonly string[]): string {
  if (mondays.length === 0)
    return 'nenhuma semana desse mês ficou com menos dias nem abaixo das outras na planilha, então não havia o que tirar da conta.'
  return mondays.length === 1
    ? `apareceu na semana de ${shortDay(mondays[0] ?? '')}, que ficou fora da conta.`
    : `apareceu nas semanas de ${joinList(mondays.map(shortDay))}, que ficaram fora da conta.`
}
