/** What the house holds on certain days: weekly music, and combos on their days. */
import { addDays, daysBetween } from '../../base/calendar.ts'
import { isHoliday } from '../../base/holidays.ts'
import type { HouseItem } from '../../base/house/house.ts'
import { containsPhrase, tokenize } from '../../base/language/text.ts'
import { holdsOn } from '../../base/request/held-days.ts'
import { namesItem } from '../../base/request/match-item.ts'
import type { Requirements } from '../../base/request/requirements.ts'
import { withinSentence } from './date-words.ts'
import type { Dated } from './dates.ts'
import { hourOf } from './hour-words.ts'
import { inSentence, spokenPrice } from './menu-items.ts'
import { isOverBy, noteWithin, ownClosing } from './special-hours.ts'
import { spelled } from './spelled-dates.ts'

type Span = { from: string; to: string }

const daysOf = ({ from, to }: Span) =>
  Array.from({ length: Math.max(0, daysBetween(from, to)) }, (_, at) => addDays(from, at))

/** Days on which what comes every week is not announced: nobody has said that the house opens. */
const atHome = new Set(['12-24', '12-25', '01-01'])

const bare = { ahead: null, text: null, need: '', own: true, item: null } as const

/** "banda" alone is no name: it plays. */
const alive = (what: string) => what.replace(/^(banda|m[úu]sica|som)$/iu, '$1 ao vivo')

/** "Terça sinuca grátis": the weekday stands beside the name; "quinta do caranguejo" and "sexta sertaneja" are names. */
const withoutItsDay = (what: string) =>
  what.replace(
    /^(?:domingo|segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado)(?:-feira)?\s+(?=(?:sinuca|bilhar|bingo|karaok|videok|quiz|domin|baralho|truco|feijoada|m[úu]sica|forr[óo]|samba|pagode|roda|voz|show|banda|sarau|seresta|chor|happy|jogos?|futebol|rod[íi]zio|festival|caranguejo|petisco|cinema|noite)[\p{L}]*(?!\p{L}))/iu,
    '',
  )

/** Letters of a word that names a dish by itself. */
const longWord = 6

/** The item that an event is named after: "quinta do caranguejo" for the only "Caranguejo toc toc" of the menu. */
function itemOfEvent(what: string, menu: readonly HouseItem[]): HouseItem | null {
  // What is free or at half its price is not sold at the menu's.
  if (/(?<!\p{L})(?:de graça|grátis|metade)(?!\p{L})/iu.test(what)) return null
  const words = tokenize(what)
  const whole = menu.find(({ name }) => containsPhrase(words, tokenize(name)))
  if (whole) return whole
  const named = menu.filter(({ name }) => {
    const [head = ''] = tokenize(name)
    return head.length >= longWord && words.includes(head)
  })
  return named.length === 1 ? (named[0] ?? null) : null
}

/** Each day of a weekly event that is no dish of the menu. */
export function weeklyEvents(
  dates: Requirements['dates'],
  span: Span,
  menu: readonly HouseItem[],
  mayHold: (day: string) => boolean,
): Dated[] {
  const closing = ownClosing(dates)
  return dates.flatMap(({ what, weekdays, closed, at, price, per, note, from, to }): Dated[] => {
    if (closed || weekdays === undefined || menu.some((item) => namesItem(what, item))) return []
    return daysOf(span)
      .filter(
        (day) =>
          holdsOn({ weekdays, from, to }, day) &&
          !atHome.has(day.slice(5)) &&
          mayHold(day) &&
          !isOverBy(at, closing(day)),
      )
      .map((day): Dated => {
        const held = noteWithin(note, closing(day))
        return {
          ...bare,
          item: itemOfEvent(what, menu),
          day,
          to: day,
          name: what,
          said: withinSentence(spelled(alive(withoutItsDay(what)))),
          weekly: true,
          ...(at !== undefined && { at }),
          ...(price !== undefined && { price }),
          ...(per !== undefined && { per }),
          ...(held !== undefined && { note: held }),
        }
      })
  })
}

type Offer = Pick<
  Requirements['combos'][number],
  'what' | 'of' | 'price' | 'from' | 'to' | 'weekdays' | 'start' | 'end' | 'note'
>

/** Items of the menu at a price on a weekday until a date, as offers: "caranguejo toda quinta a 12, até 17/12". */
export const weeklyPrices = (dates: Requirements['dates'], menu: readonly HouseItem[]): Offer[] =>
  dates.flatMap(({ what, weekdays, closed, price, from, to }) =>
    !closed &&
    weekdays !== undefined &&
    from !== undefined &&
    to !== undefined &&
    price !== undefined &&
    menu.some((item) => namesItem(what, item))
      ? [{ what, weekdays, price, from, to }]
      : [],
  )

