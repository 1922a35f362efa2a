/** What the kitchen prepares of one good for some days: "massa" for the pizzas of Friday and Saturday. */
import { addDays, shortDay, weekdayNames } from '../../../base/calendar.ts'
import { capitalize } from '../../../base/language/grammar.ts'
import { foldAccents, formatNumber, joinList, tokenize } from '../../../base/language/text.ts'
import { formatCount as whole } from '../figures.ts'
import { amountOf } from '../purchase-words.ts'
import { spanWords } from '../week-groups.ts'
import type { Answer, Asked, Question } from './asked.ts'

/** Weeks of the table where the owner names none. */
const usualWeeks = 4

const nameOf = (weekday: number) => (weekdayNames[weekday] ?? '').replace('-feira', '')

export function answerBatches(
  question: Question,
  { forecast, sales, isClosed = () => false }: Asked,
): Answer | null {
  const { what = '', weekdays, from, to } = question
  const words = tokenize(foldAccents(what))
  const good = (forecast.ingredients ?? []).find(
    (one) =>
      words.every((word) => tokenize(foldAccents(one.name)).includes(word)) &&
      one.each?.some(({ own }) => own),
  )
  const each = (good?.each ?? []).filter(({ own }) => own)
  const [portion] = each
  if (!good || !portion || each.some(({ amount }) => amount !== portion.amount)) return null
  const names = new Set(each.map(({ item }) => item))
  const days = new Map<number, number>()
  for (const { name, weekdays: own = [] } of sales.itemWeeks)
    if (names.has(name)) for (const [day, units] of own.entries()) days.set(day, (days.get(day) ?? 0) + units)
  const open = [1, 2, 3, 4, 5, 6, 0].filter((day) => (days.get(day) ?? 0) > 0)
  const shown = weekdays === undefined ? open : open.filter((day) => weekdays.includes(day))
  if (shown.length === 0) return null
  const lines = (forecast.items ?? []).filter(({ name }) => names.has(name))
  const on = (monday: string, day: number) => addDays(monday, (day + 6) % 7)
  const weeks = forecast.units.coming
    .filter(
      ({ monday }) =>
        monday >= (forecast.target ?? '') &&
        (from === undefined || addDays(monday, 6) >= from) &&
        (to === undefined || monday <= to),
    )
    .slice(0, to === undefined ? usualWeeks : 8)
    .map(({ monday }) => {
      const coming = lines.flatMap((line) => line.coming.find((week) => week.monday === monday) ?? [])
      const sum = (of: 'value' | 'high') => coming.reduce((all, week) => all + week[of], 0)
      const left = open.reduce(
        (all, day) => (isClosed(on(monday, day)) ? all : all + (days.get(day) ?? 0)),
        0,
      )
      const part = (day: number) =>
        isClosed(on(monday, day)) ? 0 : (days.get(day) ?? 0) / Math.max(1e-9, left)
      return {
        monday,
        // The spread of a sum is less than the sum of the spreads: half of it is enough beyond the expected.
        days: shown.map((day) => ({
          day,
          units: Math.ceil(sum('value') * part(day)),
          full: Math.ceil(((sum('value') + sum('high')) / 2) * part(day)),
        })),
      }
    })
  const [first] = weeks
  if (!first) return null
  const grams = (units: number) => amountOf(units * portion.amount, good.unit)
  const noun = capitalize(what)
  const closed = (units: number) => (units === 0 ? 'fechada' : `${whole(units)} · ${grams(units)}`)
  return {
    verdict: `${noun}, na semana de ${shortDay(first.monday)}: ${joinList(first.days.map(({ day, units }) => `${nameOf(day)}, ${whole(units)} porções de ${whole(portion.amount)} ${good.unit} (${grams(units)})`))}.`,
    texts: [
      `Se a noite encher: ${joinList(first.days.map(({ day, full }) => `${nameOf(day)}, ${whole(full)}`))}. Conta: o que se espera de ${whole(names.size)} itens, uma porção de ${formatNumber(portion.amount)} ${good.unit} em cada, a sua medida.`,
    ],
    ...(weeks.length > 1 && {
      table: {
        caption: `${noun}, porções e peso por dia`,
        headers: ['Semana', ...shown.map((day) => capitalize(nameOf(day)))],
        rows: weeks.map((week) => [
          spanWords(week.monday, addDays(week.monday, 6)),
          ...week.days.map(({ units }) => closed(units)),
        ]),
        numeric: shown.map((_, at) => at + 1),
      },
    }),
  }
}
