/** What holds for each sold item: the owner's orders, the goals, its price limits, and what the plan decided so far. */

import { isSameName } from '../../base/match-items.ts'
import { withBundle } from '../../base/pricing/bundle-limits.ts'
import { bundlesIn } from '../../base/pricing/bundles.ts'
import { isDrink } from '../../base/pricing/elasticity.ts'
import { placed } from '../../base/pricing/ladder.ts'
import type { PriceLimits } from '../../base/pricing/limits.ts'
import { setPriceOf } from '../../base/pricing/set-price.ts'
import { namesItem } from '../../base/request/match-item.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import { ofKind } from '../../base/request/wish.ts'
import type { Instructions } from './advise.ts'
import type { Asked } from './asked.ts'
import type { Brief } from './brief.ts'
import type { Leaving } from './cut.ts'
import type { Decided } from './decided.ts'
import { elasticityOf } from './holds.ts'
import { lastOptionIn } from './last-option.ts'
import { noCategory } from './menu-facts.ts'
import { fairPrice } from './plan/fair-price.ts'
import { concerns } from './plan/served.ts'
import { slowItems } from './plan/slow-dishes.ts'
import { wantedFor, wantsMargin } from './wanted.ts'
import { hasCachaca, wantsCachaca } from './with-cachaca.ts'

/** Which items stay or leave so that the menu has the numbers that the owner wants. */
export interface Departures {
  /** Names of those that stay. */
  held: ReadonlySet<string>
  /** The items that leave, by name; grows while the menu is shortened. */
  leaving: ReadonlyMap<string, Leaving>
}

/** @param decided null until frames and waiting prices are decided */
export type InstructionsFor = (
  item: { name: string; price: number },
  section: string,
  decided: Decided | null,
) => Instructions

const none: ReadonlySet<string> = new Set()

/** Reads `departures` at each call, so that an item that leaves meanwhile gets its reason. */
export function instructionsIn(brief: Brief, { held, leaving }: Departures): InstructionsFor {
  const { context, goals, listed, sold, orders } = brief
  const slow = slowItems(context.sheet, listed.onMenu)
  const wanted = wantedFor(goals)
  const limitsOf = limitsIn(brief)
  const lastOption = lastOptionIn(listed.onMenu)
  const bundles = bundlesIn(sold.countable)
  const set = context.prices ?? []
  const onlyOne = (item: Asked) => {
    const only = lastOption(item, none)
    return only && `é ${only}`
  }
  const served = ofKind(context.sheet.wishes, 'served').filter(({ weekdays }) => weekdays !== undefined)
  const onItsDays = (name: string) =>
    served.some(({ item }) => isSameName(item, name)) ? 'tem os seus dias, como você disse' : null
  /** Once items leave, small gains count too: with more margin as the goal, the other prices pay for the cut. */
  const paysForCut = () => leaving.size > 0 && wantsMargin(goals)
  return ({ name, price }, section, decided) => {
    const description = listed.described.get(name) ?? null
    const order = orders.of({ name, section, description })
    return {
      ...order,
      kept: order.kept || held.has(name),
      doubt: order.doubt ?? (slow.has(name) ? 'demora a sair, e a casa já espera por ele' : null),
      wanted: wanted({ name, description }) ?? onlyOne({ name, section, description }) ?? onItsDays(name),
      limits: placed(
        withBundle(
          { ...limitsOf({ name, section, price }), ...(paysForCut() && { eager: true }) },
          price,
          bundles.get(name),
        ),
        sold.placeOf(name),
        sold.measured(isDrink(name, section === noCategory ? null : section)),
        ownIn(brief, name, section === noCategory ? null : section),
      ),
      // Which prices rise does not depend on the prices that a review sets.
      set: decided === null ? undefined : setPriceOf(set, name),
      leaves: order.leaves ?? leaving.get(name)?.reason ?? null,
      pushed:
        wantsCachaca(goals) &&
        decided?.framed.has(name) === true &&
        hasCachaca(name, listed.described.get(name), section),
      framed: decided?.framed.has(name) ?? true,
      held: decided?.held.get(name) ?? null,
    }
  }
}

/** What the item's own last change showed. */
function ownIn({ sold, elasticities }: Brief, name: string, section: string | null) {
  const seen = sold.reactionOf(name)
  return seen && { seen, assumed: elasticityOf(name, section, elasticities) }
}

/** Whether the owner serves an item only until some day. */
export function leavesSoon(sheet: RequestSheet): (item: Asked) => boolean {
  const lasting = ofKind(sheet.wishes, 'served').filter(({ until }) => until !== undefined)
  return ({ name, section, description }) =>
    lasting.some((wish) => concerns(wish)({ name, section: section ?? '', text: description }))
}

/** The limits in R$ of each price. One that the owner asks about moves to what it should be. */
function limitsIn({
  context: { sheet },
  listed: { described },
  sold: { countable },
  orders,
  decisions,
}: Brief) {
  const isLeavingSoon = leavesSoon(sheet)
  const priced = ofKind(sheet.wishes, 'question').filter(({ about }) => about === 'fairPrice')
  const costs = new Map(countable.toReversed().map(({ name, cost }) => [name, cost]))
  return (item: { name: string; section: string; price: number }): PriceLimits => {
    const limitsOfItem = orders.limitsOf(item)
    const decided = decisions.prices.get(item.name)
    if (decided !== undefined) return { ...limitsOfItem, fixed: decided, chosen: true }
    // What leaves soon keeps its price until then.
    const limits =
      limitsOfItem.fixed === null && isLeavingSoon({ ...item, description: described.get(item.name) ?? null })
        ? { ...limitsOfItem, fixed: item.price }
        : limitsOfItem
    const cost = costs.get(item.name)
    const isAsked = priced.some((wish) => wish.item !== undefined && namesItem(wish.item, item))
    if (!isAsked || cost === undefined || limits.fixed !== null) return limits
    return { ...limits, fixed: fairPrice({ ...item, cost }, limits).now }
  }
}
