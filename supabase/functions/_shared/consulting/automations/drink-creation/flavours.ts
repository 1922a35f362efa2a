import type { Candidate } from '../../base/drinks/candidate.ts'
import { termName } from '../../base/lexicon/lexicon.ts'
import type { Ingredient } from '../../base/pantry/ingredient.ts'
import type { ShareAsked } from '../../base/request/requirements.ts'
import { boundOfShare } from '../../base/request/share-bounds.ts'

/** Ingredient families that taste of the same fruit. */
const oneFlavour: ReadonlyMap<string, string> = new Map([['cajuína', 'caju']])

/** The flavour of an ingredient family, or of a term that the owner names. */
const flavourOf = (family: string) => oneFlavour.get(family) ?? family

/** Sours and common sweeteners are in every drink and do not count as its flavour. */
export const carries = ({ tags, acid, family }: Ingredient) =>
  (tags.includes('citrus') && acid >= 4) || (tags.includes('added_sugar') && !named.has(family))
const named: ReadonlySet<string> = new Set(['gengibre', 'capim-santo', 'hibisco', 'cumaru', 'amendoim'])
/** What gives water, salt or foam, and no taste that guests would name. */
export const plain: ReadonlySet<string> = new Set(['agua', 'agua_gas', 'sal', 'clara', 'grao_bico'])

type Mixed = Pick<Candidate, 'base' | 'portions'>

/** Answers so far: each place of a menu is open to hundreds of drinks. */
const known = new WeakMap<Mixed, readonly string[]>()

/** The flavours of a drink besides its cachaça. */
export function flavoursIn(drink: Mixed): readonly string[] {
  const found = known.get(drink) ?? readFlavours(drink)
  known.set(drink, found)
  return found
}

function readFlavours({ base, portions }: Mixed): readonly string[] {
  const rest = base ? portions.slice(1) : portions
  const read = rest.flatMap(({ item }) =>
    plain.has(item.id) || carries(item) ? [] : [flavourOf(item.family)],
  )
  return [...new Set(read)]
}

/** Maximum share of a menu with one flavour if the owner gives no number. */
const mostOfFlavour = (total: number) => Math.max(1, Math.floor(total / 5))
/** Higher if the owner likes the flavour; of several that the owner names, enough for all drinks to have one. */
const mostOfLiked = (total: number, liked: number) =>
  Math.max(
    1,
    Math.floor(total / 3),
    liked < 2 ? 0 : Math.min(Math.ceil(total / liked), Math.floor(total / 2)),
  )

/** Maximum number of drinks with a flavour. */
export type FlavourLimit = (flavour: string, total: number) => number

/**
 * "Um deles com caju" is one drink with caju, including cajuína, and "pelo menos um" one or two. A flavour that the owner
 * wants in many drinks, in half or exclusively has no limit. One that the owner likes may take a third of the menu or its
 * share among those that the owner likes, any other a fifth.
 * @param free flavours without a limit, as the owner names them
 * @param preferred flavours that the owner likes
 */
export function flavourLimit(
  shares: readonly ShareAsked[],
  free: readonly string[],
  preferred: readonly string[] = [],
): FlavourLimit {
  const liked = new Set(preferred.filter((term) => !/^cachaça/.test(term)).map(termOf))
  const asked = new Map<string, number>(free.map((term) => [termOf(term), Number.POSITIVE_INFINITY]))
  for (const { avoids, what, count, ...share } of shares) {
    if (avoids) continue
    // "Pelo menos dois" is two or three of five, not all of them.
    const most =
      count === undefined ? Number.POSITIVE_INFINITY : boundOfShare(share) === 'at_least' ? count + 1 : count
    asked.set(termOf(what), most)
  }
  return (flavour, total) =>
    asked.get(flavour) ?? (liked.has(flavour) ? mostOfLiked(total, liked.size) : mostOfFlavour(total))
}

const termOf = (term: string) => flavourOf(termName(term).toLowerCase())
