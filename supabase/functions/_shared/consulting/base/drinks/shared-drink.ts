/** A drink for several guests: the recipe of one, times the guests, in a jug or a bowl. */
import type { Glass } from '../house/venue.ts'
import { formatNumber } from '../language/text.ts'
import { garnishCost, ingredient, ingredientCost } from '../pantry/bar.ts'
import type { Prices } from '../pantry/house-prices.ts'
import type { Candidate } from './candidate.ts'
import { littleIceEach } from './little-ice.ts'
import { fullest, mlPerIceGram } from './serving-glasses.ts'

/** Ice in g for each guest: a jug is kept cold, and the glasses get their own. */
const iceEach = 50
/** The same in the one glass of two guests. */
const iceForTwo = 120
/** Litres of the jugs that are sold. */
const jugLitres = [1, 1.5, 2, 3] as const
/** Seconds for each further guest: only measuring. */
const secondsEach = 15

/** The smallest vessel that holds the drink and its ice. */
function vessel(servings: number, ml: number, cup?: string): Glass {
  if (servings === 2 && cup !== undefined)
    return { name: `${cup} de 700 ml, com dois canudos`, into: 'no copo', capacityMl: 700 }
  if (servings === 2) return { name: 'taça grande, com dois canudos', into: 'na taça', capacityMl: 800 }
  const litres = jugLitres.find((size) => size * 1000 * fullest >= ml) ?? 3
  return {
    name: `jarra de ${formatNumber(litres)} ${litres < 2 ? 'litro' : 'litros'}, com ${servings} copos`,
    into: 'na jarra',
    capacityMl: litres * 1000,
  }
}

/** "em jarra de 1 litro", "jarras de um litro e meio": the size that the owner names; null without one. */
export function litresIn(said: string): number | null {
  const [, figure = '', half] =
    /(\d(?:[.,]\d)?|\bmeio|\buma?|\bdois|\bduas|\btr[eê]s) ?(?:l\b|litros?)( e meio)?/i.exec(said) ?? []
  if (figure === '') return null
  const named: Readonly<Record<string, number>> = {
    meio: 0.5,
    um: 1,
    uma: 1,
    dois: 2,
    duas: 2,
    tres: 3,
    três: 3,
  }
  return (named[figure.toLowerCase()] ?? Number(figure.replace(',', '.'))) + (half ? 0.5 : 0)
}

/** A smaller jug than this share of the usual amount would be a jug for fewer guests. */
const leastShare = 0.7
const step = 5
/** ml of cachaça that each guest keeps in a smaller jug. */
const keptDose = 40

/** The share of the recipe that fits a jug of the owner's size beside the ice; 1 without a size, or if it fits. */
function shareFor(ml: number, iceGrams: number, litres: number | null): number {
  if (litres === null) return 1
  const share = (litres * 1000 * fullest - iceGrams * mlPerIceGram) / ml
  return share >= 1 || share < leastShare ? 1 : share
}

interface SharedWay {
  /** The size of jug that the owner names: each guest's glass is smaller, and the jug is full. */
  litres?: number | null
  /** Whether ice is short. */
  isLittleIce?: boolean
  /** The house serves in nothing but these. */
  cup?: string | undefined
}

export function sharedBy(
  candidate: Candidate,
  servings: number,
  prices: Prices,
  { litres = null, isLittleIce = false, cup }: SharedWay = {},
): Candidate {
  const iceGrams = (isLittleIce ? littleIceEach : servings > 2 ? iceEach : iceForTwo) * servings
  const share = shareFor(candidate.strength.volumeMl * servings, iceGrams, servings > 2 ? litres : null)
  const measured = (amount: number, unit: string) =>
    share === 1
      ? amount * servings
      : unit === 'ml'
        ? Math.round((amount * servings * share) / step) * step
        : Math.max(1, Math.round(amount * servings * share))
  const scaled = candidate.portions.map(({ item, amount }) => ({ item, amount: measured(amount, item.unit) }))
  // The dose is the last to get smaller: the gas gives way to it.
  const usual = candidate.portions[0]?.amount ?? 0
  const owed =
    share < 1 && candidate.base ? Math.min(usual, keptDose) * servings - (scaled[0]?.amount ?? 0) : 0
  const added = Math.max(0, owed)
  const portions = scaled.map(({ item, amount }, index) => ({
    item,
    amount:
      index === 0 ? amount + added : item.phase === 'top' && amount > added * 2 ? amount - added : amount,
  }))
  const { strength } = candidate
  const costOfIce = (grams: number) => ingredientCost(ingredient('gelo'), grams, prices)
  const garnish = candidate.garnish ? garnishCost(candidate.garnish, prices) : 0
  const drinkCost = candidate.cost - costOfIce(candidate.iceGrams) - garnish
  return {
    ...candidate,
    servings,
    portions,
    iceGrams,
    glass: vessel(servings, strength.volumeMl * servings * share + iceGrams * mlPerIceGram, cup),
    cost:
      drinkCost * servings * share +
      costOfIce(iceGrams) +
      garnish +
      (candidate.base && added > 0 ? ingredientCost(candidate.base, added, prices) : 0),
    strength: {
      ...strength,
      abvPct:
        added > 0
          ? strength.abvPct * ((portions[0]?.amount ?? 0) / (scaled[0]?.amount ?? 1))
          : strength.abvPct,
      volumeMl: strength.volumeMl * servings * share,
      waterMl: strength.waterMl * servings * share,
    },
    sugar: candidate.sugar * servings * share,
    acid: candidate.acid * servings * share,
    prepSeconds: candidate.prepSeconds + secondsEach * (servings - 1),
    signature: `${candidate.signature}×${servings}`,
  }
}
