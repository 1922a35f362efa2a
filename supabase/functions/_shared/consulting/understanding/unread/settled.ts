import { membersWithin } from '../../base/lexicon/knowledge.ts'
import type { RequestSheet, Unread } from '../../base/request/request-sheet.ts'
import type { Wish, WishOf } from '../../base/request/wish.ts'

type Group = WishOf<'exclude'>

/** An exclusion that already covers every meaning of an ambiguous word. */
function coveringOf({ why, choices }: Unread, wishes: readonly Wish[]): Group | undefined {
  if (why !== 'ambiguous' || choices.length === 0) return undefined
  return wishes.find((wish): wish is Group => {
    if (wish.kind !== 'exclude' || (wish.why !== 'allergy' && wish.why !== 'diet')) return false
    const within = membersWithin(wish.what)
    return choices.every((choice) => choice === wish.what || within.has(choice))
  })
}

/** "alergia a castanha" needs no question if all nuts are excluded anyway: the word is read as the whole group. */
export function withSettled({ wishes, unread }: RequestSheet): RequestSheet {
  const read: Wish[] = []
  const open = unread.filter((passage) => {
    const covering = coveringOf(passage, wishes)
    if (!covering) return true
    const { text, place } = passage
    read.push({
      kind: 'exclude',
      what: covering.what,
      why: 'allergy',
      text,
      origin: 'request',
      ...(place ? { place } : {}),
    })
    return false
  })
  return { wishes: [...wishes, ...read], unread: open }
}
