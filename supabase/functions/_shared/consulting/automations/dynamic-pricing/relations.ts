/** Prices that the owner ties to each other: "a torre sempre 10 reais a mais que o balde". */
import { foldAccents } from '../../base/language/text.ts'
import { endsAs } from '../../base/pricing/endings.ts'
import { allowsPrice, type PriceLimits } from '../../base/pricing/limits.ts'
import { paidAt } from '../../base/pricing/paid.ts'
import {
  largestChange,
  largestNext,
  largestRounded,
  paysOff,
  priceStep,
  pricesNear,
  tryPrice,
} from '../../base/pricing/price-step.ts'
import { namesItem } from '../../base/request/match-item.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import type { WishOf } from '../../base/request/wish.ts'
import type { Countable } from './known-items.ts'

/** `dearer` costs `by` R$ more than `cheaper`, at least, at most or exactly. */
export type Gap = { dearer: string; cheaper: string; by: number; bound: 'least' | 'most' | 'exact' }

/** Also single letters, which tell a pizza's size. */
const wordsOf = (name: string) =>
  foldAccents(name)
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '')

/** What is left of a name without the words that tell it from its partner: "pizza calabresa" of "Pizza Calabresa G". */
function withoutWords(name: string, phrase: string): string {
  const said = wordsOf(phrase)
  return wordsOf(name)
    .filter((word) => !said.includes(word))
    .join(' ')
}

/** The pairs of items that a wish ties: one, or one of each kind if both phrases name several. */
export function gapsOf(
  { item, other, price, what }: WishOf<'question'>,
  items: readonly Pick<Countable, 'name' | 'category'>[],
): Gap[] {
  if (item === undefined || other === undefined || price === undefined) return []
  const named = (phrase: string) =>
    items.filter(
      ({ name, category }) =>
        namesItem(phrase, { name, section: category }) &&
        wordsOf(phrase).every((word) => word.length > 1 || wordsOf(name).includes(word)),
    )
  const exact = (phrase: string) => items.filter(({ name }) => name === phrase)
  const [dearer, cheaper] = [item, other].map((phrase) => {
    const own = exact(phrase)
    return own.length > 0 ? own : named(phrase)
  })
  if (!dearer || !cheaper) return []
  const bound = what === 'no mínimo' ? 'least' : what === 'no máximo' ? 'most' : 'exact'
  return dearer.flatMap((one) =>
    cheaper
      .filter(
        (two) =>
          two.name !== one.name &&
          (cheaper.length === 1 || withoutWords(one.name, item) === withoutWords(two.name, other)),
      )
      .map((two): Gap => ({ dearer: one.name, cheaper: two.name, by: price, bound })),
  )
}

export const gapWishes = ({ wishes }: RequestSheet): WishOf<'question'>[] =>
  wishes.filter((wish): wish is WishOf<'question'> => wish.kind === 'question' && wish.about === 'priceGap')

const cent = 0.005
export const holdsGap = ({ by, bound }: Gap, dearer: number, cheaper: number): boolean => {
  const over = dearer - cheaper - by
  return bound === 'least' ? over > -cent : bound === 'most' ? over < cent : Math.abs(over) < cent
}

/** The items that are tied to one another, with the R$ of each above the first. */
function chainsOf(gaps: readonly Gap[]): Map<string, number>[] {
  const chains: Map<string, number>[] = []
  const seen = new Set<string>()
  for (const { cheaper } of gaps) {
    if (seen.has(cheaper)) continue
    const chain = new Map([[cheaper, 0]])
    for (let before = 0; before < chain.size; ) {
      before = chain.size
      for (const gap of gaps) {
        const [low, high] = [chain.get(gap.cheaper), chain.get(gap.dearer)]
        if (low !== undefined && high === undefined) chain.set(gap.dearer, low + gap.by)
        if (high !== undefined && low === undefined) chain.set(gap.cheaper, high - gap.by)
      }
    }
    for (const name of chain.keys()) seen.add(name)
    chains.push(chain)
  }
  return chains
}

type Choice = { prices: Map<string, number>; gain: number; low: number; reach: number }

/**
 * The prices of items that the owner ties to each other, chosen together within the limits: as they are if the tie holds
 * today and no change pays off. Items of a tie that no prices can keep are not in the result.
 */
export function tiedPrices(
  gaps: readonly Gap[],
  items: readonly Countable[],
  limitsOf: (item: Countable) => PriceLimits,
  elasticityOf: (item: Countable) => number,
): Map<string, number> {
  const planned = (name: string) => {
    const item = byName.get(name)
    return item ? priceStep(item, elasticityOf(item), limitsOf(item)).price : Number.NaN
  }
  const byName = new Map(items.map((item) => [item.name, item]))
  // A bound that the items keep on their own ties nothing.
  const tied = gaps.filter(
    (gap) => gap.bound === 'exact' || !holdsGap(gap, planned(gap.dearer), planned(gap.cheaper)),
  )
  const found = new Map<string, number>()
  for (const chain of chainsOf(tied)) {
    const members = [...chain].flatMap(([name, above]) => {
      const item = byName.get(name)
      return item ? [{ item, above, limits: limitsOf(item), elasticity: elasticityOf(item) }] : []
    })
    const starts = members.flatMap(({ item, above, limits }) =>
      [item.price, ...pricesNear(item.price, limits.endings)].map((price) => price - above),
    )
    const choices = [...new Set(starts.map((price) => Math.round(price * 100) / 100))].flatMap(
      (start): Choice[] => {
        const parts = members.map(({ item, above, limits, elasticity }) => {
          const price = Math.round((start + above) * 100) / 100
          const moves = Math.abs(price - item.price) > cent
          const fits =
            price > 0 &&
            paidAt(item, price) > item.cost &&
            allowsPrice(limits, price) &&
            (!moves || limits.endings === undefined || endsAs(price, limits.endings))
          return { name: item.name, fits, ...tryPrice(item, price, elasticity, limits) }
        })
        if (parts.some(({ fits }) => !fits)) return []
        return [
          {
            prices: new Map(parts.map(({ name, price }) => [name, price])),
            gain: parts.reduce((sum, { gain }) => sum + gain, 0),
            low: parts.reduce((sum, { low }) => sum + low, 0),
            reach: Math.max(...parts.map(({ change }) => Math.abs(change))),
          },
        ]
      },
    )
    const within = [largestChange, largestRounded, largestNext, Number.POSITIVE_INFINITY]
      .map((reach) => choices.filter((choice) => choice.reach <= reach + 1e-9))
      .find((some) => some.length > 0)
    const [best] = (within ?? []).toSorted((a, b) => b.gain + b.low - (a.gain + a.low))
    const stays = choices.find(({ reach }) => reach < 1e-9)
    const profit = members.reduce((sum, { item }) => sum + (item.price - item.cost) * item.units, 0)
    const chosen = best && stays && !paysOff(best, profit) ? stays : best
    for (const [name, price] of chosen?.prices ?? []) found.set(name, price)
  }
  return found
}

/** The limits of an item with the price that its tie gives it. */
export function withTies(
  limits: PriceLimits,
  name: string,
  gaps: readonly Gap[],
  prices: ReadonlyMap<string, number>,
): PriceLimits {
  const price = prices.get(name)
  const gap = gaps.find(({ dearer, cheaper }) => dearer === name || cheaper === name)
  if (price === undefined || gap === undefined) return limits
  const to = gap.dearer === name ? gap.cheaper : gap.dearer
  return {
    ...limits,
    fixed: price,
    tied: { to, by: Math.round((price - (prices.get(to) ?? price)) * 100) / 100 },
  }
}
