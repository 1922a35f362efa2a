import { DocumentError } from '@consulting/documents/reading.ts'
import { repack } from './archive'

/** The lines of a .docx, one for each paragraph or cell. */
export async function readWord(bytes: Uint8Array): Promise<string[]> {
  const { buffer } = repack(bytes)
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
