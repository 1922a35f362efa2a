/** What a day of a forecast is called: the owner's words without its date, or all of them. */
import { nameWithout, type Slice } from '../dates/entries.ts'
import type { FoundDate } from '../dates/found-date.ts'
import type { Draft } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { down, up } from './context-words.ts'

const withoutRemark = (what: string, { text, bare }: Slice) => {
  const remark = bare === undefined ? '' : text.slice(bare.length)
  return (remark !== '' && what.endsWith(remark) ? what.slice(0, -remark.length) : what).replace(
    /[\s,]+$/,
    '',
  )
}

const held =
  /^\s*(?:e )?(?:(?:a gente|nos|aqui|la|na cidade|no bairro) )?(?:vai (?:ter|haver|rolar|acontecer)|vamos ter|teremos|havera|tem|temos|vem)(?= )/

/** "vai ter show na praça dia 12": what happens on the date; null where a head says something else. */
export function heldOn(text: string, { start, end }: Pick<FoundDate, 'start' | 'end'>): string | null {
  const lead = held.exec(foldInPlace(text.slice(0, start)))?.[0].length
  if (lead === undefined) return null
  const said = nameWithout(text.slice(lead, end), [{ start: start - lead, end: end - lead }])
  return said === '' ? null : said
}

/** What happens, told before its date and its effect: "vai ter show na praça dia 12 e costuma dobrar". */
function namedBefore(text: string, folded: string, [date, ...more]: readonly FoundDate[]): string | null {
  if (!date || more.length > 0) return null
  const [head, tail] = [folded.slice(0, date.start), folded.slice(date.end)]
  const follows = /^(?: de 20\d\d)?(?:,| e | que | ?[-–] )/.test(tail)
  return follows && !up.test(head) && !down.test(head) ? heldOn(text, date) : null
}

type Said = {
  folded: string
  /** All dates of the clause, and those that are no measure of the others. */
  stated: readonly FoundDate[]
  dates: readonly FoundDate[]
  /** The clause without its dates. */
  rest: string
  /** It says how much is sold then. */
  moves: boolean
  /** Only the whole clause says what it is about. */
  whole: boolean
}

/** An hour alone names nothing. */
const hourAlone =
  /^(?:as |ate |ate as )?\d{1,2} ?(?:h\d{0,2}|:\d\d|horas)$|^(?:mais )?cedo(?: (?:umas|la pelas|pelas|as)? ?\d.*)?$/

/** The description without its date; the owner's whole sentence if the two are interwoven. Empty where nothing is said. */
export function nameOf({ text }: Slice, { folded, stated, dates, rest, moves, whole }: Said): string {
  const only = stated.length === 1 ? stated[0] : undefined
  const atEdge = only && (only.start < 8 || only.end > text.length - 2)
  const said = foldInPlace(rest)
  // "dia das mães bomba": one word alone would not say what happens.
  const bare =
    hourAlone.test(said) || (!/\s/.test(rest) && (up.test(said) || down.test(said) || /^fech/.test(said)))
  const before = moves && !whole ? namedBefore(text, folded, dates) : null
  if (before !== null) return before
  // "o carnaval esvazia a cidade": the feast is what the clause speaks of.
  const isSubject = only?.name != null && /^(?:[oa]s? )$/.test(folded.slice(0, only.start)) && only.start < 4
  if ((bare && rest !== '') || whole || isSubject) return text
  return atEdge && !/\bnao\b/.test(folded) ? rest.replace(/[\s,]+a partir$/iu, '') : rest && text
}

/** The name of the wish: that of its calendar day, or the clause, where the rest says nothing. */
export const titleOf = (what: string, name: string | null, clause: Slice): string =>
  withoutRemark(
    (/\p{L}/u.test(what) &&
      !/^ano(?: passado)?(?: (?:a|o) (?:casa|gente|bar|restaurante))?$/iu.test(what) &&
      what) ||
      name ||
      clause.text,
    clause,
  )
    .replace(/^e (?=\d)/, '')
    .slice(0, 120)

/** "…, e de 4 a 15 de maio paramos": no name begins with the word that joins its clause to the one before. */
export const withoutJoints = (draft: Draft): Draft => ({
  ...draft,
  wishes: draft.wishes.map((one) =>
    one.wish.kind === 'date' && /^(?:e|mas|que) \S/iu.test(one.wish.what)
      ? { ...one, wish: { ...one.wish, what: one.wish.what.replace(/^(?:e|mas|que) /iu, '') } }
      : one,
  ),
})
