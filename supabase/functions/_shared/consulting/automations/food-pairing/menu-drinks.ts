/** The drinks of a menu's pairings: their allergens, and the farm's cachaças as dose and measure. */
import { cachacas } from '../../base/cachacas.ts'
import { pourCostPct } from '../../base/costing.ts'
import type { Drink } from '../../base/drinks/drink.schema.ts'
import type { MenuParts } from './menu-parts.ts'
import type { PairingMenu } from './schema.ts'
import { spokenName } from './short-names.ts'

/** Allergens of the drinks beside the dishes, those without alcohol included. */
export function drinkAllergensOf({
  ranked,
  free,
  request,
}: MenuParts): NonNullable<PairingMenu['drinkAllergens']> {
  const found = new Map<string, NonNullable<PairingMenu['drinkAllergens']>[number]>()
  const add = (name: string, drink: Drink | null, note?: string) => {
    const item = request.items.find((one) => one.name === name)
    const allergens = item ? request.allergensIn(item, drink) : (drink?.allergens ?? [])
    found.set(name, { name: spokenName(name), allergens: [...allergens], ...(note && { note }) })
  }
  for (const { best } of ranked) {
    const { name, drink, base, kind } = best.option
    const nutTree = kind === 'cachaca' && base === 'castanheira'
    add(name, drink, nutTree ? 'barril de castanheira: pergunte à fazenda' : undefined)
  }
  for (const entry of ranked) {
    const one = free.get(entry.dish)
    if (one?.own) add(one.name, null)
  }
  return [...found.values()]
}

/** The farm's cachaças at the house's prices, as dose and as measure. */
export function dosesOf({ priced, doses, request: { mostDoseMl } }: MenuParts): PairingMenu['doses'] {
  return priced.flatMap(({ option: { base, price, cost, doseMl }, note, todayCost }) => {
    if (base === null || price === null || cost === null || doseMl === null) return []
    const measure = doses.find((option) => option.base === base)
    const names = { id: base, label: cachacas[base].label, notes: cachacas[base].notes }
    // No dose above the owner's limit is shown or priced: the measure is the only one.
    if (
      mostDoseMl !== null &&
      doseMl > mostDoseMl &&
      measure?.price != null &&
      measure.cost != null &&
      measure.doseMl != null
    )
      return [
        {
          ...names,
          ml: measure.doseMl,
          cost: measure.cost,
          price: measure.price,
          pourCostPct: pourCostPct(measure.cost, measure.price),
          margin: measure.price - measure.cost,
        },
      ]
    return [
      {
        ...names,
        ml: doseMl,
        cost,
        price,
        pourCostPct: pourCostPct(cost, price),
        margin: price - cost,
        ...(note !== null && { note }),
        ...(todayCost !== undefined && { todayCost }),
        ...(measure?.price != null &&
          measure.cost != null &&
          measure.doseMl != null &&
          measure.doseMl < doseMl && {
            measure: { ml: measure.doseMl, price: measure.price, cost: measure.cost },
          }),
      },
    ]
  })
}
