/**
 * "com fruta daqui: cajá, seriguela e caju", "queijos como coalho e manteiga": the list says which of the kind are meant, so
 * that nothing else of the kind answers the wish.
 */

import { membersWithin } from '../../base/lexicon/knowledge.ts'
import { findTerm } from '../../base/lexicon/lexicon.ts'
import type { Draft, DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

/** What stands between a kind and its list. */
const announces =
  /^(?: ?(?:daqui|de ca|locais|local|regiona(?:l|is)|tropica(?:l|is)|nativ[oa]s?|nordestin[oa]s?|cearenses?|frescas?|boas?|d[aeo]s? (?:noss[oa] )?(?:regiao|costa|mar|praia|terra|estacao|epoca|safra|ceara|nordeste|sertao|serra|casa|feira|quintal)))*(?: ?[:(,]| ?(?:como|tipo|que sao|sendo))+ *(?:[oa]s? )?$/

type Preferred = DraftWish & { wish: Extract<DraftWish['wish'], { kind: 'prefer' }> }
const isPreferred = (one: DraftWish): one is Preferred => one.wish.kind === 'prefer'

/** The draft in which the first of the list stands for the words of its kind, too. */
export function withoutKindsOfLists(text: string, draft: Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const preferred = draft.wishes.filter(isPreferred)
  const named = new Map<DraftWish, Preferred>()
  for (const kind of preferred) {
    if (findTerm(kind.wish.what)?.kind !== 'group') continue
    const first = preferred.find(({ start }) => start >= kind.end)
    if (!first || first.wish.what === kind.wish.what) continue
    const isMember = membersWithin(kind.wish.what).has(first.wish.what)
    if (isMember && announces.test(folded.slice(kind.end, first.start))) named.set(first, kind)
  }
  const kinds = new Set<DraftWish>(named.values())
  return {
    ...draft,
    wishes: draft.wishes.flatMap((one) =>
      kinds.has(one) ? [] : [{ ...one, start: named.get(one)?.start ?? one.start }],
    ),
  }
}
