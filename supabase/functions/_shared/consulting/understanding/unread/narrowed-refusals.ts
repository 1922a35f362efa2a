/**
 * "Nada de camarão congelado" refuses how the prawn comes, not the prawn. No recipe says whether a food was frozen, dear or
 * imported, so that only the owner can say what is to be left out.
 */
import { findTerm } from '../../base/lexicon/lexicon.ts'
import { type Draft, type DraftUnread, type DraftWish, unreadAt } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

const state =
  /^ ?(?:(?:muito|tao|mais) )?(?:congelad[oa]s?|comprad[oa]s?|industria(?:l|is|lizad[oa]s?)|importad[oa]s?|enlatad[oa]s?|pront[oa]s?|barat[oa]s?|car[oa]s?|chiques?|(?:de|em) (?:lata|conserva|caixinha|garrafinha|pacote|saquinho|marca|mercado|supermercado|fora|(?:segunda|terceira)(?= ?(?:$|[.,;!?\n]))))(?![\p{L}\d])/u

/** Whether words end with the name of a food, in any number or gender: "nada de camarão" and "camarão". */
function isNameOf(what: string, said: string): boolean {
  const [first = ''] = foldInPlace(what).toLowerCase().split(' ')
  return (
    said
      .split(' ')
      .at(-1)
      ?.startsWith(first.slice(0, Math.max(4, first.length - 2))) === true
  )
}

/** "sem fruta ácida": a whole group is not refused for what an unread word says of some of it. */
function narrowedGroup(
  text: string,
  folded: string,
  { wish, start, end }: DraftWish,
  unread: readonly DraftUnread[],
): DraftUnread | null {
  if (wish.kind !== 'exclude' || wish.why !== 'taste' || findTerm(wish.what)?.kind !== 'group') return null
  if (!isNameOf(wish.what, folded.slice(start, end))) return null
  const next = unread.find((one) => !one.blocking && one.start > end && one.start <= end + 1)
  const said = next && text[end] === ' ' ? folded.slice(next.start, next.end) : ''
  return next && /^\p{L}{3,}[oa]s?$/u.test(said) ? unreadAt({ start, end: next.end }) : null
}

/** The draft in which refusals of one state of a food are left to the owner, unless health asks for them. */
export function withNarrowedRefusals(text: string, draft: Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const narrowed = new Map<DraftWish, DraftUnread>()
  for (const one of draft.wishes) {
    const { wish, start, end } = one
    if (wish.kind !== 'exclude' || (wish.why !== 'taste' && wish.why !== 'supply')) continue
    if (state.test(` ${foldInPlace(wish.what).toLowerCase()}`)) continue
    const group = narrowedGroup(text, folded, one, draft.unread)
    if (group) {
      narrowed.set(one, group)
      continue
    }
    const within = folded.slice(start, end)
    const isWithin = [...within.matchAll(/ /g)].some(({ index }) => {
      const said = state.exec(within.slice(index))
      return (
        said !== null &&
        index + said[0].length === within.length &&
        isNameOf(wish.what, within.slice(0, index))
      )
    })
    const behind = isWithin || !isNameOf(wish.what, within) ? null : state.exec(folded.slice(end))
    if (!isWithin && !behind) continue
    // "suco de caixinha" and its like are foods of their own.
    if (state.test(` ${foldInPlace(wish.what).toLowerCase().split(' ').slice(1).join(' ')}`)) continue
    const to = end + (behind?.[0].length ?? 0)
    narrowed.set(one, unreadAt({ start, end: to }))
  }
  if (narrowed.size === 0) return draft
  const passages = [...narrowed.values()]
  return {
    ...draft,
    wishes: draft.wishes.filter((one) => !narrowed.has(one)),
    unread: [
      ...draft.unread.filter(
        (one) => !passages.some(({ start, end }) => one.start >= start && one.end <= end),
      ),
      ...passages,
    ].toSorted((a, b) => a.start - b.start),
  }
}
