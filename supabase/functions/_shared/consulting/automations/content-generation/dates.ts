import { addDays, daysBetween, weekdayOf } from '../../base/calendar.ts'
import type { HouseItem } from '../../base/house/house.ts'
import { eventHead, eventName } from '../../base/language/event-name.ts'
import { tokenize } from '../../base/language/text.ts'
import type { PostFormat } from '../../base/request/post-formats.ts'
import type { Requirements } from '../../base/request/requirements.ts'
import { isKeptIn, knownDates, occurrences } from './calendar.ts'
import { withinSentence } from './date-words.ts'
import { shortName } from './registered-name.ts'
import type { Slot } from './schedule.ts'
import { deadlineTexts } from './season-end.ts'
import { feastOf, spelled } from './spelled-dates.ts'
import { isSupper } from './supper.ts'
import { type ArcStep, celebration } from './tables/arcs.ts'

/** Fewest and most days between an announcement and its date. */
const ahead = { least: 2, most: 14 }

/** Days from the first post within which an event takes the last post before it. */
const soonest = 4

/** Most days between a post and its date, if no post falls on the day itself. */
const leadDays = 3

/** A date that gets posts. */
export type Dated = {
  day: string
  /** Last day of a date that spans several days. */
  to: string
  name: string
  /** Texts of the calendar's own dates, for before and for the day. */
  ahead: string | null
  text: string | null
  need: string
  /** The owner's, not the calendar's. */
  own: boolean
  /** The name as posts say it; null if they cannot. */
  said: string | null
  /** Hour and price in R$ that the owner gives. */
  at?: number
  price?: number
  /** What the price is for: "por pessoa". */
  per?: string
  /** What its posts are to tell, in the owner's words; the house completes it. */
  tell?: string
  /** Last day on which a place may be booked. */
  bookBy?: string
  /** What is sold on the day at a price of its own: "chope a R$ 8, das 17h às 20h". */
  offers?: readonly string[]
  /** Named by the owner, whatever the calendar calls it. */
  stated?: boolean
  /** Weekly events that are held on the same day, by their names. */
  alsoHeld?: readonly string[]
  /** The form that the owner asks of its post. */
  format?: PostFormat
  /** The owner's words, where the name that posts say leaves some of them out. */
  left?: string
  /** How it is held, and whether the owner says that the house opens. */
  note?: string
  open?: boolean
  /** A feast at the house's own table. */
  supper?: true
  /** A day of a feast whose days the owner gives: their announcement is its own. */
  within?: boolean
  /** Comes every week; `runsTo` is the last of several days in a row that one post tells. */
  weekly?: boolean
  runsTo?: string
  /** What a combo holds, its price and its last day; `left`: of one weekday, the days from this one on. */
  combo?: { of: string; price: number; until?: string; left?: readonly string[] }
  /** The days with hours of their own near it, one a line; its announcement tells them all. */
  timetable?: readonly string[]
  /** The house's item that it is about. */
  item: HouseItem | null
}

