import { cutText, trimEndWhile } from '../base/language/text.ts'
import { type MenuItem, maxMenuItems } from './menu.ts'
import { type SizedPrice, sizeAlone, sizedPrices } from './menu-sizes.ts'
import { numberStyle, parseNumber } from './numbers.ts'
import { type PlaceOf, placeInText } from './place.ts'
import {
  type Cell,
  cellText,
  excerpt,
  type MenuReading,
  maxColumns,
  type Table,
  type UnreadLine,
} from './reading.ts'
import { isTitleOfReport, joinTitles } from './sales-header.ts'
import { normalizeTitle } from './titles.ts'

type Role = 'name' | 'section' | 'description' | 'price' | 'size' | 'cost'

/** Columns that no menu has: codes, stocks and shares. */
const foreign =
  /%|\bcodigo\b|\bean\b|\bsku\b|\bncm\b|\bestoque|\bmargem|\bmarkup|\blucro|\bid\b|\bativo\b|\bfoto\b|\bimagem\b/
/** The first matching pattern sets the role. */
const patterns: readonly [RegExp, Role][] = [
  [/\b(custo|cmv)\b/, 'cost'],
  [/\b(preco|valor|vendas?|unitario)\b|^(r\$ ?)+$/, 'price'],
  [/\b(tamanho|tam|porcao|volume|peso|medida|rendimento|serve)\b/, 'size'],
  [/\b(categoria|secao|grupo|familia|setor|tipo)\b/, 'section'],
  [/\b(detalhes?|ingredientes|composicao|acompanhamentos?|obs|observacoes)\b/, 'description'],
  [/\b(produto|itens|item|nome|pratos?|bebidas?|drinks?)\b/, 'name'],
]
/** "Descrição" names the item unless another column does. */
const describing = /\b(descricao|desc)\b/
/** A sales sheet, with one row per sale, which the sales reader handles. */
const selling = /\b(quantidade|vendid[oa]s?|data)\b/

const searchedRows = 10
/** Rows that one header may span. */
const maxSpan = 2
const maxPrice = 100_000

interface Columns {
  roles: Partial<Record<Exclude<Role, 'price'>, number>>
  /** Several prices are sizes: "P", "M" and "G", or "Preço meia" and "Preço inteira". */
  prices: { column: number; size: string | null }[]
}

