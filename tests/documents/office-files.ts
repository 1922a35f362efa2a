/** Minimal Office files that Excel, Word and their readers accept. */
import { type AsyncZippable, strToU8, Zip, ZipDeflate, zipSync } from 'fflate'

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const relations = (list: readonly [id: string, type: string, target: string][]) =>
  `${xml}<Relationships xmlns="${packages}/relationships">${list
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`

const contentTypes = (list: readonly [part: string, type: string][]) =>
  `${xml}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${list
    .map(
      ([part, type]) =>
        `<Override PartName="${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/>`,
    )
    .join('')}</Types>`

export type SheetCell = string | number | null | { serial: number; format: 'date' | 'time' }

const columnName = (index: number) => String.fromCharCode(65 + index)

function cellXml(cell: SheetCell, reference: string): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`
  if (typeof cell === 'object') {
    return `<c r="${reference}" s="${cell.format === 'date' ? 1 : 2}"><v>${cell.serial}</v></c>`
  }
  return `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`
}

const sheetXml = (rows: readonly (readonly SheetCell[])[]) =>
  `${xml}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows
    .map(
      (row, index) =>
        `<row r="${index + 1}">${row.map((cell, column) => cellXml(cell, `${columnName(column)}${index + 1}`)).join('')}</row>`,
    )
    .join('')}</sheetData></worksheet>`

function workbookParts(sheets: readonly (readonly (readonly SheetCell[])[])[]): Record<string, Uint8Array> {
  const sheetRelations = sheets.map((_, index): [string, string, string] => [
    `rId${index + 2}`,
    'worksheet',
    `worksheets/sheet${index + 1}.xml`,
  ])
  return {
    '[Content_Types].xml': strToU8(
      contentTypes([
        ['/xl/workbook.xml', 'spreadsheetml.sheet.main'],
        ['/xl/styles.xml', 'spreadsheetml.styles'],
        ...sheets.map((_, index): [string, string] => [
          `/xl/worksheets/sheet${index + 1}.xml`,
          'spreadsheetml.worksheet',
        ]),
      ]),
    ),
    '_rels/.rels': strToU8(relations([['rId1', 'officeDocument', 'xl/workbook.xml']])),
    'xl/workbook.xml': strToU8(
      `${xml}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${office}"><sheets>${sheets
        .map(
          (_, index) => `<sheet name="Planilha${index + 1}" sheetId="${index + 1}" r:id="rId${index + 2}"/>`,
        )
        .join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(relations([['rId1', 'styles', 'styles.xml'], ...sheetRelations])),
    'xl/styles.xml': strToU8(
      `${xml}<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="20"/></cellXfs></styleSheet>`,
    ),
    ...Object.fromEntries(
      sheets.map((rows, index) => [`xl/worksheets/sheet${index + 1}.xml`, strToU8(sheetXml(rows))]),
    ),
  }
}

/** Builds an .xlsx with the given sheets. */
export function workbook(...sheets: readonly (readonly (readonly SheetCell[])[])[]): Uint8Array {
  return zipSync(workbookParts(sheets))
}

/** Builds the workbook as streaming writers do: sizes follow each part. */
export function streamedWorkbook(...sheets: readonly (readonly (readonly SheetCell[])[])[]): Uint8Array {
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  for (const [name, content] of Object.entries(workbookParts(sheets))) {
    const part = new ZipDeflate(name)
    zip.add(part)
    part.push(content, true)
  }
  zip.end()
  return new Uint8Array(Buffer.concat(chunks))
}

const run = (text: string) => `<w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`
const paragraph = (text: string) => `<w:p>${text.split('\t').map(run).join('<w:r><w:tab/></w:r>')}</w:p>`

/** Builds a .docx: a string is a paragraph, a list of rows a table. */
export function wordDocument(
  blocks: readonly (string | readonly (readonly string[])[])[],
  extra: AsyncZippable = {},
): Uint8Array {
  const body = blocks
    .map((block) =>
      typeof block === 'string'
        ? paragraph(block)
        : `<w:tbl>${block
            .map((row) => `<w:tr>${row.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`)
            .join('')}</w:tbl>`,
    )
    .join('')
  return zipSync({
    '[Content_Types].xml': strToU8(contentTypes([['/word/document.xml', 'wordprocessingml.document.main']])),
    '_rels/.rels': strToU8(relations([['rId1', 'officeDocument', 'word/document.xml']])),
    'word/document.xml': strToU8(
      `${xml}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    ),
    ...Object.fromEntries(Object.entries(extra).filter(([, part]) => part instanceof Uint8Array)),
  })
}
