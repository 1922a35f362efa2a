/** What the house sells of the farm's cachaças besides the pairings: the flight of three, and aged ones with dessert. */

import { cachacaIds, cachacas } from '../../base/cachacas.ts'
import { drinkPourCostBand, roundUpToMenuPrice } from '../../base/costing.ts'
import type { Venue } from '../../base/house/read-venue.ts'
import type { Option } from '../../base/pairing/options.ts'
import type { DishReading } from '../../base/pairing/understand.ts'
import type { Teller } from '../../base/pairing/ways.ts'
import { counted } from './counted.ts'
import type { Displaced } from './displaced.ts'
import { lineFor, toldOf } from './pours.ts'
import { preparationOf } from './preparations/index.ts'
import type { PairingMenu } from './schema.ts'
import { spokenName } from './short-names.ts'

type Ruler = NonNullable<PairingMenu['ruler']>

/** ml of each cachaça in the flight: 60 ml for two guests. */
export const rulerMl = 20
/** Discount on the three measures, as a share. */
const off = 0.1

/**
 * The flight of all three cachaças, at a tenth off the price of the same ml in measures. It replaces one drink of the
 * house; in the bad case two, one for each guest who shares it. Where guests drink wine with the meal, it is offered
 * after it and replaces coffee. Null without three cachaças, in a house that serves
 * takeaway, and where it would leave nothing in the bad case.
 * @param doses the measures, with price and cost
 */
export function rulerOf(
  doses: readonly Option[],
  { ending, glassware }: Pick<Venue, 'ending' | 'glassware'>,
  { meal, dessert }: { meal: Displaced | null; dessert: Displaced | null },
  asked: { min?: number | undefined; max?: number | undefined } = {},
): Ruler | null {
  if (glassware === 'takeaway') return null
  const poured = cachacaIds.flatMap((id) => doses.find(({ base }) => base === id) ?? [])
  if (poured.length < cachacaIds.length) return null
  let full = 0
  let cost = 0
  for (const { price, cost: each, doseMl } of poured) {
    if (price === null || each === null || doseMl === null) return null
    full += (price * rulerMl) / doseMl
    cost += (each * rulerMl) / doseMl
  }
  const least = (cost * 100) / drinkPourCostBand.max
  const aimed = roundUpToMenuPrice(Math.max(full * (1 - off), least), ending)
  const price = Math.min(Math.max(aimed, asked.min ?? 0), asked.max ?? Number.POSITIVE_INFINITY)
  const leaves = price - cost
  const afterMeal = meal?.kind === 'wine'
  const margin = (afterMeal ? dessert : meal)?.margin ?? 0
  const netBad = leaves - 2 * margin
  return netBad <= 0
    ? null
    : {
        ml: rulerMl,
        labels: poured.map(({ name }) => name),
        price,
        cost,
        net: leaves - margin,
        netBad,
        afterMeal,
      }
}

/** Desserts to name. */
const mostAfter = 2

/** Aged cachaça with desserts of the menu that the owner did not ask to pair. */
export function afterOf(
  desserts: readonly DishReading[],
  doses: readonly Option[],
  tell: Teller,
  allowsText: (text: string) => boolean,
): { rows: NonNullable<PairingMenu['after']>; options: Option[] } {
  const aged = doses.filter(({ base }) => base !== null && cachacas[base].id !== 'alambique')
  const found = desserts.flatMap((dish) => {
    const preparation = preparationOf(dish.item)
    const option = preparation?.pours.flatMap((line) =>
      aged.filter((one) => lineFor(preparation, one) === line),
    )[0]
    const told = option && toldOf(preparation, option, tell, allowsText)
    return option && told ? [{ dish, option, say: told.say }] : []
  })
  const chosen = found
    // One dessert for each cachaça first.
    .toSorted(
      (a, b) =>
        Number(found.find(({ option }) => option === b.option) === b) -
        Number(found.find(({ option }) => option === a.option) === a),
    )
    .slice(0, mostAfter)
  return {
    rows: chosen.map(({ dish, option, say }) => ({
      dish: spokenName(dish.item.name),
      served: counted(option, 1),
      price: option.price,
      say,
    })),
    options: chosen.map(({ option }) => option),
  }
}
