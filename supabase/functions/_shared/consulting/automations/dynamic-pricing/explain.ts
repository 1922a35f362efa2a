import type { EngineContext } from '../../base/context.ts'
import { meetsWishes, priceWishesOn, refusedPrice } from '../../base/pricing/limits.ts'
import type { Explanation } from '../../base/request/explanation.ts'
import { missingItems, oneEach, withoutEffect } from '../../base/request/unmet.ts'
import type { SalesItem } from '../../documents/sales.ts'
import type { Movable } from './demand.ts'
import type { PricingPlan } from './schema.ts'

/** Wishes on prices that a plan does not meet, with the reason. */
export function explain(
  { sheet }: EngineContext,
  items: readonly SalesItem[],
  planned: readonly Movable[],
  left: PricingPlan['left'],
): Explanation[] {
  const unmet = (name: string, section: string | null, reason: string) =>
    priceWishesOn(sheet, { name, section }).map((wish): Explanation => ({ wish, reason }))
  const beyond = planned.flatMap(({ plan, limits }) =>
    meetsWishes(limits, plan.newPrice) ? [] : unmet(plan.name, plan.category, refusedPrice(plan, limits)),
  )
  const unknown = left.flatMap(({ name, price }) =>
    price == null ? unmet(name, null, `${name} está sem preço na planilha.`) : [],
  )
  const named = items.map(({ name, category }) => ({ name, section: category }))
  return oneEach([
    ...withoutEffect(
      sheet,
      ['price', 'keepPrice', 'capPrice', 'hours', 'elasticity'],
      'Esta consultoria só mexe em preços: não muda receitas, itens nem datas.',
    ),
    ...missingItems(sheet, named, 'na planilha enviada'),
    ...beyond,
    ...unknown.filter(({ wish }) => wish.kind !== 'price' || wish.item !== undefined),
  ])
}
