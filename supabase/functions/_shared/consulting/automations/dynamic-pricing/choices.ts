/** Prices between which the owner asks us to choose: the best of them is the item's new price. */
import { beatsToday, type Choice, chooseAmong } from '../../base/pricing/candidate-prices.ts'
import { allowsPrice, type PriceLimits } from '../../base/pricing/limits.ts'
import { namesItem } from '../../base/request/match-item.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import type { Countable } from './known-items.ts'

/** By the name of the item. `blocked`: another limit of the owner refuses the best of them. */
export type Choices = ReadonlyMap<string, { choice: Choice; blocked: boolean }>

type Rules = {
  limitsOf: (item: Countable) => PriceLimits
  elasticityOf: (item: Countable) => number
  /** Months in the sheet's period, inverted. */
  monthly: number
}

export function choicesIn(
  { wishes }: RequestSheet,
  items: readonly Countable[],
  { limitsOf, elasticityOf, monthly }: Rules,
): Choices {
  return new Map(
    wishes.flatMap((wish) => {
      if (wish.kind !== 'question' || wish.about !== 'eitherPrice') return []
      const { item: said = '', prices = [] } = wish
      const item =
        items.find(({ name }) => name === said) ??
        items.find(({ name, category }) => namesItem(said, { name, section: category }))
      if (!item) return []
      const limits = limitsOf(item)
      const sold = { ...item, units: item.units * monthly }
      const choice = chooseAmong(sold, prices, elasticityOf(item), limits.measured)
      if (!choice) return []
      const blocked = !allowsPrice(limits, choice.best.price)
      return [[item.name, { choice, blocked }] as const]
    }),
  )
}

/** The limits of an item with what was chosen for it: the best of the prices, or today's if none beats it. */
export function chosenLimits(limits: PriceLimits, { name, price }: Countable, choices: Choices): PriceLimits {
  const found = choices.get(name)
  if (!found || found.blocked) return limits
  const { place: _, ...others } = limits
  const rest = { ...others, chosen: true }
  const to = beatsToday(found.choice) ? found.choice.best.price : price
  return Math.abs(to - price) < 0.005 ? { ...rest, fixed: price } : { ...rest, lowest: to, highest: to }
}
