/** Weeks of what is bought: in whole packs, by delivery, and equal ones together. */
import { addDays, shortDay, weekdayNames } from '../../../base/calendar.ts'
import { joinList } from '../../../base/language/text.ts'
import { amountOf } from '../purchase-words.ts'
import { onThe } from '../sentences.ts'
import { spanWords } from '../week-groups.ts'
import type { Answer, Asked, Question } from './asked.ts'
import { daysOf, servedBy } from './buying.ts'

export type Week = { monday: string; amount: number }

/** Equal weeks together: "14 kg por semana de 23/11 a 20/12, 11 kg na de 21/12" */
export function weekRows(weeks: readonly Week[], say: (amount: number) => string): string[][] {
  const groups: { from: string; to: string; said: string }[] = []
  for (const { monday, amount } of weeks) {
    const last = groups.at(-1)
    const said = say(amount)
    if (last?.said === said) last.to = monday
    else groups.push({ from: monday, to: monday, said })
  }
  return groups.map(({ from, to, said }) => [
    `${spanWords(from, addDays(to, 6))}${from === to ? '' : ', por semana'}`,
    said,
  ])
}

export const tableOf = (caption: string, rows: string[][], header: string): Pick<Answer, 'table'> =>
  rows.length < 2 ? {} : { table: { caption, headers: ['Semana', header], rows, numeric: [1] } }

/** Whole packs of the weeks, each with what the one before left over. */
export function packWeeks(weeks: readonly Week[], size: number): Week[] {
  let rest = 0
  return weeks.map(({ monday, amount }) => {
    const packs = Math.max(0, Math.ceil((amount - rest) / size - 1e-9))
    rest += packs * size - amount
    return { monday, amount: packs }
  })
}

/** The week's amount by the owner's deliveries: "quarta 90, sábado 160". */
export function deliveryWords(
  question: Question,
  { forecast, questions }: Asked,
  amount: number,
  unit: string,
): string {
  const told = questions.find(
    ({ about, weekdays, item, what }) =>
      about === 'deliveries' &&
      weekdays !== undefined &&
      (what === 'tudo' || item === question.item || what === question.what),
  )
  if (!told?.weekdays || told.weekdays.length < 2) return ''
  const open = daysOf(forecast).map(({ weekday }) => weekday)
  const days = [...told.weekdays].toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7))
  const own = forecast.purchases.find(({ name }) => name === question.item)?.days
  const parts = servedBy(days, open).map((run, at) => {
    const share = own
      ? own.reduce((sum, { weekday, units }) => (run.includes(weekday) ? sum + units : sum), 0) /
        Math.max(
          1e-9,
          own.reduce((sum, { units }) => sum + units, 0),
        )
      : daysOf(forecast).reduce((sum, day) => (run.includes(day.weekday) ? sum + day.share : sum), 0)
    return `${(weekdayNames[days[at] ?? 0] ?? '').replace('-feira', '')}, ${amountOf(Math.ceil(amount * share), unit).replace(/ un$/, '')}`
  })
  return `Por entrega: ${joinList(parts)}.`
}

/** When a lorry that comes on certain weekdays brings the week's goods, and until when the stock must last. */
export function arrivalWords(
  weekdays: readonly number[] | undefined,
  monday: string,
  today: string,
): string[] {
  if (weekdays === undefined) return []
  const days = weekdays.map((day) => addDays(monday, (day + 6) % 7)).toSorted()
  const next = days.find((day) => day > today) ?? days[0]
  if (next === undefined) return []
  return [
    `Entrega só ${joinList(weekdays.map((day) => onThe(day)))}: a primeira é em ${shortDay(next)}, e o que há em casa tem de chegar até lá; peça na véspera, ${shortDay(addDays(next, -1))}, e depois toda semana. Cada entrega tem de durar até a seguinte.`,
  ]
}
