/** Reads a text piece by piece with the readers of one automation. */
import type { WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { type FoundIn, type Named, type PieceReader, piecesOf, spanOf } from './pieces.ts'
import type { Sentence, Span } from './stretches.ts'

/** Pieces that only give a reason for what was said before: "que é a fama da casa", "porque já deu briga". */
export const reason =
  /^\s*(?:(?:por)?que (?:e|ja|el\w|aqui|o povo|senao|da|nao|ess\w|ninguem|na|a gente|me)|pois|por causa|senao|se nao|ne\b|viu\b|visse\b|sem espantar|sem assustar|pra nao espantar|nao quero passar vergonha|(?:o|a|os|as|meus?) (?:client\w+|povo|pessoal|fregues\w*|turma) (?:ja )?(?:reclam\w+|brig\w+|ach\w+|estranh\w+|xing\w+|percebe\w*|nota\w*))\b/
export const order =
  /\b(?:sub\w+|sob\w+|aument\w+|baix\w+|mex\w+|tir\w+|alerg\w+|desconto|%|nao pode|quero|queria|so\b|ate\b)/

/** A longer sentence is no request, and a longer text none that an owner types. */
const longestSentence = 1500
const mostPieces = 300

export type Told = [
  text: string,
  sentences: readonly Sentence[],
  names: readonly Named[],
  today: string,
  isRead: (span: Span) => boolean,
]

/**
 * The wishes of a text that need its pieces.
 * @param isRead whether an order on prices was read in that span already
 */
export function readPieces(
  readers: readonly PieceReader[],
  ...[text, sentences, names, today, isRead]: Told
): (Span & { wish: WishContent; isTwice: boolean })[] {
  const pieces = sentences
    .filter(({ said }) => said.length <= longestSentence)
    .flatMap(piecesOf)
    .slice(0, mostPieces)
  const original = (from: number, to: number) => {
    const { start, end } = spanOf(pieces, from, to)
    return text.slice(start, end)
  }
  const folded = foldInPlace(text)
  const own = (words: string) => {
    const at = folded.indexOf(words)
    return at < 0 ? words : text.slice(at, at + words.length)
  }
  const taken = new Set<number>()
  const found: FoundIn[] = []
  for (const at of pieces.keys()) {
    for (const read of readers) {
      const result = read(at, { pieces, names, original, own, today })
      if (result === null) continue
      const all = Array.isArray(result) ? result : [result]
      const covers = all.flatMap(({ from, to }) =>
        Array.from({ length: to - from + 1 }, (_, index) => from + index),
      )
      if (covers.some((index) => index < 0 || index >= pieces.length || taken.has(index))) continue
      if (all.some(({ weak, from, to }) => weak && isRead(spanOf(pieces, from, to)))) continue
      for (const index of covers) taken.add(index)
      found.push(...all)
      break
    }
  }
  const seasons = found.filter(({ wish }) => wish.kind === 'question' && wish.about === 'seasonPrice')
  return found.flatMap((one) => {
    const { wish, from, to } = one
    let last = to
    while (
      last + 1 < pieces.length &&
      !taken.has(last + 1) &&
      reason.test(pieces[last + 1]?.said ?? '') &&
      !order.test(pieces[last + 1]?.said ?? '')
    )
      last += 1
    // "a alta paga o ano, quero preço de alta": one season, told twice.
    const isTwice = seasons.includes(one) && seasons.at(-1) !== one
    return [{ wish, isTwice, ...spanOf(pieces, from, last) }]
  })
}
