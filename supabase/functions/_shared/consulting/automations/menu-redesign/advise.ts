import { roundUpToMenuPrice } from '../../base/costing.ts'
import { defaultElasticity, isDrink } from '../../base/pricing/elasticity.ts'
import { allowsPrice, demandedPrice, endingOfPrice, type PriceLimits } from '../../base/pricing/limits.ts'
import { priceScenario } from '../../base/pricing/scenario.ts'
import { type Classified, classify, type Measured } from './classify.ts'
import type { Order } from './orders.ts'
import type { Move, RedesignedCategory, RedesignedItem } from './schema.ts'

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

type Advice = Pick<RedesignedItem, 'action' | 'newPrice' | 'effect'> & { move: Move }

/** What the owner asks of an item and of its price. */
export type Instructions = Order & { limits: PriceLimits }

/** R$ a month that a price brings; beyond the changes that an elasticity describes, at the sales of today. */
function effectOf(item: Classified, newPrice: number, monthly: number, elasticity: number): number {
  const change = newPrice / item.price - 1
  const outcome =
    Math.abs(change) <= assumed.largestRaise + 1e-9
      ? priceScenario({ price: item.price, cost: item.cost, units: monthly }, change, elasticity)
      : null
  return outcome?.profitChange ?? (newPrice - item.price) * monthly
}

/** The action for an item and its effect in R$ a month. */
function adviseOn(item: Classified, category: ClassifiedContext, asked: Instructions): Advice {
  const monthly = item.units * category.monthly
  const profit = item.margin * monthly
  const instead = category.marginOfSubstitutes(item) * monthly * assumed.substitution
  const stays = { newPrice: null, effect: 0 } as const
  const elasticity =
    category.elasticity ??
    (isDrink(item.name, category.name) ? defaultElasticity.drinks : defaultElasticity.food)

  if (asked.leaves !== null) {
    return { move: 'remove', action: asked.leaves, newPrice: null, effect: instead - profit }
  }
  const demanded = demandedPrice(asked.limits, item.price)
  if (demanded !== null && demanded > item.cost) {
    const effect = effectOf(item, demanded, monthly, elasticity)
    const action = `${demanded > item.price ? 'Subir' : 'Baixar'} o preço até o limite que você deu${asked.promoted ? ', e dar destaque' : ''}`
    return { move: demanded > item.price ? 'raise' : 'lower', action, newPrice: demanded, effect }
  }
  if (asked.promoted) {
    return {
      move: 'highlight',
      action: 'Dar destaque, como você pediu: abre a seção, com texto novo',
      newPrice: null,
      effect: profit * assumed.highlight,
    }
  }
  switch (item.quadrant) {
    case 'Estrela':
      return asked.doubt === null
        ? {
            ...stays,
            move: 'keep',
            action: 'Manter a receita e o lugar: é o primeiro que o cliente deve ver',
          }
        : { ...stays, move: 'keep', action: `Manter, sem destaque: ${asked.doubt}` }
    case 'Burro de carga': {
      if (asked.limits.fixed !== null) {
        return { ...stays, move: 'keep', action: 'Manter o preço, como a casa pediu, e baratear a receita' }
      }
      const price = roundUpToMenuPrice(item.price * (1 + assumed.raise), endingOfPrice(item.price))
      if (!allowsPrice(asked.limits, price)) {
        return {
          ...stays,
          move: 'review',
          action: 'Manter o preço, no limite que a casa deu, e baratear a receita',
        }
      }
      const change = price / item.price - 1
      const outcome = priceScenario(
        { price: item.price, cost: item.cost, units: monthly },
        change,
        elasticity,
      )
      if (!outcome || outcome.profitChange <= 0 || change > assumed.largestRaise + 1e-9) {
        return {
          ...stays,
          move: 'review',
          action: 'Vende muito e deixa pouco: rever o custo (compra, porção) antes de mexer no preço',
        }
      }
      return {
        move: 'raise',
        action: 'Subir um pouco o preço e rever o custo',
        newPrice: price,
        effect: outcome.profitChange,
      }
    }
    case 'Enigma':
      return asked.doubt === null
        ? {
            move: 'highlight',
            action: 'Dar destaque, reescrever o texto e treinar a equipe para oferecer',
            newPrice: null,
            effect: profit * assumed.highlight,
          }
        : { ...stays, move: 'keep', action: `Manter, sem destaque: ${asked.doubt}` }
    case 'Abacaxi': {
      if (asked.kept) {
        return { ...stays, move: 'review', action: 'Fica, a pedido da casa: rever a receita e o nome' }
      }
      return instead > profit && !category.full
        ? {
            move: 'remove',
            action: 'Tirar do cardápio: quem pede passa a um vizinho que deixa mais',
            newPrice: null,
            effect: instead - profit,
          }
        : {
            ...stays,
            move: 'keep',
            action: category.full
              ? 'Manter, fora do destaque, para o cardápio ter os itens que você pediu'
              : 'Manter por ora, fora do destaque: tirá-lo não paga a venda perdida',
          }
    }
  }
}

type ClassifiedContext = {
  name: string
  /** The owner's own; null for the usual ones. */
  elasticity: number | null
  /** Nothing may leave: the menu would have fewer items than the owner wants. */
  full: boolean
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
  asked: (item: Measured) => Instructions,
  { elasticity, full }: { elasticity: number | null; full: boolean },
): RedesignedCategory {
  const { items, popularityThresholdPct, marginThreshold } = classify(sold)
  const context: ClassifiedContext = {
    name,
    elasticity,
    full,
    monthly,
    marginOfSubstitutes: (item) => {
      const near = items.filter(
        (other) =>
          other !== item &&
          asked(other).leaves === null &&
          other.price <= item.price * assumed.substitutePrice,
      )
      const units = near.reduce((sum, other) => sum + other.units, 0)
      return units === 0 ? 0 : near.reduce((sum, other) => sum + other.margin * other.units, 0) / units
    },
  }
  const redesigned = items.map((item): RedesignedItem => {
    const instructions = asked(item)
    const { name: itemName, units: sold, price, cost, margin, mixPct, quadrant } = item
    return {
      name: itemName,
      units: sold,
      price,
      cost,
      margin,
      mixPct,
      quadrant,
      kept: instructions.kept,
      ...adviseOn(item, context, instructions),
    }
  })
  const first = (item: RedesignedItem) => (asked(item).promoted ? 0 : 1)
  return {
    name,
    items: redesigned,
    popularityThresholdPct,
    marginThreshold,
    few: items.length < fewItems,
    order: redesigned
      .filter(({ move }) => move !== 'remove')
      .toSorted((a, b) => first(a) - first(b) || rank[a.quadrant] - rank[b.quadrant] || b.margin - a.margin)
      .map(({ name: itemName }) => itemName),
  }
}
