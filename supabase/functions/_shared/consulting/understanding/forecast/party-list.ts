/**
 * Several parties in one sentence: "dia 11/12 para 60 pessoas, dia 17/12 para 90 e dia 19/12 para 45", or the days and
 * then the guests of each: "nos sábados 12 e 19 de dezembro, de 40 e 60 pessoas".
 */
import { findDates } from '../dates/find-dates.ts'
import { figureOf } from '../spoken/figures.ts'
import { type FoundIn, type PieceReader, question } from '../spoken/pieces.ts'
import { servedAt } from './party-dishes.ts'
import { isAsked, only, saidIn, sentenceEnd } from './slots.ts'

const day = '(?:no |em )?(?:dia )?\\d{1,2}(?:/\\d{1,2}| de [a-z]{4,9})(?: \\([a-z-]+\\))?'
const party = new RegExp(
  `(${day})(?:,| tem| teremos| vem| e)? ?(?:para|pra|com|de|:|,) ?(?:uns |umas )?(\\d{1,4})\\b(?! ?(?:%|reais|kg|h\\b|/))`,
  'g',
)
const ofMonth = '(?:/\\d{1,2}| de [a-z]{4,9})'
const listedDays = new RegExp(
  `(?<![\\d/])(\\d{1,2}${ofMonth}?(?:(?:, ?| e )(?:dia )?\\d{1,2}${ofMonth}?)*(?:,? e )(?:dia )?\\d{1,2}${ofMonth})(?![\\d/])`,
)
const listedGuests =
  /(?<![\d/])(\d{1,4}(?:, ?\d{1,4})*) e (\d{1,4}) (?:pessoas|convidad[oa]s|lugares|pax|clientes)\b|(?<![\d/])(\d{1,4}) (?:pessoas|convidad[oa]s|lugares|pax|clientes) (?:em )?cada\b/
/** The days of a list and the guests of each, in the order of the text; none where they do not pair. */
function paired(said: string): { day: string; count: number }[] {
  const days = listedDays.exec(said)?.[1]?.split(/, ?(?:e )?(?:dia )?| e (?:dia )?/) ?? []
  const month = new RegExp(`${ofMonth}$`).exec(days.at(-1) ?? '')?.[0] ?? ''
  const found = listedGuests.exec(said)
  const counts = found?.[3] ? days.map(() => found[3] ?? '') : `${found?.[1]}, ${found?.[2]}`.split(/, ?/)
  return found && counts.length === days.length
    ? days.map((one, at) => ({
        day: /^\d{1,2}$/.test(one) ? `${one}${month}` : one,
        count: figureOf(counts[at]),
      }))
    : []
}
const occasion =
  /\b(aniversario|casamento|confra\w*|ceia|festa|formatura|batizado|bodas|jantar|almoco|evento|reuniao|excursao|grupo|reserva)(?:s|es)?\b/
const open =
  /\b(?:casa|bar|salao|restaurante)?(?: (?:segue|continua|fica|fica) )? ?abert[oa]\b|\bpor cima\b|\balem do movimento\b/
const own = /\bfechad[oa]s?\b|\bfech\w+ (?:para|pra|pro|ao) (?:o )?publico\b/

/** Before the reader of one party: two or more, each with its day and its guests. */
export const readPartyList: PieceReader = (at, read) => {
  if (at > 0 && sentenceEnd(at - 1, read) >= at) return null
  const end = Math.min(read.pieces.length - 1, sentenceEnd(at, read) + 1)
  let last = sentenceEnd(at, read)
  const said = saidIn(at, last, read)
  const kind = occasion.exec(said)?.[1]
  const each = [...said.matchAll(party)].map((match) => ({
    day: match[1] ?? '',
    count: figureOf(match[2]),
  }))
  const listed = paired(said)
  const found = listed.length > 0 ? listed : each
  if (kind === undefined || found.length < 2 || isAsked(at, read)) return null
  // "Todas com a casa aberta."
  if (last < end && /^\s*tod[oa]s? /.test(saidIn(last + 1, last + 1, read))) last += 1
  const whole = saidIn(at, last, read)
  const against = own.test(whole) && !open.test(whole)
  const item = servedAt(whole, read)
  const wishes = found.flatMap(({ day: named, count }): FoundIn[] => {
    const [date] = findDates(named, read.today)
    return date && date.span.from >= read.today && count >= 4 && count <= 5000
      ? [
          only(
            question('seats', {
              what: /^confra/.test(kind) ? 'confraternização' : read.own(kind).toLowerCase(),
              ...date.span,
              count: Math.round(count),
              ...(item !== undefined && { item }),
              ...(against && { against: true }),
            }),
            at,
            last,
          ),
        ]
      : []
  })
  return wishes.length === found.length ? wishes : null
}
