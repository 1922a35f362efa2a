import { decodeText, guessSeparator } from '../decode.ts'
import { type Cell, cellText, DocumentError, maxColumns } from '../reading.ts'
import { repack } from './archive.ts'
import { measureSheet } from './sheet-extent.ts'

/** Rows of one sheet. Larger exports can use fewer weeks or totals. */
const maxRows = 50_000
/** Cells up to the last one with content, because a library allocates the empty ones too. */
const maxCells = { csv: 1_000_000, xlsx: 150_000 } as const
/** Unpacked bytes of the parts of an .xlsx: 50,000 rows take about 15 MB. */
const maxUnpacked = 60 * 1024 * 1024

const tooManyRows = (fitting: number) =>
  new DocumentError('too_many_rows', Math.min(maxRows, Math.floor(fitting)).toLocaleString('pt-BR'))

/** How often a character occurs in a text. */
function count(text: string, sign: string): number {
  let found = 0
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) found += 1
  return found
}

/** A .csv in any encoding and with any separator. */
export async function readCsv(bytes: Uint8Array): Promise<Sheet> {
  const text = decodeText(bytes)
  const delimiter = guessSeparator(text)
  if (count(text, delimiter) > maxCells.csv) {
    throw count(text, '\n') > maxRows ? tooManyRows(maxRows) : new DocumentError('too_dense')
  }
  const { default: papa } = await import('papaparse')
  const { data } = papa.parse<string[]>(text, { delimiter, preview: maxRows + 3 })
  // Rows keep their numbers.
  const rows = /^sep=/i.test(text) ? [[], ...data.slice(1)] : data
  // A trailing line break produces an empty last row.
  const blank = rows.at(-1)?.join('') === '' ? 1 : 0
  if (rows.length - blank > maxRows + 1) throw tooManyRows(maxRows)
  return { name: null, rows }
}

export interface Sheet {
  /** Null for the only sheet of its file. */
  name: string | null
  rows: Cell[][]
}

/** The sheets of an .xlsx that have content, in order. */
export async function readWorkbook(bytes: Uint8Array): Promise<Sheet[]> {
  let cells = 0
  const { buffer } = repack(bytes, maxUnpacked, (part) => {
    const { rows, columns } = measureSheet(part)
    cells += rows * columns
    if (cells > maxCells.xlsx && columns > maxColumns) throw new DocumentError('too_dense')
    if (cells > maxCells.xlsx || rows > maxRows + 1) throw tooManyRows(maxCells.xlsx / columns)
  })
  const { default: readSheets } = await import('read-excel-file/universal')
  try {
    const sheets = await readSheets(buffer)
    const filled = sheets
      .map(({ sheet, data }) => ({ name: cellText(sheet), rows: data.map((row) => row.map(toCell)) }))
      .filter(({ rows }) => rows.some((row) => row.some((cell) => cellText(cell) !== '')))
    return filled.map(({ name, rows }) => ({ name: filled.length > 1 ? name : null, rows }))
  } catch (error) {
    throw new DocumentError('corrupt', '', { cause: error })
  }
}

function toCell(value: unknown): Cell {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return value instanceof Date ? value : null
}
