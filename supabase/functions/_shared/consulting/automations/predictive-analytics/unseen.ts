import { addDays, shortDay, weekdayOf } from '../../base/calendar.ts'
import type { EngineContext } from '../../base/context.ts'
import type { House } from '../../base/house/house.ts'
import { foldAccents, joinList } from '../../base/language/text.ts'
import { coversDay } from '../../base/request/closed-days.ts'
import type { WishOf } from '../../base/request/wish.ts'
import type { Sales } from '../../documents/sales.ts'
import { measureOf } from './measure.ts'
import type { SalesForecast } from './schema.ts'

type Unseen = NonNullable<SalesForecast['unseen']>[number]

/** What a day near a date loses where a house closes as many do: of a house with lunch and of one of the evening. */
type Closing = { offset: number; lunch: number; evening: number }

/**
 * Days around a date on which many houses close, by their distance from it, with the shares of the day that are lost.
 * They are a question to the owner, never our plan.
 */
const closings: Readonly<Record<string, readonly Closing[]>> = {
  Natal: [
    { offset: -1, lunch: 0.5, evening: 1 },
    { offset: 0, lunch: 1, evening: 1 },
  ],
  Réveillon: [
    { offset: 0, lunch: 0.5, evening: 1 },
    // A national holiday, like Christmas.
    { offset: 1, lunch: 1, evening: 1 },
  ],
  // Good Friday is the best day of a house with fish, and a quiet one for a bar.
  'Semana Santa': [{ offset: 5, lunch: 0, evening: 1 }],
  Carnaval: [
    { offset: 3, lunch: 0, evening: 1 },
    { offset: 4, lunch: 0.5, evening: 1 },
  ],
}

/** Dates that bring their best days to houses by the sea: whether they close is no question. */
const seaside: ReadonlySet<string> = new Set(['Réveillon', 'Carnaval'])

/** Whether a house is by the sea, by its name and its quarter. */
export const isByTheSea = (...words: readonly (string | null)[]): boolean =>
  words.some((text) =>
    /\b(?:praia|beira[- ]?mar|orla|barraca|iracema|mucuripe|cumbuco|jericoacoara|jeri|canoa quebrada|porto das dunas|morro branco)\b/.test(
      foldAccents(text ?? ''),
    ),
  )

/** Bounds for the best week of the sheet relative to the forecast one. */
const best = { least: 1.1, most: 1.3 } as const

/** Whether a house lives on visitors of the place, by its name and its quarter. */
const isForVisitors = (...words: readonly (string | null)[]): boolean =>
  isByTheSea(...words) ||
  words.some((text) =>
    /\b(?:hotel|pousada|hostel|resort|turis\w+|mirante|balneario)\b/.test(foldAccents(text ?? '')),
  )

/**
 * Whether a date brings guests to a house: on Black Friday they are in the shops, and the high season fills houses that live
 * on visitors, unless the sheet shows more or the owner speaks of it.
 */
export function mattersTo(
  { restaurant, house }: EngineContext,
  dates: readonly WishOf<'date'>[],
): (one: { name: string; kind: string; factor: number | null; seen: readonly string[] }) => boolean {
  const visitors =
    isForVisitors(restaurant.name, house.settings.neighbourhood) ||
    dates.some(({ text }) =>
      /\b(?:alta (?:estacao|temporada)|ferias (?:escolares|de (?:julho|janeiro|verao|fim de ano))|turis\w+|veranis\w+|temporada)\b/.test(
        foldAccents(text),
      ),
    )
  return ({ name, kind, factor, seen }) =>
    factor !== null || (name !== 'Black Friday' && (kind !== 'season' || visitors || seen.length > 0))
}

/** Opening time from which a house has no lunch: on half a day it stays closed. */
const evening = '15:00'

/** Whether a house opens in the evening only: by its hours, else as a whole. */
const opensAtNight = (hours: { from: string } | null | undefined, night: boolean) =>
  hours ? hours.from >= evening : night

/** Share of the sales after dark from which a house has no lunch to speak of. */
const mostlyNight = 0.85

/** Whether a house sells in the evening only: by the hours of its sheet, else by its kind. */
export function sellsAtNight(dayParts: Sales['dayParts'], type: string): boolean {
  const all = dayParts.reduce((sum, { units }) => sum + units, 0)
  const dark = dayParts.reduce(
    (sum, { part, units }) => (part === 'noite' || part === 'madrugada' ? sum + units : sum),
    0,
  )
  return all > 0 ? dark / all >= mostlyNight : type === 'pub'
}

/** Closing time up to which a house sells by day only. */
const afternoon = '17:00'
const mostlyDay = 0.95
/** Dishes of houses that serve at noon and close. */
const ofNoon =
  /\b(?:self[- ]?service|por (?:quilo|kg)|quilo|marmit\w*|marmitex|quentinhas?|prato feito|pf|executivos?|comercial|buffet)\b/
const mostlyNoon = 0.35

/** Whether a house closes before the evening: by its hours, else by those of its sheet, else by what it sells. */
export function closesByDay({ dayParts, items }: Sales, { house, restaurant }: EngineContext): boolean {
  const hours = Object.values(house.settings.opening).flatMap((one) => one ?? [])
  if (hours.length > 0) return hours.every(({ from, to }) => from < to && to <= afternoon)
  const total = (some: readonly { units: number }[]) => some.reduce((sum, { units }) => sum + units, 0)
  if (dayParts.length > 0)
    return (
      total(dayParts.filter(({ part }) => part !== 'noite' && part !== 'madrugada')) >=
      mostlyDay * total(dayParts)
    )
  const noon = items.filter(({ name }) => ofNoon.test(foldAccents(name)))
  return !['bar', 'pub'].includes(restaurant.type) && total(noon) >= mostlyNoon * Math.max(1, total(items))
}

