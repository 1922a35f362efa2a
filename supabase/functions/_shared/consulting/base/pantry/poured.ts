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

/** Goods of several kinds go by the owner's word for them: "licor de menta", "vinho rosé". */
const kindsOf: Readonly<Record<string, RegExp>> = {
  licor_frutas: /(?:licor|creme) de \p{L}+/iu,
  vinho_branco: /vinho (?:branco|ros[eé])/iu,
}

/** The id of the good of that kind; null if the words name no kind of a good: "vinho branco", "licor de menta". */
export const goodOfKind = (what: string): string | null =>
  Object.entries(kindsOf).find(
    ([id, kind]) =>
      kind.exec(what)?.[0] === what && foodsOfBarItem(id)?.some((food) => food === findTerm(what)?.name),
  )?.[0] ?? null

/** The owner's word for a good: null where the good has no kinds, undefined where another of its kind is meant. */
function kindIn(good: BoughtIngredient, said: readonly Wanted[]): string | null | undefined {
  const texts = said.map(({ what, text }) => `${what} ${text}`)
  // White wine is no red wine.
  if (good.id === 'vinho_tinto')
    return texts.every((text) => kindsOf.vinho_branco?.test(text)) ? undefined : null
  const kinds = kindsOf[good.id]
  if (kinds === undefined) return null
  const foods = new Set<string>(foodsOfBarItem(good.id) ?? [])
  return texts
    .flatMap((text) => text.match(new RegExp(kinds, 'giu')) ?? [])
    .map((name) => name.toLowerCase())
    .find((name) => foods.has(findTerm(name)?.name ?? ''))
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
    const kind = kindIn(good, said)
    if (said.length === 0 || kind === undefined) continue
    const item = kind === null ? itemOf(good, said, house, told) : null
    const name = kind ?? (item && plainName(item.name))
    const shown = name && name !== good.name ? { ...good, shownAs: name } : good
    // Bought, counted and poured under the owner's word.
    items.set(good.id, kind === null ? shown : { ...good, name: kind })
    const pack =
      kind === null
        ? item && packOf(item, house)
        : ownPrices(house)({ name: kind, unit: 'ml', pack: null })?.pack
    if (pack) packs.set(kind ?? good.name, pack)
  }
  return { items, prices: (sold) => packs.get(sold.name) ?? otherwise(sold) }
}
