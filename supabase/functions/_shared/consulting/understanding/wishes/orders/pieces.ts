/** A sentence in pieces, each in plain spelling, so that its shapes need to know one form of every word. */
import { foldInPlace } from '../../text/fold.ts'

export type Span = { start: number; end: number }

/** Letters of a text with what they say in plain spelling. */
export type Piece = Span & { said: string }

/** How people type, and what they mean. */
const typed: readonly (readonly [RegExp, string])[] = [
  [/\bq\b/g, 'que'],
  [/\b(?:vcs?|ces?)\b/g, 'voces'],
  [/\b(?:n|nn|naum|num)\b(?= \p{L})/gu, 'nao'],
  [/\b(?:pq|porq)\b/g, 'porque'],
  [/\btbm?\b/g, 'tambem'],
  [/\bmax\b\.?/g, 'maximo'],
  [/\bpra\b/g, 'para'],
  [/\bpro\b/g, 'para o'],
  [/\bpros\b/g, 'para os'],
  [/\bta\b/g, 'esta'],
  [/\btd[oa]?\b/g, 'tudo'],
  [/\bhj\b/g, 'hoje'],
  [/\bdpois\b/g, 'depois'],
  [/r\$\s*/g, ''],
  [/(?<=\d)\s*(?:reais|real|contos?|pilas?)\b/g, ' reais'],
  [/(?<=\d)\s*(?:%|por\s*cento)/g, '%'],
  [/\s+/g, ' '],
]

/** Folded words in plain spelling. */
export function plain(words: string): string {
  // "é" is a verb, and "e" joins.
  let said = foldInPlace(words.normalize('NFC').replace(/(?<!\p{L})é(?!\p{L})/giu, 'eh')).toLowerCase()
  for (const [form, meant] of typed) said = said.replace(form, meant)
  return said.trim()
}

/** Where a clause may begin or end: commas, and words that join, explain or turn. */
const joint =
  /,(?!\d)|[:()]|\s[-–—]\s|\s(?=(?:e|mas|por[eé]m|s[oó] que|ent[aã]o|pois|porque|pq|j[aá] que|que|q|sen[aã]o|se|caso|de resto|d?o resto|d?os outros|menos|exceto|fora|salvo|tirando|contanto|desde que|em vez de|quando|enquanto|nem)\s)/giu

/** The pieces of a sentence, in order. */
export function piecesOf(text: string, { start, end }: Span): Piece[] {
  const said = text.slice(start, end)
  const cuts = [...said.matchAll(joint)].map(({ index }) => index)
  const pieces: Piece[] = []
  for (const [at, from] of [0, ...cuts].entries()) {
    const whole = said.slice(from, cuts[at] ?? said.length)
    const lead = /^[\s,:()–—-]*/u.exec(whole)?.[0].length ?? 0
    const words = whole.slice(lead).replace(/[\s,:()–—-]+$/u, '')
    const piece = {
      start: start + from + lead,
      end: start + from + lead + words.length,
      said: plain(words),
    }
    if (piece.said === '') continue
    // "…, e que não seja": the joint begins the piece after it.
    const last = pieces.at(-1)
    if (last?.said === 'e')
      pieces[pieces.length - 1] = { ...piece, start: last.start, said: `e ${piece.said}` }
    else pieces.push(piece)
  }
  return pieces
}

/** Several pieces as one. */
export function joined(text: string, pieces: readonly Piece[]): Piece {
  const [start, end] = [pieces[0]?.start ?? 0, pieces.at(-1)?.end ?? 0]
  return { start, end, said: plain(text.slice(start, end)) }
}
