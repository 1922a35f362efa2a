/** Types that the bucket accepts. Browsers report other types for some of these extensions, or none. */
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

/** The text after the last dot of a name, in lower case. */
export const extensionOf = (name: string) => name.toLowerCase().split('.').at(-1) ?? ''

/** The content type for a file's extension; '' for an unknown extension. */
export function contentTypeOf(name: string): string {
  return contentTypes[extensionOf(name)] ?? ''
}
