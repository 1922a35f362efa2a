import { DocumentError } from '@consulting/documents/reading.ts'
import { repack } from './archive'

/** Bytes of the parts of a .docx, unpacked. A long menu takes less than one million. */
const maxUnpacked = 8 * 1024 * 1024
/** Elements begun or ended: a library takes its time for each. A menu of 500 items has some 40,000. */
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
    // Its build for browsers takes `arrayBuffer`, the one for Node `buffer`.
    const input = { arrayBuffer: buffer, buffer }
    const { value } = await mammoth.extractRawText(input)
    return value.split('\n')
  } catch (error) {
    throw new DocumentError('corrupt', '', { cause: error })
  }
}