/** The calendar's dates and the owner's own within a span. The owner's name for a day counts. */
export function datesOf(
  own: Requirements['dates'],
  { from, to, city }: { from: string; to: string; city: string },
  allowed: (text: string) => boolean,
  menu: readonly HouseItem[] = [],
  /** Whether the calendar's own dates are wanted. */
  withKnown = true,
): Dated[] {
  const found = new Map<string, Dated>()
  const said = (text: string) => (allowed(text) ? text : null)
  for (const date of withKnown ? knownDates : []) {
    if (!isKeptIn(date, city)) continue
    for (const day of occurrences(date, from, to)) {
      if (!allowed(date.name)) continue
      const { name, need } = date
      found.set(day, {
        day,
        to: day,
        name,
        ahead: said(date.ahead),
        text: said(date.text),
        need,
        own: false,
        said: name,
        item: null,
      })
    }
  }
  for (const {
    what,
    from: first,
    to: last,
    closed,
    at,
    price,
    per,
    note: noted,
    tell,
    open,
    weekdays,
    format,
  } of own) {
    const note = withoutWeekday(noted)
    if (closed || weekdays || first === undefined || (last ?? first) < from || first > to) continue
    const day = first < from ? from : first
    const onDay = [...found.values()].find((known) => known.day === day)
    // Another event on the day of a feast: the owner's, in its own words.
    if (onDay && !open && !isAlike(onDay.name, what)) found.delete(day)
    const same = [...found.values()].find(
      (known) =>
        known.day === day ||
        // "forró em 12/12 e 19/12": two evenings of one name.
        (!known.stated && tokenize(known.name).join(' ') === tokenize(what).join(' ')),
    )
    // "o Carnaval, aberto de sábado a terça": Tuesday keeps its own post, and needs no announcement.
    const isWithin = same !== undefined && open === true && same.day > day && same.day <= (last ?? first)
    if (isWithin) found.set(same.day, { ...same, open: true, within: true })
    else if (same) found.delete(same.day)
    // "Réveillon pé na areia", at a price: the house's own party on the feast, and no question whether it opens.
    const supper = !isWithin && isSupper(what, note)
    const isParty = same !== undefined && !isWithin && (supper || isOwnParty(same.name, what))
    const item = menu.find(({ name }) => what.includes(shortName(name))) ?? null
    const items = item ? [shortName(item.name)] : []
    const name = eventName(spelled(what), items)
    const head = name === null ? eventHead(spelled(what), items) : null
    const booked = note === undefined ? null : bookedBy(note, day)
    found.set(day, {
      day,
      to: last ?? first,
      said: lowered(name ?? head),
      stated: true,
      ...(head !== null && { left: what }),
      ...(format !== undefined && { format }),
      ...(at !== undefined && { at }),
      ...(price !== undefined && { price }),
      ...(per !== undefined && { per }),
      ...(note !== undefined && { note }),
      ...(tell !== undefined && { tell }),
      ...(booked !== null && { bookBy: booked }),
      ...(open && { open }),
      ...(supper && { supper }),
      item: item !== null && served.test(what) && !served.test(item.name) ? null : item,
      name: same && tokenize(same.name).join(' ') === tokenize(what).join(' ') ? same.name : spelled(what),
      ahead: deadlineTexts(what)?.ahead ?? ((same?.ahead ?? said(feastOf(what)?.ahead ?? '')) || null),
      text:
        deadlineTexts(what)?.text ??
        (isWithin ? null : (same?.text ?? said(feastOf(what)?.text ?? '')) || null),
      need: '[o que vai ter, a que horas começa e se é preciso reservar|a programação, a hora e se há reserva|o que acontece no dia, quando começa e como se reserva]',
      own: !same || isParty,
    })
  }
  return [...found.values()].toSorted((a, b) => a.day.localeCompare(b.day))
}

/** "Sour de cajá em lata", to take away, is not the glass of the menu, nor at its price. */
const served = /(?<!\p{L})(?:em (?:latas?|garrafas?)|growlers?|(?:para|pra) (?:levar|viagem))(?!\p{L})/iu

const lowered = (name: string | null) => (name === null ? null : withinSentence(name))

const weekdayOnly =
  /^(?:n[oa]\s+|(?:é|cai)\s+(?:n?[oa]\s+)?)?(?:domingo|segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado)(?:[ -]feira)?$/iu

/** What a note says beside the weekday: every text tells that with the date. */
function withoutWeekday(note: string | undefined): string | undefined {
  const parts = (note ?? '').split(/,\s+/).filter((part) => part !== '' && !weekdayOnly.test(part.trim()))
  return parts.length === 0 ? undefined : parts.join(', ')
}

/** Words of a date's name that many dates share. */
const common = new Set('dia festa noite casa nosso nossa feriado ceara com por dos das para'.split(' '))

/** Whether two names are of one feast: they share a word, or one says nothing but that it is a day. */
function isAlike(known: string, owner: string): boolean {
  const own = (text: string) => tokenize(text).filter((word) => word.length > 2 && !common.has(word))
  const [named, said] = [own(known), own(owner)]
  return said.length === 0 || said.some((word) => named.includes(word))
}

