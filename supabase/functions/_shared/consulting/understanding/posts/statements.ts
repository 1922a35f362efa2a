/**
 * Statements that owners write among the dates of a calendar: what holds for every post, closed days with their return,
 * combos, how many posts of a subject, facts of the house, questions. Each claims its own passage; what none claims goes
 * on to the reader of dates.
 */
import { addDays } from '../../base/calendar.ts'
import { clauseComma, longestEntry } from '../dates/entries.ts'
import { findDates } from '../dates/find-dates.ts'
import type { Draft, DraftWish, WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { readBarePeriod } from './bare-periods.ts'
import { readClosure } from './closures.ts'
import { readCombo } from './combos.ts'
import { type Corrected, withoutCorrected } from './corrections.ts'
import { readOpenDate } from './held-dates.ts'
import { readHouseFact } from './house-facts.ts'
import { readOccasion } from './occasions.ts'
import { readPostQuestion } from './post-questions.ts'
import { readPostRule } from './rules.ts'
import type { Statement } from './statement.ts'
import { readTopic } from './topics.ts'

type Reader = (statement: Statement) => WishContent[] | null

/** In the order in which they are asked: the narrowest first. */
const readers: readonly Reader[] = [
  readPostQuestion,
  readBarePeriod,
  readPostRule,
  readCombo,
  readTopic,
  readClosure,
  readOpenDate,
  readOccasion,
  readHouseFact,
]

type Piece = { start: number; end: number; asks: boolean }

const strong = /[;!?\n]|\.(?=\s|$)/g
const weak = new RegExp(
  // "forró todo domingo às 12h e réveillon com ceia": a feast begins after a weekly event.
  String.raw`${clauseComma}|\se\s(?=(?:(?:o|a|no|na)\s)?(?:natal|r[eé]veillon|ano novo|ceia|virada|carnaval|s[aã]o jo[aã]o|p[aá]scoa)(?!\p{L}))(?<=\s(?:tod[ao]s?|aos|[àa]s|cada)\s(?:domingo|segunda|ter[cç]a|quarta|quinta|sexta|s[aá]bado)[^,;.!?\n]{0,30}\se\s)|\s(?:mas|por[eé]m|s[oó] que|e)\s(?=(?:n?o\s)?dia\s\d{1,2}\s(?:a gente |n[oó]s |a casa |vai |vamos )?(?:tem|ter|vai ter|temos|abr\w+|fech\w+|faz\w*|rola|volt\w+)\b)`,
  'giu',
)

/** The pieces between separators, trimmed. */
function pieces(text: string, from: number, to: number, separator: RegExp): Piece[] {
  const found: Piece[] = []
  let start = from
  const add = (end: number, asks: boolean) => {
    const raw = text.slice(start, end)
    // A dash or a dot at the beginning only marks the line of a list.
    const said = raw.replace(/^[\s•*–—-]+/u, '').trim()
    const lead = raw.trimEnd().length - said.length
    if (/[\p{L}\p{N}]/u.test(said)) found.push({ start: start + lead, end: start + lead + said.length, asks })
  }
  for (const { index, 0: mark } of text.slice(from, to).matchAll(separator)) {
    add(from + index, mark === '?')
    start = from + index + mark.length
  }
  add(to, false)
  return found
}

/** Most comma parts of one statement. */
const longestRun = 5

/** Runs of comma parts, longest first: "fecho de 5 a 9/2, volto dia 12". */
function* runs(parts: readonly Piece[]): Generator<readonly [first: number, last: number]> {
  for (let size = Math.min(parts.length, longestRun); size > 0; size -= 1)
    for (let first = 0; first + size <= parts.length; first += 1) yield [first, first + size - 1]
}

/** Says something of an allergy: left to the reader that asks back. */
const ofAllergy = /\b(?:alergi\w*|intoler\w*|celiac\w*|anafil\w*|gravida\w*|gestante\w*)\b/

/**
 * The statements of a text, and the text without them: claimed passages and corrected words are blank, so that places
 * stay.
 */
export function readStatements(
  text: string,
  { today, anchor, names }: Pick<Statement, 'today' | 'anchor' | 'names'>,
): { draft: Draft; rest: string; corrected: Corrected['spans'] } {
  const corrected = withoutCorrected(text)
  let rest = corrected.text
  const draft: Draft = { wishes: [], unread: [] }
  const blank = (start: number, end: number) => {
    rest = rest.slice(0, start) + rest.slice(start, end).replace(/[^\n]/g, ' ') + rest.slice(end)
  }
  /** @param lead end of the first of several parts, which must be a statement of the same kind by itself */
  const claim = (start: number, end: number, asks: boolean, lead: number | null): boolean => {
    if (end - start > longestEntry) return false
    const said = rest.slice(start, end)
    const folded = foldInPlace(said)
    if (ofAllergy.test(folded)) return false
    const since =
      dateBefore(corrected.text.slice(Math.max(0, start - longestEntry), start), today) ?? feastBefore(start)
    const from = since !== null && since > anchor ? since : anchor
    const statement: Statement = { text: said, folded, asks, today, anchor: from, names }
    for (const reader of readers) {
      const wishes = reader(statement)
      if (wishes === null) continue
      if (lead !== null && !isSameAlone(reader, statement, lead - start)) continue
      draft.wishes.push(...wishes.map((wish): DraftWish => ({ wish, start, end })))
      blank(start, end)
      return true
    }
    return false
  }
  /** "são joão fecha dia 24, mas dia 23 tem arraiá": near the feast that was named. */
  function feastBefore(start: number): string | null {
    const before = corrected.text.slice(Math.max(0, start - longestEntry), start)
    const said = before.slice(Math.max(...[...before.matchAll(strong)].map(({ index }) => index + 1), 0))
    const feast = findDates(said, today).findLast(({ name }) => name !== null)
    return feast ? addDays(feast.span.from, -7) : null
  }
  for (const sentence of pieces(rest, 0, rest.length, strong)) {
    const parts = pieces(rest, sentence.start, sentence.end, weak)
    const taken = new Set<number>()
    for (const [first, last] of runs(parts)) {
      const [one, other] = [parts[first], parts[last]]
      if (!one || !other || parts.some((_, at) => at >= first && at <= last && taken.has(at))) continue
      const asks = sentence.asks && last === parts.length - 1
      const between = rest.slice(
        isDayAlone(rest.slice(one.start, one.end)) ? parts[first + 1]?.end : one.end,
        other.end,
      )
      if (first !== last && !isContinued(between)) continue
      if (claim(one.start, other.end, asks, first === last ? null : one.end))
        for (let at = first; at <= last; at += 1) taken.add(at)
    }
  }
  return { draft, rest, corrected: corrected.spans }
}

/** The last day with a month before a statement: "natal da firma 18/12, dia 24 fecha" means December. */
const dateBefore = (text: string, today: string): string | null =>
  findDates(text, today).findLast(({ name, span }) => name === null && span.from === span.to)?.span.from ??
  null

const isSameAlone = (reader: Reader, { text, folded, ...given }: Statement, size: number): boolean =>
  // "Sexta 18/12, festa dos músicos, às 22h": the name may follow.
  reader === readOccasion ||
  // "trocamos o fornecedor, agora vem de Areia Branca": one story.
  (reader === readHouseFact && /^\s*,\s*(?:agora|hoje)\s/.test(folded.slice(size))) ||
  (reader === readClosure && isDayAlone(text.slice(0, size))) ||
  (reader === readCombo && /\bcombo|promo|kit\b/.test(folded.slice(0, size))) ||
  reader({ ...given, text: text.slice(0, size), folded: folded.slice(0, size) }) !== null

/** What a statement goes on with after a comma: its return, its hour, its place, how it is held. */
const continued =
  /^\s*,\s*(?:e\s+)?(?:agora\s+vem|fechad\w+|folga\w*|(?:so\s+)?volt\w+|(?:so\s+)?reabr\w+|das?\s+\d|as\s+\d|a\s+partir|\d{1,2}\s*h|(?:com|c\/)\s|so\s+com|entrada|ingresso|couvert|reserva|(?:dois|tres)\s+horarios|comeca|abrimos|\d+\s+(?:vagas|lugares)|almoco|jantar|no\s+almoco|no\s+jantar|na|no|de\s+\w+\s+a\s+|r\$|por\s+(?:r\$\s*)?\d|depois\s+(?:e\s+|fica\s+)?(?:r\$\s*)?\d+(?:\s+reais|\s+conto)?\s*$|mulher(?:es)?\s+nao\s+paga|\d+\s*reais|dom\w*|seg\w*|ter\w*|qua\w*|qui\w*|sex\w*|sab\w*|\d{1,2}\/\d|(?:e\s+)?(?:(?:no\s+)?dias?\s+)?\d{1,2}(?:\s+e\s+\d{1,2})?(?:\s+(?:tb|tbm|tambem))?\s*$|\d{1,2}o?(?:(?:,|\s+e)\s*\d{1,2}o?)*\s+(?:(?:a gente|a casa|o bar|nos)\s+)?(?:(?:fica|esta|ta|vai ficar|ficamos|estamos)\w*\s+)?(?:fech\w+|nao\s+abr\w+|folg\w+))/

/** "sexta", "sábado, 5/12": the statement about the day follows. */
const isDayAlone = (text: string): boolean =>
  /^(?:n[ao]s? |tod[ao]s? )?(?:dias? )?(?:(?:dom|seg|ter|qua|qui|sex|sab)[a-z]*(?:[ -]feira)?)?,? ?(?:dias? )?(?:\d{1,2}(?:\/\d{1,2}|(?: e \d{1,2})?))?$/.test(
    foldInPlace(text),
  )

const isContinued = (between: string): boolean =>
  foldInPlace(between)
    .split(new RegExp(`(?=${clauseComma})`))
    .every((part) => part.trim() === '' || continued.test(part))
