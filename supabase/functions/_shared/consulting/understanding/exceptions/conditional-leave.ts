/**
 * "Pode usar espumante, desde que o drink não passe de R$ 30": the condition is of what it permits, and limits no other
 * result. Where no reader took both as one, both are left to the owner.
 */
import { type Draft, type DraftWish, unreadAt } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import type { Span } from '../text/half-read.ts'

const permitted =
  /(?<![a-z])(?:pode\w*|aceit\w+|permit\w+|admit\w+|toler\w+)\s[^.;!?\n]*?[\s,](?<condition>(?:desde que|contanto que|com a condicao de que)\s[^.;!?\n]*)/g
/** "podem usar qualquer fruta, desde que …": the condition is of all. */
const ofAll = /(?<![a-z])(?:tudo|tod[oa]s?|qualquer|quiser\w*|livre\w*|a vontade)(?![a-z])/

/** What would hold for every result. */
function limits({ wish }: DraftWish): boolean {
  switch (wish.kind) {
    case 'cost':
    case 'count':
    case 'strength':
    case 'pace':
      return true
    case 'price':
      return wish.item === undefined
    case 'dishLimit':
      return wish.course === undefined && wish.serves === undefined
    case 'question':
      return wish.about === 'marginFloor' && wish.item === undefined
    default:
      return false
  }
}

const within = (one: Span, span: Span) => one.start >= span.start && one.end <= span.end

/** The passages of a text that permit something on a condition which was read as a limit of everything. */
function widened(text: string, { wishes }: Draft): Span[] {
  const folded = foldInPlace(text).toLowerCase()
  return [...folded.matchAll(permitted)].flatMap(({ 0: said, index, groups = {} }) => {
    const whole = { start: index, end: index + said.trimEnd().length }
    const condition = { start: index + said.length - (groups.condition ?? '').length, end: whole.end }
    const isWide = wishes.some((one) => within(one, condition) && limits(one))
    return isWide && !ofAll.test(folded.slice(index, condition.start)) ? [whole] : []
  })
}

/** The draft without limits that are conditions of something else. */
export function withConditionalLeave(text: string, draft: Draft): Draft {
  const places = widened(text, draft)
  if (places.length === 0) return draft
  const isIn = (one: Span) => places.some((place) => within(one, place))
  const passages = places.map(unreadAt)
  return {
    ...draft,
    wishes: draft.wishes.filter((one) => !isIn(one)),
    unread: [...draft.unread.filter((one) => one.blocking || !isIn(one)), ...passages].toSorted(
      (a, b) => a.start - b.start,
    ),
  }
}
