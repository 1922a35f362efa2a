/** "A concorrência faz o pastel a 15": what others charge is no price that the owner sets. */
import { type Draft, type DraftWish, unreadAt } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { isWithin, type Span } from '../text/half-read.ts'
import { sentenceAround } from '../text/sentence-around.ts'

const others =
  /^\s*(?:(?:e|mas|por aqui|aqui|n[ao]s? (?:rua|bairro|regiao|vizinhanca|praia|praca))[, ]+)*(?:[oa]s? )?(?:meus? |minhas? |noss[oa]s? )?(?:vizinh[oa]s?|concorren(?:tes?|cia)|todo mundo|tod[oa]s|outr[oa]s)(?: (?:aqui|d[aeo] \p{L}+|perto))* (?:ja )?(?:vend\p{L}+|faz\p{L}*|bot\p{L}+|cobr\p{L}+|pratic\p{L}+|tem|deix\p{L}+|poe\p{L}*)(?!\p{L})/u
/** What the owner wants beside it decides. */
const wanted =
  /\?|(?<!\p{L})(?:eu|quer\p{L}+|posso|pod\p{L}+|dev\p{L}+|vou|vamos|igual\p{L}*|acompanh\p{L}+|nao|fic\p{L}+)(?!\p{L})/u

export function withoutPricesOfOthers(text: string, draft: Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const told = draft.wishes.flatMap((one): DraftWish[] => {
    const { start, end } = sentenceAround(folded, one)
    const said = folded.slice(start, end + 1)
    return one.wish.kind === 'price' && others.test(said) && !wanted.test(said)
      ? [{ ...one, start: start + (/^\s*/.exec(said)?.[0].length ?? 0), end }]
      : []
  })
  if (told.length === 0) return draft
  const isTold = (span: Span) => told.some((one) => isWithin(span, one))
  return {
    ...draft,
    wishes: draft.wishes.filter((one) => one.wish.kind !== 'price' || !isTold(one)),
    // The subject stands beside its price, and both are one passage.
    unread: [...draft.unread.filter((one) => one.blocking || !isTold(one)), ...told.map(unreadAt)].toSorted(
      (a, b) => a.start - b.start,
    ),
  }
}
