import { profitWhenAllMove } from '@consulting/base/pricing/scenario.ts'
import type {
  Action,
  AnsweredWish,
  Block,
  PricingScenarios,
  Report,
  TableBlock,
} from '@consulting/report/blocks.ts'
import { drawnMatrixFrom, matrixTable } from '@consulting/report/matrix-table.ts'
import { Document, Link, Page, Path, Svg, Text, View } from '@react-pdf/renderer'
import { Fragment } from 'react'
import { formatDate } from '@/format/dates'
import { formatMoney } from '@/format/money'
import { Bars, Lines, MatrixChart } from './charts'
import { LastTogether } from './last-together'
import { MenuPage } from './menu-page'
import { isShort, pagesOf, roomBelow } from './pages'
import { Rich } from './rich'
import { DishSheet, DrinkCard, Post } from './sheets'
import { amber, cane, clay, copper, ink, styles } from './styles'
import { Table } from './table'

/** The document of a report: a cover, then the sections in order. */
export function ReportDocument({ report }: { report: Report }) {
  return (
    <Document title={report.title} author="Engenho 48" language="pt-BR" subject="Relatório de consultoria">
      <Page size="A4" style={[styles.page, styles.cover]}>
        <Text style={{ fontFamily: 'Fraunces', fontSize: 14 }}>Engenho 48</Text>
        <View>
          <CaneMark />
          <Text style={{ color: amber, marginTop: 24 }}>{report.restaurant}</Text>
          <Text style={styles.coverTitle}>{report.title}</Text>
          <Text style={{ marginTop: 14 }}>Relatório de consultoria · {formatDate(report.createdAt)}</Text>
        </View>
        <Text style={{ fontSize: 9 }}>Cachaça artesanal do Ceará. Beba com moderação.</Text>
      </Page>
      {pagesOf(report.sections).map((sections) => (
        <Page key={sections[0]?.id} size="A4" style={styles.page}>
          <Text
            fixed
            style={styles.foot}
            render={({ pageNumber, totalPages }) =>
              `${report.restaurant} · Beba com moderação. · ${pageNumber} de ${totalPages}`
            }
          />
          {sections.map(({ id, title, blocks }, position) => (
            // No View around a section: `minPresenceAhead` applies among siblings only.
            <Fragment key={id}>
              <Text
                id={id}
                style={[styles.title, position > 0 ? { marginTop: 16 } : {}]}
                minPresenceAhead={roomBelow(blocks[0])}
              >
                {title}
              </Text>
              {blocks.map((block, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the order of a report's blocks is fixed
                <BlockView key={index} block={block} next={blocks[index + 1]} />
              ))}
            </Fragment>
          ))}
        </Page>
      ))}
    </Document>
  )
}

/** Three stalks of sugar cane, in woodcut style. */
function CaneMark() {
  return (
    <Svg viewBox="0 0 120 80" style={{ width: 120, height: 80 }}>
      <Path d="M30 78V14l6-4v68zM56 78V4l7-4v78zM84 78V16l6-3v65z" fill="#faf5ea" />
      <Path
        d="M36 30c14-8 20-18 20-26M63 22c14-6 22-14 27-22M30 40C18 34 10 26 6 14"
        stroke={amber}
        strokeWidth={4}
        fill="none"
      />
      <Path
        d="M28 30h10M28 50h10M54 22h11M54 42h11M54 62h11M82 34h10M82 54h10"
        stroke="#0e2a20"
        strokeWidth={2.5}
      />
    </Svg>
  )
}

