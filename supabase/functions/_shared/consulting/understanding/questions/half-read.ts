/** Which orders on prices the unread words of their clause would change. */
import { cut, type Span, sentenceEnds } from '../spoken/stretches.ts'
import { type HalfReadRules, meets } from '../text/half-read.ts'

/** Wishes that a missing word would turn into something else. */
const orders = new Set(['keepPrice', 'capPrice', 'price'])
const joints =
  /[,:](?!\d)|\s(?=(?:mas|porem|so que|e (?:\p{L}+ ){1,4}(?:pode|podem|nao|fica|ficam|so|ate|no maximo))\s)/gu

/** What makes all that follows something else: "a diferença entre … e …", "se o dólar subir, …". */
export const binds = /\b(?:entre|diferenca|tanto|se|caso|quando|desde que|contanto)\b/

/** Unread words that change what a clause says: figures, bounds, refusals, comparisons. */
const matters =
  /\d|%|\b(?:nao|nem|sem|so|ate|menos|mais|abaixo|acima|maximo|minimo|entre|diferenca|exceto|metade|dobro|quando|se|depois|antes|durante|margem|custo|sub\p{L}+|baix\p{L}+|aument\p{L}+|pod\p{L}+|um|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez)\b/u

/** Clauses on prices with such words beside an order. */
export const halfReadPrices: HalfReadRules = {
  clauses: (folded, { unread }) =>
    cut({ said: folded, at: 0 }, sentenceEnds, true).flatMap((sentence) => {
      const spans = cut(sentence, joints, false).map(({ said, at }): Span => {
        const lead = /^[\s,:]*/.exec(said)?.[0].length ?? 0
        return { start: at + lead, end: at + said.replace(/[\s,.;:!?]+$/, '').length }
      })
      const bound = spans.findIndex(
        (span) => binds.test(folded.slice(span.start, span.end)) && unread.some((one) => meets(one, span)),
      )
      const [first, last] = [spans[bound], spans.at(-1)]
      return first && last ? [...spans.slice(0, bound), { start: first.start, end: last.end }] : spans
    }),
  halves: (span, folded, { wishes, unread }) => {
    const passages = unread.filter((passage) => !passage.blocking && meets(passage, span))
    const changes = passages.some(({ start, end }) =>
      matters.test(folded.slice(Math.max(start, span.start), Math.min(end, span.end))),
    )
    if (!changes) return []
    const halves = wishes.filter((one) => orders.has(one.wish.kind) && meets(one, span))
    return [{ wishes: halves, passages, whole: span }]
  },
}
