/** Refusals that are narrower than the words they begin with. */
import { type Draft, type DraftWish, unreadAt } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { sentenceAround } from '../text/sentence-around.ts'
import type { HouseName } from '../words/vocabulary.ts'

const goesOn = /^\s+(?:em|no|na|de|do|da|com|sem|a)\s+\p{L}/iu

/** "nada de drink em balde" refuses a way of serving drinks, not the section. */
function isPartOfSection(text: string, { wish, end }: DraftWish, names: readonly HouseName[]): boolean {
  return (
    wish.kind === 'dropItem' &&
    names.some(({ name, isSection }) => isSection && name === wish.item) &&
    goesOn.test(text.slice(end))
  )
}

const marks =
  /\b(?:marc(?:ad[oa]s?|ar|a)|marque|sinaliz\w+|identific\w+|identifique|(?<!que (?:voce|vc)s? )indi(?:cad[oa]s?|car|que)|avis(?:ad[oa]s?|ar|a|e))\b/

/** "minha filha não pode com leite, quero marcado o que ela pode comer": the menu shows it, and nothing leaves. */
function asksForMarks(text: string, { wish, start, end }: DraftWish): boolean {
  if (wish.kind !== 'exclude' || wish.why !== 'allergy') return false
  const around = sentenceAround(text, { start, end })
  return marks.test(foldInPlace(text.slice(around.start, around.end)).toLowerCase())
}

/** The draft of a menu's conditions, with refusals as narrow as the owner's words. */
export function settleRefused(text: string, draft: Draft, names: readonly HouseName[]): Draft {
  const settled: Draft = { wishes: [], unread: [...draft.unread] }
  for (const one of draft.wishes) {
    if (isPartOfSection(text, one, names)) {
      const { start, end } = one
      settled.unread.push(unreadAt({ start, end }))
    } else if (one.wish.kind === 'exclude' && asksForMarks(text, one))
      settled.wishes.push({
        ...one,
        wish: { kind: 'layout', what: 'marked_allergens', foods: [one.wish.what] },
      })
    else settled.wishes.push(one)
  }
  return settled
}
