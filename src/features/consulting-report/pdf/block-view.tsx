import { profitWhenAllMove } from '@consulting/base/pricing/scenario.ts'
import type { Block, PricingScenarios, TableBlock } from '@consulting/report/blocks.ts'
import { drawnMatrixFrom, matrixTable } from '@consulting/report/matrix-table.ts'
import { Text, View } from '@react-pdf/renderer'
import { formatMoney, keepAmountsWhole } from '@/format/money'
import { Bars, Lines, MatrixChart } from './charts'
import { LastTogether } from './last-together'
import { Actions, CheckList, Marked, Wishes } from './lists'
import { MenuPage } from './menu-page'
import { roomBelow } from './pages'
import { Rich } from './rich'
import { DishSheet, DrinkCard, Post } from './sheets'
import { amber, clay, styles } from './styles'
import { Table } from './table'

/** Draws one block. A heading, or a line that ends with a colon, stays with `next`, the block after it. */
export function BlockView({ block, next }: { block: Block; next: Block | undefined }) {
  switch (block.kind) {
    case 'subtitle':
      return (
        <>
          <View style={styles.beforeSubtitle} />
          <Text style={styles.subtitle} minPresenceAhead={roomBelow(next)}>
            {block.text}
          </Text>
        </>
      )
    case 'text':
      return (
        <Text style={styles.text} {...(block.text.endsWith(':') && { minPresenceAhead: roomBelow(next) })}>
          <Rich text={block.text} />
        </Text>
      )
    case 'notice':
      return (
        <View style={[styles.card, { borderColor: block.tone === 'warn' ? amber : clay }]} wrap={false}>
          <Text style={styles.caption}>{block.title}</Text>
          <Text>
            <Rich text={block.text} />
          </Text>
        </View>
      )
    case 'list':
      return <Marked items={block.items} mark={(index) => (block.ordered ? `${index + 1}.` : '•')} />
    case 'checkList':
      return <CheckList items={block.items} />
    case 'keyValues':
      return (
        <View>
          <LastTogether>
            {block.items.map(({ key, value }) => (
              <View
                key={key}
                style={[styles.row, { borderBottomWidth: 0.5, borderColor: clay, paddingVertical: 3 }]}
                wrap={false}
              >
                <Text style={[styles.soft, { width: '34%', paddingRight: 8 }]}>{keepAmountsWhole(key)}</Text>
                <Text style={{ width: '66%' }}>
                  <Rich text={value} />
                </Text>
              </View>
            ))}
          </LastTogether>
        </View>
      )
    case 'costCards':
      return (
        <View style={[styles.row, styles.block, { gap: 8 }]} wrap={false}>
          {block.items.map(({ label, value, note }) => (
            <View key={label} style={[styles.card, { flex: 1, marginBottom: 0, padding: 8 }]}>
              <Text style={[styles.soft, { fontSize: 8 }]}>{label}</Text>
              <Text style={{ fontWeight: 700, fontSize: 12.5, lineHeight: 1.25 }}>
                <Rich text={value} />
              </Text>
              {note && (
                <Text style={[styles.soft, { fontSize: 8 }]}>
                  <Rich text={note} />
                </Text>
              )}
            </View>
          ))}
        </View>
      )
    case 'table':
      return <Table table={block} />
    case 'tables':
      return block.tables.map((table) => <Table key={table.caption} table={table} />)
    case 'products':
      return (
        <Marked items={block.items.map(({ name, details }) => `**${name}** ${details}`)} mark={() => '•'} />
      )
    case 'drinks':
      return block.items.map((spec) => <DrinkCard key={spec.name} spec={spec} />)
    case 'dishes':
      return block.items.map((spec) => <DishSheet key={spec.name} spec={spec} />)
    case 'posts':
      return block.items.map((post) => <Post key={post.date + post.title} post={post} />)
    case 'menu':
      return <MenuPage menu={block.menu} />
    case 'matrix':
      return block.matrix.points.length < drawnMatrixFrom ? (
        <Table table={matrixTable(block.matrix)} />
      ) : (
        <MatrixChart matrix={block.matrix} />
      )
    case 'bars':
      return <Bars chart={block.chart} />
    case 'lines':
      return <Lines chart={block.chart} />
    case 'actions':
      return <Actions items={block.items} />
    case 'wishes':
      return <Wishes {...block} />
    case 'scenarios':
      return <Table table={scenarioTable(block.scenarios)} />
  }
}

const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', signDisplay: 'exceptZero' })

/** Paper has no slider: shows the scenarios at each item's own elasticity. */
function scenarioTable({ caption, changes, items }: PricingScenarios): Omit<TableBlock, 'kind'> {
  const today = profitWhenAllMove(items, 0, null)
  return {
    caption,
    headers: ['Mudança de preço', 'Lucro por mês', 'Diferença'],
    rows: changes.map((change) => {
      const profit = profitWhenAllMove(items, change, null)
      return [percent.format(change), formatMoney(profit), formatMoney(profit - today)]
    }),
    numeric: [1, 2],
  }
}
