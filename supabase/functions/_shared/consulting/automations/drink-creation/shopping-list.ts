import type { Candidate } from '../../base/drinks/candidate.ts'
import { tokenize } from '../../base/language/text.ts'
import { describeAmount, ingredient, ingredientCost, partsOf } from '../../base/pantry/bar.ts'
import type { Prices } from '../../base/pantry/house-prices.ts'
import type { HousePreparation, Ingredient } from '../../base/pantry/ingredient.ts'
import type { HouseRecipe, ShoppingItem } from './schema.ts'

/** How much the drinks use of each bought ingredient, with house preparations broken down; in the item's unit. */
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

/** One use of a bought item: the share of a pack that it takes, including losses. */
interface Use {
  item: string
  unit: string
  /** In `unit`. */
  needed: number
  /** In packs. */
  share: number
  pack: { label: string; price: number }
  garnish: boolean
}

/** Words of a pack or a recipe that do not say what is bought. */
const notGoods = new Set('de em suco fresco fresca cubos rodelas g kg ml l'.split(' '))
const goodsOf = (text: string) =>
  tokenize(text.replace(/\([^)]*\)/g, '')).filter((word) => !notGoods.has(word) && !/^\d/.test(word))

/** Equal for things bought as one: "kg de limão-taiti" for juice, cubes and garnishes. */
function purchaseOf({ item, pack }: Use): string {
  const [container = '', ...named] = goodsOf(pack.label.replace(/^kg /, 'quilo '))
  return [container, ...(named.length > 0 ? named : goodsOf(item)), pack.price].join(' ')
}

function usesOf(candidates: readonly Candidate[], servings: number, prices: Prices): Use[] {
  const uses: Use[] = []
  for (const [item, amount] of bought(candidates, servings)) {
    if (item.kind !== 'bought') continue
    const needed = amount / (1 - item.loss)
    const pack = prices(item) ?? item.pack
    uses.push({
      item: item.name,
      needed,
      // Squeezed fruit is bought, and counted, as fruit.
      unit: item.unit === 'ml' && pack.label.startsWith('kg de ') ? 'g' : unitNames[item.unit],
      share: needed / pack.amount,
      pack,
      garnish: false,
    })
  }
  for (const { garnish } of candidates) {
    if (!garnish) continue
    const { item, drinks, price } = garnish.purchase
    const estimate = { price, amount: drinks, label: item }
    const pack = prices({ name: item, unit: 'un', pack: estimate }) ?? estimate
    uses.push({
      item: withoutPack(item),
      needed: servings,
      unit: 'guarnições',
      share: servings / drinks,
      pack: { label: item, price: pack.price },
      garnish: true,
    })
  }
  return uses
}

/** One line of the list. An item with several uses is counted by weight, or in the unit of its first use. */
function itemOf(uses: readonly [Use, ...Use[]]): ShoppingItem {
  const [first] = uses
  const share = uses.reduce((sum, use) => sum + use.share, 0)
  // Tolerates rounding errors, so that no extra pack is bought.
  const packs = Math.max(1, Math.ceil(share - 1e-9))
  const alike = uses.every(({ unit, item }) => unit === first.unit && item === first.item)
  const sum = uses.reduce((total, use) => total + use.needed, 0)
  const kilos = !alike && first.pack.label.startsWith('kg')
  return {
    item: alike
      ? `${first.item}${first.garnish ? ' (guarnição)' : ''}`
      : `${first.item.replace(/^suco de | (?:em cubos|em rodelas)$/g, '')}${uses.some(({ garnish }) => garnish) ? ' (com guarnição)' : ''}`,
    needed: alike ? sum : kilos ? share * 1000 : (share * first.needed) / first.share,
    unit: kilos ? 'g' : first.unit,
    packs,
    packLabel: kilos ? first.pack.label.replace(/ \([^)]*\)$/, '') : first.pack.label,
    costBRL: packs * first.pack.price,
  }
}

/**
 * What to buy for a number of servings of every drink, in whole packs with their cost in R$. Quantities include peel
 * and residue; a product used in the glass and as garnish is one line.
 */
export function shoppingList(
  candidates: readonly Candidate[],
  servings: number,
  prices: Prices,
): { servingsPerDrink: number; items: ShoppingItem[]; totalBRL: number } {
  const purchases = new Map<string, [Use, ...Use[]]>()
  for (const use of usesOf(candidates, servings, prices)) {
    const key = purchaseOf(use)
    const known = purchases.get(key)
    if (known) known.push(use)
    else purchases.set(key, [use])
  }
  const items = [...purchases.values()].map(itemOf)
  return {
    servingsPerDrink: servings,
    items,
    totalBRL: items.reduce((sum, item) => sum + item.costBRL, 0),
  }
}

/** "kg de seriguela" → "seriguela": the pack has its own column. */
function withoutPack(purchase: string): string {
  return purchase
    .replace(/^(?:kg|maço|bandeja|pacote|tijolo) (?:de|com \d+) /, '')
    .replace(/ de \d+ k?g$/, '')
}

/** The recipes of the syrups and infusions that the drinks use, including those inside others. */
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