const saysOnlyOpening =
  /abert|abre|abri|fech|funcion|normal|horario|aviso|feriad|vesper|semana|promoc|movimento|lotad|cheio/

/** Whether the owner's name for a feast is that of a party in the house: it says more than the feast, and nothing of hours. */
function isOwnParty(known: string, owner: string): boolean {
  const named = new Set(tokenize(known))
  const more = tokenize(owner).filter((word) => word.length > 2 && !common.has(word) && !named.has(word))
  return more.length > 0 && !saysOnlyOpening.test(more.join(' ')) && !/\d/.test(more.join(' '))
}

/** "com reserva até 20/12": the last such day before the date. */
function bookedBy(note: string, day: string): string | null {
  const [, number, month] = /at[ée](?: o)?(?: dia)? (\d{1,2})\/(\d{1,2})/iu.exec(note) ?? []
  if (!number || !month) return null
  const of = (year: string) => `${year}-${month.padStart(2, '0')}-${number.padStart(2, '0')}`
  const [same, before] = [of(day.slice(0, 4)), of(String(Number(day.slice(0, 4)) - 1))]
  return same <= day ? same : before
}

/** Days before a date that sells places: the day aimed at, the earliest and the latest, of its two announcements. */
const placesAhead = [
  [14, 24, 7],
  [3, 6, 2],
] as const
/** Of a feast at the house's own table: people decide on it weeks before, those who travel first. */
const supperAhead = [[38, 45, 32], [27, 31, 18], ...placesAhead] as const

/** Where bookings end on a day: its eve, or the day itself. */
const lastCall = [1, 1, 0] as const

/** What a price buys that is no place: "R$ 12 cada tigela". */
const byPiece = /(?<!\p{L})(?:tigela|porção|prato|copo|fatia|unidade|cumbuca)(?!\p{L})/iu

/** Whether a date has places to be booked or paid for. */
export const sellsPlaces = ({
  note = '',
  price,
  per = '',
  combo,
  item,
  weekly,
  offers,
  supper,
}: Dated): boolean =>
  !weekly &&
  !byPiece.test(per) &&
  combo === undefined &&
  offers === undefined &&
  item === null &&
  (supper === true || price !== undefined || /reserva|vagas|lugares|ingress/.test(note))

/** A date and its post; a celebration of the house's own also gets posts before and after. */
export type Placed = { date: Dated; when: 'ahead' | 'day' | ArcStep }

/** Days from the celebration to the posts around it: earliest, latest. */
const arcDays = { memory: [-9, -4], backstage: [-3, -1], after: [1, 6] } as const

const isCelebration = ({ own, said, to, day, weekly, combo }: Dated) =>
  own && !weekly && !combo && to === day && said !== null && celebration.test(said)

/** Tells memories and thanks around its day; what sells places tells its price and hour instead. */
export const hasArc = (date: Dated): boolean => isCelebration(date) && !sellsPlaces(date)

/**
 * Gives each date the post of its day, or the last one shortly before it, and an announcement some days ahead.
 * @param special weekdays of the weekly dishes, whose posts give way to the day itself only
 */
