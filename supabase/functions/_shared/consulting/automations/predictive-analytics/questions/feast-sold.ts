/** What a feast brought by the days of the sheet: each of its days beside an ordinary one, and what to prepare for the next. */
import { addDays, daysBetween, shortDay, weekdayNames, weekdayOf } from '../../../base/calendar.ts'
import { capitalize } from '../../../base/language/grammar.ts'
import { formatNumber } from '../../../base/language/text.ts'
import { mean, median } from '../../../base/statistics.ts'
import type { Sales } from '../../../documents/sales.ts'
import { formatReais, formatCount as whole } from '../figures.ts'
import { type Answer, type Asked, percentOf, type Question } from './asked.ts'

/** Days around a feast whose weekdays say what is ordinary. */
const around = 42
/** A day beside the feast that sells this much more than its weekday belongs to it, up to so many days. */
const standsOut = 1.3
const longestTail = 3
/** Longest feast that is told by its days. */
const longest = 14

type Days = {
  first: string
  last: string
  on: (day: string) => number | null
  say: (value: number) => string
}

/** R$ of each day where the sheet has prices, else units; null without sales. */
function daysOf({ weekDays = [] }: Sales, inUnits = false): Days {
  const priced = !inUnits && weekDays.every(({ revenue }) => revenue !== undefined)
  const sold = new Map(
    weekDays.flatMap(({ monday, units, revenue }) =>
      [0, 1, 2, 3, 4, 5, 6].map((offset) => {
        const day = addDays(monday, offset)
        return [day, (priced ? revenue : units)?.[weekdayOf(day)] ?? null] as const
      }),
    ),
  )
  return {
    first: weekDays[0]?.monday ?? '',
    last: addDays(weekDays.at(-1)?.monday ?? '', 6),
    on: (day) => sold.get(day) ?? null,
    say: priced ? formatReais : (value) => `${whole(value)} unidades`,
  }
}

const spanDays = (from: string, to: string) =>
  Array.from({ length: daysBetween(from, to) }, (_, at) => addDays(from, at))

/** What a weekday usually sells around a feast; 0 where the house is closed on it. */
function usualOf({ first, last, on }: Days, from: string, to: string): (day: string) => number {
  const near = spanDays(addDays(from, -around), addDays(to, around)).filter(
    (day) =>
      day >= first && day <= last && (day < addDays(from, -longestTail) || day > addDays(to, longestTail)),
  )
  const byWeekday = [0, 1, 2, 3, 4, 5, 6].map((weekday) => {
    const days = near.filter((day) => weekdayOf(day) === weekday)
    const values = days.flatMap((day) => on(day) ?? [])
    return values.length * 2 <= days.length ? 0 : median(values)
  })
  return (day) => byWeekday[weekdayOf(day)] ?? 0
}

/** The feast with the days beside it that sold as much more; a day on which the house is closed parts nothing. */
function wholeFeast(days: Days, from: string, to: string): { from: string; to: string } {
  const usual = usualOf(days, from, to)
  const isFull = (day: string) => (days.on(day) ?? 0) > Math.max(1, usual(day)) * standsOut
  const isShut = (day: string) => days.on(day) === null && usual(day) === 0
  const edge = (start: string, step: -1 | 1) => {
    let [last, at] = [start, addDays(start, step)]
    for (let more = 0; more < longestTail && (isFull(at) || isShut(at)); more += 1) {
      if (isFull(at)) last = at
      at = addDays(at, step)
    }
    return last
  }
  return { from: edge(from, -1), to: edge(to, 1) }
}

const named = (day: string) => (weekdayNames[weekdayOf(day)] ?? '').replace('-feira', '')
const spanWords = (from: string, to: string) =>
  from === to ? `em ${shortDay(from)}` : `de ${shortDay(from)} a ${shortDay(to)}`
const sumOf = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
const times = (ratio: number) =>
  ratio >= 1.8
    ? `${formatNumber(Math.round(ratio * 10) / 10)} vezes os mesmos dias comuns`
    : `${percentOf(ratio - 1)} ${ratio < 1 ? 'abaixo' : 'acima'} dos mesmos dias comuns`

type Seen = {
  from: string
  to: string
  days: string[]
  sold: number
  usual: number
  usualOn: (day: string) => number
}

/** A feast as the sheet has it; null where it lacks one of its days. */
function seen(days: Days, from: string, to: string): Seen | null {
  if (daysBetween(from, to) > longest) return null
  const usualOn = usualOf(days, from, to)
  const all = spanDays(from, to)
  if (
    all.some((day) => days.on(day) === null && usualOn(day) > 0) ||
    all.every((day) => days.on(day) === null)
  )
    return null
  return {
    from,
    to,
    days: all.filter((day) => (days.on(day) ?? 0) > 0),
    sold: sumOf(all.map((day) => days.on(day) ?? 0)),
    usual: sumOf(all.map(usualOn)),
    usualOn,
  }
}

function soldThen(what: string, days: Days, feast: Seen): Answer {
  const { on, say } = days
  const extra = feast.sold - feast.usual
  const ratio = feast.sold / Math.max(1e-9, feast.usual)
  return {
    verdict: `${capitalize(what)}, ${spanWords(feast.from, feast.to)}: ${say(feast.sold)} em ${feast.days.length} ${feast.days.length === 1 ? 'dia' : 'dias'}, ${say(Math.abs(extra))} a ${extra < 0 ? 'menos' : 'mais'} que os mesmos dias de uma semana comum, que fariam ${say(feast.usual)} (${times(ratio)}).`,
    texts: feast.days.some((day) => feast.usualOn(day) === 0)
      ? ['Um dia em que a casa não costuma abrir conta inteiro como ganho.']
      : [],
    table: {
      caption: `${capitalize(what)}, dia a dia`,
      headers: ['Dia', 'Vendeu', 'Num dia comum', 'A mais'],
      rows: feast.days.map((day) => [
        `${named(day)}, ${shortDay(day)}`,
        say(on(day) ?? 0),
        feast.usualOn(day) === 0 ? 'fechada' : say(feast.usualOn(day)),
        say((on(day) ?? 0) - feast.usualOn(day)),
      ]),
      numeric: [1, 2, 3],
    },
  }
}

