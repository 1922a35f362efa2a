/** Which competitor a stretch of the owner's text speaks of. */
import type { DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { rivalIn } from './talk/named.ts'

type Span = { start: number; end: number }
/** The text, folded too, and the names of the competitors in it. */
type Told = { text: string; folded: string; rivals: readonly string[] }

/** Where the sentence of a place begins. */
const sentenceStart = (folded: string, at: number): number =>
  Math.max(0, ...[...folded.slice(0, at).matchAll(/\.(?! {2})|[;!?\n]/g)].map(({ index }) => index + 1))

/** The competitor that a stretch names, or that its sentence names before it, or the one whose prices stand beside it. */
export function rivalAt(
  { start, end }: Span,
  prices: readonly DraftWish[],
  { text, folded, rivals }: Told,
): string {
  const known = prices.flatMap(({ wish, ...span }) =>
    wish.kind === 'competitorPrice' ? [{ name: wish.competitor, ...span }] : [],
  )
  const names = [...new Set([...known.map(({ name }) => name), ...rivals])]
  const from = text.lastIndexOf('\n', start) + 1
  const line = text.indexOf('\n', end)
  const to = line < 0 ? text.length : line
  // "O Tonho só abre no fim de semana": the sentence names it before the fact.
  const lead = folded.slice(sentenceStart(folded, start), start)
  const named = rivalIn(folded.slice(start, end), names) ?? rivalIn(lead, names)
  if (named !== undefined) return named
  const before = known.findLast((one) => one.start >= from && one.start <= start)
  // "O Alto tem manobrista. Tem rolha livre na terça.": the one that the sentence before names.
  const spoken = rivalIn(folded.slice(before?.end ?? from, start), names)
  if (spoken !== undefined) return spoken
  const after = known.find((one) => one.start >= from && one.start < to)
  return (before ?? after ?? known.findLast((one) => one.start <= start))?.name ?? 'Todos'
}

/** Where a fact begins with the name that it is about: "o Tonho só abre …". */
export function withName(start: number, { folded, rivals }: Told): number {
  const from = sentenceStart(folded, start)
  const lead = folded.slice(from, start)
  const gap = /^\s*/.exec(lead)?.[0].length ?? 0
  const isThem = /^\s*(?:e |mas )?(?:el[ea]s?|la)\s*$/.test(lead)
  return isThem || (/^\s*(?:[oa]s? )?[\p{L}\d' ]{2,40}$/u.test(lead) && rivalIn(lead, rivals) !== undefined)
    ? from + gap
    : start
}

/** Words without the proper names of competitors: "a Bella Vista" says nothing of a view. */
export function unnamedIn(folded: string, rivals: readonly string[]): string {
  const proper = rivals.filter((name) => /\p{Lu}/u.test(name) && name.split(/\s+/).length < 5)
  const words = new Set(
    proper.flatMap((name) =>
      foldInPlace(name)
        .toLowerCase()
        .split(/[^\p{L}]+/u),
    ),
  )
  return folded.replace(/\p{L}{4,}/gu, (word) => (words.has(word) ? 'x'.repeat(word.length) : word))
}