export function placeDates(
  slots: readonly Slot[],
  dates: readonly Dated[],
  special: readonly number[] = [],
  /** Numbers of posts about dates, as the owner counts them. */
  topics: Requirements['postTopics'] = [],
  /** On these days a post says that the house is closed. */
  isClosed: (day: string) => boolean = () => false,
): Map<number, Placed> {
  const placed = new Map<number, Placed>()
  const free = (from: string, to: string) => {
    const found = slots.flatMap(({ day }, at) => (day >= from && day <= to && !placed.has(at) ? [at] : []))
    if (from === to) return found
    return found.filter((at) => !special.includes(weekdayOf(slots[at]?.day ?? '')))
  }
  for (const date of dates) {
    const [on] = free(date.day, date.day)
    if (on !== undefined) placed.set(on, { date, when: 'day' })
    else if (!date.weekly && !date.within) {
      const last = free(addDays(date.day, -leadDays), addDays(date.day, -1)).at(-1)
      if (last !== undefined) placed.set(last, { date, when: 'ahead' })
    }
  }
  // An event of the first days has few posts before it: it is announced before others take them.
  const soon = addDays(slots[0]?.day ?? '9999-12-31', soonest)
  for (const date of dates.filter((one) => one.own && !one.weekly && !one.combo && !hasArc(one))) {
    const last =
      date.day > soon || sellsPlaces(date) || date.within || date.bookBy !== undefined
        ? undefined
        : free(addDays(date.day, -soonest), addDays(date.day, -1))
            .filter((at) => !isClosed(slots[at]?.day ?? ''))
            .at(-1)
    if (last !== undefined) placed.set(last, { date, when: 'ahead' })
  }
  for (const date of dates.filter(hasArc)) {
    for (const when of ['memory', 'backstage', 'after'] as const) {
      const [from, to] = arcDays[when]
      const found = free(addDays(date.day, from), addDays(date.day, to))
      const at = when === 'after' ? found[0] : found.at(when === 'memory' ? 0 : -1)
      if (at !== undefined) placed.set(at, { date, when })
    }
  }
  const others = dates.filter(({ weekly, within }) => !weekly && !within)
  // What is booked or paid for needs weeks, and a reminder while there are places: it comes before the other dates.
  for (const date of others.filter(sellsPlaces)) {
    const until = date.bookBy ?? date.day
    const near = (target: number, earliest: number, latest: number) =>
      free(addDays(until, -earliest), addDays(until, -latest)).toSorted((a, b) => {
        const off = (at: number) => Math.abs(daysBetween(slots[at]?.day ?? '', until) - 1 - target)
        return off(a) - off(b)
      })[0]
    const steps = date.supper ? supperAhead : placesAhead
    for (const [target, earliest, latest] of date.bookBy === undefined ? steps : [...steps, lastCall]) {
      const at = near(target, earliest, latest)
      if (at !== undefined) placed.set(at, { date, when: 'ahead' })
    }
  }
  for (const date of others) {
    const before = ['ahead', 'memory', 'backstage']
    if ([...placed.values()].some((one) => one.date === date && before.includes(one.when))) continue
    // Not before another date: Christmas Eve does not speak of New Year's Eve.
    const previous =
      date.bookBy === undefined && !date.own
        ? (dates.filter(({ day, weekly }) => day < date.day && !weekly).at(-1)?.day ?? '')
        : ''
    // What must be booked is announced before nobody can book any more.
    const until = date.bookBy ?? addDays(date.day, date.combo ? -1 : -ahead.least)
    const early = free(addDays(until, -ahead.most), until).filter((one) => (slots[one]?.day ?? '') > previous)
    // The post a week before, or the nearest to that.
    const week = addDays(until, date.bookBy === undefined ? ahead.least - 7 : -7)
    const near = early.filter((one) => (slots[one]?.day ?? '') >= week)
    // A combo is bought on an impulse: it is announced last of all.
    const at = date.combo ? early.at(-1) : (near[0] ?? early.at(-1))
    if (at !== undefined) placed.set(at, { date, when: 'ahead' })
  }
  // Of several days on the first of which nothing is published: a later one.
  for (const date of others.filter(({ day, to }) => to > day)) {
    const [at] = [...placed.values()].some((one) => one.date === date) ? [] : free(date.day, date.to)
    if (at !== undefined) placed.set(at, { date, when: 'day' })
  }
  // "três posts sobre o Dia da Mulher": what is missing of them comes before the day.
  for (const { what, count, bound } of topics) {
    const date = dates.find(({ name }) => name === what)
    if (!date || bound === 'at_most') continue
    const own = [...placed.values()].filter((one) => one.date === date).length
    const more = free(addDays(date.day, -ahead.most), addDays(date.day, -1)).slice(-Math.max(0, count - own))
    if (count > own) for (const at of more) placed.set(at, { date, when: 'ahead' })
  }
  return placed
}
