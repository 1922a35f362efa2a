import { DocumentError } from '../reading.ts'
import { repack } from './archive.ts'

/** Unpacked bytes of the parts of a .docx. A long menu takes less than one million. */
const maxUnpacked = 8 * 1024 * 1024
/** Opening and closing tags, each of which costs the library time. A menu of 500 items has about 40,000. */
const maxTags = 120_000
const tagStart = '<'.charCodeAt(0)

/** The lines of a .docx, one for each paragraph or cell. */
export async function readWord(bytes: Uint8Array): Promise<string[]> {
  let tags = 0
  const { buffer } = repack(bytes, maxUnpacked, (part) => {
    for (const byte of part) if (byte === tagStart) tags += 1
    if (tags > maxTags) throw new DocumentError('too_dense')
  })
  const { default: mammoth } = await import('mammoth')
  try {
    // The library's browser build takes `arrayBuffer`, the Node build `buffer`.
    const input = { arrayBuffer: buffer, buffer }
    const { value } = await mammoth.extractRawText(input)
    return value.split('\n')
  } catch (error) {
    throw new DocumentError('corrupt', '', { cause: error })
  }
}