/** The size in the title of a column of prices: "P", "Preço (meia)", "300 ml". */
function sizeIn(title: string): string | null {
  const rest = title.replace(
    /(?:pre[cç]os?|prc|valor(?:es)?|vlr?|unit(?:[aá]rio)?|R?\$)(?![\p{L}])[.:]?/giu,
    ' ',
  )
  const words = rest
    .replace(/[()[\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return sizeAlone(words)
}

function columnsOf(titles: readonly string[]): Columns | null {
  const words = titles.map(normalizeTitle)
  if (words.some((title) => selling.test(title))) return null
  const columns: Columns = { roles: {}, prices: [] }
  for (const [column, title] of words.entries()) {
    if (title === '' || title.length > 60 || foreign.test(title)) continue
    const role = patterns.find(([pattern]) => pattern.test(title))?.[1]
    const size = sizeIn(titles[column] ?? '')
    // "Porção" columns contain sizes, "Meia porção" columns prices.
    const priced = size !== null && (role === undefined || (role === 'size' && title !== 'porcao'))
    if (role === 'price' || priced) columns.prices.push({ column, size })
    else if (role) columns.roles[role] ??= column
  }
  const { roles, prices } = columns
  const described = words.findIndex((title) => describing.test(title))
  if (described >= 0) {
    if (roles.name === undefined) roles.name = described
    else roles.description ??= described
  }
  // Prices without sizes are offers or former prices; only the first counts.
  const sized = prices.filter(({ size }) => size !== null)
  columns.prices = sized.length > 0 ? sized : prices.slice(0, 1)
  return roles.name !== undefined && Object.keys(roles).length + prices.length > 1 ? columns : null
}

const textIn = (cell: Cell, limit: number) => {
  const text = cellText(cell)
  return text === '' ? null : cutText(text, limit)
}

const withoutPrice = /^(?:[-–—]+|sob consulta|a consultar|consulte|n\/?[ad]|.*\bdo dia)$/i

/** Reads a menu kept as a table with a header; null if it has no menu header. */
export function readMenuTable(table: Table, placeOf: PlaceOf = placeInText): MenuReading | null {
  let best: { first: number; columns: Columns; found: number } | null = null
  for (let top = 0; top < Math.min(searchedRows, table.length); top += 1) {
    for (let span = 1; span <= maxSpan; span += 1) {
      const rows = table.slice(top, top + span).map((row) => row.slice(0, maxColumns))
      if (rows.length < span || (span > 1 && isTitleOfReport(rows[0] ?? []))) break
      if (
        rows.some((row) =>
          row.some((cell) => typeof cell === 'number' || parseNumber(cellText(cell)) !== null),
        )
      )
        break
      const columns = columnsOf(joinTitles(rows))
      const found = columns ? Object.keys(columns.roles).length + columns.prices.length : 0
      if (columns && found > (best?.found ?? 0)) best = { first: top + span, columns, found }
    }
    if (best) return new TableReader(table, best.columns, placeOf).read(best.first)
  }
  return null
}

class TableReader {
  private readonly items: MenuItem[] = []
  private readonly unread: UnreadLine[] = []
  private readLines = 0
  /** A row with nothing but a name, above items, is the title of a section. */
  private title: string | null = null
  private readonly table: Table
  private readonly columns: Columns
  private readonly placeOf: PlaceOf
  private readonly style: ReturnType<typeof numberStyle>

  constructor(table: Table, columns: Columns, placeOf: PlaceOf) {
    this.table = table
    this.columns = columns
    this.placeOf = placeOf
    this.style = numberStyle(this.amounts())
  }

  read(first: number): MenuReading {
    for (let index = first; index < this.table.length; index += 1) {
      const row = this.table[index] ?? []
      const filled = row.slice(0, maxColumns).filter((cell) => cellText(cell) !== '')
      if (filled.length === 0 || this.isHeader(row, first)) continue
      const reason = this.readRow(row, index, filled.length)
      if (reason === null) this.readLines += 1
      else {
        const text = excerpt(filled.map(cellText).join(' '))
        this.unread.push({ ...this.placeOf(index), text, reason })
      }
    }
    const { items, unread, readLines } = this
    const notices =
      items.length > maxMenuItems ? [`Lemos os primeiros ${maxMenuItems} itens de ${items.length}.`] : []
    return { items: items.slice(0, maxMenuItems), unread, readLines, notices }
  }

  private *amounts(): Generator<string> {
    const columns = [...this.columns.prices.map(({ column }) => column), this.columns.roles.cost]
    for (const row of this.table) {
      for (const column of columns) {
        const cell = column === undefined ? null : row[column]
        if (typeof cell === 'string') yield cell
      }
    }
  }

  /** Printed lists repeat the header on every page. */
  private isHeader(row: readonly Cell[], first: number): boolean {
    const header = this.table[first - 1] ?? []
    return row.length === header.length && row.every((cell, at) => cellText(cell) === cellText(header[at]))
  }

  /** The reason why the row was not read, or null. */
  private readRow(row: readonly Cell[], index: number, filled: number): string | null {
    const { roles, prices } = this.columns
    const cell = (role: keyof typeof roles) => (roles[role] === undefined ? null : row[roles[role]])
    const name = textIn(cell('name'), 120)
    if (name === null || !/\p{L}/u.test(name)) return 'Falta o nome do item'
    if (filled === 1 && roles.section === undefined && prices.length > 0) {
      this.title = cutText(trimEndWhile(name, /[\s:]/), 60)
      return null
    }
    const sizes: SizedPrice[] = []
    for (const { column, size } of prices) {
      const found = this.pricesIn(row[column])
      if (found === null) return `Preço: “${excerpt(cellText(row[column]))}” não foi entendido`
      sizes.push(...found.map((one) => ({ ...one, size: one.size ?? size })))
    }
    const known = sizes.filter(({ price }) => price !== null)
    const cost = this.moneyIn(cell('cost'))
    if (cost === undefined) return `Custo: “${excerpt(cellText(cell('cost')))}” não foi entendido`
    for (const { size, price } of known.length > 0 ? known : [{ size: null, price: null }]) {
      this.items.push({
        name,
        category: textIn(cell('section'), 60) ?? this.title,
        description: textIn(cell('description'), 300),
        price,
        size: (size === null ? null : cutText(size, 40)) ?? textIn(cell('size'), 40),
        cost,
        place: this.placeOf(index),
      })
    }
    return null
  }

  /** The prices of a cell, which may name sizes: "300 ml 12,90 / 500 ml 18,90". Null for other words. */
  private pricesIn(cell: Cell): SizedPrice[] | null {
    const several = typeof cell === 'string' ? sizedPrices(cellText(cell), []) : null
    if (several?.name === '') return several.prices
    const price = this.moneyIn(cell)
    return price === undefined ? null : [{ size: null, price }]
  }

  /** R$ in a cell; null if unknown (0 counts as unknown); undefined for other words. */
  private moneyIn(cell: Cell): number | null | undefined {
    const text = cellText(cell)
    if (text === '' || withoutPrice.test(text)) return null
    const value = typeof cell === 'number' ? cell : parseNumber(text, this.style)
    if (value === null || value < 0 || value > maxPrice || cell instanceof Date) return undefined
    return value === 0 ? null : Math.round(value * 100) / 100
  }
}
