import type { Candidate } from '../../base/drinks/candidate.ts'
import { formatNumber, tokenize } from '../../base/language/text.ts'
import { describeAmount, ingredient, ingredientCost, ingredients, partsOf } from '../../base/pantry/bar.ts'
import type { Prices } from '../../base/pantry/house-prices.ts'
import type { HousePreparation, Ingredient } from '../../base/pantry/ingredient.ts'
import { everywhere } from '../../base/pantry/stock.ts'
import type { HouseRecipe, ShoppingItem } from './schema.ts'

/** Number of servings of a drink to buy for. */
export interface Order {
  candidate: Candidate
  servings: number
}

/** How much the drinks use of each bought ingredient, with house preparations broken down; in the item's unit. */
function bought(orders: readonly Order[]): Map<Ingredient, number> {
  const needed = new Map<Ingredient, number>()
  const add = (item: Ingredient, amount: number): void => {
    if (item.kind === 'bought') {
      needed.set(item, (needed.get(item) ?? 0) + amount)
      return
    }
    for (const part of partsOf(item)) add(part.item, (part.amount * amount) / item.batchYield)
  }
  for (const { candidate, servings } of orders) {
    for (const { item, amount, fromVessel } of candidate.portions)
      if (!fromVessel) add(item, amount * servings)
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
  owned: boolean
  /** Has no price: it grows on the owner's ground. */
  free: boolean
}

/** Words of a pack or a recipe that do not say what is bought. */
const notGoods = new Set('de em polpa suco fresco fresca especial cubos rodelas g kg ml l'.split(' '))
const goodsOf = (text: string) =>
  tokenize(text.replace(/\([^)]*\)/g, '')).filter((word) => !notGoods.has(word) && !/^\d/.test(word))

/** Equal for things bought as one: "kg de limão-taiti" for juice, cubes and garnishes, "abacaxi" for juice and its crown. */
function purchaseOf({ item, pack }: Use): string {
  const label = pack.label === item ? `kg de ${item}` : pack.label
  const [container = '', ...named] = goodsOf(label.replace(/^kg /, 'quilo '))
  return [container, ...(named.length > 0 ? named : goodsOf(item)), pack.price].join(' ')
}

/** "melancia de 6 kg" */
const wholeFruit = /^(\p{L}+) de (\d+) kg$/u

