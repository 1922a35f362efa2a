/** Two months side by side: the weeks that the sheet has, and those that the forecast has. */
import { addDays, monthNames, shortDay } from '../../../base/calendar.ts'
import { foldAccents, joinList } from '../../../base/language/text.ts'
import { itemWords } from '../../../base/request/describe-forecast-question.ts'
import { mean } from '../../../base/statistics.ts'
import { formatCount as whole } from '../figures.ts'
import { type Measure, measureOf } from '../measure.ts'
import { itemsNamed } from '../named-items.ts'
import { type Answer, type Asked, percentOf, usualUnitsOf } from './asked.ts'
import { notSold } from './item-days.ts'
import { weeksOf as weeksAhead } from './supply.ts'

/** With fewer weeks, a month is not known. */
const fewestWeeks = 2
/** Below this share, two months are alike. */
const alike = 0.02

type Month = { name: string; weeks: readonly { monday: string; value: number }[]; isAhead: boolean }

/** yyyy-mm of most of a week's days. */
const monthOf = (monday: string): string => addDays(monday, 3).slice(0, 7)

/** The months that a text names, in its order. */
function monthsNamed(said: string): number[] {
  const folded = foldAccents(said.toLowerCase())
  return monthNames
    .map((name, month) => ({ month, at: folded.search(new RegExp(`\\b${foldAccents(name)}\\b`)) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ month }) => month)
}

/**
 * A month ahead as it is forecast, else the last one of that name in the sheet; null where too little is known.
 * @param sold the month of the sheet first
 */
function weeksOf(month: number, { line }: Measure, sold = false): Month | null {
  const name = monthNames[month] ?? ''
  const isOf = ({ monday }: { monday: string }) => Number(monthOf(monday).slice(5)) === month + 1
  const coming = line.coming.filter(isOf).map(({ monday, value }) => ({ monday, value }))
  if (!sold && coming.length >= fewestWeeks) return { name, weeks: coming, isAhead: true }
  const past = line.past
    .flatMap(({ monday, value }) => (value === null ? [] : [{ monday, value }]))
    .filter(isOf)
  const last = past.at(-1)
  const weeks = last ? past.filter(({ monday }) => monthOf(monday) === monthOf(last.monday)) : []
  return weeks.length >= fewestWeeks ? { name, weeks, isAhead: false } : null
}

const each = ({ weeks }: Month) => mean(weeks.map(({ value }) => value))

function told(month: Month, { say }: Measure): string {
  const [first, last] = [month.weeks[0]?.monday ?? '', month.weeks.at(-1)?.monday ?? '']
  return `${month.name}, ${say(each(month))} por semana (${month.isAhead ? 'previsto' : 'vendido'} de ${shortDay(first)} a ${shortDay(addDays(last, 6))})`
}

/** What an item sold and will sell each week, told in units. */
function measureOfItem(item: string, asked: Asked): Measure | null {
  const names = itemsNamed(item, asked.sales, asked.house)
  const { weeks } = weeksAhead(item, asked)
  const past = asked.sales.weeks.map(({ monday }, at) => {
    const sold = names.flatMap((name) => usualUnitsOf(name, asked)[at] ?? [])
    return { monday, value: sold.length === 0 ? null : sold.reduce((sum, value) => sum + value, 0) }
  })
  return past.every(({ value }) => value === null)
    ? null
    : { line: { ...asked.forecast.units, past, coming: weeks }, say: whole }
}

/** Which of two months sells more a week, of an item or of the house; null where none or only one is named. */
export function comparedMonths(what: string, asked: Asked, item?: string): Answer | null {
  const { forecast } = asked
  const [one, other] = monthsNamed(what)
  if (one === undefined || other === undefined) return null
  const measure = item === undefined ? measureOf(forecast) : measureOfItem(item, asked)
  if (measure === null) return notSold(item ?? '')
  // What an item "vende mais" is what it sold, where the sheet has both.
  const sold = item === undefined ? [] : [weeksOf(one, measure, true), weeksOf(other, measure, true)]
  const months =
    sold.length > 0 && sold.every((month) => month !== null)
      ? sold
      : [weeksOf(one, measure), weeksOf(other, measure)]
  const missing = [one, other].filter((_, at) => months[at] === null).map((month) => monthNames[month] ?? '')
  const [a, b] = months
  if (!a || !b)
    return {
      verdict: `De ${joinList(missing)} não há duas semanas na planilha nem na previsão.`,
      texts: [
        ...(a ? [`O que há: ${told(a, measure)}.`] : []),
        ...(b ? [`O que há: ${told(b, measure)}.`] : []),
      ],
      open: true,
    }
  const change = each(a) / Math.max(0.01, each(b)) - 1
  const start = item === undefined ? a.name : `${itemWords(item)} em ${a.name}`
  const name = start.charAt(0).toUpperCase() + start.slice(1)
  const next = a.isAhead ? null : weeksOf(one, measure)
  return {
    verdict:
      Math.abs(change) < alike
        ? `Ficam iguais: ${told(a, measure)}, e ${told(b, measure)}.`
        : `${name} ${a.isAhead ? 'deve vender' : 'vendeu'} ${percentOf(change)} a ${change > 0 ? 'mais' : 'menos'} que ${b.name}: ${told(a, measure)}, contra ${told(b, measure)}.`,
    texts: [
      ...(next?.isAhead ? [`Previsto agora: ${told(next, measure)}.`] : []),
      ...(a.isAhead || b.isAhead ? ['Os dias que você disse fechados já contam zero na previsão.'] : []),
    ],
  }
}
