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

/** Units of some items in a week that a party takes on its one day. */
function partiesOf(names: readonly string[], { monday, value }: Week, { stated = [], forecast }: Asked) {
  const house = forecast.units.coming.find((week) => week.monday === monday)?.value ?? 0
  return stated.flatMap(({ day, item, units, instead, monday: of }) =>
    day === undefined ||
    of !== monday ||
    instead !== undefined ||
    (item !== undefined && !names.includes(item))
      ? []
      : [{ day, units: item === undefined && house > 0 ? (units * value) / house : units }],
  )
}

/** A row for each open day, a column for each week; null where the sheet has no days. */
export function dayTable(
  title: string,
  names: readonly string[],
  weeks: readonly Week[],
  asked: Asked,
): NonNullable<Answer['table']> | null {
  const { sales, isClosed = () => false } = asked
  const own = sales.itemWeeks.filter(({ name }) => names.includes(name))
  const units = [0, 1, 2, 3, 4, 5, 6].map((day) =>
    own.reduce((sum, { weekdays = [] }) => sum + (weekdays[day] ?? 0), 0),
  )
  const open = [1, 2, 3, 4, 5, 6, 0].filter(
    (day) => (units[day] ?? 0) > 0 && sales.weekdays.some(({ weekday }) => weekday === day),
  )
  if (open.length < 2) return null
  const on = (monday: string, day: number) => addDays(monday, (day + 6) % 7)
  const cell = (week: Week, day: number) => {
    const { monday, value } = week
    const parties = partiesOf(names, week, asked)
    const ofDay = parties.reduce((sum, one) => (one.day === on(monday, day) ? sum + one.units : sum), 0)
    const usual = value - parties.reduce((sum, { units: of }) => sum + of, 0)
    if (isClosed(on(monday, day))) return 'fechada'
    const all = open.reduce((sum, one) => (isClosed(on(monday, one)) ? sum : sum + (units[one] ?? 0)), 0)
    return whole(Math.round((usual * (units[day] ?? 0)) / Math.max(1e-9, all) + ofDay))
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
