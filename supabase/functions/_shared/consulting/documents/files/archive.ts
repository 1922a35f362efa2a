import { Unzip, UnzipInflate, zipSync } from 'fflate'
import { DocumentError } from '../reading.ts'

/** XML of repeated rows compresses about 30-fold, a zip bomb 1,000-fold. */
const maxRatio = 150
/** Below this many bytes no ratio matters. */
const harmless = 5 * 1024 * 1024
const maxEntries = 2000
/** Small, so that no single step unpacks more than about 16 MB. */
const chunk = 16 * 1024

/**
 * Unpacks an Office file while counting the bytes that come out, then packs it again for a library, uncompressed and
 * without images. The sizes in an archive may be false, and its directory may list one entry a thousand times.
 * @param maxUnpacked bytes
 * @param look receives every part before it is packed again; an error it throws refuses the file
 * @throws DocumentError `too_dense` or `corrupt`
 */
export function repack(
  bytes: Uint8Array,
  maxUnpacked: number,
  look: (part: Uint8Array) => void = () => {},
): Uint8Array<ArrayBuffer> {
  const parts = new Map<string, Uint8Array[]>()
  let unpacked = 0
  const unzip = new Unzip((file) => {
    if (parts.size >= maxEntries) throw new DocumentError('too_dense')
    const wanted = /\.(xml|rels)$/i.test(file.name)
    const pieces: Uint8Array[] = []
    file.ondata = (error, data) => {
      // An error thrown below calls back here once.
      if (error) throw error
      unpacked += data.length
      if (unpacked > maxUnpacked || (unpacked > harmless && unpacked > bytes.length * maxRatio)) {
        throw new DocumentError('too_dense')
      }
      pieces.push(data)
    }
    if (!wanted) return
    parts.set(file.name, pieces)
    file.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (let start = 0; start < bytes.length; start += chunk) {
      const end = start + chunk
      unzip.push(bytes.subarray(start, end), end >= bytes.length)
    }
  } catch (error) {
    throw error instanceof DocumentError ? error : new DocumentError('corrupt', '', { cause: error })
  }
  if (parts.size === 0) throw new DocumentError('corrupt')
  const whole = Object.fromEntries([...parts].map(([name, pieces]) => [name, join(pieces)]))
  for (const part of Object.values(whole)) look(part)
  return new Uint8Array(zipSync(whole, { level: 0 }))
}

function join(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0))
  let offset = 0
  for (const piece of pieces) {
    whole.set(piece, offset)
    offset += piece.length
  }
  return whole
}
