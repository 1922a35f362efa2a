/**
 * What a combo of the menu is made of, found by its name and its cost: nobody orders together what is cheaper apart, so
 * its price stays below the sum of its parts.
 */
import { itemKind } from '../house/item-kind.ts'
import { tokenize } from '../language/text.ts'

type Sold = { name: string; category: string | null; price: number; cost: number; units: number }

/** A combo with its parts, what these cost apart and leave, what the first leaves alone, and the combo itself, in R$. Without `parts`, nobody knows what is in it. */
export type Bundle =
  | { parts: readonly string[]; sum: number; leaves: number; main: number; own: number }
  | { parts: null }

const isCombo = /(?<!\p{L})(?:combos?|combinho|kit|trio|casadinha)(?!\p{L})/iu
/** "Combo 20 peças" is one dish, counted by its pieces. */
const isCounted = /\d\s*(?:pe[cç]as?|unid\p{L}*|un|itens|fatias|bolinhos)(?!\p{L})/iu
/** Words of a combo's name that name none of its parts. */
const plain = new Set(
  tokenize('combo combinho kit trio casadinha do da de para dois casal família casa dia especial com e'),
)

/** How far the cost of the parts may lie from the combo's. */
const nearCost = 0.06
/** Best sellers that are tried as a part. */
const mostTried = 12

const tellingOf = (name: string) => tokenize(name).filter((word) => !plain.has(word))

const bundleOf = (combo: Sold, items: readonly Sold[]): Bundle => {
  const words = tellingOf(combo.name)
  const others = items
    .filter((one) => one !== combo && !isCombo.test(`${one.name} ${one.category ?? ''}`))
    .toSorted((a, b) => b.units - a.units)
  const kind = ({ name, category }: Sold) => itemKind({ name, section: category })
  const mains = others.filter(
    (one) => kind(one) === 'dish' && tellingOf(one.name).some((word) => words.includes(word)),
  )
  const sides = others.filter(
    (one) =>
      kind(one) === 'side' ||
      (kind(one) === 'dish' && /acompanha|por[cç]|petisc|guarni/i.test(one.category ?? '')),
  )
  const drinks = others.filter(
    (one) => kind(one) === 'soft_drink' || kind(one) === 'drink' || kind(one) === 'beer',
  )
  const sets = mains.slice(0, mostTried).flatMap((main) => {
    const withDrink = drinks.slice(0, mostTried).map((drink) => [main, drink])
    const withSide = sides
      .slice(0, mostTried)
      .flatMap((side) => [[main, side], ...drinks.slice(0, mostTried).map((drink) => [main, side, drink])])
    return [...withSide, ...withDrink]
  })
  const total = (parts: readonly Sold[], of: (one: Sold) => number) =>
    parts.reduce((sum, one) => sum + of(one), 0)
  const far = (parts: readonly Sold[]) => Math.abs(total(parts, ({ cost }) => cost) / combo.cost - 1)
  const selling = (parts: readonly Sold[]) => total(parts, ({ units }) => units)
  const [best] = sets
    .filter((parts) => far(parts) <= nearCost && total(parts, ({ price }) => price) > combo.price)
    // A side and a drink of the house's best sellers before a rarer set of the same cost.
    .toSorted((a, b) => b.length - a.length || selling(b) - selling(a) || far(a) - far(b))
  if (!best) return { parts: null }
  const [main] = best
  return {
    parts: best.map(({ name }) => name),
    sum: total(best, ({ price }) => price),
    leaves: total(best, ({ price, cost }) => price - cost),
    main: (main?.price ?? 0) - (main?.cost ?? 0),
    own: combo.price - combo.cost,
  }
}

/** The combos among items with known costs, by name. */
export function bundlesIn(items: readonly Sold[]): ReadonlyMap<string, Bundle> {
  const combos = items.filter(
    ({ name, category }) => (isCombo.test(name) || isCombo.test(category ?? '')) && !isCounted.test(name),
  )
  return new Map(combos.map((combo) => [combo.name, bundleOf(combo, items)]))
}
