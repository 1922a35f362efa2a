import { cutText, foldAccents } from '../base/language/text.ts'
import { type MenuItem, maxMenuItems } from './menu.ts'
import { parseNumber } from './numbers.ts'
import { type Cell, cellText, excerpt, type MenuReading, type Table, type UnreadLine } from './reading.ts'

type Role = 'name' | 'section' | 'description' | 'price' | 'size' | 'cost'

/** The first matching pattern sets the role. */
const patterns: readonly [RegExp, Role][] = [
  [/\b(custo|cmv)\b/, 'cost'],
  [/\b(preco|valor|vlr?|venda)\b|^r\$$/, 'price'],
  [/\b(tamanho|porcao|volume|peso|medida|rendimento|serve)\b/, 'size'],
  [/\b(categoria|secao|grupo|familia|setor|tipo)\b/, 'section'],
  [/\b(detalhes?|ingredientes|composicao|acompanhamentos?)\b/, 'description'],
  [/\b(produtos?|itens|item|nome|pratos?|bebidas?|drinks?)\b/, 'name'],
]
/** "Descrição" names the item unless another column does. */
const describing = /\b(descricao|descr)\b/
/** A sheet of sales, which has one row a sale and is read by the reader of sales. */
const selling = /\b(qtde?|quantidades?|vendid[oa]s|data)\b/

const searchedRows = 10
const maxPrice = 100_000

type Columns = Partial<Record<Role, number>>

function columnsOf(row: readonly Cell[]): Columns | null {
  const titles = row.map((cell) => foldAccents(cellText(cell)).toLowerCase())
  if (titles.some((title) => selling.test(title))) return null
  const columns: Columns = {}
  for (const [column, title] of titles.entries()) {
    const role = title.length > 40 ? undefined : patterns.find(([pattern]) => pattern.test(title))?.[1]
    if (role) columns[role] ??= column
  }
  const described = titles.findIndex((title) => describing.test(title))
  if (described >= 0) {
    if (columns.name === undefined) columns.name = described
    else columns.description ??= described
  }
  return columns.name !== undefined && Object.keys(columns).length > 1 ? columns : null
}

/** R$ of a cell. Nought is unknown, and so is what is no amount. */
function moneyIn(cell: Cell): number | null {
  const value = typeof cell === 'number' ? cell : parseNumber(cellText(cell))
  return value === null || value <= 0 || value > maxPrice ? null : Math.round(value * 100) / 100
}

const textIn = (cell: Cell, limit: number) => {
  const text = cellText(cell)
  return text === '' ? null : cutText(text, limit)
}

/** Reads a menu kept as a table with a header; null where there is no header of a menu. */
export function readMenuTable(table: Table): MenuReading | null {
  for (let top = 0; top < Math.min(searchedRows, table.length); top += 1) {
    const columns = columnsOf(table[top] ?? [])
    if (columns) return readRows(table, top + 1, columns)
  }
  return null
}

function readRows(table: Table, first: number, columns: Columns): MenuReading {
  const items: MenuItem[] = []
  const unread: UnreadLine[] = []
  /** A row with nothing but a name, above items, is the title of a section. */
  let title: string | null = null
  for (const [index, row] of table.entries()) {
    if (index < first || row.every((cell) => cellText(cell) === '')) continue
    const cell = (role: Role) => (columns[role] === undefined ? null : row[columns[role]])
    const name = textIn(cell('name'), 120)
    const filled = row.filter((value) => cellText(value) !== '').length
    if (name === null || !/\p{L}/u.test(name)) {
      unread.push({
        row: index + 1,
        text: excerpt(row.map(cellText).filter(Boolean).join(' ')),
        reason: 'Falta o nome do item',
      })
      continue
    }
    if (filled === 1 && columns.section === undefined && columns.price !== undefined) {
      title = cutText(name, 60)
      continue
    }
    items.push({
      name,
      category: textIn(cell('section'), 60) ?? title,
      description: textIn(cell('description'), 300),
      price: moneyIn(cell('price')),
      size: textIn(cell('size'), 40),
      cost: moneyIn(cell('cost')),
    })
  }
  const notices =
    items.length > maxMenuItems ? [`Lemos os primeiros ${maxMenuItems} itens de ${items.length}.`] : []
  return { items: items.slice(0, maxMenuItems), unread, notices }
}
