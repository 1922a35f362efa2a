/** What a question is answered from. */
import { formatNumber } from '../../../base/language/text.ts'
import type { PriceLimits } from '../../../base/pricing/limits.ts'
import { allOfTheseIn } from '../../../base/request/counted-items.ts'
import { namesItem } from '../../../base/request/match-item.ts'
import type { WishOf } from '../../../base/request/wish.ts'
import type { Sales } from '../../../documents/sales.ts'
import type { OwnerDecisions } from '../owner-decisions.ts'
import type { Combo, MenuRedesign, RedesignedCategory, RedesignedItem } from '../schema.ts'
import type { KidsDish } from './kids-section.ts'

export type Question = WishOf<'question'>
export type Answer = {
  verdict: string
  texts: string[]
  table?: { caption: string; headers: string[]; rows: string[][]; numeric: number[] }
  open?: boolean
}
/** An item of the sheet beside those of its section. */
export type Sold = RedesignedItem & { section: string; neighbours: readonly RedesignedItem[] }

export type Asking = {
  categories: readonly RedesignedCategory[]
  sales: Sales | null
  /** Units of the sheet × monthly are a month's. */
  monthly: number
  /** What those units are of: "por mês", or "no período" where the sheet has no dates. */
  per: string
  elasticities: { drinks: number; food: number }
  decisions: OwnerDecisions
  limitsOf: (item: { name: string; section: string; price: number }) => PriceLimits
  /** The menu's own items with price and cost. */
  listed: readonly { name: string; section: string; price: number; cost: number }[]
  /** The menu's own items with their prices. */
  priced: readonly { name: string; section: string; price: number }[]
  /** What leaves the menu, with the reason. */
  leaves: readonly { name: string; why: string }[]
  /** Names of items whose price the owner holds, and of those to be shown. */
  held: readonly string[]
  shown: readonly string[]
  /** Names of items that the sheet or the menu knows without a cost. */
  costless: readonly string[]
  goals: readonly string[]
  inCeara: boolean
  /** The closed season of an item, with its days; null if there is none. */
  closedOf: (item: { name: string; section: string }) => string | null
  /** What the plan brings, source by source; null without a sheet. */
  outlook: MenuRedesign['outlook'] | null
  /** The printed dishes, with what each contains by its words. */
  dishes: readonly { name: string; contains: readonly string[] }[]
  /** The framed items, with the reason. */
  boxes: readonly { name: string; why: string }[]
  /** Names of dishes that the owner calls slow. */
  slow: readonly string[]
  /** Foods of whose purchase the owner throws a part away, in %. */
  lost: readonly { item: string; percent: number }[]
  /** The sheet's costs hold every rise that the owner tells of. */
  isPaid: boolean
  /** The combos of the new menu. */
  combos: readonly Combo[]
  /** The half portions of the section for children. */
  kids: readonly KidsDish[]
}

/** The items of the menu that a question is about, with their neighbours; all of them if it names none. */
export function soldFor({ item }: Pick<Question, 'item'>, { categories }: Asking): Sold[] {
  return categories.flatMap(({ name: section, items }) =>
    items
      .filter(
        ({ name }) =>
          item === undefined || allOfTheseIn(item).some((one) => namesItem(one, { name, section })),
      )
      .map((one) => ({ ...one, section, neighbours: items.filter((other) => other !== one) })),
  )
}

/** The costed items of the menu that a question names. */
export const listedFor = ({ item }: Question, { listed }: Asking) =>
  listed.filter(({ name, section }) => item !== undefined && namesItem(item, { name, section }))

export const percent = (share: number) => `${formatNumber(Math.round(share * 1000) / 10)}%`
export const whole = (value: number) => formatNumber(Math.round(value))
