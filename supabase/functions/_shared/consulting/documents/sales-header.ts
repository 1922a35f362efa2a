import { parseMoment } from './days.ts'
import { parseNumber } from './numbers.ts'
import { type Cell, cellText, DocumentError, maxColumns, type Table } from './reading.ts'
import { normalizeTitle } from './titles.ts'

/** The role of a column of a sales sheet. */
export type Role =
  | 'item'
  | 'category'
  | 'units'
  | 'price'
  | 'cost'
  /** R$ of the row; after the discount if the sheet has both. */
  | 'total'
  /** R$ of the row before the discount. */
  | 'gross'
  /** R$ taken off the row. */
  | 'discount'
  | 'costTotal'
  | 'date'
  | 'time'
  /** "Valor" alone: unit price or row total; the header does not say. */
  | 'value'

export interface Header {
  /** Index of the first row below the header. */
  firstRow: number
  columns: Partial<Record<Role, number>>
  /** The title of each column, as written. */
  titles: readonly string[]
}

/** Whether a title says that its amounts are after discounts. */
export const isNet = (title: string) =>
  /\bliquido\b|\b(com|c|apos) (o )?desconto\b/.test(normalizeTitle(title))

/** Rows searched for a header, and rows that one header may span. */
const searchedRows = 10
const maxSpan = 3
/** Rows below a header that are sampled to tell columns of codes from columns of names. */
const sampledRows = 20

const roleNames: Partial<Record<Role, string>> = {
  item: 'o nome do item (produto, item ou descrição)',
  units: 'as unidades vendidas (qtd, quantidade ou vendas)',
}

/** Words that exclude a column, whatever else its title says. */
const foreign =
  /%|\bperc|\bmargem|\blucro|\bmarkup|\bestoque|\bsaldo|\bimposto|\bicms\b|\bmeta\b|\bparticip|\bpeso\b|\bcancel|\bdevol|\bestorn|\bacresc|\btaxa\b|\bgorjeta|\bcomissao|\bfrete\b|\bdia da semana\b|\bmes\b|\bano\b|^(codigo|id|ean|sku|ncm|plu|numero|n)\b(?! produto| item| mercadoria)|\bcodigo$/

/** The first matching pattern sets the role; the lowest number of a role is preferred. */
const patterns: readonly [RegExp, Role, number][] = [
  [/(custo|cmv).*total|total.*(custo|cmv)/, 'costTotal', 0],
  [/\bcusto|\bcmv\b/, 'cost', 0],
  [/^(data|dia|emissao)\b/, 'date', 0],
  [/^(hora|horario)\b/, 'time', 0],
  [/\b(categoria|grupo|subgrupo|familia|secao|setor|departamento|classe|tipo)\b/, 'category', 0],
  [/\bpreco\b.*\b(com|c|apos) (o )?desconto\b/, 'price', -1],
  [/\b(com|c|apos) (o )?desconto\b/, 'total', -1],
  [/\b(sem|s|antes do) desconto\b/, 'gross', 1],
  [/\bdesconto\b|\bdesc\b.*(r\$|\bvalor|\btotal)|(r\$|\bvalor|\btotal)\b.*\bdesc\b/, 'discount', 0],
  [/\bquantidade\b.*\b(pedidos?|comandas?|cupo(m|ns)|mesas?|clientes?|pessoas)\b/, 'units', 8],
  [/\bquantidade\b/, 'units', 0],
  [/\b(unidades vendidas|itens vendidos|vendid[oa]s?)\b/, 'units', 1],
  [/^vendas (valor)( r\$)?$|^venda r\$$/, 'value', 1],
  [/^(?=.*\b(unitario|preco)\b).*\bbruto\b/, 'price', 5],
  [/^(?=.*\b(unitario|preco)\b).*\bliquido\b/, 'price', -1],
  [/\bbruto\b/, 'gross', 0],
  [/\bliquido\b/, 'total', -1],
  [/\b(total|subtotal|faturamento|receita)\b(?!.*\bpreco\b)/, 'total', 0],
  [/\bpreco\b|\b(valor|p) ?(de |da )?(unitario|un|uni|und|venda)\b|\bunitario\b|^venda$/, 'price', 0],
  [/\bvendas\b.*(r\$|\bvalor|\breais)|\bvalor (das |de )?vendas\b/, 'total', 1],
  [/^(valor|r\$)( r\$)?$/, 'value', 0],
  [/^vendas$|\bunidades\b|^saidas?$/, 'units', 2],
  [/^(un|und|unid|unidade)$/, 'units', 9],
  [/\bproduto\b/, 'item', 0],
  [/\b(descricao|desc)\b/, 'item', 1],
  [/\bnome\b/, 'item', 2],
  [/\b(prato|bebida|drink|mercadoria|artigo)s?\b/, 'item', 3],
  [/\b(item|itens)\b/, 'item', 4],
]

function roleOf(title: string): { role: Role; rank: number } | null {
  const words = normalizeTitle(title)
  if (words === '' || words.length > 60 || foreign.test(words)) return null
  const found = patterns.find(([pattern]) => pattern.test(words))
  return found ? { role: found[1], rank: found[2] } : null
}

