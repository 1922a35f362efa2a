/** The farm's cachaças as the house serves them: at the house's dose prices, and as a tasting measure with a dish. */

import { type CachacaId, cachacas } from '../../base/cachacas.ts'
import { pourCostPct, roundUpToMenuPrice } from '../../base/costing.ts'
import type { Venue } from '../../base/house/read-venue.ts'
import { foldAccents, formatBrl } from '../../base/language/text.ts'
import type { Option } from '../../base/pairing/options.ts'
import { isDrinkLine } from '../../base/pairing/understand.ts'
import type { MenuItem } from '../../documents/menu.ts'

/** Tasting measure in ml, unless the owner says another: with food, guests drink less than a dose. */
export const measureMl = 30
/** The dose in ml whose price the measure takes its share of. */
export const usualDoseMl = 50

type DoseKind = 'white' | 'wood' | 'castanheira' | 'amburana'

const kindWords: readonly (readonly [DoseKind, RegExp])[] = [
  ['castanheira', /castanheira|castanha/],
  ['amburana', /amburana|umburana|cerejeira/],
  ['wood', /carvalho|envelhecid|\bouro\b|balsamo|madeira|amarel/],
  ['white', /\bprata\b|branc|branquinha|alambique|\bclara\b/],
]
/** The kind of the house's dose that each cachaça is. */
export const doseKindOf: Readonly<Record<CachacaId, DoseKind>> = {
  alambique: 'white',
  carvalho: 'wood',
  castanheira: 'castanheira',
  amburana: 'amburana',
}

/** From this share of the dose's price on, a guest rather gets the dose. */
const nearlyFull = 0.85
/** Maximum cost of a dose in % of the price that the house already charges for it. */
const highestDosePct = 50

/** A dose of cachaça on the house's menu. */
interface HouseDose {
  name: string
  /** R$ */
  price: number
  /** R$; null if unknown. */
  cost: number | null
  /** Size in ml from its name; null if the name has none. */
  ml: number | null
}

const otherSpirit = /vodk?c?a|whisky|uisque|\bgin\b|tequila|\brum\b|conhaque|licor|steinhager/
const mixed = /caipi|batida|drink|coquetel|sour|tonica|rabo de galo|quentao|garrafa/

/** The house's own doses by kind: the cheapest of each, of at most 100 ml. */
export function houseDosesOf(items: readonly MenuItem[]): ReadonlyMap<DoseKind, HouseDose> {
  const doses = new Map<DoseKind, HouseDose>()
  for (const item of items) {
    const text = foldAccents(`${item.name} ${item.category ?? ''}`)
    if (
      item.price === null ||
      !isDrinkLine(item) ||
      !/\bdoses?\b|cachaca|^(?:prata|branca|branquinha|carvalho|castanheira|amburana|alambique)\b.* \d+ ?ml/.test(
        text,
      )
    )
      continue
    const name = foldAccents(`${item.name} ${item.description ?? ''}`)
    if (otherSpirit.test(name) || mixed.test(foldAccents(item.name))) continue
    const size = /(\d+)\s*ml/.exec(name)?.[1]
    const ml = size === undefined ? null : Number(size)
    // A dose called only "cachaça" is the house's white one.
    const kind =
      kindWords.find(([, words]) => words.test(name))?.[0] ??
      (/^(?:doses?(?: de| da)? (?:cachaca|pinga)(?: da casa)?|(?:cachaca|pinga)(?: da casa)?(?: (?:em |na )?doses?)?)(?: \d+ ?ml)?$/.test(
        foldAccents(item.name).trim(),
      )
        ? 'white'
        : undefined)
    if (!kind || (ml !== null && ml > 100)) continue
    const known = doses.get(kind)
    if (!known || item.price < known.price)
      doses.set(kind, { name: item.name, price: item.price, cost: item.cost, ml })
  }
  return doses
}

/** Size of a dose in ml in this house: from its menu, else the usual size. */
export const doseMlHere = (doses: ReturnType<typeof houseDosesOf>, usual: number): number =>
  [...doses.values()].find(({ ml }) => ml !== null)?.ml ?? usual

/** A dose with the reason for its price, if the house sells one of its kind. */
export interface PricedDose {
  option: Option
  note: string | null
  /** Cost of the house's own dose of the kind, R$. */
  todayCost?: number
  /** The price is that of the house's own dose. */
  isHouse?: true
}

/**
 * Gives a dose the price of the house's own dose of that kind, or its own price if the house's would leave less than
 * half. Castanheira never costs less than the house's wood dose.
 */
export function atHousePrice(option: Option, doses: ReturnType<typeof houseDosesOf>): PricedDose {
  const { base, cost, price } = option
  if (base === null || cost === null || price === null) return { option, note: null }
  const own = doses.get(doseKindOf[base])
  if (own) {
    const { label } = cachacas[base]
    return pourCostPct(cost, own.price) <= highestDosePct
      ? {
          option: { ...option, price: own.price },
          note: `o preço da sua ${own.name}`,
          isHouse: true,
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

/**
 * The same cachaça as a tasting measure of `ml`, at its share of the dose's price; at the house's floor
 * where that would be cheaper, or as the whole dose where this costs hardly more.
 * @param floor R$; null without one
 * @param isLight whether the owner wants nothing strong: then never the whole dose
 */
export function asMeasure(
  option: Option,
  { ending }: Pick<Venue, 'ending'>,
  ml = measureMl,
  floor: number | null = null,
  isLight = false,
): Option {
  const { doseMl, price, cost } = option
  if (doseMl === null || doseMl <= ml) return option
  const share = ml / Math.min(usualDoseMl, doseMl)
  const least = floor === null ? 0 : roundUpToMenuPrice(floor, ending)
  const asked = price === null ? null : Math.max(least, roundUpToMenuPrice(price * share, ending))
  const isNearlyFull = asked !== null && price !== null && asked === least && asked > price * nearlyFull
  if (isNearlyFull && !isLight) return option
  return {
    ...option,
    doseMl: ml,
    price: price === null || asked === null ? null : Math.min(price, asked),
    cost: cost === null ? null : (cost * ml) / doseMl,
  }
}
