/** What the bucket takes; browsers name some of these otherwise, or not at all. */
const contentTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  csv: 'text/csv',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** What follows the last dot of a name, in small letters. */
export const extensionOf = (name: string) => name.toLowerCase().split('.').at(-1) ?? ''

/** The type of a file by its extension; '' for an unknown one. */
export function contentTypeOf(name: string): string {
  return contentTypes[extensionOf(name)] ?? ''
}
