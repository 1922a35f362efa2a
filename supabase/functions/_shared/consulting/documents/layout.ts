import { maxColumns } from './reading.ts'

/** A piece of text on a page. x grows rightwards, y upwards, in points. */
export interface TextRun {
  text: string
  x: number
  y: number
  width: number
  /** Height of its letters. */
  height: number
}

/** Adjacent runs, such as one table cell. */
interface Segment {
  text: string
  left: number
  right: number
}

interface Row {
  y: number
  segments: Segment[]
}

/** In letter heights: runs closer than `wordGap` form a word, runs closer than the next value a phrase. */
const wordGap = 0.18
const phraseGap = 1.1

function joinRuns(runs: readonly TextRun[]): Segment[] {
  const segments: Segment[] = []
  let letter = 0
  for (const run of [...runs].sort((a, b) => a.x - b.x)) {
    const last = segments.at(-1)
    const gap = last ? run.x - last.right : Number.POSITIVE_INFINITY
    letter = Math.max(run.height, 1)
    if (last && gap < phraseGap * letter) {
      last.text += gap < wordGap * letter ? run.text : ` ${run.text}`
      last.right = Math.max(last.right, run.x + run.width)
    } else segments.push({ text: run.text, left: run.x, right: run.x + run.width })
  }
  return segments
}

/** Groups the runs of a page into rows, top to bottom, whatever their order in the file. */
function rowsOf(runs: readonly TextRun[]): Row[] {
  const sorted = runs.filter(({ text }) => text.trim() !== '').sort((a, b) => b.y - a.y)
  const groups: TextRun[][] = []
  for (const run of sorted) {
    const group = groups.at(-1)
    const first = group?.[0]
    if (group && first && first.y - run.y < 0.5 * Math.min(first.height, run.height)) group.push(run)
    else groups.push([run])
  }
  return groups.map((group) => ({ y: group[0]?.y ?? 0, segments: joinRuns(group) }))
}

const priceOnly = /^(?:R\$)?\s*[\d.,]+$/
const leaderOnly = /^[\s.·•…_-]+$/

/** The fewest names that make a column, and the share of rows that may cross both columns. */
const fewestNames = 3
const crossingRows = 0.2

/**
 * The x position at which the right column begins, or null for a page with one column. It is the position near the
 * middle of the page where most names begin, with names to its left and hardly any line across it. A column of prices
 * does not count.
 */
function gutterOf(rows: readonly Row[], width: number): number | null {
  const segments = rows.flatMap((row) => row.segments)
  const names = segments.filter(({ text }) => !priceOnly.test(text) && !leaderOnly.test(text))
  let best: { x: number; aligned: number } | null = null
  for (const x of new Set(names.map(({ left }) => left))) {
    if (x < width * 0.3 || x > width * 0.75) continue
    const aligned = names.filter(({ left }) => Math.abs(left - x) < width * 0.02).length
    if (aligned < fewestNames || aligned <= (best?.aligned ?? 0)) continue
    const before = names.filter(({ right }) => right <= x).length
    const crossing = segments.filter(({ left, right }) => left < x - 1 && right > x + 1).length
    if (before >= fewestNames && crossing <= rows.length * crossingRows) best = { x, aligned }
  }
  return best?.x ?? null
}

const lineOf = (segments: readonly Segment[]) => segments.map(({ text }) => text).join('   ')

/**
 * The lines of a page in reading order, with three blanks for each wide gap. In a page with two columns the left one
 * comes first; a line across both stays in the left one.
 */
export function readingLines(runs: readonly TextRun[], pageWidth: number): string[] {
  const rows = rowsOf(runs)
  const gutter = gutterOf(rows, pageWidth)
  if (gutter === null) return rows.map(({ segments }) => lineOf(segments))
  const left: string[] = []
  const right: string[] = []
  for (const { segments } of rows) {
    const rightSide = segments.filter((segment) => segment.left >= gutter - pageWidth * 0.02)
    const leftSide = segments.filter((segment) => segment.left < gutter - pageWidth * 0.02)
    if (leftSide.length > 0) left.push(lineOf(leftSide))
    if (rightSide.length > 0) right.push(lineOf(rightSide))
  }
  return [...left, ...right]
}

/** The distance between a cell and a title. Text is aligned left, figures right, titles either way. */
function distance(cell: Segment, title: Segment): number {
  return Math.min(
    Math.abs(cell.left - title.left),
    Math.abs(cell.right - title.right),
    Math.abs(cell.left + cell.right - title.left - title.right) / 2,
  )
}

/** A row of a table printed on pages. */
export interface PrintedRow {
  cells: string[]
  /** From 1. */
  page: number
  /** Line number on its page, from 1. */
  row: number
}

/**
 * Rebuilds the rows and cells of a table printed on pages: each cell goes under the nearest title of the header that
 * `isHeader` recognises. Null when no row is a header.
 */
export function readingTable(
  pages: readonly (readonly TextRun[])[],
  isHeader: (titles: readonly string[]) => boolean,
): PrintedRow[] | null {
  const rows = pages.flatMap((runs, page) =>
    rowsOf(runs).map(({ segments }, row) => ({ segments, page: page + 1, row: row + 1 })),
  )
  const start = rows.findIndex(
    ({ segments }) => segments.length <= maxColumns && isHeader(segments.map(({ text }) => text)),
  )
  const titles = rows[start]?.segments
  if (!titles) return null
  return rows.slice(start).map(({ segments, page, row }) => {
    const cells = titles.map(() => '')
    for (const segment of segments) {
      const distances = titles.map((title) => distance(segment, title))
      const column = distances.indexOf(Math.min(...distances))
      cells[column] = [cells[column], segment.text].filter(Boolean).join(' ')
    }
    return { cells, page, row }
  })
}
