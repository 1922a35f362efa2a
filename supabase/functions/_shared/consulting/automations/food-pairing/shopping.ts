import { type CachacaId, cachacas, pouredIds } from '../../base/cachacas.ts'
import { formatNumber } from '../../base/language/text.ts'
import type { Option } from '../../base/pairing/options.ts'
import { baseFor } from './house-base.ts'
import type { Ranked } from './rank.ts'
import { type PairingRequest, packOf } from './request.ts'
import type { PairingMenu } from './schema.ts'
import type { Serving } from './serving.ts'
import type { Turnover } from './turnover.ts'

/**
 * Assumptions, stated in the report: daily orders of each of the first combos, and of the other dishes with their
 * drink; together at most four tables.
 */
export const ordersADay = { launched: 1, other: 1 / 3, otherTables: 4 } as const
/** Slack in % for spilling and better weeks. */
const slackPct = 15
/** ml of a bottle, where the owner's price is for no other. */
export const usualBottleMl = 500
/** ml of cachaça in a drink whose recipe the menu does not give. */
const mixedMl = 50

interface Given {
  ranked: readonly Ranked[]
  launched: readonly string[]
  /** Share of the open days on which they are offered: combos of Sundays sell on Sundays. */
  launchShare: number
  servingOf: (entry: Ranked) => Serving
  freeOf: (entry: Ranked) => string | null
  options: readonly Option[]
  /** The cachaças of the house, and those of the tasting with the ml of each. */
  tasting: { bases: readonly CachacaId[]; poured: readonly string[]; ml: number }
  /** Measures sold besides the dishes' own, each as often as a dish. */
  besides: readonly { option: Option; ml: number }[]
  /** Number of open days to buy for. */
  days: number
  request: PairingRequest
  /** Bottles that the house already has too many of. */
  stocked?: readonly Pick<Turnover, 'label' | 'bottles'>[]
  /** Most bottles that the owner wants to buy. */
  mostBottles?: number | undefined
}

/** Orders of each option in this number of days, by its id; drinks without alcohol by their name. */
function ordersOf({
  ranked,
  launched,
  launchShare,
  servingOf,
  freeOf,
  days,
}: Given): ReadonlyMap<string, number> {
  const others = ranked.filter(({ dish }) => !launched.includes(dish.item.name)).length
  const other = Math.min(ordersADay.other, ordersADay.otherTables / Math.max(1, others))
  const orders = new Map<string, number>()
  const add = (key: string, count: number) => orders.set(key, (orders.get(key) ?? 0) + count)
  for (const entry of ranked) {
    const first = launched.includes(entry.dish.item.name)
    const { option } = entry.best
    const count =
      (first ? Math.max(other, ordersADay.launched * launchShare) : other) * days * servingOf(entry).guests
    // The house's own drinks with other dishes sell as before and need no new bottle.
    if (first || option.kind !== 'menu_drink') add(option.id, count)
    const free = freeOf(entry)
    if (free !== null) add(free, other * days)
  }
  return orders
}