function usesOf(
  orders: readonly Order[],
  prices: Prices,
  stock: ReadonlySet<string>,
  isFree: (name: string) => boolean,
): Use[] {
  const uses: Use[] = []
  for (const [item, amount] of bought(orders)) {
    if (item.kind !== 'bought' || item.id === 'sal') continue
    const needed = amount / (1 - item.loss)
    const pack = prices(item) ?? item.pack
    uses.push({
      // What is bought for it, not what the machine makes of it.
      item: item.id === 'espresso' ? 'café para espresso' : item.name,
      needed,
      // Squeezed fruit is bought, and counted, as fruit.
      unit: item.unit === 'ml' && pack.label.startsWith('kg de ') ? 'g' : unitNames[item.unit],
      share: needed / pack.amount,
      pack,
      garnish: false,
      owned: stock.has(item.id) || everywhere.has(item.id),
      free: isFree(item.name),
    })
  }
  const families = ingredients.flatMap(({ id, family }) => (stock.has(id) ? [tokenize(family)] : []))
  for (const { candidate, servings } of orders) {
    const { garnish } = candidate
    if (!garnish) continue
    const { item, drinks, price } = garnish.purchase
    const estimate = { price, amount: drinks, label: item }
    const pack = prices({ name: item, unit: 'un', pack: estimate }) ?? estimate
    const words = tokenize(item)
    const [, fruit, kilos] = wholeFruit.exec(item) ?? []
    const weight = fruit === undefined ? 1 : Number(kilos)
    uses.push({
      item: withoutPack(item),
      needed: servings,
      unit: 'guarnições',
      share: (servings / drinks) * weight,
      // A whole fruit is counted by weight, together with the juice of the same fruit.
      pack: { label: fruit === undefined ? item : `kg de ${fruit}`, price: pack.price / weight },
      garnish: true,
      owned: families.some((family) => family.every((word) => words.includes(word))),
      free: isFree(item),
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
      ? `${first.unit === 'g' ? first.item.replace(/^suco de /, '') : first.item}${first.garnish ? ' (guarnição)' : ''}`
      : `${first.item.replace(/^suco de | (?:em cubos|em rodelas)$/g, '')}${uses.some(({ garnish }) => garnish) ? ' (com guarnição)' : ''}`,
    needed: alike ? sum : kilos ? share * 1000 : (share * first.needed) / first.share,
    unit: kilos ? 'g' : first.unit,
    packs,
    packLabel: kilos ? first.pack.label.replace(/ \([^)]*\)$/, '') : first.pack.label,
    costBRL: packs * first.pack.price,
    owned: uses.some(({ owned }) => owned),
    ...(uses.every(({ free }) => free) ? { free: true } : {}),
  }
}

/**
 * What to buy for so many servings of each drink, in whole packs with their cost in R$. Quantities include peel and
 * residue; a product used in the glass and as garnish is one line.
 * @param stock ids of what the house already buys
 */
export function shoppingList(
  orders: readonly Order[],
  prices: Prices,
  stock: ReadonlySet<string>,
  isFree: (name: string) => boolean = () => false,
): { items: ShoppingItem[]; totalBRL: number } {
  const purchases = new Map<string, [Use, ...Use[]]>()
  for (const use of usesOf(orders, prices, stock, isFree)) {
    const key = purchaseOf(use)
    const known = purchases.get(key)
    if (known) known.push(use)
    else purchases.set(key, [use])
  }
  const items = [...purchases.values()].map(itemOf)
  return { items, totalBRL: items.reduce((sum, item) => sum + item.costBRL, 0) }
}

/** "kg de seriguela" → "seriguela": the pack has its own column. */
function withoutPack(purchase: string): string {
  return purchase
    .replace(/^(?:kg|maço|bandeja|pacote|tijolo) (?:de|com \d+) /, '')
    .replace(/ de \d+ k?g$/, '')
}

/** Fractions of a batch that a bar can weigh, smallest first. */
const batchSizes = [0.25, 0.5, 1, 2, 3, 4] as const
const scalable = /(\d+(?:,\d+)?) (g|ml|litros?)(?!\p{L})/gu
const numberOf = (text: string) => Number(text.replace(',', '.'))

/** "500 ml", "1 litro", "2 litros" */
function amountOf(amount: number, unit: string): string {
  if (!unit.startsWith('litro')) return `${formatNumber(amount)} ${unit}`
  if (amount < 1) return `${formatNumber(amount * 1000)} ml`
  return `${formatNumber(amount)} ${amount === 1 ? 'litro' : 'litros'}`
}

/** A sentence with its weights and volumes multiplied. */
const scaled = (text: string, factor: number) =>
  text.replace(scalable, (_, amount: string, unit: string) => amountOf(numberOf(amount) * factor, unit))

/** Whether all amounts of a smaller batch can be weighed in steps of 5. */
const weighs = ({ steps }: HousePreparation, factor: number) =>
  steps.every((step) =>
    [...step.matchAll(scalable)].every(
      ([, amount = '', unit = '']) =>
        (numberOf(amount) * factor * (unit.startsWith('litro') ? 1000 : 1)) % 5 === 0,
    ),
  )

/** The smallest batch that covers the drinks within its shelf life. */
function batchFor(item: HousePreparation, neededMl: number): number {
  const enough = batchSizes.filter((size) => item.batchYield * size >= neededMl)
  return enough.find((size) => size >= 1 || weighs(item, size)) ?? Math.ceil(neededMl / item.batchYield)
}

/** ml of each preparation, nested ones included, with the drinks that use it. */
function preparationsOf(orders: readonly Order[]): Map<HousePreparation, { names: Set<string>; ml: number }> {
  const used = new Map<HousePreparation, { names: Set<string>; ml: number }>()
  const add = (item: Ingredient, name: string, amount: number): void => {
    if (item.kind !== 'house') return
    for (const part of partsOf(item)) add(part.item, name, (part.amount * amount) / item.batchYield)
    const known = used.get(item) ?? { names: new Set<string>(), ml: 0 }
    used.set(item, { names: known.names.add(name), ml: known.ml + amount })
  }
  for (const { candidate, servings } of orders) {
    for (const { item, amount } of candidate.portions) add(item, candidate.concept.name, amount * servings)
  }
  return used
}

/**
 * The recipes of the syrups and infusions that the drinks use, in batches that the first week uses up. What only later
 * drinks need is sized for their own first week.
 */
export function houseRecipes(
  first: readonly Order[],
  later: readonly Order[],
  prices: Prices,
): HouseRecipe[] {
  const now = preparationsOf(first)
  const then = preparationsOf(later)
  return [...new Map([...then, ...now]).entries()].map(([item, { ml }]) => {
    const size = batchFor(item, ml)
    const parts = partsOf(item).map((part) => ({
      display: describeAmount(part.item, part.amount * size),
      costBRL: ingredientCost(part.item, part.amount * size, prices),
    }))
    const costBRL = parts.reduce((sum, part) => sum + part.costBRL, 0)
    const yieldMl = item.batchYield * size
    return {
      id: item.id,
      title: item.title,
      yieldMl,
      ingredients: parts,
      steps: item.steps.map((step) => scaled(step, size)),
      keepsDays: item.keepsDays,
      costBRL,
      costPer100Ml: (costBRL / yieldMl) * 100,
      usedIn: [...(now.get(item)?.names ?? []), ...(then.get(item)?.names ?? [])],
    }
  })
}
