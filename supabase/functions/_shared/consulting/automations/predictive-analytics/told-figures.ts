import { addDays, shortDay, weekdayNames, weekdayOf } from '../../base/calendar.ts'
import { formatNumber, joinList } from '../../base/language/text.ts'
import { mean } from '../../base/statistics.ts'
import { formatCount as whole } from './figures.ts'
import { touches } from './last-year.ts'
import { type Measure, recentLevel } from './measure.ts'
import { perGuest } from './party.ts'
import { perDayWords, periodSum, sumWords } from './period-sum.ts'
import type { ForecastLine } from './schema.ts'
import { onThe } from './sentences.ts'
import { asksForNumber, guestsIn, type Told } from './told.ts'

/** Rise that a stated expectation without figures is priced at; an assumption. */
const supposed = 0.1

/** Longest stated span, in days, that counts as an event rather than a season. */
const event = 3

type Weeks = ForecastLine['coming']

/** Days of a stated period that fall in a week. */
const daysIn = (monday: string, from: string, to: string) =>
  [0, 1, 2, 3, 4, 5, 6].map((offset) => addDays(monday, offset)).filter((day) => day >= from && day <= to)

/** "para 60 pessoas, some 72 porções e 180 bebidas"; '' without a number of guests. */
function partyWords(text: string): string {
  const guests = guestsIn(text)
  return guests === null
    ? ''
    : `para ${guests} pessoas, some ${whole(guests * perGuest.dishes)} porções e ${whole(guests * perGuest.drinks)} bebidas, suposição nossa até o cardápio fechar; `
}

/** "um sábado comum", "uma sexta comum" */
const usualDay = (day: string) => {
  const weekday = weekdayOf(day)
  const name = weekdayNames[weekday]?.replace('-feira', '') ?? ''
  return `${weekday === 0 || weekday === 6 ? 'um' : 'uma'} ${name} comum`
}

/** Of a closed period: what is not sold, and what is bought for a party behind closed doors. */
function closedFigure({ wish }: Told, lost: number, say: Measure['say']): string {
  if (lost <= 0) return ''
  const party = partyWords(wish.text)
  return party === ''
    ? `são ${say(lost)} a menos ${wish.weekdays !== undefined && wish.to === undefined ? 'por semana' : 'em vendas'}, e nada do que estraga se compra para esses dias; `
    : `sem o público são ${say(lost)} a menos; ${party}`
}

const isClosing = ({ wish }: Told) =>
  wish.closed && !wish.leftOut && wish.days === undefined && wish.from !== undefined

const sameWords = ({ wish }: Told, { wish: other }: Told) =>
  wish.text === other.text && wish.place?.start === other.place?.start

/** What the days of a stated period usually sell. */
const lostIn = ({ wish: { from = '', to = from } }: Told, ordinary: Weeks, parts: readonly number[]) =>
  ordinary.reduce(
    (sum, { monday, value }) =>
      daysIn(monday, from, to).reduce((all, day) => all + value * (parts[weekdayOf(day)] ?? 0), sum),
    0,
  )

/** The figure that answers a stated period, to stand before what was done about it; '' where there is none. */
function figureOf(
  told: Told,
  { line, say }: Measure,
  ordinary: Weeks,
  parts: readonly number[],
  opens: (day: string) => boolean,
): string {
  const { wish, unmet } = told
  const { from, closed, effect } = wish
  if (from === undefined) return ''
  const to = wish.to ?? from
  const usual = lostIn(told, ordinary, parts)
  const inside = line.coming.filter(({ monday }) => monday >= from && addDays(monday, 6) <= to)
  const weeks = inside.length > 0 ? inside : line.coming.filter(({ monday }) => touches(monday, from, to))
  const [first] = weeks
  if (!first) return ''
  if (wish.days !== undefined || wish.leftOut) return ''
  if (closed) return closedFigure(told, usual, say)
  if (wish.ofWeek && told.factor !== null)
    return `${joinList(weeks.map(({ monday, value }) => `${say(value)} na semana de ${shortDay(monday)}`))}: `
  if (
    (wish.open && !unmet) ||
    wish.closes !== undefined ||
    (wish.percent !== undefined && told.factor !== null)
  )
    return `${say(first.value)} na semana de ${shortDay(first.monday)}: `
  if (asksForNumber(wish) && to <= addDays(from, event - 1)) {
    const range = `de ${say(first.low)} a ${say(first.high)}`
    const day =
      usual > 0
        ? `, e ${from === to ? `com ${say(usual)} ${onThe(weekdayOf(from))}, ${shortDay(from)}` : `com ${say(usual)} nesses dias`}, como num dia comum`
        : ''
    return `conte com ${say(first.value)} na semana de ${shortDay(first.monday)} (em 8 de 10 semanas comuns, ${range})${day}; `
  }
  if (told.ofWeek && told.factor !== null) {
    const more = first.value * (1 - 1 / told.factor)
    return `conte com ${say(first.value)} na semana de ${shortDay(first.monday)} (em 8 de 10, de ${say(first.low)} a ${say(first.high)}), ${say(Math.abs(more))} a ${more > 0 ? 'mais' : 'menos'} que sem a data: `
  }
  if (effect === undefined && !told.ofWeek && to <= addDays(from, event - 1)) {
    const day = from === to ? `${usualDay(from)} faz` : 'esses dias fazem'
    return usual > 0 ? `${day} ${say(usual)}, e a festa entra por cima; ${partyWords(wish.text)}` : ''
  }
  const sum = weeks.some(({ note }) => note !== undefined)
    ? periodSum({ line }, parts, opens, { from, to })
    : null
  if (sum) return `conte com ${sumWords(sum, { from, to }, say)}, ${perDayWords(sum, say)}: `
  const value = mean(weeks.map((week) => week.value))
  const range = `de ${say(Math.min(...weeks.map(({ low }) => low)))} a ${say(Math.max(...weeks.map(({ high }) => high)))}`
  const span =
    weeks.length === 1
      ? `na semana de ${shortDay(first.monday)}`
      : `por semana de ${shortDay(from)} a ${shortDay(to)}`
  const counted = `conte com ${say(value)} ${span} (em 8 de 10, ${range})`
  if (unmet)
    return effect === 'up' && !wish.open
      ? `${counted}; se vierem 10% a mais, suposição nossa, são mais ${say(value * supposed)}: `
      : `${counted}: `
  const now = recentLevel(line)
  const change = value / now - 1
  return `${counted}, ${formatNumber(Math.abs(change) * 100)}% ${change > 0 ? 'acima' : 'abaixo'} das últimas quatro semanas: `
}

/**
 * What was done about the owner's periods, each with its figure first.
 * @param ordinary the weeks as if the house were open on all of its days
 * @param parts each day's share of a week, from Sunday on
 * @param opens whether the house opens on a day
 */
export function withFigures(
  told: readonly Told[],
  measure: Measure,
  ordinary: Weeks,
  parts: readonly number[],
  opens: (day: string) => boolean = () => true,
): Told[] {
  const lost = (one: Told) => lostIn(one, ordinary, parts)
  return told.map((one) => {
    // Closed days of one sentence are one closing, with one sum.
    const together = isClosing(one)
      ? told.filter((other) => isClosing(other) && sameWords(one, other))
      : [one]
    const figure =
      together.length > 1
        ? closedFigure(
            one,
            together.reduce((sum, other) => sum + lost(other), 0),
            measure.say,
          )
        : figureOf(one, measure, ordinary, parts, opens)
    return { ...one, answer: `${figure}${one.answer}` }
  })
}
