import type { TableBlock } from '@consulting/report/blocks.ts'
import { tableFigure } from '@consulting/report/table-figure.ts'
import { Text, View } from '@react-pdf/renderer'
import { Bars } from './charts'
import { LastTogether } from './last-together'
import { Rich } from './rich'
import { clay, ink, styles } from './styles'
import { columnWidths, keptHeight, leadHeight } from './table-layout'

/** A table; a long one has a chart, and repeats its header on every page. Rows and short tables are not split. */
export function Table({ table }: { table: Omit<TableBlock, 'kind'> }) {
  const { caption, headers, rows, numeric = [] } = table
  const widths = columnWidths(table)
  const figure = tableFigure(table)
  const kept = keptHeight(table) !== null
  const cellStyle = (column: number) => ({
    flexGrow: widths[column] ?? 1,
    flexShrink: 1,
    flexBasis: 0,
    // Figures end where a text begins: they need more room between them than two texts.
    paddingRight:
      column === headers.length - 1 ? 0 : numeric.includes(column) && !numeric.includes(column + 1) ? 16 : 8,
    ...(numeric.includes(column) ? { textAlign: 'right' as const } : {}),
  })
  const heading = (
    <Text style={styles.caption} minPresenceAhead={kept ? 0 : leadHeight(table)}>
      {caption}
    </Text>
  )
  const body = (
    <View>
      <View
        fixed={!kept}
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
  )
  return (
    <>
      {figure && <Bars chart={figure} />}
      {kept ? (
        <View wrap={false}>
          {heading}
          {body}
        </View>
      ) : (
        // No View around both: its first child never moves to the next page for what follows it.
        <>
          {heading}
          {body}
        </>
      )}
    </>
  )
}