/** The days around a date on which the house usually sells, with what it loses of each if it closes as many do. */
function closedAround(
  name: string,
  day: string,
  monday: string,
  { parts, opening, night: always, bySea, byDay = false, cafe = false, settled = () => false }: HouseDays,
) {
  const around = bySea && seaside.has(name) ? [] : (closings[name] ?? [])
  const days = around.flatMap(({ offset, lunch, evening: dark }) => {
    const on = addDays(day, offset)
    const weekday = weekdayOf(on)
    const part = parts[weekday] ?? 0
    const usual = opensAtNight(opening[String(weekday)], always) ? dark : lunch
    // Half a day is all that such a house sells.
    const lost = byDay && usual < 1 ? 0 : usual
    return on < monday || on > addDays(monday, 6) || part === 0 || lost === 0 || settled(on)
      ? []
      : [{ on, part, ask: lost }]
  })
  const on = (lost: number) => joinList(days.flatMap((one) => (one.ask === lost ? [shortDay(one.on)] : [])))
  return {
    days: days.map((one) => ({ ...one, lost: 0 })),
    lost: days.reduce((sum, { part, ask }) => sum + ask * part, 0),
    shut: [
      ...(on(1) ? [`fechada ${on(1)}`] : []),
      ...(on(0.5) ? [`${cafe ? 'só até as 15h' : 'só almoço'} em ${on(0.5)}`] : []),
    ].join(' e '),
  }
}

/** What is known of a house's days. */
export type HouseDays = {
  /** Each day's share of a week's sales, from Sunday on. */
  parts: readonly number[]
  opening: House['settings']['opening']
  /** Whether it sells in the evening only, where its hours are unknown. */
  night: boolean
  /** Whether it is by the sea. */
  bySea: boolean
  /** Whether it closes before the evening. */
  byDay?: boolean
  /** Whether it serves no lunch after which it could close. */
  cafe?: boolean
  /** The factor of the owner's own figures on a week. */
  stated?: (monday: string) => number
  /** Whether the sheet measures what the owner announces for a week. */
  measured?: (monday: string) => boolean
  /** Whether the owner said what happens on a day. */
  settled?: (day: string) => boolean
}

/** Whether the owner said that the house opens or closes on a day, or for whom. */
export const isSettled = (
  day: string,
  dates: readonly WishOf<'date'>[],
  questions: readonly WishOf<'question'>[],
): boolean =>
  dates.some((date) => (date.closed || date.open || date.closes !== undefined) && coversDay(date, day)) ||
  questions.some(({ about, from = '', to = from }) => about === 'seats' && day >= from && day <= to)

/**
 * Weeks with dates that the sheet has not seen, each with what the week may bring. The plan, the one number to buy by,
 * is the house as open as always; at the low end it closes on the days on which many do, at the high end the week is as
 * good as the sheet's best.
 */
export function unseenWeeks(
  forecast: Pick<SalesForecast, 'units' | 'revenue' | 'calendar'>,
  house: HouseDays,
): Unseen[] {
  const { calendar = [] } = forecast
  const { line } = measureOf(forecast)
  const top = line.past.reduce<{ monday: string; value: number }>(
    (found, { monday, value }) => ((value ?? 0) > found.value ? { monday, value: value ?? 0 } : found),
    { monday: '', value: 0 },
  )
  return line.coming.flatMap(({ monday, value, high: upper, note }) => {
    const dates = calendar.filter(
      ({ kind, seen, carried, factor, from, to }) =>
        kind === 'date' &&
        seen.length === 0 &&
        factor === null &&
        !carried &&
        from <= addDays(monday, 6) &&
        to >= monday,
    )
    if (dates.length === 0 || note !== undefined || value <= 0) return []
    const closed = dates.map(({ name, from }) => closedAround(name, from, monday, house))
    const most = closed.toSorted((one, other) => other.lost - one.lost)[0]
    const own = house.stated?.(monday) ?? 1
    const low = {
      monday,
      names: dates.map(({ name }) => name),
      low: 1 - Math.min(0.9, most?.lost ?? 0),
      plan: 1,
      lowIf: most?.shut || 'uma semana comum',
      days: most?.days ?? [],
      ...(house.cafe && { cafe: true }),
    }
    // The owner says what the week brings: its upper end is that of any other week.
    if (own !== 1)
      return [
        {
          ...low,
          high: Math.max(1, upper / value),
          planIf: house.measured?.(monday) ? 'pelo que a planilha mostra' : 'com o seu número',
          highIf: 'no alto da faixa',
          own,
        },
      ]
    const ratio = top.value / value
    const high = Math.min(best.most, Math.max(best.least, ratio))
    const highIf =
      ratio > best.most
        ? '30% a mais, suposição nossa'
        : ratio < best.least
          ? '10% a mais, suposição nossa'
          : `como a melhor semana, de ${shortDay(top.monday)}`
    return [{ ...low, high, planIf: 'aberta como sempre', highIf }]
  })
}
