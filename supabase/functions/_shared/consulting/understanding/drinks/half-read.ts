/** Which wishes for drinks the unread words of their clause would change. */
import type { DraftUnread, DraftWish } from '../text/draft.ts'
import { type HalfReadRules, isWithin, matching } from '../text/half-read.ts'

/** Between full stops, semicolons and commas; a point or comma between digits ends nothing. */
const clause =
  /(?:(?<=\d)[.,](?=\d)|(?!\s(?:(?:entao|porque|pq|pois|mas|ja que)\s|e (?:\d|dois|duas|tres|quatro|cinco|seis)))[^.,;:!?\n()])+/gu

/** Words that limit what follows: a number, a share, a bound, an exception. */
const limits =
  /\b(?:\d+|uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|metade|terco|quarto|maioria|pelo menos|ao menos|no max(?:imo)?|no minimo|mais de|menos de|mais que|menos que|exceto|tirando|apenas|somente|nenhum[ao]?|cada)\b/u

/** A drink with less of something: "nenhum com mais de uma dose de cachaça" excludes no cachaça. */
const compares = /\b(?:mais|menos|acima|abaixo) (?:de|do|que)\b/u

/** So much of something that the house has. */
const inStock = /\b(?:garraf|caixa|sobr|parad|encalh|estoque|kg|quilo|litro|lata|pacote)/u

/** Wishes that words on their own produce, whatever stands around them. */
const isFragile = ({ wish }: DraftWish, left: string, clauseText: string) =>
  (wish.kind === 'prefer' && (wish.why !== 'supply' || !inStock.test(clauseText))) ||
  wish.kind === 'share' ||
  wish.kind === 'style' ||
  wish.kind === 'only' ||
  wish.kind === 'cost' ||
  (wish.kind === 'exclude' && wish.why === 'taste' && compares.test(left))

const adjective =
  /^(?:\p{L}{2,}(?:ad|id|iv|ic)[oa]s?|\p{L}{2,}(?:al|ais)|grandes?|pequen[oa]s?|de \p{L}+)(?!\p{L})/u

/** "máquina de gelo britado": the next word says which one. */
const isNarrowed = ({ wish, end }: DraftWish, left: readonly DraftUnread[], folded: string) =>
  wish.kind === 'equipment' &&
  left.some(
    (one) =>
      one.start > end &&
      folded.slice(end, one.start).trim() === '' &&
      adjective.test(folded.slice(one.start)),
  )

/** Words that make the name of a food a wish for it. */
const wants =
  /\b(?:com|de|quer\p{L}*|gost\p{L}+|ador\p{L}+|am[aoe]\p{L}*|prefer\p{L}+|pod\p{L}+|us[ae]\p{L}*|t[ei][mn]\p{L}*|sobr\p{L}+|muit[oa]s?|bastante|caprich\p{L}+|bota\p{L}*|lev[ae]\p{L}*|ped(?:e|em|ir|iu|id[oa]s?)|inclu\p{L}+|so|mais|nada|sem|nao|foco|destaque|aproveit\p{L}+|safra|val\p{L}+|n)\b/u

/** "Nomes ligados à Galinha Choca": foods that nothing asks for, among words that were not understood. */
const isUnasked = ({ wish }: DraftWish, clauseText: string, left: string) =>
  wish.kind === 'prefer' && wish.why === 'taste' && !wants.test(clauseText) && /\p{L}{4}/u.test(left)

/** "só frutas da Ibiapaba", "cachaça ouro no máximo 2 drinks" */
const isHalfCounted = ({ wish }: DraftWish, left: string) =>
  wish.kind === 'only' ||
  (wish.kind === 'count' && wish.bound !== 'exactly' && wish.of === undefined && /\p{L}{3}/u.test(left))

/** Clauses whose limiting words were not understood. */
export const halfReadDrinks: HalfReadRules = {
  clauses: matching(clause),
  halves: (span, folded, { wishes, unread }) => {
    const said = folded.slice(span.start, span.end)
    const passages = unread.filter((one) => isWithin(one, span) && one.why === 'unknown' && !one.blocking)
    if (passages.length === 0) return []
    // A contradiction is put to the owner instead.
    const refused = new Set(wishes.flatMap(({ wish }) => (wish.kind === 'exclude' ? [wish.what] : [])))
    const isRefused = ({ wish }: DraftWish) => wish.kind === 'prefer' && refused.has(wish.what)
    const words = passages.map((one) => folded.slice(one.start, one.end)).join(' ')
    const isLimited = limits.test(words)
    const asks = /^[^.;!\n]*\?/u.test(folded.slice(span.end))
    const halves = wishes.filter(
      (one) =>
        isWithin(one, span) &&
        !isRefused(one) &&
        ((isLimited && isFragile(one, words, said)) ||
          isNarrowed(one, passages, folded) ||
          isHalfCounted(one, words) ||
          (asks && one.wish.kind === 'prefer') ||
          isUnasked(one, said, words)),
    )
    return [{ wishes: halves, passages }]
  },
}
