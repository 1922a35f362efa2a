/** The pieces of a sentence that may be clauses, and where they stand. */
import type { Sentence, Span } from '../spoken/stretches.ts'

/** Where a sentence may fall into clauses. */
const joints =
  /,(?!\d)|:(?!\d)|\s[–—-]\s|[()]|\s(?=(?:e|mas|porem|so que|entao|porque|pois|ja que|senao|que nem|nem|(?:pra|para) (?:nao|ninguem|quem|que|[oa]s? (?:pessoa|client|fregue|povo|gente|publico)\p{L}*|pessoa|client\p{L}+|gente))\s)/gu
/** Longest run of pieces that is tried as one clause. */
export const longestRun = 7
export const longestSentence = 600
export const conditional =
  /\b(?:entre .* e .* (?:nao|tem|deve|e)|diferenca|tanto|se|caso|quando|desde que|contanto|a partir d[eo]|depois d[eo]|durante)\b/
export const asks =
  /\?|\b(?:sera q(?:ue)?|quero saber|queria saber|gostaria de saber|vale a pena|compensa|posso|devo|qual|quais|quanto|quantos|o que acha|por que|medo|receio)\b/

/** Where another thought begins: no clause runs over it. */
export const turns = /^\s*(?:,\s*)?(?::|[()]|[–—-]\s|(?:mas|porem|so que|entao|porque|pois|ja que|senao)\s)/

/** Longest first words of a clause that are not its own. */
export const lead = /^[\s,:;()–—-]*(?:(?:e|mas|porem|entao|so que|portanto|ja|agora|alias|pois)\s+)*/

/** "é" is a verb, "e" a joint. */
export function withAccents(folded: string, text: string): string {
  let said = folded
  for (const { index } of text.matchAll(/(?<![\p{L}])[éÉ](?![\p{L}])/gu))
    said = `${said.slice(0, index)}é${said.slice(index + 1)}`
  return said
}

export function piecesOf({ said, at }: Sentence): Sentence[] {
  const places = [
    0,
    ...[...said.matchAll(joints)].map(({ index }) => index).filter((index) => index > 0),
    said.length,
  ]
  const pieces: Sentence[] = []
  let from = 0
  // A joint without words before it belongs to the piece that follows.
  for (const to of places.slice(1)) {
    if (!/[\p{L}\p{N}]/u.test(said.slice(from, to))) continue
    pieces.push({ said: said.slice(from, to), at: at + from })
    from = to
  }
  return pieces
}

export const joined = (pieces: readonly Sentence[]): Sentence => ({
  said: pieces.map(({ said }) => said).join(''),
  at: pieces[0]?.at ?? 0,
})

export function spanOf({ said, at }: Sentence): Span {
  const start =
    at + (/^[\s,:;()–—-]*(?:e\s+)?(?:[oa]s?\s+(?!rest|outr|demais|mesm))?/.exec(said)?.[0].length ?? 0)
  return { start, end: at + said.replace(/[\s.,;:!()–—-]+$/, '').length }
}

export const endBefore = (piece: Sentence | undefined) => (piece ? spanOf(piece).end : -1)
