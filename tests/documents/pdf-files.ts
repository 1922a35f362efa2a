/** Minimal PDF files: text at positions, in standard Helvetica. */
import { createHash } from 'node:crypto'

export interface PlacedText {
  text: string
  /** Points from the left and bottom edges. */
  x: number
  y: number
  size?: number
}

/** The fonts below use Windows-1252, where é and ç are one byte each. */
const latin = (text: string) => Buffer.from(text, 'latin1')

const literal = (text: string) => text.replace(/[\\()]/g, (sign) => `\\${sign}`)

function assemble(objects: readonly (string | Buffer)[], trailer: string): Uint8Array {
  const parts: Buffer[] = [latin('%PDF-1.4\n')]
  const offsets: number[] = []
  const size = () => parts.reduce((sum, part) => sum + part.length, 0)
  for (const [index, object] of objects.entries()) {
    offsets.push(size())
    const body = typeof object === 'string' ? latin(object) : object
    parts.push(latin(`${index + 1} 0 obj\n`), body, latin('\nendobj\n'))
  }
  const start = size()
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    latin(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`),
    latin(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`),
  )
  return new Uint8Array(Buffer.concat(parts))
}

function stream(content: Buffer): Buffer {
  return Buffer.concat([latin(`<< /Length ${content.length} >>\nstream\n`), content, latin('\nendstream')])
}

/**
 * Builds a PDF of A4 pages with the given texts. A page without texts is blank, as a scanned page is to a reader.
 */
export function pdf(
  pages: readonly (readonly PlacedText[])[],
  options: { password?: string } = {},
): Uint8Array {
  const font = 3
  const first = 4
  const lock = options.password === undefined ? null : locker(options.password)
  const objects: (string | Buffer)[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${first + index * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  for (const texts of pages) {
    const number = objects.length + 1
    const content = latin(
      texts
        .map(({ text, x, y, size = 11 }) => `BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm (${literal(text)}) Tj ET`)
        .join('\n'),
    )
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 ${font} 0 R >> >> /Contents ${number + 1} 0 R >>`,
      stream(lock ? lock.encrypt(content, number + 1) : content),
    )
  }
  if (!lock) return assemble(objects, '')
  objects.push(lock.dictionary)
  return assemble(objects, `/Encrypt ${objects.length} 0 R /ID [<${lock.id}> <${lock.id}>]`)
}

const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')

/** RC4, which current OpenSSL builds no longer include. */
function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_, index) => index)
  let j = 0
  const swap = (a: number, b: number) => {
    const kept = state[a] ?? 0
    state[a] = state[b] ?? 0
    state[b] = kept
  }
  for (let i = 0; i < 256; i += 1) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) % 256
    swap(i, j)
  }
  let i = 0
  j = 0
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) % 256
      j = (j + (state[i] ?? 0)) % 256
      swap(i, j)
      return byte ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) % 256] ?? 0)
    }),
  )
}

const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest()

/** The standard security handler, revision 2 (PDF 1.7, 7.6.3): 40-bit RC4 with a password to open. */
function locker(password: string) {
  const id = '00112233445566778899aabbccddeeff'
  const padded = Buffer.concat([latin(password), padding]).subarray(0, 32)
  const owner = rc4(md5(padded).subarray(0, 5), padded)
  const permissions = Buffer.from([0xfc, 0xff, 0xff, 0xff])
  const key = md5(padded, owner, permissions, Buffer.from(id, 'hex')).subarray(0, 5)
  const user = rc4(key, padding)
  return {
    id,
    dictionary: `<< /Filter /Standard /V 1 /R 2 /O <${owner.toString('hex')}> /U <${user.toString('hex')}> /P -4 >>`,
    encrypt(content: Buffer, number: number): Buffer {
      const salt = Buffer.from([number & 255, (number >> 8) & 255, 0, 0, 0])
      return rc4(md5(key, salt).subarray(0, 10), content)
    },
  }
}

/** Places lines of text from the top of a page, with cells at the given positions. */
export function lines(
  rows: readonly (string | readonly string[])[],
  columns: readonly number[] = [60],
): PlacedText[] {
  return rows.flatMap((row, index) =>
    (typeof row === 'string' ? [row] : row).flatMap((text, column) =>
      text === '' ? [] : [{ text, x: columns[column] ?? 60, y: 780 - index * 18 }],
    ),
  )
}
