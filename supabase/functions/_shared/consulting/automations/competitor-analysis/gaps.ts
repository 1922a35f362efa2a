/** Price differences between the house's items and the everyday prices of competitors. */

import { itemKind } from '../../base/house/item-kind.ts'
import { spokenName } from '../../base/pairing/phrases.ts'
import { canonicalName } from '../../base/same-item.ts'
import { isBrand } from './plain-item.ts'
import type { Compared, CompetitorMap } from './schema.ts'

/** An item that both sides sell at one size. */
export type Owned = Compared & { own: number }

type Quote = NonNullable<Compared['quotes']>[number]

export const itemsOf = ({ categories }: Pick<CompetitorMap, 'categories'>): Compared[] =>
  categories.flatMap(({ items }) => items)

/** In older results prices have no competitor. */
export const quotesOf = ({ quotes, prices, median }: Compared): Quote[] =>
  quotes ?? (prices ?? [median]).map((price) => ({ competitor: 'Concorrente', price, deal: false }))

/** Everyday prices of today, without promotions and closed houses. */
export const everydayRead = (item: Compared): Quote[] =>
  quotesOf(item).filter(({ deal, away }) => !deal && away === undefined)

/** The same without those whose reading is in doubt. */
export const everyday = (item: Compared): Quote[] => everydayRead(item).filter(({ doubt }) => !doubt)

export const isOwned = (item: Compared): item is Owned => item.own !== null && everyday(item).length > 0

export const cent = 0.005

/** The house's name for the item, as written within a sentence. */
export function calledOf({ item, ours, names }: Pick<Compared, 'item' | 'ours' | 'names'>): string {
  if (ours === undefined) return item
  const name = spokenName(ours)
  if (isBrand(name)) return name
  const [said = ''] = (names?.[0] ?? item).split(' ')
  // The owner wrote the word in lower case, so it is not a proper name.
  const isPlain = said === said.toLowerCase() && canonicalName(name).startsWith(canonicalName(said))
  const isKind =
    /^(?:long|dose|moqueca|peixada|caipirinha|cerveja|chope|pizza|temaki|espet|vinho|coco|ta[çc]a)/i.test(
      name,
    )
  return isPlain || isKind ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : name
}

export type Stand = 'dearest' | 'cheapest' | 'between' | 'level'

/** The position of the house's price among the competitors' prices. */
export function standOf(item: Owned): Stand {
  const prices = everyday(item).map(({ price }) => price)
  const above = prices.some((price) => price < item.own - cent)
  const below = prices.some((price) => price > item.own + cent)
  if (above && below) return 'between'
  return above ? 'dearest' : below ? 'cheapest' : 'level'
}

/** Difference between the house's price and another, in % of the other: 30 means that the house is dearer. */
export const percentOver = (own: number, theirs: number): number => (own / theirs - 1) * 100

/** Plural of a Portuguese noun by its ending: "caipirinha", "limão", "dose". */
function pluralOf(word: string): string {
  if (/^(?:p|c)ão$/.test(word)) return `${word.slice(0, -2)}ães`
  if (/ão$/.test(word)) return `${word.slice(0, -2)}ões`
  if (/m$/.test(word)) return `${word.slice(0, -1)}ns`
  if (/[rz]$/.test(word)) return `${word}es`
  if (/[aeou]l$/.test(word)) return `${word.slice(0, -1)}is`
  return /[sx]$/.test(word) ? word : `${word}s`
}

/**
 * Count with the plural noun: "4 caranguejos toc-toc", "2 filés ao poivre"; "2 × gin tônica" where the plural is uncertain.
 */
export function countOf(count: number, name: string): string {
  if (count === 1) return name
  if (isBrand(name)) return `${count} ${name}`
  if (/^long neck$/i.test(name)) return `${count} ${name}s`
  const [, first = '', rest = ''] =
    /^(\p{Ll}[\p{Ll}-]*)((?: (?:d[aeo]s?|ao|na|no|com) .*| toc-toc| \d.*)?)$/u.exec(name) ?? []
  return first === '' ? `${count} × ${name}` : `${count} ${pluralOf(first)}${rest}`
}

/** Whether guests eat as much as they like: it has no portion. */
export const isEndless = ({ item, ours = '' }: Pick<Compared, 'item' | 'ours'>): boolean =>
  /rod[ií]zio|buffet|bufê|self.?service|[aà] vontade|coma o quanto|all you can eat|festival de/i.test(
    `${item} ${ours}`,
  )

/** Items sold in their container have no portion to compare. */
export function isPackaged({ item, ours = item }: Pick<Owned, 'item' | 'ours'>): boolean {
  const kind = itemKind({ name: ours, section: null })
  // A juice is made here: its glass is compared, not its brand.
  if (/\b(?:sucos?|limonada|vitamina)\b/i.test(ours)) return false
  return kind === 'beer' || kind === 'soft_drink' || /\b(?:lata|garrafa|litr[aã]o)\b/i.test(`${item} ${ours}`)
}
