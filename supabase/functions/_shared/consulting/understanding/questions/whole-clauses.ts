/** A clause on prices is read as a whole, or it is not read. */
import { cut, type Span, sentenceEnds } from '../spoken/stretches.ts'
import type { Draft, DraftUnread } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

/** Wishes that a missing word would turn into something else. */
const orders = new Set(['keepPrice', 'capPrice', 'price'])
const joints =
  /[,:](?!\d)|\s(?=(?:mas|porem|so que|e (?:\p{L}+ ){1,4}(?:pode|podem|nao|fica|ficam|so|ate|no maximo))\s)/gu

const meets = (one: Span, other: Span) => one.start < other.end && other.start < one.end

/** What makes all that follows something else: "a diferença entre … e …", "se o dólar subir, …". */
export const binds = /\b(?:entre|diferenca|tanto|se|caso|quando|desde que|contanto)\b/

/** Unread words that change what a clause says: figures, bounds, refusals, comparisons. */
const matters =
  /\d|%|\b(?:nao|nem|sem|so|ate|menos|mais|abaixo|acima|maximo|minimo|entre|diferenca|exceto|metade|dobro|quando|se|depois|antes|durante|margem|custo|sub\p{L}+|baix\p{L}+|aument\p{L}+|pod\p{L}+|um|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez)\b/u

/** Turns the orders of a clause with such words into one unread passage. */
export function withWholeClauses(text: string, { wishes, unread }: Draft): Draft {
  const folded = foldInPlace(text)
  const clauses = cut({ said: folded, at: 0 }, sentenceEnds, true).flatMap((sentence) => {
    const spans = cut(sentence, joints, false).map(({ said, at }): Span => {
      const lead = /^[\s,:]*/.exec(said)?.[0].length ?? 0
      return { start: at + lead, end: at + said.replace(/[\s,.;:!?]+$/, '').length }
    })
    const bound = spans.findIndex(
      (span) => binds.test(folded.slice(span.start, span.end)) && unread.some((one) => meets(one, span)),
    )
    const [first, last] = [spans[bound], spans.at(-1)]
    return first && last ? [...spans.slice(0, bound), { start: first.start, end: last.end }] : spans
  })
  const half = clauses.filter((clause) => {
    const left = unread.filter((passage) => !passage.blocking && meets(passage, clause))
    return (
      left.some(({ start, end }) =>
        matters.test(folded.slice(Math.max(start, clause.start), Math.min(end, clause.end))),
      ) && wishes.some(({ wish, ...span }) => orders.has(wish.kind) && meets(span, clause))
    )
  })
  if (half.length === 0) return { wishes, unread }
  const isHalf = (span: Span) => half.some((clause) => meets(span, clause))
  const dropped = wishes.filter(({ wish, ...span }) => orders.has(wish.kind) && isHalf(span))
  const whole = half.map((clause): DraftUnread => {
    const parts = [...dropped, ...unread.filter(({ blocking }) => !blocking)].filter((one) =>
      meets(one, clause),
    )
    return {
      start: Math.min(clause.start, ...parts.map(({ start }) => start)),
      end: Math.max(clause.end, ...parts.map(({ end }) => end)),
      why: 'unknown',
      blocking: false,
      choices: [],
    }
  })
  return {
    wishes: wishes.filter((one) => !dropped.includes(one)),
    unread: [
      ...unread.filter((passage) => passage.blocking || !whole.some((one) => meets(one, passage))),
      ...merged(whole),
    ].toSorted((a, b) => a.start - b.start),
  }
}

function merged(passages: readonly DraftUnread[]): DraftUnread[] {
  const found: DraftUnread[] = []
  for (const one of passages.toSorted((a, b) => a.start - b.start)) {
    const last = found.at(-1)
    if (last && one.start < last.end) last.end = Math.max(last.end, one.end)
    else found.push({ ...one })
  }
  return found
}
