import { roundUpToMenuPrice } from '../../base/costing.ts'
import { defaultElasticity, isDrink } from '../../base/pricing/elasticity.ts'
import { priceScenario } from '../../base/pricing/scenario.ts'
import { type Classified, classify, type Measured } from './classify.ts'
import type { RedesignedCategory, RedesignedItem } from './schema.ts'

/** A category of fewer items is classified with a warning. */
const fewItems = 4

/** Assumptions behind each action; every report states them. */
export const assumed = {
  /** Price increase of plowhorses, before rounding to a menu price. */
  raise: 0.05,
  /** Largest increase after rounding; beyond it the price stays. */
  largestRaise: 0.1,
  /** Additional sales of puzzles that are moved up and described. */
  highlight: 0.15,
  /** Share of a removed dog's guests who order another item of the category. */
  substitution: 0.7,
  /** Largest price ratio of a substitute: guests do not swap rice for lobster. */
  substitutePrice: 1.5,
} as const

type Advice = Pick<RedesignedItem, 'action' | 'newPrice' | 'effect'>

/** The action for an item and its effect in R$ a month. */
function adviseOn(
  item: Classified,
  category: ClassifiedContext,
  kept: boolean,
  frozenPrice: boolean,
): Advice {
  const monthly = item.units * category.monthly
  const profit = item.margin * monthly
  switch (item.quadrant) {
    case 'Estrela':
      return {
        action: 'Manter a receita e o lugar: é o primeiro que o cliente deve ver',
        newPrice: null,
        effect: 0,
      }
    case 'Burro de carga': {
      if (frozenPrice) {
        return {
          action: 'Manter o preço, como a casa pediu, e baratear a receita',
          newPrice: null,
          effect: 0,
        }
      }
      const ending = Math.round(item.price * 100) % 100 === 90 ? 'ninety' : 'whole'
      const price = roundUpToMenuPrice(item.price * (1 + assumed.raise), ending)
      const change = price / item.price - 1
      const elasticity = isDrink(item.name, category.name) ? defaultElasticity.drinks : defaultElasticity.food
      const outcome = priceScenario(
        { price: item.price, cost: item.cost, units: monthly },
        change,
        elasticity,
      )
      if (!outcome || outcome.profitChange <= 0 || change > assumed.largestRaise + 1e-9) {
        return {
          action: 'Vende muito e deixa pouco: rever o custo (compra, porção) antes de mexer no preço',
          newPrice: null,
          effect: 0,
        }
      }
      return {
        action: 'Subir um pouco o preço e rever o custo',
        newPrice: price,
        effect: outcome.profitChange,
      }
    }
    case 'Enigma':
      return {
        action: 'Dar destaque, reescrever o texto e treinar a equipe para oferecer',
        newPrice: null,
        effect: profit * assumed.highlight,
      }
    case 'Abacaxi': {
      if (kept) {
        return { action: 'Fica, a pedido da casa: rever a receita e o nome', newPrice: null, effect: 0 }
      }
      const instead = category.marginOfSubstitutes(item) * monthly * assumed.substitution
      return instead > profit
        ? {
            action: 'Tirar do cardápio: quem pede passa a um vizinho que deixa mais',
            newPrice: null,
            effect: instead - profit,
          }
        : {
            action: 'Manter por ora, fora do destaque: tirá-lo não paga a venda perdida',
            newPrice: null,
            effect: 0,
          }
    }
  }
}

type ClassifiedContext = {
  name: string
  /** Months in the sheet's period, inverted: units × monthly are units a month. */
  monthly: number
  /** Mean margin of the category's other items within reach of its price, weighted by units; 0 without any. */
  marginOfSubstitutes: (item: Classified) => number
}

const rank = { Estrela: 0, Enigma: 1, 'Burro de carga': 2, Abacaxi: 3 } as const

/**
 * A category's items classified, each with its advice and the effect in R$ a month.
 * @param monthly units × monthly are units a month
 */
export function redesignCategory(
  name: string,
  sold: readonly Measured[],
  monthly: number,
  isKept: (item: string) => boolean,
  isPriceFrozen: (item: string) => boolean,
): RedesignedCategory {
  const { items, popularityThresholdPct, marginThreshold } = classify(sold)
  const context: ClassifiedContext = {
    name,
    monthly,
    marginOfSubstitutes: (item) => {
      const near = items.filter(
        (other) => other !== item && other.price <= item.price * assumed.substitutePrice,
      )
      const units = near.reduce((sum, other) => sum + other.units, 0)
      return units === 0 ? 0 : near.reduce((sum, other) => sum + other.margin * other.units, 0) / units
    },
  }
  const redesigned = items.map((item): RedesignedItem => {
    const kept = isKept(item.name)
    const { name: itemName, units: sold, price, cost, margin, mixPct, quadrant } = item
    return {
      name: itemName,
      units: sold,
      price,
      cost,
      margin,
      mixPct,
      quadrant,
      kept,
      ...adviseOn(item, context, kept, isPriceFrozen(itemName)),
    }
  })
  return {
    name,
    items: redesigned,
    popularityThresholdPct,
    marginThreshold,
    few: items.length < fewItems,
    order: redesigned
      .filter(({ action }) => !action.startsWith('Tirar'))
      .toSorted((a, b) => rank[a.quadrant] - rank[b.quadrant] || b.margin - a.margin)
      .map(({ name: itemName }) => itemName),
  }
}