/** Fewest weeks that a sheet has of both years for its growth to be measured by them. */
const fewestOfBoth = 4

/**
 * The level of now beside the one around last year's feast: by the weeks that the sheet has of both years, in which the
 * season is the same; else by the weeks around the feast and the last eight.
 */
function growthSince({ forecast }: Asked, feast: Seen): number {
  const { past } = forecast.revenue ?? forecast.units
  const known = past.flatMap(({ monday, value }) => (value === null ? [] : [{ monday, value }]))
  const both = known.slice(-8).flatMap((now) => {
    const yearBefore = known.find(({ monday }) => monday === addDays(now.monday, -364))
    return yearBefore ? [{ now: now.value, before: yearBefore.value }] : []
  })
  if (both.length >= fewestOfBoth)
    return sumOf(both.map(({ now }) => now)) / Math.max(1e-9, sumOf(both.map(({ before }) => before)))
  const near = known.filter(
    ({ monday }) =>
      Math.abs(daysBetween(monday, feast.from)) <= around &&
      !(monday <= feast.to && addDays(monday, 6) >= feast.from),
  )
  const now = known.slice(-8)
  return near.length < 3 || now.length < 3
    ? 1
    : median(now.map(({ value }) => value)) / Math.max(1e-9, median(near.map(({ value }) => value)))
}

function expected(question: Question, asked: Asked, days: Days, feast: Seen): Answer {
  const { what = 'festa', from = '', to = from } = question
  const { on, say } = days
  const growth = growthSince(asked, feast)
  const sum = feast.sold * growth
  const ratio = feast.sold / Math.max(1e-9, feast.usual)
  const year = feast.from.slice(0, 4)
  const moved = weekdayOf(from) !== weekdayOf(feast.from)
  return {
    verdict: `${capitalize(what)}, ${spanWords(from, to)}: prepare-se para perto de ${say(sum)} em ${feast.days.length} dias, ${times(ratio)}. Em ${year} as mesmas datas fizeram ${say(feast.sold)}${Math.abs(growth - 1) < 0.03 ? '' : `, e a casa está ${percentOf(growth - 1)} ${growth < 1 ? 'abaixo' : 'acima'} do nível daquela época`}.`,
    texts: [
      `Do que estraga, compre para esses dias ${formatNumber(Math.round(ratio * 10) / 10)} vezes o de dias comuns, em duas entregas; é um ano só, e a segunda se acerta pela primeira.`,
      ...(moved
        ? [
            `Em ${year} foi de ${named(feast.from)} a ${named(feast.to)}; agora cai de ${named(from)} a ${named(to)}. A tabela por semana segue o ano anterior: passe os dias da festa para a semana em que caem.`,
          ]
        : []),
    ],
    table: {
      caption: `${capitalize(what)} em ${year}, e o que esperar`,
      headers: ['Dia da festa', `Em ${year}`, 'Num dia comum de então', 'Espere'],
      rows: spanDays(feast.from, feast.to).map((day, at) => [
        `${shortDay(addDays(from, at))}, ${named(addDays(from, at))}`,
        `${say(on(day) ?? 0)} (${named(day)})`,
        feast.usualOn(day) === 0 ? 'fechada' : say(feast.usualOn(day)),
        say((on(day) ?? 0) * growth),
      ]),
      numeric: [1, 2, 3],
    },
  }
}

/** Days of last year that sold so much more or less than ordinary ones say more of this year's than weekdays do. */
const noticeable = 0.15

/** What the house sells on each day of a period, in units, by the same dates a year ago on the level of now. */
export type YearAgo = { on: (day: string) => number; ratio: number; from: string; to: string }

/** @returns null where the sheet lacks these days, or where they were like any other */
export function yearAgo(from: string, to: string, asked: Asked): YearAgo | null {
  if ((asked.sales.weekDays ?? []).length === 0) return null
  const days = daysOf(asked.sales, true)
  const feast = seen(days, dayBefore(from), dayBefore(to))
  if (feast === null || feast.usual <= 0) return null
  const ratio = feast.sold / feast.usual
  if (Math.abs(ratio - 1) < noticeable) return null
  const growth = growthSince(asked, feast)
  return {
    on: (day) => (days.on(dayBefore(day)) ?? 0) * growth,
    ratio,
    from: feast.from,
    to: feast.to,
  }
}

/** The same date a year before. */
const dayBefore = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`

/** A feast of the past, or one to come whose days the sheet has of a year ago; null where it has no such days. */
export function answerFeastSold(question: Question, asked: Asked): Answer | null {
  const { what = 'festa', from, to = from } = question
  if (from === undefined || to === undefined || (asked.sales.weekDays ?? []).length === 0) return null
  const days = daysOf(asked.sales)
  if (to < asked.today) {
    const full = wholeFeast(days, from, to)
    const feast = seen(days, full.from, full.to)
    return feast === null || feast.usual <= 0 ? null : soldThen(what, days, feast)
  }
  const feast = seen(days, dayBefore(from), dayBefore(to))
  return feast === null || feast.usual <= 0 || mean(feast.days.map((day) => days.on(day) ?? 0)) <= 0
    ? null
    : expected(question, asked, days, feast)
}
