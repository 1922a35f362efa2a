/** Extensions accepted for menus: what phones, print shops and price sheets produce. */
export const menuFileTypes = ['.pdf', '.jpg', '.jpeg', '.png', '.doc', '.docx', '.xlsx', '.csv'] as const

/** Extensions accepted for supporting sales data, where a printed report is enough. */
export const dataFileTypes = ['.csv', '.xlsx', '.pdf'] as const

/** Extensions accepted where the engine calculates with the rows. */
export const sheetFileTypes = ['.csv', '.xlsx'] as const

/** 10 MB, the largest file the wizard takes. */
export const maxFileBytes = 10 * 1024 * 1024

type FileKind = 'pdf' | 'png' | 'jpeg' | 'zip' | 'ole' | 'text'

const signatures: readonly [FileKind, readonly number[]][] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  // .docx and .xlsx are ZIP archives; .doc is a compound file.
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['ole', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
]

const kindOfExtension: Readonly<Record<string, FileKind>> = {
  '.pdf': 'pdf',
  '.png': 'png',
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.docx': 'zip',
  '.xlsx': 'zip',
  '.doc': 'ole',
  '.csv': 'text',
}

/** The kind of a file by its first bytes; null for executables and other unknown content. */
function fileKind(bytes: Uint8Array): FileKind | null {
  const found = signatures.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte))
  if (found) return found[0]
  // A sheet saved as text has no control characters other than tab, line feed and carriage return.
  const binary = bytes.subarray(0, 4096).some((byte) => byte < 9 || (byte > 13 && byte < 32))
  return bytes.length === 0 || binary ? null : 'text'
}

/** Whether a file's first bytes match its extension. */
export function contentMatchesName(name: string, bytes: Uint8Array): boolean {
  const extension = /\.[a-z]+$/.exec(name.toLowerCase())?.[0] ?? ''
  const promised = kindOfExtension[extension]
  return promised !== undefined && fileKind(bytes) === promised
}
