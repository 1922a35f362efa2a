/** Goods that stand and shall be used up, as wishes of each automation that can use them. */
import { findTerm } from '../base/lexicon/lexicon.ts'
import type { Around } from './readers/reader.ts'
import { type IdleGoods, type IdleStock, idleStockIn, type StockPack } from './stock/idle.ts'
import { itemAt, poured, termAt } from './stock/names.ts'
import type { DraftWish, WishContent } from './text/draft.ts'
import type { StockUnit } from './text/stock-units.ts'

/** What a leftover is counted in; nobody knows how much a box holds. */
const leftoverUnit: Readonly<Record<StockPack, StockUnit | null>> = {
  garrafas: 'un',
  caixas: null,
  litros: 'l',
  kg: 'kg',
  g: 'g',
  unidades: 'un',
}

type Stock = IdleStock<string>
type Goods = IdleGoods<string>

function leftover({ name, amount, pack }: Goods, { weekly }: Stock): WishContent[] {
  const kept: WishContent = { kind: 'prefer', what: name, why: 'supply' }
  const unit = pack === null ? 'un' : leftoverUnit[pack]
  return unit === null
    ? [kept]
    : [{ kind: 'leftover', what: name, amount, unit, ...(weekly && { weekly }) }, kept]
}

/** "Licor de menta", "vinho branco": kinds that the lexicon has under one name. */
const kinds = /licor de \p{L}+|vinho (?:branco|ros[eé])/iu

function inDrinks(goods: Goods, stock: Stock, text: string): WishContent[] {
  const { amount, pack } = goods
  const said = kinds.exec(text.slice(goods.start, goods.end))?.[0].toLowerCase()
  const name = said !== undefined && findTerm(said)?.name === goods.name ? said : goods.name
  if (pack !== 'garrafas' && (pack !== null || !poured.test(name))) return leftover(goods, stock)
  const { weeks } = stock
  return [{ kind: 'prefer', what: name, why: 'supply', bottles: Math.round(amount), ...(weeks && { weeks }) }]
}

const packsOfDrinks: Readonly<Partial<Record<StockPack, 'caixas' | 'litros' | 'unidades'>>> = {
  caixas: 'caixas',
  litros: 'litros',
  unidades: 'unidades',
}

function inPairings({ name, amount, pack }: Goods, { until }: Stock): WishContent[] {
  const unit = pack === null ? undefined : packsOfDrinks[pack]
  return [
    {
      kind: 'pairingRule',
      what: 'bottlesLeft',
      of: name,
      most: Math.round(amount),
      ...(unit && { unit }),
      ...(until && { on: until }),
    },
  ]
}

/** Shown more, until the day on which it expires. */
const onMenus = ({ name }: Goods, { until }: Stock, today: string): WishContent[] => [
  { kind: 'promote', item: name, ...(until && { from: today, to: until }) },
]

/** What stands before a clause. */
const isLed = /(?:^|[.,;:!?\n]|(?<!\p{L})(?:e|mas|que))\s*(?:[oa]s?\s+)?$/iu

/** The goods of a text that shall be used up, as wishes. Places are those of the text. */
export function readIdleStock(
  text: string,
  { reader: { reading }, vocabulary: { names }, today }: Around,
): DraftWish[] {
  const items = itemAt(names.flatMap(({ name, isSection }) => (isSection ? [] : [name])))
  // What a pairing is asked for is read with its question: "com que prato eu vendo?".
  const isTold = ({ start, end }: Stock) =>
    reading !== 'pairings' || (isLed.test(text.slice(0, start)) && !/^[^.!;\n]*\?/u.test(text.slice(end)))
  const read = (
    nameAt: typeof termAt,
    wishesOf: (goods: Goods, stock: Stock) => WishContent[],
  ): DraftWish[] =>
    idleStockIn(text, nameAt, today)
      .filter(isTold)
      .flatMap((stock) =>
        stock.goods.flatMap((goods) =>
          wishesOf(goods, stock).map((wish) => ({ wish, start: stock.start, end: stock.end })),
        ),
      )
  switch (reading) {
    case 'drinks':
      return read(termAt, (goods, stock) => inDrinks(goods, stock, text))
    case 'dishes':
      return read(termAt, leftover)
    case 'pairings':
      return read(items, inPairings)
    case 'menu':
    case 'goals':
    case 'specialDates':
      return read(
        (words) => items(words) ?? termAt(words),
        (goods, stock) => onMenus(goods, stock, today),
      )
    default:
      return []
  }
}
