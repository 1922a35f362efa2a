/**
 * "Se algum queijo não casar com cachaça, …": a condition refuses nothing. "Forno não tenho bode eu compro barato", without
 * its comma, lacks the oven and no goat. Both go back to the owner whole.
 */
import { findTerm } from '../../base/lexicon/lexicon.ts'
import { type Draft, type DraftWish, unreadAt } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import type { Span } from '../text/half-read.ts'

const clause = /[^.;!?,\n]+/g
/** What follows the condition in its sentence holds only with it: "botem café ou suco". */
const sentenceEnd = /[.;!?\n]|$/
const conditional =
  /^\s*(?:(?:e|mas|ai|agora) )*(?:se|caso) (?!possivel|puder|poss|for possivel|precis|alguem).*?(?<![a-z])nao (?=[a-z])/
/** What is lacked stands before "não tenho". */
const lackedBefore = /(?<![a-z])([a-z]{4,}) nao (?:tenho|temos|tem) /

/** A refusal, or a rule on what goes with what, which would hold for every dish. */
const isRule = ({ wish }: DraftWish): boolean =>
  (wish.kind === 'exclude' && wish.why !== 'allergy') || wish.kind === 'pairing'

/** The stretches of a text in which nothing is refused, whatever "não" they hold. */
function withoutRefusal(folded: string): Span[] {
  return [...folded.matchAll(clause)].flatMap(({ 0: said, index }): Span[] => {
    const lead = /^\s*/.exec(said)?.[0].length ?? 0
    if (conditional.test(said)) {
      const end = index + folded.slice(index).search(sentenceEnd)
      return [{ start: index + lead, end: index + folded.slice(index, end).trimEnd().length }]
    }
    const found = lackedBefore.exec(said)
    if (!found || findTerm(found[1] ?? '')?.kind !== 'equipment') return []
    const start = index + found.index + (found[1] ?? '').length + 1
    return [{ start, end: index + said.trimEnd().length }]
  })
}

/** "Tudo sem glúten se der, se não der me avisa": what was refused before the condition stays refused. */
const begins = (one: Span, place: Span) => one.start >= place.start && one.start < place.end

/** The draft without what it refuses there. */
export function withConditions(text: string, draft: Draft): Draft {
  const spared = withoutRefusal(foldInPlace(text).toLowerCase())
  const places = spared.filter((place) => draft.wishes.some((one) => isRule(one) && begins(one, place)))
  if (places.length === 0) return draft
  const isIn = (one: Span) => places.some((place) => begins(one, place))
  return {
    ...draft,
    wishes: draft.wishes.filter((one) => !(isRule(one) && isIn(one))),
    unread: [...draft.unread.filter((one) => one.blocking || !isIn(one)), ...places.map(unreadAt)].toSorted(
      (a, b) => a.start - b.start,
    ),
  }
}
