/** What the competitors leave to try: items that all of them sell dearer, and that the report's own rule does not raise. */

import { capitalize } from '../../../base/language/grammar.ts'
import { allowsPrice } from '../../../base/pricing/limits.ts'
import { calledOf, cent, everyday, standOf } from '../gaps.ts'
import { ownPricing } from '../own-pricing.ts'
import { type Asked, shared } from './asked.ts'

/** R$ of a small step of a price on a menu. */
export const smallStep = (price: number) => (price < 10 ? 0.5 : price < 40 ? 1 : 2)

/** Most items that are shown: one is tried at a time. */
const mostShown = 4

export type Slack = {
  item: string
  own: number
  to: number
  lowest: number
  cost: number | null
}

/** The widest gap first. */
export function slackOf(asked: Asked): Slack[] {
  const { context, menu, raises, sold } = asked
  const { limitsOf } = ownPricing(context, sold)
  return shared(asked)
    .filter((item) => standOf(item) === 'cheapest' && !raises.some((raise) => raise.item === item.ours))
    .flatMap((item): Slack[] => {
      const own = menu.find(({ name }) => name === item.ours)
      const lowest = Math.min(...everyday(item).map(({ price }) => price))
      const to = item.own + smallStep(item.own)
      if (!own || to > lowest - cent) return []
      return allowsPrice(limitsOf(own, item.own), to)
        ? [
            {
              item: capitalize(calledOf(item)),
              own: item.own,
              to,
              lowest,
              cost: own.cost !== null && own.cost > 0 ? own.cost : null,
            },
          ]
        : []
    })
    .toSorted((a, b) => b.lowest / b.own - a.lowest / a.own)
    .slice(0, mostShown)
}
