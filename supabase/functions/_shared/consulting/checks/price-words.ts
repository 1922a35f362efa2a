import { formatBrl, formatNumber, joinList } from '../base/language/text.ts'
import type { WishOf } from '../base/request/wish.ts'
import { cent, type changesOf } from './answer.ts'

const mostNamed = 4
/** From more changes on, only the largest is named: the report's own table has them all. */
const fewMoved = 2

/** What happens to several prices: "Ficam Chope (R$ 11,90) e Torre (R$ 89,90)." */
export function severalWords(found: ReturnType<typeof changesOf>): string {
  const known = found.flatMap(({ item, priceNow, priceNew }) =>
    priceNow === null ? [] : [{ item, now: priceNow, price: priceNew ?? priceNow }],
  )
  const moved = known
    .filter(({ now, price }) => Math.abs(price - now) > cent)
    .toSorted((a, b) => b.price / b.now - a.price / a.now)
  const listed = (items: readonly string[]) =>
    items.length > mostNamed
      ? `${items.slice(0, mostNamed).join(', ')} e mais ${items.length - mostNamed}`
      : joinList(items)
  if (moved.length === 0)
    return known.length > 2 * mostNamed
      ? `Ficam como estão os ${known.length}.`
      : `Ficam ${listed(known.map(({ item, now }) => `${item} a ${formatBrl(now)}`))}.`
  const [most] = moved
  const highest = most ? formatNumber((most.price / most.now - 1) * 100) : ''
  if (moved.length > fewMoved && most && most.price > most.now)
    return `Mudam ${moved.length}; o maior aumento é de ${highest}%, em ${most.item} (${formatBrl(most.now)} a ${formatBrl(most.price)}).`
  return `${moved.length === 1 ? 'Muda' : 'Mudam'} ${listed(moved.map(({ item, now, price }) => `${item}, de ${formatBrl(now)} a ${formatBrl(price)}`))}${moved.length > 1 && most && most.price > most.now ? `; o maior aumento é de ${highest}%` : ''}.`
}

/** The price nearest to the bound. */
export function extremeOf(
  priced: readonly { price: number | null }[],
  wish: Pick<WishOf<'price'>, 'max' | 'min'>,
): string {
  const { max, min } = wish
  const [first] = priced.toSorted((a, b) =>
    max === undefined ? (a.price ?? 0) - (b.price ?? 0) : (b.price ?? 0) - (a.price ?? 0),
  )
  const prices = priced.flatMap(({ price }) => price ?? [])
  if (max !== undefined && min !== undefined && prices.length > 1)
    return `De ${formatBrl(Math.min(...prices))} a ${formatBrl(Math.max(...prices))}.`
  return first?.price
    ? `O mais ${max === undefined ? 'barato' : 'caro'} sai a ${formatBrl(first.price)}.`
    : ''
}
