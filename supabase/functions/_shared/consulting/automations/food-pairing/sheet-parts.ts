/** Menu lines and options as a pairing's sheet shows them. */
import type { venueOfType } from '../../base/house/restaurant-type.ts'
import { idOf } from '../../base/language/text.ts'
import { type createReasons, reasonOf, servingOf } from '../../base/pairing/phrases.ts'
import type { Score } from '../../base/pairing/rules.ts'
import { type DishReading, feedsSeveral } from '../../base/pairing/understand.ts'
import { ingredientsOf, type PairingRequest } from './request.ts'
import type { Pairing, PairingOption } from './schema.ts'
import { spokenName } from './short-names.ts'

export function toOption(
  entry: Score,
  dish: DishReading,
  venue: ReturnType<typeof venueOfType>,
  tell: ReturnType<typeof createReasons>,
  reasons: number,
  request: PairingRequest,
): PairingOption {
  const { option, points, findings } = entry
  return {
    id: option.id,
    kind: option.kind,
    name: option.name,
    base: option.base,
    points,
    findings: findings.map(({ label, points: given, reason }) => ({
      rule: label,
      points: given,
      reason: reason(),
    })),
    reason: reasonOf(entry, tell, reasons),
    serving: servingOf(dish, option, venue),
    price: option.price,
    cost: option.cost,
    ...(option.kind === 'cachaca' && option.doseMl !== null && { ml: option.doseMl }),
    ...ingredientsOf(option, request),
  }
}

export function courseOf({ item, course }: DishReading): Pairing['course'] {
  return course === 'side' || (course === 'starter' && feedsSeveral(item)) ? 'main' : course
}

/** A bottle of a wine list, which its name alone does not show: "Pinot Noir 750 ml" under Tintos. */
export const isBottle = ({ name, category }: DishReading['item']): boolean =>
  /\b(?:750|375|187)\s*ml\b/i.test(name) ||
  /^(?:vinhos?|tintos?|brancos?|ros[eé]s?|espumantes?|r[oó]tulos?|adega)(?!\p{L})/iu.test(category ?? '')

/** One dish for each name: of its portions the dearest, which is what a table shares. */
export function withoutRepeats(dishes: readonly DishReading[]): DishReading[] {
  const kept = new Map<string, DishReading>()
  for (const dish of dishes) {
    const key = idOf(spokenName(dish.item.name))
    const other = kept.get(key)
    if (!other || (dish.item.price ?? 0) > (other.item.price ?? 0)) kept.set(key, dish)
  }
  return dishes.filter((dish) => kept.get(idOf(spokenName(dish.item.name))) === dish)
}
