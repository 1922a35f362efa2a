import type { BarChart, LineChart, Matrix } from '@consulting/report/blocks.ts'
import { Path, Svg, Text, View } from '@react-pdf/renderer'
import { type Box, barShares, drawLines, drawMatrix, formatValue, lineBox, matrixBox } from '../charts'
import { cane, clay, copper, soft, styles } from './styles'

/** Up to this many bars fit on one page with their caption. */
const keptTogether = 16

export function Bars({ chart }: { chart: BarChart }) {
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

/** Flatter than on the screen, so that chart and table share a page. */
const flatMatrix: Box = { ...matrixBox, height: 300 }

const label = { fontSize: 11, fill: soft }

export function Lines({ chart }: { chart: LineChart }) {
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

export function MatrixChart({ matrix }: { matrix: Matrix }) {
  const { points, threshold, x, y, corners } = drawMatrix(matrix, flatMatrix)
  const { width, height, left, right, top, bottom } = flatMatrix
  const circle = (cx: number, cy: number) => `M${cx - 10} ${cy}a10 10 0 1 0 20 0a10 10 0 1 0 -20 0`
  const corner = { fontSize: 14, fill: soft, fontFamily: 'Fraunces' }
  return (
    <View style={styles.block} wrap={false}>
      <Text style={styles.caption}>{matrix.caption}</Text>
      <Svg viewBox={`0 0 ${width} ${height}`} style={{ width: '100%', height: 230 }}>
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
            style={{ fontSize: 11, fill: '#faf5ea' }}
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
