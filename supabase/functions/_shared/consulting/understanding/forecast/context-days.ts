/** Which days a clause means: weekdays within a period, single ones, and parts of a month. */
import { addDays, occasionIn, type Span, weekdayOf } from '../../base/calendar.ts'
import { type FoundDate, weekdays } from '../dates/found-date.ts'
import { weekdaysIn, weeklyDish } from '../dates/weekdays.ts'
import { down, up } from './context-words.ts'

export const isWholeMonth = ({ from, to }: Span) =>
  from.endsWith('-01') &&
  to === addDays(`${addDays(to, 1).slice(0, 7)}-01`, -1) &&
  from.slice(0, 7) === to.slice(0, 7)

/** "todo sábado", "às quartas": each of a weekday's days. */
export const everyOne = new RegExp(
  `\\b(?:tod[oa]s?(?: [ao]s)?|aos|as|os|nos|nas|cada|abr\\w+(?: mais)?) (?:${weekdays.join('|')})`,
)

/** Weekdays with a regular event: "quinta do caranguejo", "sexta ferve". Null for a single date. */
export function everyWeekIn(folded: string): number[] | null {
  const named = weekdaysIn(folded)
  const says = up.test(folded) || down.test(folded) || weeklyDish(folded, true) !== null
  return named.length > 0 && says && !/\b(nao|nem|sem)\b/.test(folded) ? named : null
}

/** "nesta segunda", "quinta e sexta da semana que vem": single dates. "segunda" alone is weekly and has no date. */
export function weekdaysOnce(folded: string, today: string): string[] {
  const named = weekdaysIn(folded)
  if (/\b(?:semana (?:que|q) vem|proxima semana)\b/.test(folded)) {
    const monday = addDays(today, 7 - ((weekdayOf(today) + 6) % 7))
    return named.map((weekday) => addDays(monday, (weekday + 6) % 7)).toSorted()
  }
  if (!/\b(nest[ae]|ess[ae]|est[ae]|proxim[oa])\b/.test(folded)) return []
  return named.map((weekday) => addDays(today, (weekday - weekdayOf(today) + 7) % 7 || 7)).toSorted()
}

/** "no pré-Carnaval, em janeiro": the days of both. */
export function shared(span: Span, month: Span): Span {
  const from = span.from > month.from ? span.from : month.from
  const to = span.to < month.to ? span.to : month.to
  // "a romaria do Padre Cícero em novembro": another feast of that name.
  return from <= to ? { from, to } : month
}

/** "janeiro, depois do dia 10": the part of a month that is mentioned. */
export function partOfMonth(folded: string, span: Span): Span {
  const [, after, first] = /\b(depois do|apos o|a partir do) dia (\d{1,2})\b/.exec(folded) ?? []
  const [, last] = /\bate (?:o )?dia (\d{1,2})\b/.exec(folded) ?? []
  if (!isWholeMonth(span)) return span
  const from = first ? addDays(span.from, Number(first) - (after === 'a partir do' ? 1 : 0)) : span.from
  const to = last ? addDays(span.from, Number(last) - 1) : span.to
  return from <= to && to <= span.to ? { from, to } : span
}

/** "na terça de Carnaval": that day of the feast; null without a single weekday right before its name. */
export function weekdayOfFeast(folded: string, { span, name, start }: FoundDate): Span | null {
  const lead = new RegExp(`\\b(${weekdays.join('|')})s?(?:[ -]feiras?)? d[aeo] *$`).exec(
    folded.slice(0, start),
  )
  if (!lead || name === null || span.from === span.to) return null
  const weekday = weekdays.indexOf(lead[1] ?? '')
  for (let day = span.from; day <= span.to; day = addDays(day, 1))
    if (weekdayOf(day) === weekday) return { from: day, to: day }
  return null
}

/** The house was shut on days, and not only until an hour. */
const shutThen = /^(?!.*\d ?h).*\b(?:nao abr\w+|fech\w+|parad[oa]s?)\b/

/** The same days a year earlier, if a feast that moves by the moon was on them then and is not now; null otherwise. */
export function ofFeastYear(
  folded: string,
  span: Span | undefined,
  name: string | null | undefined,
): Span | null {
  if (!span || !shutThen.test(folded) || (name !== 'Carnaval' && name !== 'Semana Santa')) return null
  const on = (year: number) => {
    const feast = occasionIn(name, year)
    const days = { from: `${year}${span.from.slice(4)}`, to: `${year}${span.to.slice(4)}` }
    return days.from <= addDays(feast.to, 1) && days.to >= addDays(feast.from, -1) ? days : null
  }
  const year = Number(span.from.slice(0, 4))
  return on(year) === null ? on(year - 1) : null
}

/** "no Natal e dia 1 de fevereiro": single days beside each other, none of which explains another. */
export const areListed = (folded: string, dates: readonly FoundDate[]) =>
  dates.length > 1 &&
  dates.every(
    ({ span, start }, at) =>
      !isWholeMonth(span) &&
      (at === 0 ||
        (/^[\s,]*(?:e|nem)\s+(?:tambem )?(?:n?[oa]s? )?(?:dia )?$/.test(
          folded.slice(dates[at - 1]?.end ?? 0, start),
        ) &&
          dates.every(
            (other, before) => before >= at || other.span.to < span.from || span.to < other.span.from,
          ))),
  )

/** "dezembro vende 20% a mais que novembro": what a date is measured by is none itself. */
export const comparedWith =
  /\b(?:mais|menos|maior(?:es)?|menor(?:es)?|melhor(?:es)?|pior(?:es)?|igual|iguais) (?:do )?(?:que|a) (?:em |n?[ao] )?(?:mes de )?$/
