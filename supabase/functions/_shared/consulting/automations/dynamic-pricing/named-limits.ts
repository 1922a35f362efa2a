/** Limits that an owner names for offers and for other price lists. */

import { meetsWishes, type PriceLimits } from '../../base/pricing/limits.ts'
import { openHours } from '../../base/request/calendar-wishes.ts'
import { namesItem } from '../../base/request/match-item.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import type { WishOf } from '../../base/request/wish.ts'
import { fullDaysIn } from './full-hours.ts'
import { marginGoalOf, stepsFrom } from './margin-goals.ts'
import { isDelivery } from './questions/channel.ts'
import type { PricedItemPlan } from './schema.ts'

/** What the owner wants no discount on. */
const fullPriceOf = ({ wishes }: RequestSheet): string[] =>
  wishes.flatMap((wish) =>
    wish.kind === 'question' && wish.about === 'discountLimit' && wish.other !== undefined
      ? [wish.other]
      : [],
  )

/** The only things that the owner wants in an offer; none if it may be of anything. */
const offeredOf = ({ wishes }: RequestSheet): string[] =>
  wishes.flatMap((wish) =>
    wish.kind === 'question' && wish.about === 'discountLimit' && !wish.against ? (wish.item ?? []) : [],
  )

/** The weekdays on which the owner wants no discount. */
const fullDaysOf = ({ wishes }: RequestSheet): number[] =>
  wishes.flatMap((wish) =>
    wish.kind === 'question' && wish.about === 'discountLimit' && wish.against === true
      ? // Without days or hours, none at all.
        (wish.weekdays ?? (wish.what === undefined && wish.item === undefined ? [0, 1, 2, 3, 4, 5, 6] : []))
      : [],
  )

/** The highest price in R$ that a wish names for an item, or for all of them; null if none does. */
const highestNamed =
  ({ wishes }: RequestSheet) =>
  ({ name, category }: Pick<PricedItemPlan, 'name' | 'category'>): number | null => {
    const bounds = wishes.flatMap((wish) =>
      (wish.kind === 'price' || wish.kind === 'capPrice') &&
      wish.max !== undefined &&
      (wish.item === undefined || namesItem(wish.item, { name, section: category }))
        ? [wish.max]
        : [],
    )
    return bounds.length > 0 ? Math.min(...bounds) : null
  }

/** What the owner asks about that no sum of the new prices holds. */
const outsideOf = ({ wishes }: RequestSheet): string[] => {
  const asks = (about: string) => wishes.find((wish) => wish.kind === 'question' && wish.about === about)
  const channel = asks('channelFee')
  return [
    ...(channel?.kind === 'question' ? [`os preços do ${channel.what ?? 'cartão'}`] : []),
    ...(asks('dayOffer') ? ['a oferta do dia fraco'] : []),
  ]
}

/** What apps, vouchers and cards keep, in %, and of which share of the sales. */
const feesOf = ({ wishes }: RequestSheet) => {
  const told = wishes.flatMap((wish) =>
    wish.kind === 'question' && wish.about === 'channelFee' ? [wish] : [],
  )
  const [share] = told.flatMap((wish) => wish.share ?? [])
  const seen = new Set<number>()
  return told.flatMap(({ what = 'aplicativo', percent }) => {
    if (percent === undefined || seen.has(percent)) return []
    seen.add(percent)
    return [{ what, percent, ...(share !== undefined && isDelivery(what) && { share }) }]
  })
}

const mostChangesOf = ({ wishes }: RequestSheet): { mostChanges?: number } => {
  const counts = wishes.flatMap((wish) =>
    wish.kind === 'question' && wish.about === 'fewChanges' && wish.item === undefined
      ? (wish.count ?? [])
      : [],
  )
  return counts.length === 0 ? {} : { mostChanges: Math.min(...counts) }
}

/** What the answers need of them. */
export const namedLimits = (sheet: RequestSheet) => ({
  fullPrice: fullPriceOf(sheet),
  offered: offeredOf(sheet),
  noDiscount: [...fullDaysOf(sheet), ...fullDaysIn(sheet)],
  full: fullDaysIn(sheet),
  stepsFrom: stepsFrom(sheet),
  marginGoal: (item: Pick<PricedItemPlan, 'name' | 'category'>) => marginGoalOf(sheet, item)?.share ?? null,
  outside: outsideOf(sheet),
  stated: sheet.wishes.flatMap((wish) => (wish.kind === 'hours' && wish.what === openHours ? [wish] : [])),
  highest: highestNamed(sheet),
  fees: feesOf(sheet),
  ...mostChangesOf(sheet),
})

/** Whether the owner wants no estimate for what never changed its price. */
export const asksSeenOnly = ({ wishes }: RequestSheet): boolean =>
  wishes.some((wish) => wish.kind === 'question' && wish.about === 'onlySeen')

/** Limits that keep today's price for a reason, unless the owner gives another. */
const heldFor = (limits: PriceLimits, price: number, reason: 'unseen' | 'fell' | 'full'): PriceLimits =>
  meetsWishes({ ...limits, fixed: null }, price) && limits.fixed === null
    ? { ...limits, fixed: price, [reason]: true }
    : limits

/** Nothing is estimated for an item whose price never changed. */
export const heldUnseen = (limits: PriceLimits, price: number): PriceLimits =>
  heldFor(limits, price, 'unseen')

/** An item that fell at the same price, as the owner dates it: a lower price would hide the cause. */
export const heldFallen = (limits: PriceLimits, price: number): PriceLimits => heldFor(limits, price, 'fell')

/** Where the full days sell no more, a lower price loses. */
export const heldFull = (limits: PriceLimits, price: number): PriceLimits => heldFor(limits, price, 'full')

/** What the owner asks how far to lower does not rise. */
export const holdsOfStuck = ({ wishes }: RequestSheet): WishOf<'capPrice'>[] =>
  wishes.flatMap((wish): WishOf<'capPrice'>[] =>
    wish.kind === 'question' && wish.about === 'lower' && !wish.against && wish.item !== undefined
      ? [{ kind: 'capPrice', item: wish.item, text: wish.text, origin: wish.origin }]
      : [],
  )
