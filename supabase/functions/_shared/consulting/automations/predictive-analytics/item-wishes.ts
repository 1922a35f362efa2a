/** What the owner says of days of single items, and the weeks of the past in which one could not be had. */
import type { EngineContext } from '../../base/context.ts'
import type { WishOf } from '../../base/request/wish.ts'
import type { Sales } from '../../documents/sales.ts'
import { touches } from './last-year.ts'
import { itemsNamed } from './named-items.ts'

export type ItemWish = WishOf<'date'> & {
  item: string
  /** Its figure is the sheet's and not the owner's. */
  measured?: true
}

export const isOfItem = (wish: WishOf<'date'>): wish is ItemWish => wish.item !== undefined

/** Weeks of the past in which an item could not be had: they say nothing about its usual sales. */
export function lostWeeksOf(
  name: string,
  wishes: readonly ItemWish[],
  sales: Sales,
  context: EngineContext,
  today: string,
): (monday: string) => boolean {
  const own = wishes.filter(
    (wish) =>
      wish.closed &&
      wish.weekdays === undefined &&
      itemsNamed(wish.item, sales, context.house).includes(name),
  )
  return (monday) =>
    own.some((wish) => wish.from !== undefined && touches(monday, wish.from, wish.to ?? today))
}
