import { profitWhenAllMove } from '@consulting/base/pricing/scenario.ts'
import type {
  AnsweredWish,
  BarChart,
  Block,
  DishSpec,
  DrinkSpec,
  LineChart,
  Matrix,
  MenuSpec,
  PostSpec,
  PricingScenarios,
  Report,
  TableBlock,
} from '@consulting/report/blocks.ts'
import { Document, Link, Page, Path, StyleSheet, Svg, Text, View } from '@react-pdf/renderer'
import { formatDate } from '@/format/dates'
import { formatMoney } from '@/format/money'
import { barShares, drawLines, drawMatrix, formatValue, lineBox, matrixBox } from '../charts'
import { splitBold } from '../rich-text'

/** The brand colours for paper; see styles.css. */
const ink = '#1d1a16'
const soft = '#5b5346'
const cane = '#17402f'
const copper = '#8f4a22'
const clay = '#eaddc4'
const amber = '#c9832b'

const styles = StyleSheet.create({
  page: {
    paddingTop: 56,
    paddingBottom: 64,
    paddingHorizontal: 52,
    fontFamily: 'Figtree',
    fontSize: 10,
    lineHeight: 1.45,
    color: ink,
  },
  cover: { backgroundColor: '#0e2a20', color: '#faf5ea', padding: 56, justifyContent: 'space-between' },
  coverTitle: { fontFamily: 'Fraunces', fontSize: 34, lineHeight: 1.15, marginTop: 8 },
  title: { fontFamily: 'Fraunces', fontSize: 20, lineHeight: 1.2, marginBottom: 12 },
  subtitle: { fontFamily: 'Fraunces', fontSize: 13, marginTop: 10, marginBottom: 5 },
  caption: { fontWeight: 700, marginBottom: 5 },
  text: { marginBottom: 8 },
  soft: { color: soft },
  row: { flexDirection: 'row' },
  item: { flexDirection: 'row', marginBottom: 3 },
  mark: { width: 16 },
  block: { marginBottom: 12 },
  card: { borderWidth: 1, borderColor: clay, borderRadius: 6, padding: 10, marginBottom: 10 },
  foot: { position: 'absolute', top: 800, left: 52, right: 52, fontSize: 8, color: soft },
})

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
      {/* Each section starts a page, so that a kitchen sheet can be taken out on its own. */}
      {report.sections.map(({ id, title, blocks }) => (
        <Page key={id} size="A4" style={styles.page}>
          <Text
            fixed
            style={styles.foot}
            render={({ pageNumber, totalPages }) =>
              `${report.restaurant} · Beba com moderação. · ${pageNumber} de ${totalPages}`
            }
          />
          <Text id={id} style={styles.title}>
            {title}
          </Text>
          {blocks.map((block, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of a report's blocks is fixed
            <BlockView key={position} block={block} />
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

function Rich({ text }: { text: string }) {
  return splitBold(text).map(({ text: part, bold }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of a text's parts is fixed
    <Text key={index} style={bold ? { fontWeight: 700 } : {}}>
      {part}
    </Text>
  ))
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'subtitle':
      return (
        <Text style={styles.subtitle} minPresenceAhead={48}>
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
        </View>
      )
    case 'costCards':
      return (
        <View style={[styles.row, styles.block, { gap: 8 }]} wrap={false}>
          {block.items.map(({ label, value, note }) => (
            <View key={label} style={[styles.card, { flex: 1, marginBottom: 0, padding: 8 }]}>
              <Text style={[styles.soft, { fontSize: 8 }]}>{label}</Text>
              <Text style={{ fontFamily: 'Fraunces', fontSize: 13 }}>{value}</Text>
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
    case 'dishes':
      return block.items.map((spec) => <Sheet key={spec.name} spec={spec} />)
    case 'posts':
      return block.items.map((post) => <Post key={post.date + post.title} post={post} />)
    case 'menu':
      return <MenuPage menu={block.menu} />
    case 'matrix':
      return <MatrixChart matrix={block.matrix} />
    case 'bars':
      return <Bars chart={block.chart} />
    case 'lines':
      return <Lines chart={block.chart} />
    case 'wishes':
      return <Wishes summary={block.summary} items={block.items} />
    case 'scenarios':
      return <Table table={scenarioTable(block.scenarios)} />
  }
}

function Marked({ items, mark }: { items: readonly string[]; mark: (index: number) => string }) {
  return (
    <View style={styles.block}>
      {items.map((item, index) => (
        <View key={item} style={styles.item} wrap={false}>
          <Text style={[styles.mark, { color: copper }]}>{mark(index)}</Text>
          <Text style={{ flex: 1 }}>
            <Rich text={item} />
          </Text>
        </View>
      ))}
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
    </View>
  )
}

function Table({ table }: { table: Omit<TableBlock, 'kind'> }) {
  const { caption, headers, rows, numeric = [] } = table
  // The first column names the row and needs more room, as do columns of sentences.
  const wordy = (column: number) => rows.some((row) => (row[column]?.length ?? 0) > 24)
  const width = (column: number) => ({
    flex: column === 0 ? 2.2 : wordy(column) ? 3 : 1.2,
    paddingRight: 10,
  })
  const align = (column: number) => (numeric.includes(column) ? { textAlign: 'right' as const } : {})
  return (
    <View style={styles.block}>
      <Text style={styles.caption} minPresenceAhead={48}>
        {caption}
      </Text>
      <View style={[styles.row, { borderBottomWidth: 1, borderColor: ink, paddingBottom: 3 }]} wrap={false}>
        {headers.map((header, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their order and may share a name
          <Text key={column} style={[{ fontSize: 8, fontWeight: 700 }, width(column), align(column)]}>
            {header}
          </Text>
        ))}
      </View>
      {rows.map((row, index) => (
        <View
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of a table's rows is fixed
          key={index}
          style={[styles.row, { borderBottomWidth: 0.5, borderColor: clay, paddingVertical: 3 }]}
          wrap={false}
        >
          {row.map((cell, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of a row's cells is fixed
            <Text key={column} style={[{ fontSize: 8.5 }, width(column), align(column)]}>
              <Rich text={cell} />
            </Text>
          ))}
        </View>
      ))}
    </View>
  )
}

function Sheet({ spec }: { spec: DrinkSpec | DishSpec }) {
  return (
    <View style={styles.card} wrap={false}>
      <View style={[styles.row, { justifyContent: 'space-between' }]}>
        <Text style={{ fontFamily: 'Fraunces', fontSize: 14, lineHeight: 1.2 }}>{spec.name}</Text>
        <Text style={{ fontWeight: 700 }}>{spec.price}</Text>
      </View>
      <Text style={[styles.soft, { marginBottom: 6 }]}>{'base' in spec ? spec.base : spec.kind}</Text>
      <View style={[styles.row, { gap: 14 }]}>
        <View style={{ flex: 1 }}>
          <Text style={styles.caption}>Ingredientes</Text>
          {spec.ingredients.map((ingredient) => (
            <Text key={ingredient}>{ingredient}</Text>
          ))}
        </View>
        <View style={{ flex: 1.4 }}>
          <Text style={styles.caption}>Preparo</Text>
          {spec.method.map((step, index) => (
            <Text key={step}>
              {index + 1}. {step}
            </Text>
          ))}
        </View>
      </View>
      <Text style={{ marginTop: 6 }}>
        <Text style={{ fontWeight: 700 }}>Serviço: </Text>
        {spec.serve}
      </Text>
      <Text>
        <Text style={{ fontWeight: 700 }}>Harmoniza com: </Text>
        {spec.pairing}
      </Text>
      <Text style={[styles.soft, { fontSize: 8.5, marginTop: 4 }]}>
        {[
          `Margem ${spec.margin}`,
          ...spec.figures.map(({ key, value }) => `${key.toLowerCase()} ${value}`),
        ].join(' · ')}
      </Text>
      {spec.notes.map((note) => (
        <Text key={note} style={[styles.soft, { fontSize: 8.5 }]}>
          <Rich text={note} />
        </Text>
      ))}
    </View>
  )
}

function Post({ post }: { post: PostSpec }) {
  return (
    <View style={styles.card} wrap={false}>
      <Text style={[styles.soft, { fontSize: 8.5 }]}>
        {post.date} · {post.format}
      </Text>
      <Text style={{ fontFamily: 'Fraunces', fontSize: 12, marginBottom: 4 }}>{post.title}</Text>
      <Text>{post.copy}</Text>
      <Text style={[styles.soft, { marginTop: 4 }]}>Imagem: {post.visual}</Text>
      <Text style={{ color: copper, marginTop: 4 }}>{post.hashtags.join(' ')}</Text>
    </View>
  )
}

function MenuPage({ menu }: { menu: MenuSpec }) {
  return (
    <View>
      <Text style={{ fontFamily: 'Fraunces', fontSize: 22, textAlign: 'center', marginBottom: 14 }}>
        {menu.title}
      </Text>
      {menu.sections.map(({ title, items }) => (
        <View key={title} style={styles.block}>
          <Text
            style={[styles.subtitle, { borderBottomWidth: 0.5, borderColor: copper }]}
            minPresenceAhead={48}
          >
            {title}
          </Text>
          {items.map(({ name, text, price, box, contains }) => (
            <View
              key={name}
              style={box ? [styles.card, { borderColor: copper, marginVertical: 4 }] : { marginBottom: 6 }}
              wrap={false}
            >
              <View style={[styles.row, { justifyContent: 'space-between' }]}>
                <Text style={{ fontWeight: 700, flex: 1, paddingRight: 12 }}>{name}</Text>
                <Text>{price ?? '________'}</Text>
              </View>
              {text && <Text style={[styles.soft, { fontSize: 9, paddingRight: 60 }]}>{text}</Text>}
              {contains.length > 0 && (
                <Text style={[styles.soft, { fontSize: 8 }]}>Contém: {contains.join(', ')}</Text>
              )}
            </View>
          ))}
        </View>
      ))}
      {menu.foot.map((line) => (
        <Text key={line} style={{ fontSize: 8.5, textAlign: 'center', marginTop: 6 }}>
          {line}
        </Text>
      ))}
    </View>
  )
}

/** Up to this many bars fit on one page with their caption. */
const keptTogether = 16

function Bars({ chart }: { chart: BarChart }) {
  const share = barShares(chart.bars)
  const bar = (value: number, color: string) => (
    <View style={[styles.row, { alignItems: 'center', marginVertical: 1 }]}>
      <View style={{ width: `${Math.max(0.5, share(value) * 66)}%`, height: 8, backgroundColor: color }} />
      <Text style={{ fontSize: 8, marginLeft: 5 }}>{formatValue(value, chart.unit)}</Text>
    </View>
  )
  return (
    <View style={styles.block} wrap={chart.bars.length > keptTogether}>
      <Text style={styles.caption}>
        {chart.caption}
        {chart.legend
          ? ` (${chart.legend.value.toLowerCase()} em verde, ${chart.legend.compare.toLowerCase()} em areia)`
          : ''}
      </Text>
      {chart.bars.map(({ label, value, compare }) => (
        <View key={label} style={[styles.row, { alignItems: 'center', marginBottom: 3 }]} wrap={false}>
          <Text style={{ width: '30%', fontSize: 8.5, paddingRight: 6 }}>{label}</Text>
          <View style={{ width: '70%' }}>
            {bar(value, cane)}
            {compare !== undefined && bar(compare, '#cdb98f')}
          </View>
        </View>
      ))}
    </View>
  )
}

const label = { fontSize: 10, fill: soft }

function Lines({ chart }: { chart: LineChart }) {
  const { lines, bands, x, y } = drawLines(chart)
  const { width, height, left, right, bottom } = lineBox
  const inks = [cane, copper]
  return (
    <View style={styles.block} wrap={false}>
      <Text style={styles.caption}>{chart.caption}</Text>
      <Svg viewBox={`0 0 ${width} ${height}`} style={{ width: '100%', height: 190 }}>
        {y.map(({ at, label: text }) => (
          <Path key={`g${text}`} d={`M${left} ${at}H${width - right}`} stroke={clay} strokeWidth={1} />
        ))}
        {y.map(({ at, label: text }) => (
          <Text key={text} x={left - 8} y={at + 4} textAnchor="end" style={label}>
            {text}
          </Text>
        ))}
        {x.map(({ at, label: text }) => (
          <Text key={text + at} x={at} y={height - bottom + 18} textAnchor="middle" style={label}>
            {text}
          </Text>
        ))}
        {bands.map(({ path, index }) => (
          <Path key={path} d={path} fill={inks[index % 2] ?? cane} fillOpacity={0.2} />
        ))}
        {lines.map(({ name, path, index }) =>
          path === '' ? null : (
            <Path
              key={name}
              d={path}
              stroke={inks[index % 2] ?? cane}
              strokeWidth={2.5}
              fill="none"
              {...(index === 1 && { strokeDasharray: '5 4' })}
            />
          ),
        )}
      </Svg>
    </View>
  )
}

function MatrixChart({ matrix }: { matrix: Matrix }) {
  const { points, threshold, x, y, corners } = drawMatrix(matrix)
  const { width, height, left, right, top, bottom } = matrixBox
  const circle = (cx: number, cy: number) => `M${cx - 10} ${cy}a10 10 0 1 0 20 0a10 10 0 1 0 -20 0`
  const corner = { fontSize: 12, fill: soft, fontFamily: 'Fraunces' }
  return (
    <View style={styles.block} wrap={false}>
      <Text style={styles.caption}>{matrix.caption}</Text>
      <Svg viewBox={`0 0 ${width} ${height}`} style={{ width: '100%', height: 300 }}>
        <Path
          d={`M${left} ${top}H${width - right}V${height - bottom}H${left}Z`}
          stroke={clay}
          strokeWidth={1}
          fill="none"
        />
        <Path
          d={`M${threshold.x} ${top}V${height - bottom}M${left} ${threshold.y}H${width - right}`}
          stroke={soft}
          strokeWidth={1}
          strokeDasharray="4 4"
        />
        {corners.map(({ label: text, anchor, ...at }) => (
          <Text key={text} {...at} textAnchor={anchor} style={corner}>
            {text}
          </Text>
        ))}
        {x.map(({ at, label: text }) => (
          <Text key={`x${text}`} x={at} y={height - bottom + 16} textAnchor="middle" style={label}>
            {text}
          </Text>
        ))}
        {y.map(({ at, label: text }) => (
          <Text key={`y${text}`} x={left - 8} y={at + 4} textAnchor="end" style={label}>
            {text}
          </Text>
        ))}
        {points.map((point) => (
          <Path key={`p${point.order}`} d={circle(point.x, point.y)} fill={cane} />
        ))}
        {points.map((point) => (
          <Text
            key={`n${point.order}`}
            x={point.x}
            y={point.y + 4}
            textAnchor="middle"
            style={{ fontSize: 10, fill: '#faf5ea' }}
          >
            {String(point.order)}
          </Text>
        ))}
      </Svg>
      <Text style={[styles.soft, { fontSize: 8.5 }]}>
        {matrix.points.map(({ name, quadrant }, index) => `${index + 1}. ${name}: ${quadrant}`).join('  ·  ')}
      </Text>
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
