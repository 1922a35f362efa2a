/** The words of posts about weekly events and combos, and how a date is held. */
import { shortDay, weekdayNames, weekdayOf } from '../../base/calendar.ts'
import { capitalize } from '../../base/language/grammar.ts'
import { joinList } from '../../base/language/text.ts'
import { calledOf } from './date-fields.ts'
import type { Dated } from './dates.ts'
import { contentWords } from './held-events.ts'
import { hourOf } from './hour-words.ts'
import { spokenPrice } from './menu-items.ts'
import { comboTexts, weeklyEvents, weeklyMusic } from './tables/event-texts.ts'
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

const music =
  /m[úu]sica|som|voz|viol|forr[óo]|samba|pagode|chor|seresta|sertanej|karaok|dj|banda|show|rock|mpb|jazz|blues|reggae|bossa|xote|brega|piseiro|baile|sarau/iu
const ofMusic = /m[úu]sica|instrument|afina|salão|palco|som(?!\p{L})|toca|canta|o pé|cadeira|reserve/iu

/** Of wordings for weekly events, those that fit one without music. */
export const suited = (wordings: readonly string[], called: string): string[] =>
  wordings.filter((text) => music.test(called) || !ofMusic.test(text))

/** Closes the week: on a Friday or at the weekend only. */
const endsWeek = /fechar a semana|semana se acaba/

/** "Toda terça", "Todo sábado" */
const everyWeek = (day: string) => `${/o$/.test(shortWeekday(day)) ? 'todo' : 'toda'} ${shortWeekday(day)}`

/** Fills in the name and the weekday of a weekly event. */
export function eventFilled(text: string, date: Dated): string {
  const { day } = date
  const called = calledOf(date)
  return text
    .replaceAll('{bare}', called)
    .replaceAll('{Bare}', capitalize(called))
    .replaceAll('{every}', everyWeek(day))
    .replaceAll('{Every}', capitalize(everyWeek(day)))
    .replaceAll('{w}', shortWeekday(day))
    .replaceAll('{W}', capitalize(shortWeekday(day)))
}

/** Wordings for the day of a weekly event. */
export function eventWordings(
  date: Dated,
  { register, musicUntil, nextDish }: HouseWords,
  /** Whether nothing may be sold beside it. */
  quiet = false,
): string[] {
  const { at, day } = date
  const begins = at === undefined ? '' : `, às ${hourOf(at)}`
  const until =
    musicUntil === null || at === undefined || musicUntil <= at
      ? ''
      : `; a música vai até as ${hourOf(musicUntil)}`
  // Beside a price for the whole evening, another one is a riddle; an event named after an item sells that one.
  const dish = quiet || date.price !== undefined || date.item !== null ? '' : nextDish()
  const wordings = music.test(calledOf(date)) ? weeklyMusic : weeklyEvents
  return wordings[register]
    .filter((text) => [0, 5, 6].includes(weekdayOf(day)) || !endsWeek.test(text))
    .map((text) =>
      eventFilled(
        withWeekday(text, day)
          .replaceAll('{begins}{until}', `${begins}${until}`)
          .replaceAll('{begins}', begins),
        date,
      ).replaceAll('{dish}', dish === '' ? '' : ` Na mesa, ${dish}.`),
    )
}

/** "Hoje tem {bare}" → "Hoje, sexta, tem {bare}": a caption is read on other days, too. */
const withWeekday = (text: string, day: string) =>
  /\{(?:w|every)\}/iu.test(text)
    ? text
    : text.replace(
        /(?<!\p{L})(hoje)(?!\p{L})(?=(\s)?)/iu,
        (_, today: string, space?: string) =>
          `${today}, ${shortWeekday(day)}${space === undefined ? '' : ','}`,
      )

/** Wordings for a combo: before its day, on it, or on any day. */
export function comboWordings(
  { what, of, price }: { what: string; of: string; price: number },
  when: keyof typeof comboTexts,
  day: string,
  register: Register,
): string[] {
  const content = contentWords(of)
  // Hours and conditions are not what it holds.
  const holds = /^(?:das?|até|a partir|não vale|só|menos|exceto)\s/iu.test(content)
    ? ` ${capitalize(content)}.`
    : ` Leva ${content}.`
  return comboTexts[when][register].map((text) =>
    (when === 'weekly' ? withWeekday(text, day) : text)
      .replaceAll('{every}', everyWeek(day))
      .replaceAll('{Every}', capitalize(everyWeek(day)))
      .replaceAll('{w}', shortWeekday(day))
      .replaceAll('{W}', capitalize(shortWeekday(day)))
      .replaceAll('{bare}', what)
      .replaceAll('{Bare}', capitalize(what))
      .replaceAll('{p}', spokenPrice(price))
      .replaceAll('{Day}', capitalize(dayWords(day)))
      .replaceAll('{day}', dayWords(day))
      .replaceAll('{of}', content === '' ? '' : holds),
  )
}

/** "Almoço, só com reserva. São 28 lugares. A casa abre de quinta, 27/05, a domingo, 30/05." */
export function heldWords(
  { note = '', open, day, to, offers = [], tell, bookBy }: Dated,
  { seats, booking, register }: HouseWords,
  onDay: boolean,
  /** The day of the post. */
  today: string,
  /** Days of it on which the house is closed. */
  shut: readonly string[] = [],
): string {
  const late = onDay || (bookBy !== undefined && today > bookBy)
  // On the day itself nobody reserves any more.
  const parts = note.split(/,\s+/).filter((part) => part !== '' && !(late && /reserva/.test(part)))
  const reserved = parts.some((part) => /reserva/.test(part))
  const span =
    to > day
      ? `de ${dayWords(day)}, a ${dayWords(to)}`
      : `${/o$/.test(weekdayNames[weekdayOf(day)] ?? '') ? 'no' : 'na'} ${dayWords(day)}`
  return [
    tell === undefined ? '' : `O assunto: ${tell}.`,
    parts.length === 0 ? '' : `${capitalize(parts.join(', '))}.`,
    offers.length === 0 ? '' : `${onDay ? 'Tem' : 'No dia,'} ${joinList(offers)}.`,
    shut.length === 0 ? '' : `A casa não abre em ${joinList(shut.map(shortDay))}.`,
    reserved && seats !== null ? `São ${seats} lugares.` : '',
    reserved || (!onDay && /vagas/.test(note))
      ? `${booking ?? (reserved ? 'Reserva por mensagem' : 'Vaga garantida por mensagem')}: ${register === 'spoken' ? 'diz' : 'diga'} o nome e quantos são.`
      : '',
    open && !onDay ? `A casa abre ${span}.` : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
}
