/** Units of some items by day, for several weeks. */
import { addDays, shortDay, weekdayNames } from '../../../base/calendar.ts'
import { capitalize } from '../../../base/language/grammar.ts'
import { formatCount as whole } from '../figures.ts'
import type { Answer, Asked } from './asked.ts'

const inWords: Readonly<Record<string, number>> = { duas: 2, tres: 3, três: 3, quatro: 4, cinco: 5, seis: 6 }
/** Weeks shown where the owner names no number of them. */
const usual = 4
const most = 6

/** "nas próximas 4 semanas" → 4. */
export function weeksAsked(text: string): number {
  const said = /pr[oó]xim[ao]s (\d|duas|tr[eê]s|quatro|cinco|seis) semanas/iu.exec(text)?.[1]?.toLowerCase()
  return Math.min(most, said === undefined ? usual : (inWords[said] ?? Number(said)))
}

type Week = { monday: string; value: number }

/** A row for each open day, a column for each week; null where the sheet has no days. */
export function dayTable(
  title: string,
  names: readonly string[],
  weeks: readonly Week[],
  { sales, isClosed = () => false }: Asked,
): NonNullable<Answer['table']> | null {
  const own = sales.itemWeeks.filter(({ name }) => names.includes(name))
  const units = [0, 1, 2, 3, 4, 5, 6].map((day) =>
    own.reduce((sum, { weekdays = [] }) => sum + (weekdays[day] ?? 0), 0),
  )
  const open = [1, 2, 3, 4, 5, 6, 0].filter(
    (day) => (units[day] ?? 0) > 0 && sales.weekdays.some(({ weekday }) => weekday === day),
  )
  if (open.length < 2) return null
  const on = (monday: string, day: number) => addDays(monday, (day + 6) % 7)
  const cell = ({ monday, value }: Week, day: number) => {
    if (isClosed(on(monday, day))) return 'fechada'
    const all = open.reduce((sum, one) => (isClosed(on(monday, one)) ? sum : sum + (units[one] ?? 0)), 0)
    return whole(Math.round((value * (units[day] ?? 0)) / Math.max(1e-9, all)))
  }
  return {
    caption: `${capitalize(title)} por dia`,
    headers: ['Dia', ...weeks.map(({ monday }) => `${shortDay(monday)} a ${shortDay(addDays(monday, 6))}`)],
    rows: [
      ...open.map((day) => [
        (weekdayNames[day] ?? '').replace('-feira', ''),
        ...weeks.map((week) => cell(week, day)),
      ]),
      ['semana', ...weeks.map(({ value }) => whole(value))],
    ],
    numeric: weeks.map((_, at) => at + 1),
  }
}
