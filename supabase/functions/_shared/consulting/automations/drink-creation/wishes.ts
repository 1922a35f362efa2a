import type { Candidate } from '../../base/drinks/candidate.ts'
import type { PriceRule } from '../../base/drinks/price.ts'
import type { Style } from '../../base/drinks/style-words.ts'
import type { Venue } from '../../base/house/read-venue.ts'
import type { Shares } from '../../base/request/menu-shares.ts'
import type { FlavourLimit } from './flavours.ts'

/** Something that the owner wants in the glass. */
export interface Preference {
  /** As the owner's sheet names it. */
  term: string
  /** Ids of the pantry's ingredients that contain it. */
  ids: ReadonlySet<string>
}

/** Whether a drink contains what the owner wants. */
export function holds({ portions }: Pick<Candidate, 'portions'>, { ids }: Preference): boolean {
  return portions.some(({ item }) => ids.has(item.id))
}

/** Criteria of the selection. */
export interface Wishes {
  venue: Venue
  rule: PriceRule
  preferred: readonly Preference[]
  shares: Shares<Candidate>
  flavourLimit: FlavourLimit
  /** Drinks that are on the menu already. */
  beside: readonly Candidate[]
  styles: ReadonlySet<Style>
  /** Ids of ingredients that the house already buys. */
  stock: ReadonlySet<string>
  /** The words of each drink without alcohol that the house sells. */
  softs?: readonly ReadonlySet<string>[]
  /** What the owner wants in so many drinks. */
  named?: readonly string[]
  /** Month of serving, 1–12; absent: any. */
  month?: number
  /** Whether a name is of the house's own district. */
  ownDistrict?: (name: string) => boolean
  /** The house and its answers as text; breaks ties and varies menus between houses. */
  seed: string
}
