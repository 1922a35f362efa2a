import { pouredIds } from './base/cachacas.ts'
import {
  contributionMargin,
  drinkPourCostBand,
  foodCostBand,
  pourCostPct,
  type SuggestedPrice,
  suggestPrice,
} from './base/costing.ts'
import type { Drink } from './base/drinks/drink.schema.ts'
import { minimumDrinkPrice } from './base/drinks/price.ts'
import { emptyHouse, type IngredientPrice } from './base/house/house.ts'
import { garnishCost, ingredientCost, ingredients } from './base/pantry/bar.ts'
import { garnishes } from './base/pantry/garnishes.ts'
import { type Prices, pricesOf } from './base/pantry/house-prices.ts'
import { cachacaFood, foodCost, foods } from './base/pantry/kitchen.ts'
import { mean } from './base/statistics.ts'
import type { ResultContent } from './results.ts'

type Dish = Extract<ResultContent, { kind: 'dish' }>

/** The price that would be suggested today, if the delivered one no longer fits the cost. */
export interface NewSuggestion {
  id: string
  name: string
  /** R$; null if the delivered sheet has no price. */
  delivered: number | null
  /** R$ */
  price: number
}

export interface Repriced {
  contents: ResultContent[]
  /** The latest of the owner's prices that were used, yyyy-mm-dd; null if they have no date. */
  on: string | null
  suggestions: NewSuggestion[]
}

/** Costs at the owner's prices, with the dates of those that were used. */
class Costing {
  readonly dates: string[] = []
  used = false
  private readonly prices: Prices

  constructor(own: Readonly<Record<string, IngredientPrice>>) {
    this.prices = pricesOf({ ...emptyHouse, ingredientPrices: { ...own } })
  }

  /** The cost at the owner's prices; the delivered one if none of them applies. */
  cost(delivered: number | null, costAt: (prices: Prices) => number | null): number | null {
    let own = false
    const dates: string[] = []
    const cost = costAt((item) => {
      const pack = this.prices(item)
      if (pack && pack !== item.pack) {
        own = true
        if (pack.on !== undefined) dates.push(pack.on)
      }
      return pack
    })
    if (!own) return delivered
    this.used = true
    this.dates.push(...dates)
    return cost
  }

  ofDrink({ id, role, amount, costBRL }: Drink['ingredients'][number]): number | null {
    if (role === 'garnish') {
      const found = garnishes.find((garnish) => garnish.id === id)
      return found ? this.cost(costBRL, (prices) => garnishCost(found, prices)) : costBRL
    }
    const found = ingredients.find((item) => item.id === id)
    return found ? this.cost(costBRL, (prices) => ingredientCost(found, amount, prices)) : costBRL
  }

  ofDish({ id, amount, costBRL }: Dish['ingredients'][number]): number | null {
    const cachaca = pouredIds.find((other) => other === id)
    const found = cachaca ? cachacaFood(cachaca) : foods.find((food) => food.id === id)
    return found ? this.cost(costBRL, (prices) => foodCost(found, amount, prices)) : costBRL
  }
}

const sum = (costs: readonly (number | null)[]) =>
  costs.reduce<number>((total, cost) => total + (cost ?? 0), 0)

type Band = { min: number; max: number }

/** The menu price for a new cost, or null if the delivered one still fits. */
function suggestion(
  { price, pct, basis }: { price: number | null; pct: number | null; basis: string | null },
  cost: number,
  band: Band,
  minimumPrice: number,
): number | null {
  if (!(cost > 0)) return null
  if (price !== null) {
    const now = pourCostPct(cost, price)
    // A price below the band is kept only if it was a minimum, or set by the market.
    if (now <= band.max && (now >= band.min || basis !== 'in_band')) return null
  }
  const cents = price === null ? 90 : Math.round((price % 1) * 100)
  const next: SuggestedPrice = suggestPrice(cost, {
    targetPct: pct ?? (band.min + band.max) / 2,
    band,
    ending: cents === 90 ? 'ninety' : 'whole',
    minimumPrice: Math.min(minimumPrice, price ?? minimumPrice),
  })
  return next.price === price ? null : next.price
}

function repricedDrink(drink: Drink, costing: Costing): { drink: Drink; price: number | null } {
  const costs = drink.ingredients.map((item) => costing.ofDrink(item))
  if (costs.every((cost, index) => cost === drink.ingredients[index]?.costBRL)) return { drink, price: null }
  const doseCost = sum(costs)
  const delivered = { price: drink.suggestedPrice, pct: drink.pourCostPct, basis: drink.priceBasis }
  return {
    drink: {
      ...drink,
      ingredients: drink.ingredients.map((item, index) => ({ ...item, costBRL: costs[index] ?? null })),
      doseCost,
      pourCostPct: pourCostPct(doseCost, drink.suggestedPrice),
      contributionMargin: contributionMargin(doseCost, drink.suggestedPrice),
    },
    price: suggestion(delivered, doseCost, drinkPourCostBand, minimumDrinkPrice),
  }
}

