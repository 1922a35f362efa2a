/** Why a rise that the owner allows is not made: what it would bring, in R$. */

import { outcomeAt } from '../../base/pricing/scenario.ts'
import { namesItem } from '../../base/request/match-item.ts'
import { highestPriceOf } from '../../base/request/price-limits.ts'
import type { WishOf } from '../../base/request/wish.ts'
import { inPrint, inReais } from './amounts.ts'
import { cases } from './cases.ts'
import { elasticityOf } from './holds.ts'
import { monthlyOf, perOf } from './period.ts'
import type { MenuRedesign } from './schema.ts'

/** Null unless the wish names one sold item, allows a rise of it, and its price stays. */
export function leftRise(wish: WishOf<'capPrice'>, content: MenuRedesign): string | null {
  const found = content.categories.flatMap(({ name: section, items }) =>
    items.flatMap((item) =>
      namesItem(wish.item, { name: item.name, section }) ? [{ ...item, section }] : [],
    ),
  )
  const [item] = found
  if (!item || found.length > 1 || item.newPrice !== null || item.move === 'remove') return null
  const top = highestPriceOf(wish, item.price)
  if (typeof top !== 'number' || top <= item.price || !content.elasticities) return null
  const sold = { price: item.paid ?? item.price, cost: item.cost, units: item.units * monthlyOf(content) }
  const elasticity = elasticityOf(item.name, item.section, content.elasticities)
  const gain = (loss: number) => outcomeAt(sold, top / item.price - 1, elasticity * loss).profitChange
  const [careful, bad] = [gain(cases.careful.loss), gain(cases.bad.loss)]
  return `Fica em ${inPrint(item.price)}: a ${inPrint(top)}, o mais que você deixa, são ${inReais(careful)} ${perOf(content)} no caso cauteloso e ${inReais(bad)} no ruim${item.held === undefined ? '' : `; ${item.held}`}.`
}
