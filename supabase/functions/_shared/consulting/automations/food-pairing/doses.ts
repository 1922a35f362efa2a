/** The farm's cachaças as the house pours them: the house's own dose prices, and a tasting measure beside a dish. */

import { type CachacaId, cachacas } from '../../base/cachacas.ts'
import { pourCostPct, roundUpToMenuPrice } from '../../base/costing.ts'
import { tightPourCostPct } from '../../base/drinks/price.ts'
import type { Venue } from '../../base/house/read-venue.ts'
import { foldAccents, formatBrl } from '../../base/language/text.ts'
import type { Option } from '../../base/pairing/options.ts'
import { isDrinkLine } from '../../base/pairing/understand.ts'
import type { MenuItem } from '../../documents/menu.ts'

/** ml beside a dish: a guest who eats drinks less of it than one who came for a dose. */
export const measureMl = 30
/** Share of the dose's price for the measure: 30 of 50 ml. */
const measureShare = measureMl / 50

type DoseKind = 'white' | 'wood' | 'castanheira'

const kindWords: readonly (readonly [DoseKind, RegExp])[] = [
  ['castanheira', /castanheira|castanha/],
  ['wood', /carvalho|envelhecid|\bouro\b|amburana|umburana|balsamo|madeira|amarel/],
  ['white', /\bprata\b|branc|branquinha|alambique|\bclara\b/],
]
const kindOf: Readonly<Record<CachacaId, DoseKind>> = {
  alambique: 'white',
  carvalho: 'wood',
  castanheira: 'castanheira',
}

/** A dose of cachaça on the house's menu. */
interface HouseDose {
  name: string
  /** R$ */
  price: number
  /** R$; null if unknown. */
  cost: number | null
  /** As its name says; null if it doesn't. */
  ml: number | null
}

const otherSpirit = /vodk?c?a|whisky|uisque|\bgin\b|tequila|\brum\b|conhaque|licor|steinhager/
const mixed = /caipi|batida|drink|coquetel|sour|tonica|rabo de galo|quentao|garrafa/

/** The house's own doses by kind: the cheapest of each, at a size of at most 100 ml. */
export function houseDosesOf(items: readonly MenuItem[]): ReadonlyMap<DoseKind, HouseDose> {
  const doses = new Map<DoseKind, HouseDose>()
  for (const item of items) {
    const text = foldAccents(`${item.name} ${item.category ?? ''}`)
    if (item.price === null || !isDrinkLine(item) || !/\bdoses?\b|cachaca/.test(text)) continue
    const name = foldAccents(`${item.name} ${item.description ?? ''}`)
    if (otherSpirit.test(name) || mixed.test(foldAccents(item.name))) continue
    const size = /(\d+)\s*ml/.exec(name)?.[1]
    const ml = size === undefined ? null : Number(size)
    // A dose of nothing but "cachaça" is the white one of the house.
    const kind =
      kindWords.find(([, words]) => words.test(name))?.[0] ??
      (/^doses?( de| da)? (cachaca|pinga)( da casa)?( \d+ ?ml)?$/.test(foldAccents(item.name).trim())
        ? 'white'
        : undefined)
    if (!kind || (ml !== null && ml > 100)) continue
    const known = doses.get(kind)
    if (!known || item.price < known.price)
      doses.set(kind, { name: item.name, price: item.price, cost: item.cost, ml })
  }
  return doses
}

/** ml of a dose in this house: as its menu says, else as usual in such a house. */
export const doseMlHere = (doses: ReturnType<typeof houseDosesOf>, usual: number): number =>
  [...doses.values()].find(({ ml }) => ml !== null)?.ml ?? usual

/** A dose with the reason for its price, where the house sells one of its kind. */
export interface PricedDose {
  option: Option
  note: string | null
  /** What the house's own dose of the kind costs today, R$. */
  todayCost?: number
}

/**
 * Gives a dose the price of the house's own dose of that kind; its own price where the house's would leave less than
 * 70 % of it. Castanheira is never below the house's wood dose.
 */
export function atHousePrice(option: Option, doses: ReturnType<typeof houseDosesOf>): PricedDose {
  const { base, cost, price } = option
  if (base === null || cost === null || price === null) return { option, note: null }
  const own = doses.get(kindOf[base])
  if (own) {
    const { label } = cachacas[base]
    return pourCostPct(cost, own.price) <= tightPourCostPct
      ? {
          option: { ...option, price: own.price },
          note: `o preço da sua ${own.name}`,
          ...(own.cost !== null && own.ml === option.doseMl && { todayCost: own.cost }),
        }
      : {
          option,
          note: `a sua ${own.name} sai a ${formatBrl(own.price)}; a garrafa da ${label} não cabe nesse preço`,
        }
  }
  const wood = base === 'castanheira' ? doses.get('wood') : undefined
  return wood && wood.price > price
    ? { option: { ...option, price: wood.price }, note: `nunca abaixo da sua ${wood.name}` }
    : { option, note: null }
}

/** The same cachaça as a tasting measure beside a dish, at its share of the dose's price. */
export function asMeasure(option: Option, { ending }: Pick<Venue, 'ending'>): Option {
  const { doseMl, price, cost } = option
  if (doseMl === null || doseMl <= measureMl) return option
  const share = Math.max(measureShare, measureMl / doseMl)
  return {
    ...option,
    doseMl: measureMl,
    price: price === null ? null : Math.min(price, roundUpToMenuPrice(price * share, ending)),
    cost: cost === null ? null : (cost * measureMl) / doseMl,
  }
}
