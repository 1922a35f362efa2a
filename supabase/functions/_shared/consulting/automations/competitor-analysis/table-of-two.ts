/** The bill of two guests for the items that both houses sell, which shows what the price differences amount to. */
import { isByWeight } from '../../base/house/item-kind.ts'
import { calledOf, countOf, everyday, isOwned, type Owned } from './gaps.ts'
import { withCharge } from './paid-there.ts'
import type { CompetitorMap } from './schema.ts'

type Line = { name: string; count: number; own: number; theirs: number; cost: number | null }

export type TableOfTwo = {
  competitor: string
  lines: Line[]
  /** R$ */
  own: number
  theirs: number
  /** The house's cost of its own table, R$; null if a cost is unknown. */
  cost: number | null
}

type Role = 'main' | 'starter' | 'mixed' | 'beer' | 'soft' | 'sweet' | 'dose'

const roles: Readonly<Record<string, Role>> = {
  Pratos: 'main',
  Lanches: 'main',
  Petiscos: 'starter',
  Caipirinhas: 'mixed',
  Drinks: 'mixed',
  Vinhos: 'mixed',
  'Cervejas e chope': 'beer',
  'Sem álcool': 'soft',
  Sobremesas: 'sweet',
  Doses: 'dose',
}

/** Items of which one is enough for two guests: a whole fish, a pizza, a litre of beer. */
const isShared = ({ ours = '', item, serves = 1 }: Owned) =>
  serves > 1 || /inteir|fam[ií]lia|travessa|t[aá]bua|pizza|litr[aã]o|garrafa|1 ?l\b/i.test(`${ours} ${item}`)

/** Items sold by the piece: two guests order four. */
export const isByPiece = ({ ours = '', item }: Owned): boolean =>
  /\((?:un|unid|unidade)\.?\)/i.test(ours) || /^(?:caranguejo|espetinho|espeto|ostra)(?! .*\d)/i.test(item)

type Placed = { item: Owned; role: Role }

/** The items that two guests order, with quantities. */
function orderOf(sold: readonly Placed[]): { item: Owned; count: number }[] {
  const of = (role: Role) => sold.filter((one) => one.role === role).map(({ item }) => item)
  const pair = (items: readonly Owned[]) => {
    const [first, second] = items
    if (!first) return []
    const shared = items.find(isShared)
    if (shared) return [{ item: shared, count: 1 }]
    return second ? [first, second].map((item) => ({ item, count: 1 })) : [{ item: first, count: 2 }]
  }
  const drinks = [...pair(of('mixed')), ...pair(of('beer').slice(0, 1))]
  return [
    ...pair(of('main')),
    ...of('starter')
      .slice(0, 2)
      .map((item) => ({ item, count: isByPiece(item) ? 4 : 1 })),
    ...drinks,
    ...(drinks.length === 0 ? pair(of('dose').slice(0, 1)) : []),
    ...pair(of('soft').slice(0, 1)),
    ...of('sweet')
      .slice(0, 1)
      .map((item) => ({ item, count: 1 })),
  ]
}

/** One table for each competitor that shares at least two items with the house. */
export function tablesOfTwo(map: CompetitorMap): TableOfTwo[] {
  return map.competitors.flatMap(({ name: competitor }) => {
    const priceOf = (item: Owned) => {
      const price = everyday(item).find((quote) => quote.competitor === competitor)?.price
      return price === undefined ? undefined : withCharge(price, competitor, map.charges)
    }
    const sold = map.categories.flatMap(({ name, items }) => {
      const role = roles[name]
      return items
        .filter(isOwned)
        .flatMap((item): Placed[] =>
          role === undefined || priceOf(item) === undefined || isByWeight(item.item) ? [] : [{ item, role }],
        )
    })
    const lines = orderOf(sold).map(
      ({ item, count }): Line => ({
        name: calledOf(item),
        count,
        own: item.own,
        theirs: priceOf(item) ?? 0,
        cost: item.cost ?? null,
      }),
    )
    const sum = (value: (line: Line) => number) =>
      lines.reduce((total, line) => total + line.count * value(line), 0)
    return lines.length < 2
      ? []
      : [
          {
            competitor,
            lines,
            own: sum(({ own }) => own),
            theirs: sum(({ theirs }) => theirs),
            cost: lines.some(({ cost }) => cost === null) ? null : sum(({ cost }) => cost ?? 0),
          },
        ]
  })
}

/** "peixada cearense + 4 caranguejos + 2 caipirinhas" */
export const orderText = ({ lines }: TableOfTwo): string =>
  lines.map(({ name, count }) => countOf(count, name)).join(' + ')

/** The item that causes most of the difference, with its R$ at the table. */
export function carrierOf({ lines, own, theirs }: TableOfTwo): { name: string; amount: number } | null {
  const sign = Math.sign(own - theirs)
  const [first] = lines
    .map(({ name, count, own: here, theirs: there }) => ({ name, amount: count * (here - there) * sign }))
    .toSorted((a, b) => b.amount - a.amount)
  return first && first.amount > 0 ? first : null
}

/** Tables needed at another bill for the profit of 100 tables today; null without costs, infinite below cost. */
export function tablesToBreakEven({ own, theirs, cost }: TableOfTwo): number | null {
  if (cost === null) return null
  return theirs <= cost ? Number.POSITIVE_INFINITY : Math.ceil(((own - cost) / (theirs - cost)) * 100 - 1e-9)
}
