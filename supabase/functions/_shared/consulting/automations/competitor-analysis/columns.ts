/** Tables without columns that say nothing. */
type Table = {
  headers: readonly string[]
  rows: readonly (readonly string[])[]
  numeric?: readonly number[] | undefined
}

/** The table without the columns in which every cell is empty or a dash; the first one always stays. */
export function withoutEmptyColumns<Kind extends Table>(
  table: Kind,
): Kind & { headers: string[]; rows: string[][] } {
  const kept = table.headers.flatMap((_, at) =>
    at === 0 || table.rows.some((row) => !['', '—', undefined].includes(row[at]?.trim())) ? [at] : [],
  )
  const pick = (row: readonly string[]) => kept.map((at) => row[at] ?? '')
  return {
    ...table,
    headers: pick(table.headers),
    rows: table.rows.map(pick),
    ...(table.numeric && {
      numeric: table.numeric.flatMap((at) => (kept.includes(at) ? [kept.indexOf(at)] : [])),
    }),
  }
}
