import type { SalesItem } from '../../documents/sales.ts'

/** A menu price in R$, and the average that guests paid if it differs. */
export type Paid = {
  price: number
  /** Differs from the menu's price because of discounts, or prices of earlier weeks. */
  paid?: number | undefined
}

/** Outside these shares of the menu's price, the mean is not a discount but another size or an outdated menu. */
const plausible = { least: 0.5, most: 1.15 } as const

/** Revenue of one unit today, R$. */
export const paidOf = ({ price, paid }: Paid): number => paid ?? price

/** Revenue of one unit at another menu price with the same discounts, R$. */
export const paidAt = (item: Paid, menuPrice: number): number => menuPrice * (paidOf(item) / item.price)

/**
 * An item's menu price with the mean that its guests paid.
 * @param mean of the sheet, R$
 * @param menus menu prices in R$, in order of precedence; null if unknown
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

/** Rounded to cents, so that the amounts shown add up to the total shown. */
export const inCents = (value: number): number => Math.round(value * 100) / 100

/** The mean that guests pay today, R$; since the last price change if the sheet has one. */
export const paidLately = ({ price, prices }: Pick<SalesItem, 'price' | 'prices'>): number | null =>
  prices?.at(-1)?.paid ?? price
