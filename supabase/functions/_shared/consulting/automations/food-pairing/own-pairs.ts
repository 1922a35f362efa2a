/** The pairs of the house's own list that leave most, at today's prices: what to offer first where no combo is made. */
import { formatBrl } from '../../base/language/text.ts'
import type { Block } from '../../report/blocks.ts'
import { isClosed } from './caution.ts'
import { counted } from './counted.ts'
import type { MenuParts } from './menu-parts.ts'
import { menuPrice } from './money.ts'
import type { PairingMenu } from './schema.ts'

export type OwnPair = NonNullable<PairingMenu['ownPairs']>[number]

/** Pairs that are shown. */
const most = 4

export function ownPairsOf({ ranked, servingOf, context }: MenuParts): OwnPair[] {
  const pairs = ranked.flatMap((entry): OwnPair[] => {
    const { dish, best } = entry
    const { name, price, cost } = dish.item
    const { option } = best
    if (!option.listed || price === null || option.price === null || option.cost === null) return []
    if (isClosed(dish.item, context.today)) return []
    const { guests, pieces } = servingOf(entry)
    const left = (option.price - option.cost) * guests
    return [
      {
        dish: name,
        drinks: counted(option, guests),
        price: price * pieces + option.price * guests,
        left,
        both: cost === null ? null : (price - cost) * pieces + left,
      },
    ]
  })
  const sorted = pairs.toSorted((a, b) => b.left - a.left)
  // One drink once, so that the list is no single bottle's.
  return sorted
    .filter(({ drinks }, at) => sorted.findIndex((one) => one.drinks === drinks) === at)
    .slice(0, most)
}

export const ownPairWords = ({ dish, drinks }: OwnPair, spoken: (name: string) => string): string =>
  `${spoken(dish)} ${/ com /i.test(dish) ? 'e' : 'com'} ${drinks}`

export function ownPairBlocks(pairs: readonly OwnPair[], spoken: (name: string) => string): Block[] {
  if (pairs.length === 0) return []
  const isCosted = pairs.some(({ both }) => both !== null)
  return [
    {
      kind: 'table',
      caption: 'Os pares que mais deixam, ao preço de hoje',
      headers: ['Par', 'Os dois', 'A bebida deixa', ...(isCosted ? ['Os dois deixam'] : [])],
      rows: pairs.map((pair) => [
        ownPairWords(pair, spoken),
        menuPrice(pair.price),
        `**${formatBrl(pair.left)}**`,
        ...(isCosted ? [pair.both === null ? 'falta o custo' : formatBrl(pair.both)] : []),
      ]),
      numeric: isCosted ? [1, 2, 3] : [1, 2],
    },
  ]
}
