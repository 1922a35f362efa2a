import { membersWithin } from '../../../base/lexicon/knowledge.ts'
import { findTerm } from '../../../base/lexicon/lexicon.ts'
import type { Term } from '../../../base/lexicon/term.ts'
import type { Clauses } from '../../clauses/modes.ts'
import type { Profile, WishContent } from '../../text/draft.ts'
import { canonAll } from '../../text/scan.ts'
import type { Element } from '../../words/elements.ts'

/** The names of a sentence while wishes are made of them. */
export type NameReading = {
  elements: readonly Element[]
  profile: Profile
  clauses: Clauses
  /** Ambiguous words, by their place, with their possible meanings. */
  ambiguous: Map<number, readonly string[]>
  push: (wish: WishContent, from: number, to: number) => void
}

/** A dish of the house's own menu; a section of it is not an ingredient. */
export function ownDish({ meaning }: Element): string | null {
  return meaning?.item && !meaning.item.isSection ? meaning.item.name : null
}

/** Nobody asks for lactose or gluten: naming them excludes them. */
export const isOnlyRefused = ({ kind, name }: Term) => kind === 'allergen' && name !== 'leite'

/** Kinds of terms that someone can be allergic to. */
export const edible: ReadonlySet<Term['kind']> = new Set<Term['kind']>([
  'ingredient',
  'group',
  'allergen',
  'cachaca',
  'dish',
])

/** "leite soja" is soya milk, or a list without its comma: an allergy may be to both. */
export function joinedWith({ key }: Element, term: Term): Term | null {
  const words = key.split(' ')
  // "água tônica" is one name.
  if (canonAll(term.name).join(' ') === key) return null
  const first = words.length === 2 ? findTerm(words[0] ?? '') : undefined
  const isKind = first === undefined || first === term || membersWithin(first.name).has(term.name)
  return isKind || !findTerm(words[1] ?? '') || !edible.has(first.kind) ? null : first
}
