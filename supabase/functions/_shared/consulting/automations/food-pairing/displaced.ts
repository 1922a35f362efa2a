/** The drink that a paired drink replaces: guests do not drink more because of a pairing. */

import { itemKind } from '../../base/house/item-kind.ts'
import type { Venue } from '../../base/house/read-venue.ts'
import { the } from '../../base/language/grammar.ts'
import { foldAccents } from '../../base/language/text.ts'
import type { Option } from '../../base/pairing/options.ts'
import type { MenuItem } from '../../documents/menu.ts'
import { leftPerGuest } from './house-list.ts'
import { spokenName } from './short-names.ts'

/** What guests of this house would have ordered otherwise. */
export interface Displaced {
  /** Name on the menu. */
  name: string
  kind: 'beer' | 'wine' | 'coffee' | 'soft'
  /** Part of one that a mixed drink replaces: half of a bottle that two share. */
  share: number
  /** R$ that this part leaves. */
  margin: number
  /** In the bad case: one whole, of the kind's dearest to lose. R$ */
  bad: { name: string; margin: number }
  /** Whether the menu gives no cost of this kind, and a usual share of the price is assumed. */
  assumedCost?: boolean
}

/** "uma" or "um", "meia" or "meio": beers are feminine except "chope". */
export function countWords({ name, kind }: Pick<Displaced, 'name' | 'kind'>): { one: string; half: string } {
  const feminine = kind === 'beer' ? !/^(?:chop|balde|copo|caneco)/i.test(name) : the(name).startsWith('a ')
  return feminine ? { one: 'uma', half: 'meia' } : { one: 'um', half: 'meio' }
}

/** "uma Long neck", "meia Heineken 600 ml", "um quarto de Heineken 600 ml". @param part of one, 0.25 to 1 */
export function partWords(displaced: Pick<Displaced, 'name' | 'kind'>, part: number): string {
  const { one, half } = countWords(displaced)
  if (part > 0.75) return `${one} ${displaced.name}`
  return part > 0.375 ? `${half} ${displaced.name}` : `um quarto de ${displaced.name}`
}

const draught = /\bchop[pe]?e?\b|\bipa\b|pilsen|stout|lager/i
const glassOfWine = /\btacas?\b/
/** Rice wine is drunk with the meal as wine is, whatever it is served in. */
const riceWine = /^(?:dose de |tokkuri de )?saques?\b/
const wine = /\b(vinho|espumante|prosecco|branco|tinto|rose)\b/
const coffee = /\b(cafe|cafezinho|espresso|expresso|cappuccino)\b/
/** Bottles of beer that two share. */
const shared = /\b(600|990|1000)\s*ml\b|\b1\s*l(?:itro)?\b|\blitrao\b/
/** Cost as a share of the price, if the menu gives none: bottled beer costs a house about half of what it charges. */
const usualCost: Readonly<Record<Displaced['kind'], number>> = {
  beer: 1 / 2,
  wine: 1 / 3,
  coffee: 1 / 4,
  soft: 1 / 3,
}

function kindOf({ name, category }: MenuItem): Displaced['kind'] | null {
  const text = foldAccents(`${name} ${category ?? ''}`)
  if (draught.test(name)) return 'beer'
  if (riceWine.test(foldAccents(name).toLowerCase())) return 'wine'
  if (glassOfWine.test(text) && wine.test(text)) return 'wine'
  const kind = itemKind({ name, section: category })
  if (kind === 'beer') return 'beer'
  if (kind !== 'soft_drink') return null
  return coffee.test(foldAccents(name)) ? 'coffee' : 'soft'
}

interface Sold {
  name: string
  kind: Displaced['kind']
  share: number
  whole: number
  assumedCost: boolean
}

function soldOf(items: readonly MenuItem[]): Sold[] {
  return items.flatMap((item) => {
    const kind = kindOf(item)
    if (kind === null || item.price === null) return []
    const assumedCost = item.cost === null
    const cost = item.cost ?? item.price * usualCost[kind]
    if (item.price <= cost) return []
    const share = kind === 'beer' && shared.test(foldAccents(item.name)) ? 0.5 : 1
    return [{ name: spokenName(item.name), kind, share, whole: item.price - cost, assumedCost }]
  })
}

/** The kind's drink that leaves most for each guest, to be cautious. */
function dearest(sold: readonly Sold[], kind: Displaced['kind']): Displaced | null {
  const all = sold.filter((one) => one.kind === kind)
  const known = all.filter(({ assumedCost }) => !assumedCost)
  const of = known.length > 0 ? known : all
  const [usual] = of.toSorted((a, b) => b.whole * b.share - a.whole * a.share)
  const [worst] = of.toSorted((a, b) => b.whole - a.whole)
  if (!usual || !worst) return null
  return {
    name: usual.name,
    kind,
    share: usual.share,
    margin: usual.whole * usual.share,
    bad: { name: worst.name, margin: worst.whole },
    ...(usual.assumedCost && { assumedCost: true }),
  }
}

/** What guests drink with a meal, by kind of house. Coffee goes with the meal only where coffee is the business. */
function mealDrinks(establishments: Venue['establishments']): readonly Displaced['kind'][] {
  if (establishments.includes('Cafeteria')) return ['coffee', 'soft', 'beer']
  const fine = establishments.some((one) => one === 'Restaurante de alta gastronomia' || one === 'Bistrô')
  return fine ? ['wine', 'beer', 'soft'] : ['beer', 'wine', 'soft']
}

/**
 * The drink that a paired drink replaces during the meal: a glass of wine in a fine restaurant, a beer in most houses,
 * else a drink without alcohol. After the meal it is the coffee. Null if the menu prices no such drink.
 */
export function displacedOf(
  items: readonly MenuItem[],
  { establishments }: Pick<Venue, 'establishments'>,
  when: 'meal' | 'dessert' = 'meal',
): Displaced | null {
  const sold = soldOf(items)
  const order: readonly Displaced['kind'][] = when === 'dessert' ? ['coffee'] : mealDrinks(establishments)
  return order.flatMap((kind) => dearest(sold, kind) ?? [])[0] ?? null
}

/**
 * Where the house's own list is offered: a table without advice drinks what it sells without alcohol; in the bad case it
 * would have ordered the middle one of the list. What leaves less than that is told beside its dish, and not pushed.
 */
export function besideList(items: readonly MenuItem[], listed: readonly Option[]): Displaced | null {
  const soft = dearest(soldOf(items), 'soft')
  const glasses = listed.filter(({ serves = 1 }) => serves === 1)
  const priced = (glasses.length > 0 ? glasses : listed)
    .flatMap((one) => {
      const left = leftPerGuest(one)
      return left === null ? [] : [{ name: spokenName(one.name), margin: left }]
    })
    .toSorted((a, b) => a.margin - b.margin)
  const usual = priced[Math.floor(priced.length / 2)]
  if (!usual) return soft
  return soft
    ? { ...soft, bad: usual }
    : { name: usual.name, kind: 'wine', share: 1, margin: usual.margin, bad: usual }
}
