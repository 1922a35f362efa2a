import { readFile, stat } from 'node:fs/promises'
import { maxFileBytes } from '../../functions/_shared/consulting/base/answers/file-types.ts'
import {
  type DocumentReading,
  type ReadingOptions,
  readDocument,
} from '../../functions/_shared/consulting/documents/files/read-document.ts'
import { DocumentError } from '../../functions/_shared/consulting/documents/reading.ts'
import {
  describeDocumentError,
  typingReasons,
} from '../../functions/_shared/consulting/documents/refusals.ts'
import { splitSize } from '../../functions/_shared/consulting/documents/split-size.ts'
import { Refusal } from './refusal.ts'
import type { Reading } from './schemas.ts'

export type Document = { bytes: number; reading: Exclude<DocumentReading, { kind: 'typing' }> }

const isFileError = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  ['ENOENT', 'EISDIR', 'EACCES', 'ENOTDIR'].includes(String(error.code))

async function bytesOf(path: string): Promise<Uint8Array> {
  try {
    const { size } = await stat(path)
    if (size > maxFileBytes) throw new Refusal('file_too_large', `O arquivo ${path} passa de 10 MB.`)
    return new Uint8Array(await readFile(path))
  } catch (error) {
    if (isFileError(error)) throw new Refusal('file_missing', `O arquivo ${path} não foi encontrado.`)
    throw error
  }
}

/**
 * Reads a menu or a sales sheet as the wizard does.
 * @throws Refusal when the file is missing or its owner would have to type its items
 */
export async function readFileAt(
  path: string,
  reads: ReadingOptions['reads'],
  menu?: ReadingOptions['menu'],
): Promise<Document> {
  const bytes = await bytesOf(path)
  // The PDF library keeps the array it is given.
  const size = bytes.length
  try {
    const reading = await readDocument(path, bytes, { reads, menu })
    if (reading.kind === 'typing') throw new Refusal(reading.why, typingReasons[reading.why])
    return { bytes: size, reading }
  } catch (error) {
    if (error instanceof DocumentError) throw new Refusal(error.code, describeDocumentError(error, reads))
    throw error
  }
}

const round = (amount: number | null) => (amount === null ? null : Math.round(amount * 100) / 100)

/** A reading in the format of the command line. */
export function describeReading({ reading }: Document): Reading {
  const items: Reading['items'] =
    reading.kind === 'menu'
      ? reading.items.map((item) => {
          const { name, size } = item.size ? { name: item.name, size: item.size } : splitSize(item.name)
          const { category: section, price, cost, place = null } = item
          return { name, section, price, size, cost, units: null, revenue: null, place }
        })
      : reading.sales.items.map(({ name, category: section, units, price, cost, place = null }) => ({
          name,
          section,
          price: round(price),
          size: splitSize(name).size,
          cost: round(cost),
          units,
          revenue: price === null ? null : round(price * units),
          place,
        }))
  const { unread, notices } = reading
  const read =
    reading.kind === 'menu' ? reading.readLines : reading.sales.rows.read + (reading.sales.rows.titles ?? 0)
  const lines = { read, unread: unread.length }
  return { status: 'completed', code: null, message: null, items, unread, notices, lines }
}
