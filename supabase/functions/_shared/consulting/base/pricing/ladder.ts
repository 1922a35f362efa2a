/** Price limits that follow from an item's position among the house's items. */
import type { Sales, SalesItem } from '../../documents/sales.ts'
import { addDays, daysBetween } from '../calendar.ts'
import { foldAccents } from '../language/text.ts'
import { badOf, ownReaction, type Reaction } from './elasticity.ts'
import type { PriceLadder, PriceLimits } from './limits.ts'
import { paidLately } from './paid.ts'
import { lostRises } from './seen.ts'

/** Minimum price ratio of a dearer sibling, and minimum ratio of the cheaper one's units to its own. */
const dearer = 1.5
const outsells = 3

/** Days that a new price needs before the next change. */
const settledAfter = 84

/** Days within which two steps are felt as one, the smallest step that guests notice, and how far both may go. */
const feltTogether = 182
const noticedStep = 1.08
const mostTogether = 1.15

/** Whole weeks that a price must hold to be more than an offer. */
const leastWeeks = 4
const weeksOf = ({ from, to }: { from: string; to: string }) => Math.round(daysBetween(from, to) / 7)

/** "Cachaça da casa" and "Cachaça envelhecida" belong to one family; so do two caldinhos. */
const familyOf = ({ name, category }: SalesItem) =>
  `${foldAccents(category ?? '')}/${foldAccents(name).split(/[\s-]+/)[0] ?? ''}`

/** What the ladder compares of an item; amounts in R$. */
type Rung = { name: string; units: number; paid: number; leaves: number }

/** The best-selling first, by family. Names are folded once per item: sheets may have a thousand. */
function rungsByFamily(items: readonly SalesItem[]): Map<string, Rung[]> {
  const families = new Map<string, Rung[]>()
  for (const item of items) {
    const paid = paidLately(item) ?? 0
    const family = familyOf(item)
    const rungs = families.get(family) ?? []
    rungs.push({ name: item.name, units: item.units, paid, leaves: paid - (item.cost ?? 0) })
    families.set(family, rungs)
  }
  for (const rungs of families.values()) rungs.sort((a, b) => b.units - a.units)
  return families
}

/** The position that limits an item's price; undefined for most items. @param today yyyy-mm-dd */
export function ladderOf(sales: Sales, today: string): (name: string) => PriceLadder | undefined {
  const { items } = sales
  const known = items.filter(
    ({ units, price, cost }) => units > 0 && price !== null && cost !== null && cost > 0,
  )
  const [top] = items.toSorted((a, b) => b.units - a.units)
  const places = new Map<string, PriceLadder>()
  if (top && items.length > 2) places.set(top.name, { kind: 'doorway' })
  for (const rungs of rungsByFamily(known).values()) {
    for (const rung of rungs) {
      const sibling = rungs.find(
        (other) =>
          rung.paid >= dearer * other.paid &&
          other.units >= outsells * rung.units &&
          rung.leaves > other.leaves,
      )
      if (sibling)
        places.set(rung.name, { kind: 'step_up', of: sibling.name, more: rung.leaves - sibling.leaves })
    }
  }
  for (const { name, prices } of items) {
    const [before, last] = prices?.slice(-2) ?? []
    // "a 27,90 por duas semanas" was an offer; the price is the one before it.
    const isOffer = before && last && prices?.at(-3)?.price === last.price && weeksOf(before) < leastWeeks
    if (before && last && addDays(last.from, settledAfter) > today)
      places.set(name, {
        kind: 'recent',
        since: last.from,
        from: before.price,
        ...(isOffer && { offer: true }),
      })
    else if (
      before &&
      last &&
      !isOffer &&
      last.price >= before.price * noticedStep &&
      addDays(last.from, feltTogether) > today
    )
      places.set(name, {
        kind: 'climbed',
        since: last.from,
        from: before.price,
        most: Math.max(last.price, before.price * mostTogether),
      })
  }
  for (const seen of lostRises(sales)) {
    const { priceBefore, priceAfter, unitsBefore, unitsAfter } = seen
    const back = priceBefore / priceAfter
    // The sheet's elasticity is constant, a step's is linear: a third less sold is half more on the way back.
    const linear = (elasticity: number) => (back ** elasticity - 1) / (back - 1)
    places.set(seen.name, {
      kind: 'undo',
      since: seen.since,
      to: priceBefore,
      elasticity: linear(seen.elasticity),
      weak: linear(seen.high),
      strong: linear(seen.low),
      fell: 1 - unitsAfter / unitsBefore,
      others: seen.others,
      ...(seen.beside !== undefined && { isBeside: true }),
      lost: -(seen.gain ?? 0),
    })
  }
  return (name) => places.get(name)
}

/** What the item's own last change showed, and what is assumed of its kind. */
export type OwnReaction = { seen: Reaction; assumed: number }

/** An item's limits, including its position among the house's items and how guests reacted to such prices. */
export const placed = (
  limits: PriceLimits,
  place: PriceLadder | undefined,
  reaction: Reaction | undefined,
  own?: OwnReaction,
): PriceLimits => {
  const measured = badOf(own?.seen ?? reaction)
  return {
    ...limits,
    ...(place !== undefined && { place }),
    ...(measured !== undefined && { measured }),
    ...(own !== undefined && { reaction: ownReaction(own.assumed, own.seen) }),
  }
}
