import type { Block, ReportSection, TableBlock } from './blocks.ts'
import {
  namesCost,
  type OpenAmounts,
  revealsCost,
  withoutCosts as textWithoutCosts,
} from './costless-text.ts'

type Cells = Omit<TableBlock, 'kind'>

const isText = (text: string | null): text is string => text !== null

const items = (texts: readonly string[], open: OpenAmounts): string[] =>
  texts.map((text) => textWithoutCosts(text, open, 'item')).filter(isText)

/** A column with nothing but amounts is removed; in a column of words, the cells that reveal a cost are cut. */
function columnOf({ headers, rows }: Cells, column: number, open: OpenAmounts): string[] | null {
  const header = headers[column] ?? ''
  const cells = rows.map((row) => row[column] ?? '')
  if (namesCost(header) || revealsCost(header, open) || header.trim() === 'R$') return null
  const closed = cells.filter((cell) => revealsCost(cell, open))
  if (closed.length === 0) return cells
  if (closed.some((cell) => !/\p{L}{3}/u.test(cell))) return null
  return cells.map((cell) => textWithoutCosts(cell, open, 'item') ?? '—')
}

/** Null if no more than one column is left. */
function tableWithoutCosts(table: Cells, open: OpenAmounts): Cells | null {
  const columns = table.headers.flatMap((header, column) => {
    const cells = columnOf(table, column, open)
    return cells ? [{ header, cells, column }] : []
  })
  if (columns.length < 2 || columns[0]?.column !== 0) return null
  const place = (column: number) => columns.findIndex((one) => one.column === column)
  const { figure } = table
  const drawn =
    figure &&
    figure.unit !== 'brl' &&
    place(figure.column) >= 0 &&
    place(figure.compare ?? figure.column) >= 0
  return {
    caption: textWithoutCosts(table.caption, open, 'item') ?? columns.map(({ header }) => header).join(', '),
    headers: columns.map(({ header }) => header),
    rows: table.rows.map((_, row) => columns.map(({ cells }) => cells[row] ?? '')),
    numeric: (table.numeric ?? []).map(place).filter((column) => column >= 0),
    ...(drawn && {
      figure: {
        ...figure,
        column: place(figure.column),
        ...(figure.compare !== undefined && { compare: place(figure.compare) }),
      },
    }),
  }
}

const sheetWithoutCosts = <
  Spec extends { ingredients: readonly string[]; notes: readonly string[] } & {
    method: readonly string[]
    margin: string | null
    figures: readonly { key: string; value: string }[]
  },
>(
  spec: Spec,
  open: OpenAmounts,
): Spec => ({
  ...spec,
  margin: null,
  ingredients: items(spec.ingredients, open),
  method: items(spec.method, open),
  figures: spec.figures.filter(({ key, value }) => !namesCost(key) && !revealsCost(value, open)),
  notes: items(spec.notes, open),
})

/** A block without its costs; null if nothing is left, or if it is about costs. */
function blockWithoutCosts(block: Block, open: OpenAmounts): Block | null {
  const some = <Item>(left: readonly Item[], make: (left: readonly Item[]) => Block) =>
    left.length === 0 ? null : make(left)
  switch (block.kind) {
    case 'subtitle':
      return revealsCost(block.text, open) ? null : block
    case 'text': {
      const text = textWithoutCosts(block.text, open, 'prose')
      return text === null ? null : { ...block, text }
    }
    case 'notice': {
      const text = textWithoutCosts(block.text, open, 'prose')
      return text === null || revealsCost(block.title, open) ? null : { ...block, text }
    }
    case 'list':
    case 'checkList':
      return some(items(block.items, open), (left) => ({ ...block, items: left }))
    case 'keyValues': {
      const left = block.items.flatMap(({ key, value }) => {
        const kept = namesCost(key) || revealsCost(key, open) ? null : textWithoutCosts(value, open, 'item')
        return kept === null ? [] : [{ key, value: kept }]
      })
      return some(left, (some) => ({ ...block, items: some }))
    }
    case 'costCards': {
      const left = block.items.flatMap(({ label, value, note }) =>
        namesCost(label) || revealsCost(value, open)
          ? []
          : [{ label, value, ...(note !== undefined && !revealsCost(note, open) && { note }) }],
      )
      return some(left, (some) => ({ ...block, items: some }))
    }
    case 'table': {
      const table = tableWithoutCosts(block, open)
      return table && { kind: 'table', ...table }
    }
    case 'tables': {
      const left = block.tables.flatMap((table) => tableWithoutCosts(table, open) ?? [])
      return some(left, (tables) => ({ ...block, tables }))
    }
    case 'products': {
      const left = block.items.map(({ name, details }) => ({
        name,
        details: textWithoutCosts(details, open, 'item') ?? '',
      }))
      return { ...block, items: left }
    }
    case 'drinks':
      return { ...block, items: block.items.map((spec) => sheetWithoutCosts(spec, open)) }
    case 'dishes':
      return { ...block, items: block.items.map((spec) => sheetWithoutCosts(spec, open)) }
    case 'actions': {
      const left = block.items.flatMap(({ what, brings, by, who }) => {
        const kept = textWithoutCosts(what, open, 'item')
        return kept === null
          ? []
          : [{ what: kept, brings: brings && textWithoutCosts(brings, open, 'prose'), by, who }]
      })
      return some(left, (some) => ({ ...block, items: some }))
    }
    case 'bars': {
      const { unit, bars, caption, legend } = block.chart
      const words = [caption, legend?.value ?? '', legend?.compare ?? '']
      const values = bars.flatMap(({ value, compare = value }) => [value, compare])
      if (words.some(namesCost)) return null
      return unit === 'brl' && !values.every(open.isPrice) ? null : block
    }
    case 'lines':
      return block.chart.unit === 'brl' || namesCost(block.chart.caption) ? null : block
    // Texts that guests read.
    case 'posts':
    case 'menu':
      return block
    // Margins, and the owner's request in their own words.
    case 'matrix':
    case 'scenarios':
    case 'wishes':
      return null
  }
}

/** Subtitles without remaining blocks are removed as well. */
const withoutBareSubtitles = (blocks: readonly Block[]): Block[] =>
  blocks.filter(
    (block, index) => block.kind !== 'subtitle' || (blocks[index + 1]?.kind ?? 'subtitle') !== 'subtitle',
  )

/** Sections without the house's costs, margins and gains. Those with nothing left are left out. */
export function withoutCosts(sections: readonly ReportSection[], open: OpenAmounts): ReportSection[] {
  return sections.flatMap((section) => {
    const blocks = withoutBareSubtitles(
      section.blocks.flatMap((block) => blockWithoutCosts(block, open) ?? []),
    )
    return blocks.length === 0 ? [] : [{ ...section, blocks }]
  })
}
