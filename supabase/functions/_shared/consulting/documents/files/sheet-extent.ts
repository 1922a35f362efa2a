import { DocumentError } from '../reading.ts'

/**
 * References of rows ("7") and cells ("C7") in a sheet's XML, and whether the element is self-closing, which means
 * empty.
 */
const places = /\sr\s*=\s*["']([^"'<>]*)["'][^<>]*?(\/?)>/g
const place = /^([A-Z]{0,3})(\d{1,7})$/
/** Excel's last row. */
const lastRow = 1_048_576

function columnOf(letters: string): number {
  let column = 0
  for (let index = 0; index < letters.length; index += 1)
    column = column * 26 + letters.charCodeAt(index) - 64
  return column
}

/**
 * The last row and column with content, by the cell references. A sheet with one cell may reference XFD1048576, and a
 * library allocates every cell before it. Zero for other XML.
 * @throws DocumentError `corrupt`
 */
export function measureSheet(xml: Uint8Array): { rows: number; columns: number } {
  let rows = 0
  let columns = 0
  for (const [, reference = '', empty] of new TextDecoder().decode(xml).matchAll(places)) {
    const [, letters = '', digits = ''] = place.exec(reference) ?? []
    const row = Number(digits)
    if (row < 1 || row > lastRow) throw new DocumentError('corrupt')
    // Formatting may extend to the end of a sheet. Only cells with content count.
    if (letters === '' || empty === '/') continue
    rows = Math.max(rows, row)
    columns = Math.max(columns, columnOf(letters))
  }
  return { rows, columns }
}
