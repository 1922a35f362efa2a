import { addDays, weekdayNames, weekdayOf } from '../../base/calendar.ts'
import { formatNumber } from '../../base/language/text.ts'
import { mean } from '../../base/statistics.ts'
import type { Measure } from './measure.ts'
import type { ForecastLine } from './schema.ts'
import { type Told, touches } from './told.ts'

/** Rise that a stated expectation without figures is priced at; an assumption. */
const supposed = 0.1

/** Longest stated span, in days, that counts as an event rather than a season. */
const event = 3

const shortDay = (iso: string) => iso.split('-').toReversed().slice(0, 2).join('/')

type Weeks = ForecastLine['coming']

/** Days of a stated period that fall in a week. */
const daysIn = (monday: string, from: string, to: string) =>
  [0, 1, 2, 3, 4, 5, 6].map((offset) => addDays(monday, offset)).filter((day) => day >= from && day <= to)

/** The figure that answers a stated period, to stand before what was done about it; '' where there is none. */
function figureOf(
  { wish, factor }: Told,
  { line, say }: Measure,
  ordinary: Weeks,
  parts: readonly number[],
): string {
  const { from, closed, effect } = wish
  if (from === undefined) return ''
  const to = wish.to ?? from
  const share = (monday: string) =>
    daysIn(monday, from, to).reduce((sum, day) => sum + (parts[weekdayOf(day)] ?? 0), 0)
  const touched = ordinary.filter(({ monday }) => touches(monday, from, to))
  if (touched.length === 0) return ''
  if (closed) {
    const lost = touched.reduce((sum, { monday, value }) => sum + value * share(monday), 0)
    return lost > 0
      ? `são ${say(lost)} a menos em vendas, e nada do que estraga se compra para esses dias; `
      : ''
  }
  const whole = line.coming.filter(({ monday }) => monday >= from && addDays(monday, 6) <= to)
  const weeks = whole.length > 0 ? whole : line.coming.filter(({ monday }) => touches(monday, from, to))
  const value = mean(weeks.map((week) => week.value))
  const days = daysIn(from, from, to)
  if (effect === undefined && to <= addDays(from, event - 1)) {
    const usual = touched.reduce((sum, week) => sum + week.value * share(week.monday), 0)
    const name =
      days.length === 1
        ? `um dia comum de ${weekdayNames[weekdayOf(from)]?.replace('-feira', '')}`
        : 'esses dias'
    return usual > 0
      ? `${name} faz${days.length === 1 ? '' : 'em'} ${say(usual)}, e o que você combinar entra por cima; `
      : ''
  }
  const range = `de ${say(Math.min(...weeks.map(({ low }) => low)))} a ${say(Math.max(...weeks.map(({ high }) => high)))}`
  const span = `de ${shortDay(from)} a ${shortDay(to)}`
  const counted = `conte com ${say(value)} por semana ${span} (em 8 de 10, ${range})`
  if (factor !== null) {
    const now = mean(line.past.flatMap((week) => (week.value === null ? [] : [week.value])).slice(-4))
    const change = value / now - 1
    return `${counted}, ${formatNumber(Math.abs(change) * 100)}% ${change > 0 ? 'acima' : 'abaixo'} das últimas quatro semanas: `
  }
  return effect === 'up'
    ? `${counted} até os primeiros dias mostrarem mais; se vierem 10% a mais, suposição nossa, são mais ${say(value * supposed)} por semana: `
    : `${counted}: `
}

/**
 * What was done about the owner's periods, each with its figure first.
 * @param ordinary the weeks as if the house were open on all of its days
 * @param parts each day's share of a week, from Sunday on
 */
export const withFigures = (
  told: readonly Told[],
  measure: Measure,
  ordinary: Weeks,
  parts: readonly number[],
): Told[] =>
  told.map((one) => ({ ...one, answer: `${figureOf(one, measure, ordinary, parts)}${one.answer}` }))