/** Bottles and ingredients, with slack, for half a month of the recommended orders and for the tasting. */
export function shoppingOf(given: Given): PairingMenu['shopping'] {
  const { options, tasting, request, days } = given
  const orders = ordersOf(given)
  const slack = 1 + slackPct / 100
  const countOf = ({ id, name, base, drink }: Option) =>
    orders.get(id) ?? (base === null && drink !== null ? orders.get(name) : undefined) ?? 0
  const recommended = options.filter((option) => countOf(option) > 0)
  const madeWith = (option: Option) =>
    option.kind === 'menu_drink' && !option.listed ? baseFor(option, tasting.bases) : null
  const bottlesNeeded = pouredIds.flatMap((id) => {
    const poured = recommended
      .filter((option) => (option.base ?? madeWith(option)) === id)
      .reduce(
        (sum, option) =>
          sum + (option.doseMl ?? (option.kind === 'menu_drink' ? mixedMl : 0)) * countOf(option) * slack,
        0,
      )
    const more = given.besides
      .filter(({ option }) => option.base === id)
      .reduce((sum, { ml: each }) => sum + each * ordersADay.other * days * slack, 0)
    const ml = poured + more + (tasting.poured.includes(cachacas[id].label) ? tasting.ml : 0)
    if (ml === 0) return []
    const { label } = cachacas[id]
    const pack = packOf(request)(id)
    const there = given.stocked?.find((one) => one.label === label)?.bottles ?? 0
    const count = Math.ceil(ml / pack.amount - 1e-9) - there
    if (count <= 0) return []
    const size = pack.amount === usualBottleMl ? {} : { size: pack.amount }
    return [{ label, ml, bottles: count, costBRL: count * pack.price, ...size }]
  })
  const bottles = withinLimit(bottlesNeeded, given.mostBottles ?? null)
  const full = bottlesNeeded.reduce((sum, { bottles: count }) => sum + count, 0)
  const needed = new Map<string, { name: string; unit: string; amount: number; costBRL: number }>()
  for (const option of recommended) {
    const servings = Math.ceil(countOf(option) * slack)
    for (const part of option.drink?.ingredients ?? []) {
      if (part.role === 'base') continue
      const known = needed.get(part.id) ?? { name: part.name, unit: part.unit, amount: 0, costBRL: 0 }
      needed.set(part.id, {
        ...known,
        amount: known.amount + part.amount * servings,
        costBRL: known.costBRL + (part.costBRL ?? 0) * servings,
      })
    }
  }
  const ingredients = [...needed.values()]
    .toSorted((a, b) => b.costBRL - a.costBRL)
    .map(({ name, unit, amount, costBRL }) => ({
      name: name.replace(/^(um|uma|dois|duas|três) | (batid[oa]|em nó).*$/g, ''),
      amount: amountText(amount, unit),
      costBRL,
    }))
  return {
    servings: ordersADay.launched * days,
    bottles,
    ingredients,
    totalBRL: [...bottles, ...ingredients].reduce((sum, { costBRL }) => sum + costBRL, 0),
    days,
    slackPct,
    ...(bottles !== bottlesNeeded && { full }),
  }
}

type Bottles = PairingMenu['shopping']['bottles']

/** At most so many bottles: one fewer of the kind with most of them, until they fit; then the least poured goes. */
function withinLimit(needed: Bottles, most: number | null): Bottles {
  const total = (all: Bottles) => all.reduce((sum, { bottles }) => sum + bottles, 0)
  if (most === null || total(needed) <= most) return needed
  let kept = needed.toSorted((a, b) => b.ml - a.ml).slice(0, most)
  while (total(kept) > most) {
    const [largest] = kept.toSorted((a, b) => b.bottles - a.bottles)
    kept = kept.map((one) =>
      one === largest
        ? {
            ...one,
            bottles: one.bottles - 1,
            ml: (one.ml * (one.bottles - 1)) / one.bottles,
            costBRL: (one.costBRL * (one.bottles - 1)) / one.bottles,
          }
        : one,
    )
  }
  return kept
}

export function amountText(amount: number, unit: string): string {
  if (unit === 'ml' && amount >= 1000) {
    const litres = formatNumber(amount / 1000)
    // 1,999 ml are shown as 2.
    return `${litres} ${litres.startsWith('1') && amount < 2000 ? 'litro' : 'litros'}`
  }
  if (unit === 'g' && amount >= 1000) return `${formatNumber(amount / 1000)} kg`
  // Nobody buys 26.3 limes.
  const whole = Math.ceil(amount - 1e-9)
  return unit === 'un'
    ? `${formatNumber(whole)} ${whole === 1 ? 'unidade' : 'unidades'}`
    : `${formatNumber(amount)} ${unit}`
}
