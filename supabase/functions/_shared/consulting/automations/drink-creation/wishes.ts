import type { Candidate } from '../../base/drinks/candidate.ts'
import type { PriceRule } from '../../base/drinks/price.ts'
import type { Style } from '../../base/drinks/style-words.ts'
import type { Venue } from '../../base/house/read-venue.ts'
import type { Shares } from '../../base/request/menu-shares.ts'
import type { FlavourLimit } from './flavours.ts'

/** An ingredient or flavour that the owner asks for. */
export interface Preference {
  /** The name on the owner's sheet. */
  term: string
  /** Ids of the pantry ingredients that contain it. */
  ids: ReadonlySet<string>
  /** The same without products that only taste of it: "caju" is no cajuína. */
  own?: ReadonlySet<string>
}

/** Whether a drink contains the very thing that the owner names, and not only a product of it. */
export const holdsItself = (
  { portions }: Pick<Candidate, 'portions'>,
  { ids, own = ids }: Preference,
): boolean => portions.some(({ item }) => own.has(item.id))

/** Whether a drink contains what the owner asks for. */
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
  /** Drinks that the owner wants on other spirits: the cachaças share the rest. */
  otherSpirits?: number
  /** Drinks already on the menu. */
  beside: readonly Candidate[]
  styles: ReadonlySet<Style>
  /** Ids of ingredients that the house already buys. */
  stock: ReadonlySet<string>
  /** Whether the owner gives the prices of what the house buys: then these come first. */
  pricesGoods?: boolean
  /** The words of each drink without alcohol that the house sells. */
  softs?: readonly ReadonlySet<string>[]
  /** What the owner names for the drinks. */
  named?: readonly string[]
  /** Month of serving, 1–12; absent for any month. */
  month?: number
  /** Whether a name comes from the house's own district or landscape. */
  ofPlace?: (name: string) => boolean
  /** Whether the menu has a short drink for the end of the meal. */
  closes?: boolean
  /** Whether the bar has a blender, which makes four glasses of one drink at once. */
  blends?: boolean
  /** Whether the bar has a shaker. */
  shakes?: boolean
  /** Hot drinks that the owner asks for; 0 or absent for none. */
  hot?: number
  /** Whether the drinks are for cold weather. */
  cold?: boolean
  /** Families of flavours that belong to the occasion. */
  theme?: ReadonlySet<string>
  /** The house and its answers as text; breaks ties and makes menus of different houses differ. */
  seed: string
}
