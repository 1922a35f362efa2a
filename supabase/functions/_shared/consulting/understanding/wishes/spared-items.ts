/**
 * "corte 3 itens, desde que não seja sobremesa": what a cut must spare stays. Read before the orders, because the names
 * of what is spared would else be cut.
 */
import { slotsOf } from '../orders/slots.ts'
import type { Named } from '../spoken/pieces.ts'
import type { Draft, DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { sentenceAround } from '../text/sentence-around.ts'

const cuts =
  /(?<!\p{L})(?:cort\p{L}*|tir(?:a|e|ar|em|o)|retir\p{L}+|enxug\p{L}+|reduz\p{L}*|elimin\p{L}+|sai(?:a|am|r)?|saem|sum(?:a|am|ir)|remov\p{L}+|limp\p{L}+)(?!\p{L})/u
/** The owner speaks of items in general, not of one. */
const many =
  /(?<!\p{L})(?:itens|item|pratos?|coisas?|opcoes|linhas|o\s+que|os\s+que|as\s+que|quem|quantos?)(?!\p{L})/u
const spares =
  /(?<=[\s,])(?:(?:,\s*)?(?:desde\s+que|contanto\s+que|mas\s+que|so\s+que|mas|e\s+que)\s+nao\s+(?:seja|sejam|mexa\s+em|mexa|mexam|pegue|inclua|entre|toque\s+em|corte|tire)|,?\s*(?:menos|exceto|salvo|tirando|fora|com\s+excecao\s+d[aeo]s?)|mas\s+(?:nada|nunca|jamais)|nenhum[ao]?\s+del[ae]s(?:\s+(?:pode\s+ser|e|seja))?)\s+(?:(?:das?|dos?|de|as?|os?|em|nas?|nos?|nenhuma?|n?uma?)\s+)*/gu

/** The items and sections that a cut spares, and the rest of the text without them. */
export function withSparedItems(
  text: string,
  names: readonly Named[],
  readRest: (rest: string) => Draft,
): Draft {
  const folded = foldInPlace(text).toLowerCase()
  let rest = text
  const wishes: DraftWish[] = []
  for (const { 0: said, index } of folded.matchAll(spares)) {
    const before = folded.slice(sentenceAround(folded, { start: index, end: index }).start, index)
    if (!cuts.test(before) || !many.test(before)) continue
    const start = index + said.length
    const after = /^[^.!?;,\n]*/.exec(folded.slice(start))?.[0] ?? ''
    const slots = slotsOf(after, names)
    const spared = slots.flatMap((slot) => (slot.kind === 'items' ? slot.names : []))
    const end = start + after.trimEnd().length
    const left = slots.reduce(
      (words, slot) => (slot.kind === 'items' ? words.replace(slot.said, ' ') : words),
      after,
    )
    // Anything else in the clause may change what is spared.
    if (
      spared.length === 0 ||
      /(?!(?:e|ou|nem|as?|os?|das?|dos?|de)(?!\p{L}))(?<!\p{L})\p{L}{2,}/u.test(left)
    )
      continue
    wishes.push(...spared.map((item): DraftWish => ({ wish: { kind: 'keepItem', item }, start: index, end })))
    rest = `${rest.slice(0, index)}.${' '.repeat(end - index - 1)}${rest.slice(end)}`
  }
  if (wishes.length === 0) return readRest(text)
  const draft = readRest(rest)
  return {
    ...draft,
    wishes: [...draft.wishes, ...wishes],
    unread: draft.unread.filter(({ start, end }) => /[\p{L}\p{N}]/u.test(rest.slice(start, end))),
  }
}
