/** Drinks of the house's own menu as ingredients: which item is meant, its name and what it costs. */
import type { House, HouseItem } from '../house/house.ts'
import { tokenize } from '../language/text.ts'
import { membersWithin } from '../lexicon/knowledge.ts'
import { findTerm, termName } from '../lexicon/lexicon.ts'
import { countedWords } from '../lexicon/words-of-item.ts'
import type { RequestSheet } from '../request/request-sheet.ts'
import { foodsOfBarItem } from './contents.ts'
import type { Pack, Prices } from './house-prices.ts'
import { ownPrices } from './house-prices.ts'
import type { BoughtIngredient } from './ingredient.ts'
import { pouredGoods } from './poured-goods.ts'
import { requestedGoods } from './requested-goods.ts'

/** The goods that the owner wants in a drink, under the house's names and at its costs. */
export interface Poured {
  items: ReadonlyMap<string, BoughtIngredient>
  prices: Prices
}

type Wanted = { what: string; text: string }

/** What the owner asks for by name: preferences and numbers of drinks with something. */
const wantedIn = ({ wishes }: RequestSheet): Wanted[] =>
  wishes.flatMap((wish) =>
    wish.kind === 'prefer' || wish.kind === 'only' || (wish.kind === 'share' && wish.without !== true)
      ? [{ what: wish.what, text: wish.text }]
      : [],
  )

const sizeMl = ({ name, size }: HouseItem): number | null => {
  const [, amount = '', unit = ''] = /(\d+(?:[.,]\d+)?)\s*(ml|l)\b/i.exec(`${name} ${size ?? ''}`) ?? []
  const value = Number(amount.replace(',', '.'))
  return value > 0 ? value * (unit.toLowerCase() === 'l' ? 1000 : 1) : null
}

const plainName = (name: string) =>
  name
    .replace(
      /\([^)]*\)|\b\d+(?:[.,]\d+)?\s*(?:ml|l)\b|\b(?:lata|garrafa|long neck|ta[cç]a|copo|gelad[oa])\b/giu,
      '',
    )
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** The owner's price of an item's contents; else its cost divided by its size; null if neither is known. */
function packOf(item: HouseItem, house: Pick<House, 'ingredientPrices'>): Pack | null {
  const own = ownPrices(house)({ name: plainName(item.name), unit: 'ml', pack: null })
  if (own) return own.pack
  const ml = sizeMl(item)
  return ml !== null && item.cost !== null && item.cost > 0
    ? { price: item.cost, amount: ml, label: item.size ?? `${ml} ml` }
    : null
}

/** The house's item that a wish names: by most words in common, those beside the wish, then the lowest cost. */
function itemOf(
  good: BoughtIngredient,
  said: readonly Wanted[],
  house: House,
  told: string,
): HouseItem | null {
  const contents = new Set<string>(foodsOfBarItem(good.id) ?? [])
  const beside = new Set(tokenize(told))
  const words = new Set(said.flatMap(({ what, text }) => tokenize(`${what} ${text}`)))
  const [best] = house.menu
    .filter(({ active, name }) => active && contents.has(findTerm(countedWords(name))?.name ?? ''))
    .map((item) => {
      const pack = packOf(item, house)
      return {
        item,
        shared: tokenize(item.name).filter((word) => words.has(word)).length,
        beside: tokenize(item.name).filter((word) => beside.has(word)).length,
        cost: pack ? pack.price / pack.amount : Number.POSITIVE_INFINITY,
      }
    })
    .toSorted((a, b) => b.shared - a.shared || b.beside - a.beside || a.cost - b.cost)
  return best?.item ?? null
}

/**
 * The goods that the request asks for; other houses have no drinks with them.
 * @param told the owner's words: "dois com chope, porque o IPA sobra" are of the IPA
 */
export function pouredFor(sheet: RequestSheet, house: House, otherwise: Prices, told = ''): Poured {
  const wanted = wantedIn(sheet)
  const items = new Map<string, BoughtIngredient>()
  const packs = new Map<string, Pack>()
  for (const good of [...pouredGoods, ...requestedGoods]) {
    const said = wanted.filter(({ what }) => {
      const within = membersWithin(termName(what))
      return foodsOfBarItem(good.id)?.some((food) => within.has(food))
    })
    if (said.length === 0) continue
    const item = itemOf(good, said, house, told)
    const name = item && plainName(item.name)
    items.set(good.id, name && name !== good.name ? { ...good, shownAs: name } : good)
    const pack = item && packOf(item, house)
    if (pack) packs.set(good.name, pack)
  }
  return { items, prices: (sold) => packs.get(sold.name) ?? otherwise(sold) }
}
