/**
 * The text of a file that doesn't say how it is encoded: UTF-8 where its bytes are valid UTF-8 (with or
 * without a mark at the start), else Windows-1252, as Excel in Portuguese saves CSV.
 */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** In order of preference: a sheet with decimal commas is full of commas whatever separates its cells. */
const separators = ['\t', ';', '|', ','] as const
const sampledLines = 30

/** What separates the cells of a sheet saved as text. Excel may say so in a first line, "sep=;". */
export function guessSeparator(text: string): string {
  const said = /^sep=(.)\r?\n/i.exec(text)?.[1]
  if (said) return said
  const lines = text
    .split(/\r\n|\n|\r/, sampledLines)
    .filter((line) => line.trim() !== '')
    .map((line) => line.replace(/"[^"]*"/g, ''))
  return (
    separators.find((sign) => lines.filter((line) => line.includes(sign)).length * 2 > lines.length) ?? ';'
  )
}
