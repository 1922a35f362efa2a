import type { SalesItem } from '../../documents/sales.ts'

/** A price of the menu, R$, and what guests paid of it on average where that is not the same. */
export type Paid = {
  price: number
  /** Discounts, and the prices of earlier weeks, set it apart from the menu's. */
  paid?: number | undefined
}

/** Beyond these shares of the menu's price the mean is no discount: another size, or a menu that is out of date. */
const plausible = { least: 0.5, most: 1.15 } as const

/** R$ that one unit brings today. */
export const paidOf = ({ price, paid }: Paid): number => paid ?? price

/** R$ that one unit would bring at another price of the menu, with discounts as today. */
export const paidAt = (item: Paid, menuPrice: number): number => menuPrice * (paidOf(item) / item.price)

/**
 * An item's price on the menu beside the mean that its guests paid.
 * @param mean of the sheet, R$
 * @param menus prices of the menu, R$, the one that counts first; null where it is not known
 */
export function listedPrice(mean: number | null, ...menus: (number | null)[]): Paid | null {
  const [first] = menus.filter((price) => price !== null)
  if (mean === null) return first === undefined ? null : { price: first }
  const menu = menus.find(
    (price) => price !== null && mean >= price * plausible.least && mean <= price * plausible.most,
  )
  if (menu == null) return { price: mean }
  return Math.abs(menu - mean) < 0.005 ? { price: menu } : { price: menu, paid: mean }
}

/** Whole cents, so that the amounts shown add up to the total shown. */
export const inCents = (value: number): number => Math.round(value * 100) / 100

/** The mean that guests pay today, R$: since the last change of the price, where the sheet has one. */
export const paidLately = ({ price, prices }: Pick<SalesItem, 'price' | 'prices'>): number | null =>
  prices?.at(-1)?.paid ?? price
