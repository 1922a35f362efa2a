/** Several parties in one sentence: "dia 11/12 para 60 pessoas, dia 17/12 para 90 e dia 19/12 para 45". */
import { findDates } from '../dates/find-dates.ts'
import { figureOf } from '../spoken/figures.ts'
import { type FoundIn, type PieceReader, question } from '../spoken/pieces.ts'
import { isAsked, only, saidIn, sentenceEnd } from './slots.ts'

const day = '(?:no |em )?(?:dia )?\\d{1,2}(?:/\\d{1,2}| de [a-z]{4,9})(?: \\([a-z-]+\\))?'
const party = new RegExp(
  `(${day})(?:,| tem| teremos| vem| e)? ?(?:para|pra|com|de|:|,) ?(?:uns |umas )?(\\d{1,4})\\b(?! ?(?:%|reais|kg|h\\b|/))`,
  'g',
)
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
  const found = [...said.matchAll(party)]
  if (kind === undefined || found.length < 2 || isAsked(at, read)) return null
  // "Todas com a casa aberta."
  if (last < end && /^\s*tod[oa]s? /.test(saidIn(last + 1, last + 1, read))) last += 1
  const whole = saidIn(at, last, read)
  const against = own.test(whole) && !open.test(whole)
  const wishes = found.flatMap((match): FoundIn[] => {
    const text = read.original(at, last)
    const [date] = findDates(text.slice(match.index, match.index + (match[1]?.length ?? 0)), read.today)
    const count = figureOf(match[2])
    return date && date.span.from >= read.today && count >= 4 && count <= 5000
      ? [
          only(
            question('seats', {
              what: /^confra/.test(kind) ? 'confraternização' : read.own(kind).toLowerCase(),
              ...date.span,
              count: Math.round(count),
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
