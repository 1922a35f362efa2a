import type { TableBlock } from '@consulting/report/blocks.ts'
import { tableFigure } from '@consulting/report/table-figure.ts'
import { Text, View } from '@react-pdf/renderer'
import { Bars } from './charts'
import { LastTogether } from './last-together'
import { Rich } from './rich'
import { clay, ink, styles } from './styles'

/** Bounds of a column, in characters: a narrower one breaks words, a wider one takes room from the others. */
const narrowest = 6
const widest = 32

/** Extra characters at most for a column of sentences. */
const sentenceExtra = 30

/** The space between columns, in characters. */
const gap = 2

const longestWord = (text: string) => Math.max(...text.split(/\s/).map((word) => word.length))

/** The relative width of each column, from its longest cell. */
function columnWidths({ headers, rows }: Omit<TableBlock, 'kind'>): number[] {
  return headers.map((header, column) => {
    const cells = rows.map((row) => row[column]?.length ?? 0)
    const room = Math.max(narrowest, longestWord(header) + 1, ...cells)
    return Math.min(room, widest) + Math.min(sentenceExtra, Math.max(0, room - widest) / 5) + gap
  })
}

/** A table; a long one has a chart. Rows are not split, and the header repeats on every page. */
export function Table({ table }: { table: Omit<TableBlock, 'kind'> }) {
  const { caption, headers, rows, numeric = [] } = table
  const widths = columnWidths(table)
  const figure = tableFigure(table)
  const cellStyle = (column: number) => ({
    flexGrow: widths[column] ?? narrowest,
    flexShrink: 1,
    flexBasis: 0,
    paddingRight: column === headers.length - 1 ? 0 : 8,
    ...(numeric.includes(column) ? { textAlign: 'right' as const } : {}),
  })
  return (
    <>
      {figure && <Bars chart={figure} />}
      <Text style={styles.caption} minPresenceAhead={70}>
        {caption}
      </Text>
      <View style={styles.block}>
        <View
          fixed
          style={[
            styles.row,
            { borderBottomWidth: 1, borderColor: ink, paddingBottom: 3, alignItems: 'flex-end' },
          ]}
        >
          {headers.map((header, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their order and may share a name
            <Text key={column} style={[{ fontSize: 8, fontWeight: 700 }, cellStyle(column)]}>
              {header}
            </Text>
          ))}
        </View>
        <LastTogether>
          {rows.map((row, index) => (
            <View
              // biome-ignore lint/suspicious/noArrayIndexKey: the order of a table's rows is fixed
              key={index}
              style={[styles.row, { borderBottomWidth: 0.5, borderColor: clay, paddingVertical: 3 }]}
              wrap={false}
            >
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the order of a row's cells is fixed
                <Text key={column} style={[{ fontSize: 8.5 }, cellStyle(column)]}>
                  <Rich text={cell} />
                </Text>
              ))}
            </View>
          ))}
        </LastTogether>
      </View>
    </>
  )
}
