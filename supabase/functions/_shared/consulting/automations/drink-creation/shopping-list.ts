import type { Candidate } from '../../base/drinks/candidate.ts'
import { describeAmount, ingredient, ingredientCost, partsOf } from '../../base/pantry/bar.ts'
import type { Prices } from '../../base/pantry/house-prices.ts'
import type { HousePreparation, Ingredient } from '../../base/pantry/ingredient.ts'
import type { HouseRecipe, ShoppingItem } from './schema.ts'

/** What the drinks use of each bought ingredient, house preparations taken apart; in the item's unit. */
function bought(candidates: readonly Candidate[], servings: number): Map<Ingredient, number> {
  const needed = new Map<Ingredient, number>()
  const add = (item: Ingredient, amount: number): void => {
    if (item.kind === 'bought') {
      needed.set(item, (needed.get(item) ?? 0) + amount)
      return
    }
    for (const part of partsOf(item)) add(part.item, (part.amount * amount) / item.batchYield)
  }
  for (const candidate of candidates) {
    for (const { item, amount } of candidate.portions) add(item, amount * servings)
    if (candidate.iceGrams > 0) add(ingredient('gelo'), candidate.iceGrams * servings)
  }
  return needed
}

const unitNames = { ml: 'ml', g: 'g', un: 'unidades', folhas: 'folhas', dashes: 'dashes' } as const

/**
 * What to buy for a number of servings of every drink, in whole packs with their cost in R$. Quantities
 * include what is lost to peel and residue; ingredients sold in the same pack share it.
 */
export function shoppingList(
  candidates: readonly Candidate[],
  servings: number,
  prices: Prices,
): { servingsPerDrink: number; items: ShoppingItem[]; totalBRL: number } {
  const items: ShoppingItem[] = []
  for (const [item, amount] of bought(candidates, servings)) {
    if (item.kind !== 'bought') continue
    const withLoss = amount / (1 - item.loss)
    // Tolerates rounding errors, so that no extra pack is bought.
    const pack = prices(item) ?? item.pack
    const packs = Math.max(1, Math.ceil(withLoss / pack.amount - 1e-9))
    items.push({
      item: item.name,
      needed: withLoss,
      // What is squeezed is bought, and counted, as fruit.
      unit: item.unit === 'ml' && pack.label.startsWith('kg de ') ? 'g' : unitNames[item.unit],
      packs,
      packLabel: pack.label,
      costBRL: packs * pack.price,
    })
  }
  const garnishes = new Map<string, { price: number; drinks: number; servings: number }>()
  for (const { garnish } of candidates) {
    if (!garnish) continue
    const { item, drinks } = garnish.purchase
    const estimate = { price: garnish.purchase.price, amount: drinks, label: item }
    const { price } = prices({ name: item, unit: 'un', pack: estimate }) ?? estimate
    const known = garnishes.get(item)
    // Two garnishes of one purchase share it; the one that yields less decides.
    garnishes.set(item, {
      price,
      drinks: Math.min(drinks, known?.drinks ?? drinks),
      servings: (known?.servings ?? 0) + servings,
    })
  }
  for (const [item, entry] of garnishes) {
    const packs = Math.max(1, Math.ceil(entry.servings / entry.drinks - 1e-9))
    items.push({
      item: `${withoutPack(item)} (guarnição)`,
      needed: entry.servings,
      unit: 'guarnições',
      packs,
      packLabel: item,
      costBRL: packs * entry.price,
    })
  }
  return {
    servingsPerDrink: servings,
    items,
    totalBRL: items.reduce((sum, item) => sum + item.costBRL, 0),
  }
}

/** "kg de seriguela" → "seriguela": the pack stands in its own column. */
function withoutPack(purchase: string): string {
  return purchase
    .replace(/^(?:kg|maço|bandeja|pacote|tijolo) (?:de|com \d+) /, '')
    .replace(/ de \d+ k?g$/, '')
}

/** The recipes of the syrups and infusions that the drinks take, those inside others included. */
export function houseRecipes(candidates: readonly Candidate[], prices: Prices): HouseRecipe[] {
  const used = new Map<HousePreparation, Set<string>>()
  const add = (item: Ingredient, name: string): void => {
    if (item.kind !== 'house') return
    for (const part of partsOf(item)) add(part.item, name)
    used.set(item, (used.get(item) ?? new Set<string>()).add(name))
  }
  for (const candidate of candidates) {
    for (const { item } of candidate.portions) add(item, candidate.concept.name)
  }
  return [...used].map(([item, names]) => {
    const parts = partsOf(item).map((part) => ({
      display: describeAmount(part.item, part.amount),
      costBRL: ingredientCost(part.item, part.amount, prices),
    }))
    const costBRL = parts.reduce((sum, part) => sum + part.costBRL, 0)
    return {
      id: item.id,
      title: item.title,
      yieldMl: item.batchYield,
      ingredients: parts,
      steps: [...item.steps],
      keepsDays: item.keepsDays,
      costBRL,
      costPer100Ml: (costBRL / item.batchYield) * 100,
      usedIn: [...names],
    }
  })
}
