/**
 * Decodes a text file of unknown encoding: UTF-8 if its bytes are valid UTF-8 (with or without a byte order mark),
 * otherwise Windows-1252, in which Excel in Portuguese saves CSV.
 */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** In order of preference. The comma is last: a sheet with decimal commas contains many, whatever its separator. */
const separators = ['\t', ';', '|', ','] as const
const sampledLines = 30

/** The cell separator of a text sheet. Excel may declare it in a first line, "sep=;". */
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
