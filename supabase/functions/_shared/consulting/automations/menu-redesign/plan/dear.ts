/** Items whose ingredients cost more of the price than the owner wants, each with the way below the limit. */
import { roundUpToMenuPrice } from '../../../base/costing.ts'
import { formatBrl, formatNumber } from '../../../base/language/text.ts'
import { isDrink } from '../../../base/pricing/elasticity.ts'
import { endingOfPrice } from '../../../base/pricing/endings.ts'
import type { PriceLimits } from '../../../base/pricing/limits.ts'
import type { WishOf } from '../../../base/request/wish.ts'
import { inPrint } from '../amounts.ts'
import type { MenuRedesign } from '../schema.ts'

type Costed = { name: string; section: string; price: number; cost: number }
type Dear = NonNullable<MenuRedesign['dear']>[number]

/** Largest rise of one printing. */
const farthest = 0.12

/** @param until the last day of an item that the owner removes later */
export function dearItems(
  { max, of }: WishOf<'costShare'>,
  items: readonly Costed[],
  limitsOf: (item: Costed) => PriceLimits,
  until: (item: Costed) => string | null,
): Dear[] {
  const limit = max / 100
  return items
    .filter(({ name, section }) => of === undefined || isDrink(name, section) === (of === 'drinks'))
    .filter(({ price, cost }) => cost > price * limit + 0.005)
    .map((item): Dear => {
      const { name, price, cost } = item
      const needed = roundUpToMenuPrice(cost / limit, endingOfPrice(price))
      const rise = needed / price - 1
      const saving = cost - price * limit
      const limits = limitsOf(item)
      const leaves = until(item)
      const cut = `ou ${formatBrl(saving)} a menos de ingrediente por porção`
      const why =
        leaves !== null
          ? `sai depois (${leaves}); não vale mexer agora`
          : limits.fixed !== null
            ? `você segurou o preço; cabe ${cut.replace(/^ou /, '')}`
            : rise > farthest
              ? `pediria ${inPrint(needed)}, ${formatNumber(rise * 100)}% a mais: longe demais de uma vez; ${cut.replace(/^ou /, 'primeiro ')}`
              : `pede ${inPrint(needed)}, e a conta não paga o aumento agora; ${cut}`
      return { name, share: (cost / price) * 100, price, needed, why }
    })
    .toSorted((a, b) => b.share - a.share)
}
