/**
 * "Na segunda vieram cinco pratos com camarão, que eu tinha pedido pra não ter", "sem coco, porque quindim já é puro coco":
 * what came before, and why, order nothing.
 */
import type { Draft, DraftUnread } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import type { Span } from '../text/half-read.ts'
import { healthWords } from '../text/health-words.ts'

const sentence = /(?:[^.!?;\n]|(?<=\d)\.(?=\d))+[.!?;]*/gu
const complaint =
  /(?<![a-z])(?:(?:me|nos) (?:mandaram|enviaram|entregaram|veio|vieram|deram|empurraram)|(?:eu |a gente )?(?:tinha|havia|tinhamos) (?:pedido|falado|dito|avisado)|(?:na|da) (?:primeira|segunda|terceira|ultima|outra) vez|(?:relatorio|material|carta|cardapio|menu) (?:passad[oa]|anterior) (?:veio|foi|tinha|trouxe)|vieram? com)(?![a-z])/
/** A reason that only says what something is. */
const reason =
  /,\s*(?:porque|pois|ja que|que) (?!(?:eu|a gente|nao|quer|sej|ten|lev|pos|sai|fi|us|pre|va|vem))[^.,;:!?\n]{2,50}?(?<![a-z])(?:ja )?(?:e|sao|era|eram)(?![a-z])[^.,;:!?\n]{2,60}/g
const orders =
  /(?<![a-z])(?:quer\w+|gostari\w+|precis\w+|tem que|bot\w+|us[ae]m?|coloc\w+|pod\w+|nao|sem|nada|nem|alergi\w+|so|apenas)(?![a-z])/

const within = (one: Span, span: Span) => one.start >= span.start && one.end <= span.end

/** The draft without the wishes of what is only told; the passage is told, and nobody's allergy is lost. */
export function withToldBefore(text: string, draft: Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const sentences = [...folded.matchAll(sentence)].map(({ 0: said, index }) => ({
    said,
    start: index,
    end: index + said.length,
  }))
  const told: Span[] = []
  sentences.forEach(({ said, start, end }, at) => {
    if (healthWords.test(said)) return
    if (complaint.test(said)) told.push({ start, end })
    // "RISOTO, num pub de rock": the same again, without a verb.
    const before = sentences[at - 1]
    const [word = ''] = /[a-z]{4,}/.exec(said) ?? []
    if (
      before &&
      word !== '' &&
      complaint.test(before.said) &&
      before.said.includes(word) &&
      !orders.test(said)
    )
      told.push({ start, end })
    for (const { 0: clause, index } of said.matchAll(reason))
      if (!orders.test(clause)) told.push({ start: start + index + 1, end: start + index + clause.length })
  })
  const isTold = (one: Span) => told.some((span) => within(one, span))
  const gone = draft.wishes.filter(
    (one) =>
      isTold(one) && ['prefer', 'exclude', 'count', 'style', 'audience', 'share'].includes(one.wish.kind),
  )
  if (gone.length === 0) return draft
  const passages = gone.map(
    ({ start, end }): DraftUnread => ({
      start,
      end,
      why: 'unknown',
      blocking: false,
      choices: [],
      told: true,
    }),
  )
  return {
    ...draft,
    wishes: draft.wishes.filter((one) => !gone.includes(one)),
    unread: [...draft.unread, ...passages].toSorted((a, b) => a.start - b.start),
  }
}
