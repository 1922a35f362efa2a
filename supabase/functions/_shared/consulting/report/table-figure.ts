import type { BarChart, TableBlock } from './blocks.ts'

/** Most rows that can be read at a glance. */
const longFrom = 13

/** Most bars of a chart; the rest is in the table. */
const shownBars = 8

/** "R$ 1.234,50", "48 kg" or "1.240" as a number; null for a cell that is not a single figure. */
function numberIn(cell: string | undefined): number | null {
  const match = /^(?:R\$\s*)?(-?\d{1,3}(?:\.\d{3})+|-?\d+)(,\d+)?/u.exec(cell?.trim() ?? '')
  if (!match?.[1]) return null
  return Number(match[1].replaceAll('.', '') + (match[2] ?? '').replace(',', '.'))
}

/** The bars above a long table that asks for them: its largest figures. Null if the table is short. */
export function tableFigure({ rows, headers, figure }: Omit<TableBlock, 'kind'>): BarChart | null {
  if (!figure || rows.length < longFrom) return null
  const { caption, unit, column, compare } = figure
  const bars = rows.flatMap((row) => {
    const value = numberIn(row[column])
    if (value === null) return []
    const other = compare === undefined ? null : numberIn(row[compare])
    return [{ label: row[0] ?? '', value, ...(other === null ? {} : { compare: other }) }]
  })
  const largest = bars.toSorted((a, b) => b.value - a.value).slice(0, shownBars)
  if (largest.length < 3) return null
  return {
    caption: `${caption}: ${largest.length === bars.length ? 'todos' : `os ${largest.length} maiores`}`,
    unit,
    bars: largest,
    ...(compare === undefined
      ? {}
      : { legend: { value: headers[column] ?? '', compare: headers[compare] ?? '' } }),
  }
}
