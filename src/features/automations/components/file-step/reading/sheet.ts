import { decodeText, guessSeparator } from '@consulting/documents/decode.ts'
import { type Cell, cellText, DocumentError } from '@consulting/documents/reading.ts'
import { repack } from './archive'

/** The rows of a .csv, however it is encoded and separated. */
export async function readCsv(bytes: Uint8Array): Promise<Cell[][]> {
  const text = decodeText(bytes)
  const { default: papa } = await import('papaparse')
  const { data } = papa.parse<string[]>(text, { delimiter: guessSeparator(text) })
  return /^sep=/i.test(text) ? data.slice(1) : data
}

/** The sheets of an .xlsx that have anything in them, in order. */
export async function readWorkbook(bytes: Uint8Array): Promise<Cell[][][]> {
  const { buffer } = repack(bytes)
  const { default: readSheets } = await import('read-excel-file/universal')
  try {
    const sheets = await readSheets(buffer)
    return sheets
      .map(({ data }) => data.map((row) => row.map(toCell)))
      .filter((rows) => rows.some((row) => row.some((cell) => cellText(cell) !== '')))
  } catch (error) {
    throw new DocumentError('corrupt', '', { cause: error })
  }
}

function toCell(value: unknown): Cell {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return value instanceof Date ? value : null
}
