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
const sampledLines = 60

/**
 * The cell separator of a text sheet. Excel may declare it in a first line, "sep=;". Exports begin with the names of
 * the house and of the report, so a third of the lines with the same number of separators is enough.
 */
export function guessSeparator(text: string): string {
  const said = /^sep=(.)\r?\n/i.exec(text)?.[1]
  if (said) return said
  const lines = text
    .split(/\r\n|\n|\r/, sampledLines)
    .filter((line) => line.trim() !== '')
    .map((line) => line.replace(/"[^"]*"/g, ''))
  const alike = (sign: string) => {
    const counts = new Map<number, number>()
    for (const line of lines) {
      const found = line.split(sign).length - 1
      if (found > 0) counts.set(found, (counts.get(found) ?? 0) + 1)
    }
    return Math.max(0, ...counts.values())
  }
  return separators.find((sign) => alike(sign) * 3 >= lines.length) ?? ';'
}
