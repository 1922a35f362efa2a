/** Which of the changes that pay off are made, if the owner wants few, or only a goal. */
import { namesItem } from '../../base/request/match-item.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import { marginGoalOf } from './margin-goals.ts'
import { goalOf } from './questions/targets.ts'
import type { PricedItemPlan } from './schema.ts'
import { gentleMost, isGentle, isMoved } from './waves.ts'

const gainOf = ({ profit, newProfit }: PricedItemPlan) => newProfit - profit

const isOwn = ({ asked, proposed }: PricedItemPlan) => asked === true || proposed !== undefined

/** Months in which a change must bring what it costs to write it. */
const monthsToPay = 3

type Spared = NonNullable<PricedItemPlan['spared']>

function staying(item: PricedItemPlan, spared: Spared): PricedItemPlan {
  const { breakEven: _breakEven, proof: _proof, guard: _guard, ...rest } = item
  return { ...rest, newPrice: item.price, change: 0, newProfit: item.profit, action: 'keep', spared }
}

/** Whether the owner wants few prices to change. */
export const isFew = ({ wishes }: RequestSheet): boolean =>
  wishes.some((wish) => wish.kind === 'question' && wish.about === 'fewChanges')

/** A table for the high season: the rest of the year keeps today's prices, except where the cost rose. */
const isHighSeason = (what: string | undefined) => /^(?:alta|temporada|ferias|férias)/.test(what ?? '')

/**
 * Requested changes first, then those with the largest gains, as many as the owner's wishes need.
 * @param dearer items whose cost the owner corrected
 */
export function chosenOf(
  items: readonly PricedItemPlan[],
  sheet: RequestSheet,
  profit: number,
  dearer: ReadonlySet<string>,
): PricedItemPlan[] {
  const { wishes } = sheet
  const asked = wishes.flatMap((wish) => (wish.kind === 'question' ? [wish] : []))
  const few = asked.find(({ about }) => about === 'fewChanges')
  const isCounted = ({ name, category }: PricedItemPlan) =>
    few?.item === undefined || namesItem(few.item, { name, section: category })
  // A margin for a whole section asks for more prices than may change; its answer says which stay below it.
  const isOfMargin = (item: PricedItemPlan) =>
    item.proposed === undefined && marginGoalOf(sheet, item)?.isNamed === true
  const isFree = ({ name, category }: PricedItemPlan) =>
    asked.some(
      ({ about, item }) =>
        about === 'mayRise' && item !== undefined && namesItem(item, { name, section: category }),
    )
  const cost = asked.find(({ about }) => about === 'changeCost')?.price ?? 0
  const goal = asked.find(({ about }) => about === 'goal')
  const seasons = asked.filter(({ about, what }) => about === 'seasonPrice' && isHighSeason(what))
  const season = seasons.length > 0
  // What is dearer in the season alone is what was asked about.
  const isSeasonal = ({ name, category }: PricedItemPlan) =>
    seasons.some(({ item }) => item === undefined || namesItem(item, { name, section: category }))
  const most = few?.count ?? (isGentle(sheet) ? gentleMost : undefined)
  if (most === undefined && few === undefined && goal === undefined && cost === 0 && !season)
    return [...items]
  const moved = items
    .filter(isMoved)
    // Of a few changes, those that a dearer purchase asks for come first, then those that the owner names for a rise.
    .toSorted(
      (a, b) =>
        Number(isOwn(b)) - Number(isOwn(a)) ||
        (few
          ? Number(dearer.has(b.name)) - Number(dearer.has(a.name)) || Number(isFree(b)) - Number(isFree(a))
          : 0) ||
        gainOf(b) - gainOf(a),
    )
  const wanted = goal === undefined ? Number.POSITIVE_INFINITY : goalOf(goal, profit)
  let sum = 0
  let counted = 0
  const spared = new Map<string, Spared>()
  moved.forEach((item) => {
    if (cost > 0 && !isOwn(item) && gainOf(item) * monthsToPay < cost) {
      spared.set(item.name, 'cost')
      return
    }
    if (isCounted(item)) counted += 1
    const isTooMany = most !== undefined && isCounted(item) && counted > most
    if (isTooMany && (!isOwn(item) || isOfMargin(item))) spared.set(item.name, 'few')
    else if (isOwn(item)) sum += gainOf(item)
    else if (isSeasonal(item) && item.action === 'raise' && !dearer.has(item.name))
      spared.set(item.name, 'season')
    else if (sum >= wanted) spared.set(item.name, 'goal')
    else sum += gainOf(item)
  })
  return items.map((item) => {
    const why = spared.get(item.name)
    return why === undefined ? item : staying(item, why)
  })
}
