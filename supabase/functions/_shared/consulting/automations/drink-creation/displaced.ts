import type { House, HouseItem } from '../../base/house/house.ts'
import { itemKind } from '../../base/house/item-kind.ts'
import { sum } from '../../base/statistics.ts'
import type { Displaced } from './schema.ts'

/** Usual cost as a share of the price, where the house gives no cost. */
const usualCost: Readonly<Record<Displaced['as'], number>> = { cocktail: 0.25, beer: 0.5, soft: 0.38 }

function displaced(as: Displaced['as'], item: HouseItem | undefined): Displaced[] {
  if (!item || item.price === null) return []
  const isSupposed = item.cost === null || item.cost === 0
  const cost = isSupposed || item.cost === null ? item.price * usualCost[as] : item.cost
  return [{ as, name: item.name, price: item.price, margin: item.price - cost, isSupposed }]
}

/** Bought by a table: a guest who orders one glass gives up no bucket. */
const isForTable = ({ name, size }: HouseItem) =>
  /\b(?:balde|torre|combo|kit|jarra)\b|\b\d+ ?x ?\d|(?<![\d,.])[1-9](?:[.,]\d)? ?l(?:itros?)?\b/i.test(
    `${name} ${size ?? ''}`,
  )

/**
 * The items that a new drink replaces: the house's own cocktail, its usual beer, its dearest juice.
 * @param cocktail name of the drink that prices are compared with
 */
export function displacedBy({ menu }: House, cocktail: string | null): Displaced[] {
  const sold = menu.filter(({ active, price }) => active && price !== null && price > 0)
  const dearest = (kind: ReturnType<typeof itemKind>) =>
    sold
      .filter((item) => itemKind(item) === kind && !isForTable(item))
      .toSorted((a, b) => (b.price ?? 0) - (a.price ?? 0))[0]
  return [
    ...displaced(
      'cocktail',
      sold.find(({ name }) => name === cocktail),
    ),
    ...displaced('beer', dearest('beer')),
    ...displaced('soft', dearest('soft_drink')),
  ]
}

const isCaipirinha = ({ name }: HouseItem) => /caipirinha/i.test(name)

/**
 * The margins that new drinks must reach, in R$: of the house's best caipirinha (or the cocktail that prices are compared
 * with), and of its dearest juice. Null where the house sells neither or gives no cost.
 */
export function marginsToBeat(
  { menu }: Pick<House, 'menu'>,
  cocktail: string | null,
): { leastMargin: number | null; leastSoftMargin: number | null } {
  const best = (items: readonly HouseItem[]) => {
    const margins = items.flatMap(({ active, price, cost }) =>
      active && price !== null && price > 0 && cost !== null && cost > 0 ? [price - cost] : [],
    )
    return margins.length === 0 ? null : Math.max(...margins)
  }
  return {
    leastMargin: best(menu.filter((item) => isCaipirinha(item) || item.name === cocktail)),
    leastSoftMargin: best(menu.filter((item) => itemKind(item) === 'soft_drink')),
  }
}

/** R$ beyond the margin of the replaced items: on a slow night, and on a night as expected. */
export interface Gain {
  low: number
  high: number
}

interface Sold {
  margin: number
  glasses: number
  isSober: boolean
}

/**
 * The gain from new drinks. Low: a slow night on which each one replaces the house's own cocktail. High: a night as
 * expected on which every other one replaces a beer. Null if the menu has neither.
 */
export function gainOf(sold: readonly Sold[], items: readonly Displaced[], careful: number): Gain | null {
  const marginOf = (as: Displaced['as']) => items.find((item) => item.as === as)?.margin
  const cocktail = marginOf('cocktail') ?? marginOf('beer')
  const beer = marginOf('beer') ?? cocktail
  if (cocktail === undefined || beer === undefined) return null
  const soft = marginOf('soft') ?? beer
  const expected = sum(sold.map(({ glasses }) => glasses))
  const gainOver = (instead: number) =>
    sum(sold.map(({ margin, glasses, isSober }) => (margin - (isSober ? soft : instead)) * glasses))
  return { low: (gainOver(cocktail) * careful) / expected, high: gainOver((cocktail + beer) / 2) }
}
