type Cells = { headers: readonly string[]; rows: readonly (readonly string[])[]; numeric?: readonly number[] }

/** How a phone shows a table: as it is, or its rows as cards, where cells of `wide` columns take a whole line. */
export type PhoneTable = { as: 'table' } | { as: 'cards'; wide: number[] }

/** Characters in small type that fit the narrowest phone beside each other. */
const lineOnPhone = 35
const mostColumns = 4
/** Longest label with its text in half a card. */
const halfOfCard = 18

/** As shown: without markup, and an amount is one word. */
const shown = (cell: string) => cell.replaceAll('**', '').replaceAll('R$ ', 'R$\u00a0')

const longest = (texts: readonly string[]) => Math.max(0, ...texts.map(({ length }) => length))
const inTwoLines = (texts: readonly string[]) =>
  Math.max(longest(texts.flatMap((text) => text.split(/[ \n]/))), Math.ceil(longest(texts) / 2))

export function phoneTable({ headers, rows, numeric = [] }: Cells): PhoneTable {
  const columns = headers.map((header, column) => ({
    header,
    cells: rows.map((row) => shown(row[column] ?? '')),
    isNumeric: numeric.includes(column),
  }))
  // Figures stay on one line; names, texts and labels take two at most.
  const widths = columns.map(({ header, cells, isNumeric }) =>
    Math.max(isNumeric ? longest(cells) : inTwoLines(cells), inTwoLines([header])),
  )
  const width = widths.reduce((sum, one) => sum + one, 0)
  if (columns.length <= mostColumns && width <= lineOnPhone) return { as: 'table' }
  return {
    as: 'cards',
    wide: columns.flatMap(({ header, cells }, column) =>
      column > 0 && header.length + 1 + longest(cells) > halfOfCard ? [column] : [],
    ),
  }
}