/** "DESC" alone: over numbers a discount, over words the item. */
const ambiguousDiscount = /^desc$|\b(vendas?|quantidade) desc$/

const isBlank = (cell: Cell) => cellText(cell) === ''
const isNumeric = (cell: Cell) =>
  typeof cell === 'number' || cell instanceof Date || parseNumber(cellText(cell)) !== null

/**
 * Joins the titles of a header of several rows. A group title stands over the leftmost of its merged columns: "Vendas"
 * over "Qtd" and "Valor" gives "Vendas Qtd" and "Vendas Valor".
 */
export function joinTitles(rows: Table): string[] {
  const width = Math.max(...rows.map((row) => row.length))
  const parts = Array.from({ length: width }, (): string[] => [])
  for (const [index, row] of rows.entries()) {
    let group = ''
    for (const [column, words] of parts.entries()) {
      const own = cellText(row[column])
      if (own !== '') group = own
      const text = index < rows.length - 1 ? group : own
      if (text !== '' && words.at(-1) !== text) words.push(text)
    }
  }
  return parts.map((words) => words.join(' '))
}

/** The name of the house, of the report or of the period, alone in the first column. */
export const isTitleOfReport = (row: readonly Cell[]) => !isBlank(row[0]) && row.slice(1).every(isBlank)

function columnsOf(titles: readonly string[], sample: Table): Header['columns'] {
  const candidates = new Map<Role, { column: number; rank: number }[]>()
  for (const [column, title] of titles.entries()) {
    const match = roleOf(title)
    if (!match) continue
    const filled = sample.map((row) => row[column]).filter((cell) => !isBlank(cell))
    const numbers = filled.filter(isNumeric).length
    if (
      match.role === 'item' &&
      numbers > 0 &&
      numbers === filled.length &&
      ambiguousDiscount.test(normalizeTitle(title))
    ) {
      match.role = 'discount'
    }
    // "Item" over line numbers, "Produto" over codes, "Un" over "KG": used only without a better column.
    const unlikely =
      filled.length > 0 &&
      (match.role === 'item'
        ? numbers === filled.length
        : match.role === 'units' && numbers * 2 < filled.length)
    const list = candidates.get(match.role) ?? []
    list.push({ column, rank: match.rank + (unlikely ? 100 : 0) })
    candidates.set(match.role, list)
  }
  const columns: Header['columns'] = {}
  for (const [role, list] of candidates) {
    const best = list.reduce((a, b) => (b.rank < a.rank ? b : a))
    // A unit of measure is not a quantity.
    if (role === 'units' && best.rank >= 109) continue
    columns[role] = best.column
  }
  const dated = columns.date ?? datedColumn(titles, sample, new Set(Object.values(columns)))
  if (dated !== undefined) columns.date = dated
  return columns
}

/** Dates that say nothing of the sale. */
const otherDates = /\b(validade|vencimento|vence|cadastro|fabricacao|nascimento|pagamento)\b/

/** "Semana início", "Período": a column of dates without a title that says so. Undefined if there is none. */
function datedColumn(
  titles: readonly string[],
  sample: Table,
  taken: ReadonlySet<number>,
): number | undefined {
  const found = titles.findIndex((title, column) => {
    if (taken.has(column) || otherDates.test(normalizeTitle(title))) return false
    const filled = sample.map((row) => row[column]).filter((cell) => !isBlank(cell))
    return filled.length > 0 && filled.every((cell) => typeof cell !== 'number' && parseMoment(cell) !== null)
  })
  return found < 0 ? undefined : found
}

/**
 * Finds the header row or rows within the first ten.
 * @throws DocumentError `empty`, `no_header` or `missing_column`
 */
export function findHeader(whole: Table): Header {
  const table = whole.map((row) => (row.length > maxColumns ? row.slice(0, maxColumns) : row))
  if (table.every((row) => row.every(isBlank))) throw new DocumentError('empty')
  let best: { header: Header; score: number; span: number } | null = null
  for (let start = 0; start < Math.min(searchedRows, table.length); start += 1) {
    for (let span = 1; span <= maxSpan; span += 1) {
      const rows = table.slice(start, start + span)
      if (rows.length < span || rows.some((row) => row.every(isBlank) || row.some(isNumeric))) break
      if (span > 1 && isTitleOfReport(rows[0] ?? [])) break
      const titles = joinTitles(rows)
      const firstRow = start + span
      const columns = columnsOf(titles, table.slice(firstRow, firstRow + sampledRows))
      const score =
        Object.keys(columns).length + (columns.item === undefined || columns.units === undefined ? 0 : 100)
      // Of equally good headers the one with fewer rows: lines above it may only look like group titles.
      if (!best || score > best.score || (score === best.score && span < best.span)) {
        best = { header: { firstRow, columns, titles }, score, span }
      }
    }
  }
  if (!best || best.score === 0) throw new DocumentError('no_header')
  const { columns } = best.header
  const missing = (['item', 'units'] as const).filter((role) => columns[role] === undefined)
  if (missing.length === 2) throw new DocumentError('no_header')
  if (missing.length > 0) {
    throw new DocumentError('missing_column', missing.map((role) => roleNames[role]).join(' e '))
  }
  return best.header
}
