/** The questions of a sentence, one for each of its clauses that asks. */
import type { WishContent } from '../../text/draft.ts'
import { isAside, isReason } from './asides.ts'
import { readAsked } from './asked-items.ts'
import type { LimitContext } from './limit-orders.ts'
import { joined, type Piece, type Span } from './pieces.ts'
import type { Scope } from './scope.ts'

const wantsToKnow =
  /^(?:e |mas )?(?:quero|queria|preciso|gostaria de) saber|^(?:e )?me (?:responda?|dig\p{L}+)/u

export type AskedIn = { wishes: WishContent[]; topic: readonly Scope[] | null; span: Span }

/** @param asks whether the sentence ends with a question mark */
export function questionsIn(
  text: string,
  pieces: readonly Piece[],
  asks: boolean,
  about: LimitContext,
): AskedIn[] {
  if (!asks && !pieces.some(({ said }) => wantsToKnow.test(said))) return []
  const found: AskedIn[] = []
  let from = 0
  for (let at = 0; at < pieces.length; ) {
    let read: ReturnType<typeof readAsked> = null
    let to = Math.min(pieces.length, at + 6)
    for (; to > at; to -= 1) {
      const before = joined(text, pieces.slice(0, at)).said
      read = readAsked(joined(text, pieces.slice(at, to)).said, about, at > 0 ? before : '')
      if (read) break
    }
    if (!read) {
      at += 1
      continue
    }
    // What leads to the question goes with it: "como o chope é mais barato, faz sentido ter os dois?"
    const between = pieces.slice(from, at)
    const isLed = between.every(
      ({ said }) =>
        isAside(said) || isReason(said) || /^(?:como|se|e|me|que|entao|mais)(?!\p{L})/u.test(said),
    )
    const { start, end } = joined(text, pieces.slice(asks || isLed ? from : at, to))
    const mark = text.charAt(end) === '?' ? 1 : 0
    found.push({ ...read, span: { start, end: end + mark } })
    at = to
    from = to
  }
  const rest = pieces.slice(from)
  const last = found.at(-1)
  if (
    last &&
    rest.length > 0 &&
    rest.every(({ said }) =>
      /^(?:e )?(?:o |de |do )?resto (?:esta |ta |fica )?(?:bom|otimo|certo|ok|igual)/u.test(said),
    )
  )
    last.span.end = rest.at(-1)?.end ?? last.span.end
  return found
}