function repricedDish(dish: Dish, costing: Costing): { dish: Dish; price: number | null } {
  const costs = dish.ingredients.map((item) => costing.ofDish(item))
  if (costs.every((cost, index) => cost === dish.ingredients[index]?.costBRL)) return { dish, price: null }
  const cost = sum(costs) / dish.portions
  const missing = dish.ingredients.filter((_, index) => costs[index] == null).map(({ name }) => name)
  const complete = missing.length === 0
  const { suggestedPrice } = dish
  const delivered = { price: suggestedPrice, pct: dish.foodCostPct, basis: dish.priceBasis }
  return {
    dish: {
      ...dish,
      ingredients: dish.ingredients.map((item, index) => ({ ...item, costBRL: costs[index] ?? null })),
      cost,
      missing,
      foodCostPct: complete && suggestedPrice !== null ? pourCostPct(cost, suggestedPrice) : dish.foodCostPct,
      margin: complete && suggestedPrice !== null ? contributionMargin(cost, suggestedPrice) : dish.margin,
    },
    price: complete ? suggestion(delivered, cost, foodCostBand, suggestedPrice ?? 0.9) : null,
  }
}

/**
 * Delivered sheets with cost, pour cost and margin at the owner's prices. Prices, texts and shopping lists stay as
 * delivered. Null if none of the owner's prices applies.
 */
export function repricedContents(
  contents: readonly ResultContent[],
  own: Readonly<Record<string, IngredientPrice>>,
): Repriced | null {
  const costing = new Costing(own)
  const suggestions: NewSuggestion[] = []
  const drinks = new Map<string, Drink>()
  const dishes = new Map<string, Dish>()
  const sheets = contents.map((content): ResultContent => {
    if (content.kind === 'drink') {
      const { drink, price } = repricedDrink(content, costing)
      drinks.set(drink.id, drink)
      if (price !== null) {
        suggestions.push({ id: drink.id, name: drink.name, delivered: drink.suggestedPrice, price })
      }
      return drink
    }
    if (content.kind === 'dish') {
      const { dish, price } = repricedDish(content, costing)
      dishes.set(dish.id, dish)
      if (price !== null) {
        suggestions.push({ id: dish.id, name: dish.name, delivered: dish.suggestedPrice, price })
      }
      return dish
    }
    return content
  })
  if (!costing.used) return null
  return {
    contents: sheets.map((content) => withRows(content, drinks, dishes)),
    on: costing.dates.toSorted().at(-1) ?? null,
    suggestions,
  }
}

/** An analysis of the whole menu, with the figures of its recalculated sheets. */
export function withRows(
  content: ResultContent,
  drinks: ReadonlyMap<string, Drink>,
  dishes: ReadonlyMap<string, Dish>,
): ResultContent {
  if (content.kind === 'drink_menu') {
    const overview = content.overview.map((row) => {
      const drink = drinks.get(row.id)
      if (!drink) return row
      const { doseCost, suggestedPrice, pourCostPct, contributionMargin } = drink
      return { ...row, doseCost, suggestedPrice, pourCostPct, contributionMargin }
    })
    const meanOf = (figure: 'doseCost' | 'suggestedPrice' | 'pourCostPct' | 'contributionMargin') =>
      mean(overview.map((row) => row[figure]))
    return {
      ...content,
      overview,
      averages: {
        doseCost: meanOf('doseCost'),
        suggestedPrice: meanOf('suggestedPrice'),
        pourCostPct: meanOf('pourCostPct'),
        contributionMargin: meanOf('contributionMargin'),
      },
    }
  }
  if (content.kind === 'dish_menu') {
    const overview = content.overview.map((row) => {
      const dish = dishes.get(row.id)
      if (!dish) return row
      const { cost, suggestedPrice, foodCostPct, margin, missing } = dish
      return { ...row, cost, suggestedPrice, foodCostPct, margin, complete: missing.length === 0 }
    })
    const priced = overview.flatMap(({ cost, suggestedPrice, foodCostPct, margin }) =>
      suggestedPrice === null || foodCostPct === null || margin === null
        ? []
        : [{ cost, price: suggestedPrice, foodCostPct, margin }],
    )
    return {
      ...content,
      overview,
      averages:
        priced.length === 0
          ? null
          : {
              cost: mean(priced.map(({ cost }) => cost)),
              price: mean(priced.map(({ price }) => price)),
              foodCostPct: mean(priced.map(({ foodCostPct }) => foodCostPct)),
              margin: mean(priced.map(({ margin }) => margin)),
            },
    }
  }
  return content
}