function BlockView({ block, next }: { block: Block; next: Block | undefined }) {
  switch (block.kind) {
    case 'subtitle':
      return (
        <Text style={styles.subtitle} minPresenceAhead={roomBelow(next)}>
          {block.text}
        </Text>
      )
    case 'text':
      return (
        <Text style={styles.text}>
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
        <View style={styles.block}>
          <LastTogether>
            {block.items.map(({ key, value }) => (
              <View
                key={key}
                style={[styles.row, { borderBottomWidth: 0.5, borderColor: clay, paddingVertical: 3 }]}
                wrap={false}
              >
                <Text style={[styles.soft, { width: '34%', paddingRight: 8 }]}>{key}</Text>
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
              <Text style={{ fontWeight: 700, fontSize: 12.5, lineHeight: 1.25 }}>{value}</Text>
              {note && <Text style={[styles.soft, { fontSize: 8 }]}>{note}</Text>}
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
      return <Wishes summary={block.summary} items={block.items} />
    case 'scenarios':
      return <Table table={scenarioTable(block.scenarios)} />
  }
}

function Marked({ items, mark }: { items: readonly string[]; mark: (index: number) => string }) {
  return (
    <View style={styles.block} wrap={!isShort({ items })}>
      <LastTogether>
        {items.map((item, index) => (
          <View key={item} style={styles.item} wrap={false}>
            <Text style={[styles.mark, { color: copper }]}>{mark(index)}</Text>
            <Text style={{ flex: 1 }}>
              <Rich text={item} />
            </Text>
          </View>
        ))}
      </LastTogether>
    </View>
  )
}

function Wishes({ summary, items }: { summary: string; items: readonly AnsweredWish[] }) {
  return (
    <View style={styles.block}>
      <Text style={styles.text}>{summary}</Text>
      {items.map(({ wish, words, met, answer, section }) => (
        <View
          key={wish + answer}
          style={[styles.row, { borderTopWidth: 0.5, borderColor: clay, paddingVertical: 6 }]}
          wrap={false}
        >
          <Svg viewBox="0 0 12 12" style={{ width: 11, height: 11, marginTop: 2, marginRight: 9 }}>
            <Path
              d={met ? 'M1.5 6.5L4.5 9.5L10.5 2.5' : 'M2 6H10'}
              stroke={met ? cane : copper}
              strokeWidth={2}
              fill="none"
            />
          </Svg>
          <View style={{ width: '46%', paddingRight: 12 }}>
            <Text style={{ fontWeight: 700 }}>{wish}</Text>
            {words !== null && <Text style={[styles.soft, { fontSize: 8.5 }]}>“{words}”</Text>}
          </View>
          <View style={{ flex: 1 }}>
            <Text>
              {!met && <Text style={{ fontWeight: 700 }}>Não foi possível. </Text>}
              {answer}
            </Text>
            {section && (
              <Link src={`#${section.id}`} style={{ color: copper, fontSize: 8.5 }}>
                Veja em: {section.title}
              </Link>
            )}
          </View>
        </View>
      ))}
    </View>
  )
}

function CheckList({ items }: { items: readonly string[] }) {
  return (
    <View style={styles.block}>
      <LastTogether>
        {items.map((item) => (
          <View key={item} style={styles.item} wrap={false}>
            <View
              style={{ width: 9, height: 9, borderWidth: 1, borderColor: ink, marginTop: 3, marginRight: 8 }}
            />
            <Text style={{ flex: 1 }}>
              <Rich text={item} />
            </Text>
          </View>
        ))}
      </LastTogether>
    </View>
  )
}

/** What to do first: numbered, with date and person. */
function Actions({ items }: { items: readonly Action[] }) {
  return (
    <View style={styles.block}>
      <Text style={styles.subtitle}>O que fazer primeiro</Text>
      {items.map(({ what, brings, by, who }, index) => (
        <View
          key={what}
          style={[styles.row, { borderTopWidth: 0.5, borderColor: clay, paddingVertical: 7, gap: 10 }]}
          wrap={false}
        >
          <Text style={{ width: 18, fontFamily: 'Fraunces', fontSize: 15, lineHeight: 1.1, color: copper }}>
            {index + 1}
          </Text>
          <View style={{ flex: 1 }}>
            <Text style={{ fontWeight: 700 }}>{what}</Text>
            <Text style={{ marginTop: 2 }}>
              <Rich text={brings} />
            </Text>
          </View>
          <View style={{ width: 104 }}>
            <Text style={{ fontSize: 9 }}>{by}</Text>
            <Text style={[styles.soft, { fontSize: 9 }]}>{who}</Text>
          </View>
        </View>
      ))}
    </View>
  )
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
