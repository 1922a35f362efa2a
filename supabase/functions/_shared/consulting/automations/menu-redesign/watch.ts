import type { Elasticities } from '../../base/pricing/elasticity.ts'
import { breakEvenUnits } from '../../base/pricing/price-step.ts'
import { guardOf } from '../../base/pricing/proof.ts'
import type { Sales } from '../../documents/sales.ts'
import { assumed } from './advise.ts'
import { elasticityOf } from './holds.ts'
import type { MenuRedesign, RedesignedItem } from './schema.ts'

/** The largest changes for which weekly sales show whether to revert. A frame has to bring more than today's sales. */
export function watchOf(
  items: readonly RedesignedItem[],
  sales: Sales,
  elasticities: Elasticities,
): NonNullable<MenuRedesign['watch']> {
  const weekly = new Map(sales.itemWeeks.map(({ name, units }) => [name, units]))
  const section = new Map(sales.items.map(({ name, category }) => [name, category]))
  return items
    .filter(({ effect, move }) => effect > 0 && move !== 'remove')
    .toSorted((a, b) => b.effect - a.effect)
    .flatMap((item): NonNullable<MenuRedesign['watch']> => {
      const { name, price, newPrice } = item
      const dearer = newPrice === null ? 0 : newPrice / price - 1
      const framed = item.move === 'highlight'
      const change =
        (1 + elasticityOf(name, section.get(name) ?? null, elasticities) * dearer) *
          (framed ? 1 + assumed.highlight : 1) -
        1
      const guard = guardOf(weekly.get(name) ?? [], change === 0 ? assumed.highlight : change)
      if (!guard) return []
      const even = newPrice === null ? 0 : breakEvenUnits(item, newPrice)
      const floor = framed ? Math.floor(guard.usual) : Math.floor(guard.usual * (1 + even))
      return [{ name, usual: guard.usual, floor, what: framed ? 'frame' : 'price' }]
    })
    .slice(0, 3)
}
