/** Prices that the owner's questions decide: the better of two, and whether a supplier's rise is passed on. */
import { beatsToday, type Choice, chooseAmong } from '../../base/pricing/candidate-prices.ts'
import { type Elasticities, isDrink } from '../../base/pricing/elasticity.ts'
import { placed } from '../../base/pricing/ladder.ts'
import { allowsPrice, type PriceLimits } from '../../base/pricing/limits.ts'
import { type Decided, decide } from '../../base/pricing/rise-words.ts'
import type { SupplierRise } from '../../base/pricing/supplier-rise.ts'
import { namesItem } from '../../base/request/match-item.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import { ofKind, type Wish } from '../../base/request/wish.ts'
import { mostRises, risesAsked } from './holds.ts'
import type { Countable } from './joined.ts'
import { noCategory } from './menu-facts.ts'
import type { MenuSales } from './menu-sales.ts'
import type { Orders } from './orders.ts'
import { asksRaise, weigh } from './plan/weighed.ts'

export type OwnerDecisions = {
  /** By the question. */
  rises: ReadonlyMap<Wish, { rise: SupplierRise; decided: readonly Decided[] }>
  choices: ReadonlyMap<Wish, { item: Countable; choice: Choice; blocked: boolean }>
  /** Why an item leaves whose owner asks whether to take it out or charge more. */
  out: ReadonlyMap<string, string>
  /** R$ by item: the price that follows from them. */
  prices: ReadonlyMap<string, number>
}

/** The limits without the hold that a kept line alone puts on its price: its owner asks what it should be. */
function limitsFor({ name, category, price }: Countable, { limitsOf, requirements }: Orders): PriceLimits {
  const section = category ?? noCategory
  const limits = limitsOf({ name, section, price })
  return limits.fixed === price && !requirements.keepsPrice({ name, section })
    ? { ...limits, fixed: null }
    : limits
}

export function decisionsOf(
  sheet: RequestSheet,
  { countable, told, span, placeOf, measured, reactionOf }: MenuSales,
  orders: Orders,
  { drinks, food }: Elasticities,
): OwnerDecisions {
  const { wishes } = sheet
  const elasticityOf = ({ name, category }: Countable) => (isDrink(name, category) ? drinks : food)
  const ownOf = (item: Countable) => {
    const seen = reactionOf(item.name)
    return seen && { seen, assumed: elasticityOf(item) }
  }
  const limitsOf = (item: Countable) =>
    placed(
      limitsFor(item, orders),
      placeOf(item.name),
      measured(isDrink(item.name, item.category)),
      ownOf(item),
    )
  const monthly = (item: Countable) => ({ ...item, units: item.units * span.monthly })
  const choices = new Map(
    wishes.flatMap((wish) => {
      if (wish.kind !== 'question' || wish.about !== 'eitherPrice') return []
      const { item: said = '', prices = [] } = wish
      const item =
        countable.find(({ name }) => name === said) ??
        countable.find(({ name, category }) => namesItem(said, { name, section: category }))
      const limits = item && limitsOf(item)
      const choice = item && chooseAmong(monthly(item), prices, elasticityOf(item), limits?.measured)
      if (!item || !limits || !choice) return []
      return [[wish as Wish, { item, choice, blocked: !allowsPrice(limits, choice.best.price) }] as const]
    }),
  )
  const chosen = new Map(
    [...choices.values()].flatMap(({ item, choice, blocked }) =>
      blocked ? [] : [[item.name, beatsToday(choice) ? choice.best.price : item.price] as const],
    ),
  )
  const weighed = wishes.flatMap((wish) => {
    if (wish.kind !== 'question' || wish.about !== 'keepWorth' || !asksRaise(wish.text)) return []
    const item = countable.find(({ name, category }) =>
      namesItem(wish.item ?? '', { name, section: category }),
    )
    if (!item) return []
    const lost =
      ofKind(wishes, 'costNow').find((one) => one.lost !== undefined && namesItem(one.item, item))?.lost ?? 0
    const near = countable.filter((one) => one !== item && one.category === item.category)
    const result = weigh(monthly(item), near.map(monthly), {
      lost,
      elasticity: elasticityOf(item),
      limits: limitsOf(item),
    })
    return [{ item, lost, ...result }]
  })
  const out = new Map(
    weighed.flatMap(({ item, best, lost }) =>
      best === 'leave'
        ? [
            [
              item.name,
              `Tirar do cardápio: com ${lost}% perdidos, quem o pede deixa mais com o vizinho`,
            ] as const,
          ]
        : [],
    ),
  )
  const raised = weighed.flatMap(({ item, best, raise }) =>
    best === 'raise' && raise ? [[item.name, raise.price] as const] : [],
  )
  const rises = new Map(
    told.map(({ wish, rise, risen }) => [
      wish,
      {
        rise,
        decided: risen.flatMap((one) => {
          const item = countable.find(({ name }) => name === one.name)
          if (!item) return []
          const to = chosen.get(item.name)
          const decision = decide(one, monthly(item), elasticityOf(item), limitsOf(item))
          return [to === undefined ? decision : { ...decision, newPrice: Math.max(to, item.price) }]
        }),
      },
    ]),
  )
  const { paced, waits } = firstRises(rises, new Set(chosen.keys()), risesAsked(sheet) ?? mostRises)
  const followed = [...paced.values()].flatMap(({ decided }) =>
    decided.flatMap(({ name, newPrice, price }) =>
      newPrice > price || waits.has(name) ? [[name, newPrice] as const] : [],
    ),
  )
  return { rises: paced, choices, out, prices: new Map([...raised, ...followed, ...chosen]) }
}

/** Of prices that could follow a supplier, those that win back most rise now; the others wait, as every price of the plan. */
function firstRises(
  rises: OwnerDecisions['rises'],
  chosen: ReadonlySet<string>,
  most: number,
): { paced: OwnerDecisions['rises']; waits: ReadonlySet<string> } {
  const gain = ({ newPrice, price, units }: Decided) => (newPrice - price) * units
  const going = [...rises.values()]
    .flatMap(({ decided }) => decided)
    .filter(({ newPrice, price, name }) => newPrice > price && !chosen.has(name))
    .toSorted((a, b) => gain(b) - gain(a))
  const waits = new Set(going.slice(most).map(({ name }) => name))
  const why = `espera a segunda leva, em quatro semanas: ${most} preços de uma vez bastam`
  const paced = new Map(
    [...rises].map(([wish, { rise, decided }]) => [
      wish,
      {
        rise,
        decided: decided.map((one) => (waits.has(one.name) ? { ...one, newPrice: one.price, why } : one)),
      },
    ]),
  )
  return { paced, waits }
}
