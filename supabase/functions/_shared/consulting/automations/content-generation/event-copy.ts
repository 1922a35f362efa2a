/** The words of posts about weekly events and combos, and how a date is held. */
import { addDays, shortDay, weekdayNames, weekdayOf } from '../../base/calendar.ts'
import { capitalize } from '../../base/language/grammar.ts'
import { joinList } from '../../base/language/text.ts'
import type { Dated } from './dates.ts'
import { contentWords } from './held-events.ts'
import { spokenPrice } from './menu-items.ts'
import { comboTexts, pricelessCombos } from './tables/event-texts.ts'
import type { Register } from './tables/moments.ts'
import { shortWeekday } from './told-calendar.ts'

export type HouseWords = {
  register: Register
  /** Until when there is music; null where nobody said. */
  musicUntil: number | null
  seats: number | null
  /** How the owner takes bookings: "Reservas pelo WhatsApp"; null where nobody said. */
  booking: string | null
  /** A dish of the menu with its price, for the evening of an event; one after another. */
  nextDish: () => string
}

const dayWords = (day: string) => `${shortWeekday(day)}, ${shortDay(day)}`

const fewOf = { a: ['última', 'últimas duas', 'últimas três'], o: ['último', 'últimos dois', 'últimos três'] }

/** "últimas três terças", of the days that a weekly offer has left; "toda terça" where they are many. */
export function countdownOf(left: readonly string[]): string {
  const weekday = shortWeekday(left[0] ?? '')
  const gender = /o$/u.test(weekday) ? 'o' : 'a'
  const few = fewOf[gender][left.length - 1]
  if (few === undefined) return `tod${gender} ${weekday}`
  return `${few} ${weekday}${left.length > 1 ? 's' : ''}`
}

/** "hoje, 08/12 e 15/12"; of many days the last. */
function daysLeft(left: readonly string[]): string {
  const [, ...later] = left
  return later.length < fewOf.a.length
    ? joinList(['hoje', ...later.map(shortDay)])
    : `até ${dayWords(left.at(-1) ?? '')}`
}

/** Wordings for a combo: before its day, on it, or on any day. */
export function comboWordings(
  { what, of, price, left = [] }: { what: string; of: string; price: number; left?: readonly string[] },
  when: keyof typeof comboTexts,
  day: string,
  register: Register,
  /** Whether the owner wants no price in the posts: then the offer is told without it. */
  isPriceless = false,
): string[] {
  const content = contentWords(of)
  // Hours and conditions are not what it holds.
  const holds = /^(?:das?|até|a partir|não vale|só|menos|exceto)\s/iu.test(content)
    ? ` ${capitalize(content)}.`
    : ` Leva ${content}.`
  const texts = isPriceless ? pricelessCombos[when][register] : comboTexts[when][register]
  return texts.map((text) =>
    text
      .replaceAll('{bare}', what)
      .replaceAll('{Bare}', capitalize(what))
      .replaceAll('{p}', spokenPrice(price))
      .replaceAll('{left}', countdownOf(left))
      .replaceAll('{Left}', capitalize(countdownOf(left)))
      .replaceAll('{days}', daysLeft(left))
      .replaceAll('{Day}', capitalize(dayWords(day)))
      .replaceAll('{day}', dayWords(day))
      .replaceAll('{of}', content === '' ? '' : holds),
  )
}

const places = /\d (?:lugares|vagas|mesas)/

/** On the eve of the last day of bookings, and on it. */
const lastCall = (bookBy: string | undefined, today: string, onDay: boolean): string =>
  bookBy === undefined || onDay
    ? ''
    : today === bookBy
      ? 'Hoje é o último dia de reserva.'
      : today === addDays(bookBy, -1)
        ? 'Amanhã é o último dia de reserva.'
        : ''

/** "Almoço, só com reserva. São 28 lugares. A casa abre de quinta, 27/05, a domingo, 30/05." */
export function heldWords(
  { note = '', open, day, to, offers = [], tell, bookBy, price, supper }: Dated,
  { seats, booking, register }: HouseWords,
  onDay: boolean,
  /** The day of the post. */
  today: string,
  /** Days of it on which the house is closed. */
  shut: readonly string[] = [],
): string {
  const late = onDay || (bookBy !== undefined && today > bookBy)
  // On the day itself nobody reserves any more.
  const booked = supper === true && (bookBy !== undefined || /reserva/.test(note))
  const parts = note
    .split(/,\s+/)
    .filter((part) => part !== '' && !(late && (/reserva/.test(part) || (booked && places.test(part)))))
  const reserved = parts.some((part) => /reserva/.test(part)) || (supper === true && !late)
  const span =
    to > day
      ? `de ${dayWords(day)}, a ${dayWords(to)}`
      : `${/o$/.test(weekdayNames[weekdayOf(day)] ?? '') ? 'no' : 'na'} ${dayWords(day)}`
  // "A casa abre na quinta, 31/12, até as 3h": one sentence, where the hours are all that is said.
  const hours =
    open && !onDay && price === undefined && parts.length === 1 && /^(?:até|das?|a partir) /u.test(note)
  return [
    tell === undefined ? '' : `O assunto: ${tell}.`,
    parts.length === 0 || hours ? '' : `${capitalize(parts.join(', '))}.`,
    offers.length === 0 ? '' : `${onDay ? 'Tem' : 'No dia,'} ${joinList(offers)}.`,
    shut.length === 0 ? '' : `A casa não abre em ${joinList(shut.map(shortDay))}.`,
    onDay && booked ? 'Esperamos quem reservou.' : '',
    lastCall(bookBy, today, onDay),
    reserved && seats !== null && !places.test(note) ? `São ${seats} lugares.` : '',
    reserved || (!onDay && /vagas/.test(note))
      ? `${booking ?? (reserved ? 'Reserva por mensagem' : 'Vaga garantida por mensagem')}: ${register === 'spoken' ? 'diz' : 'diga'} o nome e quantos são.`
      : '',
    // What has a price is held with the house open.
    open && !onDay && price === undefined ? `A casa abre ${span}${hours ? `, ${note}` : ''}.` : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
}
