import { DocumentError } from '@consulting/documents/reading.ts'

/** Places of rows ("7") and cells ("C7") in the XML of a sheet, and whether the element ends at once: is empty. */
const places = /\sr\s*=\s*["']([^"'<>]*)["'][^<>]*?(\/?)>/g
const place = /^([A-Z]{0,3})(\d{1,7})$/
/** The last row that Excel has. */
const lastRow = 1_048_576

function columnOf(letters: string): number {
  let column = 0
  for (let index = 0; index < letters.length; index += 1)
    column = column * 26 + letters.charCodeAt(index) - 64
  return column
}

/**
 * The last row and column of a sheet that hold something, by what its cells say of their own places: a sheet
 * of one cell may say XFD1048576, and a library fills in all that lie before. Zero for XML of another kind.
 * @throws DocumentError `corrupt`
 */
export function measureSheet(xml: Uint8Array): { rows: number; columns: number } {
  let rows = 0
  let columns = 0
  for (const [, reference = '', empty] of new TextDecoder().decode(xml).matchAll(places)) {
    const [, letters = '', digits = ''] = place.exec(reference) ?? []
    const row = Number(digits)
    if (row < 1 || row > lastRow) throw new DocumentError('corrupt')
    // Formats reach to the end of a sheet; only what is in a cell is read.
    if (letters === '' || empty === '/') continue
    rows = Math.max(rows, row)
    columns = Math.max(columns, columnOf(letters))
  }
  return { rows, columns }
}
