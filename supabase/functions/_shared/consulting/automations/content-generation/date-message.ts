/** What the WhatsApp list gets of a date: whatever decides the evening, and how to answer. */
import { shortDay } from '../../base/calendar.ts'
import { capitalize } from '../../base/language/grammar.ts'
import { joinList } from '../../base/language/text.ts'
import { calledOf } from './date-fields.ts'
import type { Dated } from './dates.ts'
import { countdownOf } from './event-copy.ts'
import { hourOf } from './hour-words.ts'
import { shuffled } from './item-words.ts'
import { inSentence, spokenPrice } from './menu-items.ts'
import { shortName } from './registered-name.ts'
import { deadlineTexts } from './season-end.ts'
import { dateMessages, launchMessages, reserveHere } from './tables/arcs.ts'
import { launch } from './tables/date-lines.ts'
import { eventMessages } from './tables/event-texts.ts'
import { weeklyFilled } from './weekly-copy.ts'
import type { Given, Writer } from './write-post.ts'

type Setting = {
  writer: Writer
  given: Given
  voice: 'spoken' | 'plain'
  onDay: boolean
  /** Fills in the name and the day of the date. */
  fields: (text: string) => string
  /** "13/12, domingo, às 19h" */
  lasts: string
  /** "R$ 49,90 por pessoa.", or nothing. */
  price: string
  /** "das 18h às 23h" on the day; null where that is not known. */
  hours: string | null
}

export function messageOf(
  date: Dated,
  { writer, given, voice, onDay, fields, lasts, price, hours }: Setting,
): string {
  const stated =
    price === ''
      ? ''
      : `, ${price.replace(/\.$/, '').replace(/^\p{L}+(?=,| )/u, (word) => word.toLowerCase())}`
  const offers = date.offers === undefined ? '' : `, com ${joinList([...date.offers])}`
  // "das 11h às 17h" of a day with hours of its own
  const noted = /^(?:das? \d{1,2}h\S* (?:às|até as) \d{1,2}h\S*|a partir das \d{1,2}h\S*)(?=,|$)/.exec(
    date.note ?? '',
  )?.[0]
  const begins = date.at !== undefined ? `, às ${hourOf(date.at)}` : noted ? `, ${noted}` : ''
  const when = begins === '' && hours !== null ? `, ${hours}` : begins
  // On the day itself nobody reserves any more.
  const until = date.bookBy === undefined ? '' : ` Reservas até ${shortDay(date.bookBy)}.`
  const reserve = !onDay && /reserva/.test(date.note ?? '') ? `${until} ${reserveHere[voice]}` : ''
  const own = (text: string) =>
    fields(
      weeklyFilled(text, date)
        .replaceAll('{when}', when)
        .replaceAll('{price}', `${stated}${offers}`)
        .replaceAll('{lasts}', lasts)
        .replaceAll('{Bare}', capitalize(calledOf(date))),
    ) + reserve
  const comboUntil = date.combo?.until
  const told =
    deadlineTexts(date.name)?.message ??
    (date.combo && comboUntil !== undefined
      ? `{Bare} por ${spokenPrice(date.combo.price)} ${comboUntil === date.day ? 'só até hoje' : date.combo.left ? `hoje: ${countdownOf(date.combo.left)}, até ${shortDay(comboUntil)}` : `até ${shortDay(comboUntil)}`}. Responda com a quantidade.`
      : null)
  if (told !== null) return own(told)
  const wordings =
    date.item && launch.test(calledOf(date))
      ? launchMessages[voice][onDay ? 'day' : 'ahead'].map((text) =>
          text.replaceAll('{item}', inSentence(shortName(date.item?.name ?? ''))),
        )
      : date.weekly && onDay
        ? shuffled(eventMessages[voice], given.seed)
        : dateMessages[voice][onDay ? 'day' : 'ahead']
  return writer.message(
    reserve === ''
      ? wordings
      : wordings.map((text) => text.replace(/(?<=\.) [^.]*\?$|(?<=\.) Quem vem[^.]*\.$/u, '')),
    { ...given, own },
  )
}