/** The days of combos that have days. */
export function comboDates(
  combos: readonly Offer[],
  span: Span,
  mayHold: (day: string) => boolean,
  menu: readonly HouseItem[] = [],
  /** Whether the owner takes it off a day. */
  isOff: (name: string, day: string) => boolean = () => false,
): Dated[] {
  return combos.flatMap((combo): Dated[] => {
    const { what, of = '', price, from, weekdays, start, note } = combo
    if (from === undefined && weekdays === undefined) return []
    // "a partir de 1º de dezembro o chope passa a 9,90": it has no last day.
    const goesOn = from !== undefined && combo.to === undefined && weekdays === undefined
    const to = combo.to ?? (goesOn ? span.to : from)
    const days = daysOf(span).filter(
      (day) =>
        holdsOn({ from, to, weekdays }, day) &&
        !(weekdays !== undefined && atHome.has(day.slice(5))) &&
        !(/feriado/.test(note ?? '') && isHoliday(day)),
    )
    const item = menu.find(({ name }) => name === what) ?? null
    const holds = [of === what ? '' : of, hoursOfOffer(combo), note ?? ''].filter((part) => part !== '')
    const open = days.filter((day) => mayHold(day) && !isOff(what, day))
    const isLong = from !== undefined && to !== undefined && to > from
    const told =
      weekdays !== undefined && isLong
        ? countedDown(open)
        : isLong
          ? untilDays(open)
          : open.slice(0, from === undefined ? days.length : 1)
    return told.map((day) => ({
      ...bare,
      day,
      to: !isLong && to !== undefined && to > day ? to : day,
      name: what,
      said: item ? inSentence(item.name) : withinSentence(what),
      item,
      combo: {
        of: holds.join(', '),
        price,
        ...(isLong && !goesOn && { until: open.at(-1) ?? to }),
        ...(isLong && weekdays !== undefined && { left: open.filter((one) => one >= day) }),
      },
      ...(start !== undefined && { at: start }),
      ...((isLong || (weekdays && from === undefined)) && { weekly: true }),
    }))
  })
}

/** Days between two posts of an offer that lasts, and from which on a third is worth one. */
const offerPace = { most: 7, third: 14 }

/** Days of a weekly offer that are counted down before its end. */
const lastDays = 3

/** A weekly offer with an end is told when it begins, and on each of its last days. */
const countedDown = (days: readonly string[]): string[] =>
  days.filter((_, at) => at === 0 || at >= days.length - lastDays)

/** The days on which an offer that lasts is told: its first, its last, and those between them at some distance. */
function untilDays(days: readonly string[]): string[] {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined || first === last) return first === undefined ? [] : [first]
  const far = daysBetween(first, last) > offerPace.third
  const middle = far
    ? days.find((day) => daysBetween(first, day) > Math.max(offerPace.most, daysBetween(first, last) / 2))
    : undefined
  return [...new Set([first, ...(middle === undefined ? [] : [middle]), last])]
}

/** "das 17h às 20h", "até as 19h" */
function hoursOfOffer({ start, end }: Offer): string {
  if (start !== undefined && end !== undefined) return `das ${hourOf(start)} às ${hourOf(end)}`
  return end === undefined
    ? start === undefined
      ? ''
      : `a partir das ${hourOf(start)}`
    : `até as ${hourOf(end)}`
}

/** An offer on the day of an event is told with it: two posts would sell one evening twice. */
export function withOffers(dates: readonly Dated[]): Dated[] {
  const events = dates.filter(({ combo }) => combo === undefined)
  const told = new Map<Dated, string[]>()
  const others = dates.filter((one) => {
    const { combo, said, name } = one
    if (!combo) return false
    const event = events.find(({ day, own }) => own && day === one.day)
    if (!event) return true
    const held = combo.of === '' || combo.of === name ? '' : ` (${contentWords(combo.of)})`
    told.set(event, [...(told.get(event) ?? []), `${said ?? name} por ${spokenPrice(combo.price)}${held}`])
    return false
  })
  return [
    ...events.map((event) => {
      const offers = told.get(event)
      return offers ? { ...event, offers } : event
    }),
    ...others,
  ]
}

const plural = (count: number, word: string) => (count > 1 && !/s$/iu.test(word) ? `${word}s` : word)

/** "2 sanduba+batata+2 copo" → "2 sandubas, batata e 2 copos" */
export function contentWords(of: string): string {
  const parts = of
    // In a list with a comma, the last "e" joins two of its parts.
    .split(/,\s/.test(of) ? /\s*\+\s*|,\s+|\s+e\s+(?=\S+(?:\s\S+)?$)/ : /\s*\+\s*|,\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [, count, noun, rest = ''] = /^(\d+)\s+(\p{L}+)(.*)$/u.exec(part) ?? []
      return count && noun ? `${count} ${plural(Number(count), noun)}${rest}` : part
    })
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} e ${parts.at(-1)}` : (parts[0] ?? '')
}
