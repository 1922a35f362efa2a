/** A drink and a snack of the house at one price, on weak days only. */

import { heldBack } from '../../../base/house/held-back.ts'
import { hasAlcohol } from '../../../base/house/item-kind.ts'
import { requirementsOf } from '../../../base/request/requirements.ts'
import { isAllowed } from '../allowed.ts'
import { isUncut } from '../asked-limits.ts'
import { kindOf } from '../match.ts'
import { type Asked, costedOf } from './asked.ts'

export type Pair = {
  name: string
  /** The drink in it. */
  drink: string
  /** What guests order today: the food alone. */
  base: string
  full: number
  price: number
  cost: number
  /** R$ above the food alone. */
  gain: number
  /** Of 100 buyers, how many may be guests who would have ordered both. */
  most: number
}

/** Discount on both together, before rounding. */
const off = 0.08
/** What adults do not order. */
const childrens = /infantil|kids|crian[çc]a/i

/** Pairs of a food and a drink at one price, those of the best sellers first. @param most R$ that one may cost */
export function pairsOf(asked: Asked, most?: number): Pair[] {
  const costed = costedOf(asked).filter(
    ({ name, category }) =>
      heldBack({ name }, asked.context.today) === null &&
      isAllowed(name, asked.context.sheet) &&
      !requirementsOf(asked.context.sheet).keepsPrice({ name, section: category }) &&
      (most !== undefined || !isUncut(asked.context.sheet.wishes, { name, section: category })),
  )
  const ceiling = Math.min(
    asked.context.house.settings.priceCeiling ?? Number.POSITIVE_INFINITY,
    most ?? Number.POSITIVE_INFINITY,
  )
  const foods = costed.filter((item) => kindOf(item) === 'dish' && !childrens.test(item.name))
  const drinks = costed.filter(
    (item) => ['drink', 'soft_drink'].includes(kindOf(item)) && item.price - item.cost > 2,
  )
  const dear = Math.max(...foods.map(({ price }) => price), 0)
  // A ceiling of the owner's says itself what is too dear.
  const snacks = most === undefined ? foods.filter(({ price }) => price <= dear * 0.7) : foods
  const isBar = drinks.some((item) => hasAlcohol({ name: item.name, section: item.category }))
  const fitting = drinks.filter((item) => !isBar || kindOf(item) === 'drink')
  const pairs = snacks.flatMap((food) =>
    fitting.flatMap((drink): Pair[] => {
      const full = food.price + drink.price
      const price = Math.floor(full * (1 - off))
      const gain = price - drink.cost - food.price
      const lost = full - price
      if (gain < 1 || lost <= 0 || price > ceiling) return []
      return [
        {
          name: `${food.name} + ${drink.name}`,
          base: food.name,
          drink: drink.name,
          full,
          price,
          cost: food.cost + drink.cost,
          gain,
          most: Math.floor((gain / (gain + lost)) * 100),
        },
      ]
    }),
  )
  const units = (name: string) => asked.sold.unitsOf(name) ?? 0
  return pairs.toSorted((a, b) => units(b.base) - units(a.base) || b.gain - a.gain)
}

/** The pair that leaves most above the food alone; null without costs. */
export const pairOf = (asked: Asked): Pair | null => pairsOf(asked)[0] ?? null
