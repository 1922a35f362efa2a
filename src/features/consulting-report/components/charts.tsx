import type { BarChart, Block, LineChart, Matrix } from '@consulting/report/blocks.ts'
import { HiddenTable } from '@/ui/hidden-table'
import { barShares, drawLines, drawMatrix, formatValue, lineBox, matrixBox } from '../charts'

const inks = ['stroke-primary', 'stroke-accent']
const fills = ['fill-primary', 'fill-accent']

export function Chart({ block }: { block: Extract<Block, { kind: 'matrix' | 'bars' | 'lines' }> }) {
  if (block.kind === 'matrix') return <MatrixChart matrix={block.matrix} />
  return block.kind === 'bars' ? <Bars chart={block.chart} /> : <Lines chart={block.chart} />
}

/** A bar for each name, with a second, lighter bar where a value is compared. */
function Bars({ chart }: { chart: BarChart }) {
  const share = barShares(chart.bars)
  return (
    <figure className="mb-6 break-inside-avoid">
      <figcaption className="mb-3 font-semibold">{chart.caption}</figcaption>
      {chart.legend && (
        <p aria-hidden className="mb-3 flex gap-5 text-fg-muted text-sm">
          <span className="inline-flex items-center gap-2">
            <span className="size-3 rounded-[2px] bg-primary print:[print-color-adjust:exact]" />
            {chart.legend.value}
          </span>
          <span className="inline-flex items-center gap-2">
            <span className="size-3 rounded-[2px] border border-line-strong bg-clay print:[print-color-adjust:exact]" />
            {chart.legend.compare}
          </span>
        </p>
      )}
      <dl className="space-y-3">
        {chart.bars.map(({ label, value, compare }) => (
          <div
            key={label}
            className="grid gap-x-4 gap-y-1 sm:grid-cols-[minmax(8rem,14rem)_1fr] sm:items-center"
          >
            <dt className="min-w-0 break-words text-sm">{label}</dt>
            <dd>
              <Bar
                share={share(value)}
                text={formatValue(value, chart.unit)}
                label={chart.legend?.value}
                className="bg-primary"
              />
              {compare !== undefined && (
                <Bar
                  share={share(compare)}
                  text={formatValue(compare, chart.unit)}
                  label={chart.legend?.compare}
                  className="border border-line-strong bg-clay"
                />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}

interface BarProps {
  share: number
  text: string
  label: string | undefined
  className: string
}

function Bar({ share, text, label, className }: BarProps) {
  return (
    <span className="my-0.5 flex items-center gap-2.5">
      <span
        aria-hidden
        className={`h-4 shrink-0 rounded-r-[3px] print:[print-color-adjust:exact] ${className}`}
        style={{ width: `${share * 70}%` }}
      />
      <span className="figures whitespace-nowrap text-sm">
        {label && <span className="sr-only">{label}: </span>}
        {text}
      </span>
    </span>
  )
}

/** Lines over time, with gaps for unknown values and a band for the interval. The table is for screen readers. */
function Lines({ chart }: { chart: LineChart }) {
  const { lines, bands, x, y } = drawLines(chart)
  const { width, height, left, right, bottom } = lineBox
  return (
    <figure className="mb-6 break-inside-avoid">
      <figcaption className="mb-3 font-semibold">{chart.caption}</figcaption>
      <p aria-hidden className="mb-2 flex flex-wrap gap-x-5 gap-y-1 text-fg-muted text-sm">
        {chart.series.map(({ name, low }, index) => (
          <span key={name} className="inline-flex items-center gap-2">
            <svg width="24" height="8" aria-hidden="true">
              <path
                d="M0 4H24"
                strokeWidth="2.5"
                strokeDasharray={index === 1 ? '5 4' : undefined}
                className={inks[index % 2]}
              />
            </svg>
            {name}
            {low && ' (faixa: 8 de cada 10 semanas)'}
          </span>
        ))}
      </p>
      <svg viewBox={`0 0 ${width} ${height}`} className="w-full overflow-visible" aria-hidden="true">
        {y.map(({ at, label }) => (
          <g key={label}>
            <path d={`M${left} ${at}H${width - right}`} className="stroke-line" />
            <text
              x={left - 8}
              y={at + 4}
              textAnchor="end"
              className="figures fill-fg-muted text-[12px] max-sm:text-[20px]"
            >
              {label}
            </text>
          </g>
        ))}
        {x.map(({ at, label }) => (
          <text
            key={label + at}
            x={at}
            y={height - bottom + 20}
            textAnchor="middle"
            className="figures fill-fg-muted text-[12px] max-sm:text-[20px]"
          >
            {label}
          </text>
        ))}
        {bands.map(({ path, index }) => (
          <path key={path} d={path} className={`${fills[index % 2]} opacity-20`} />
        ))}
        {lines.map(({ name, path, index }) => (
          <path
            key={name}
            d={path}
            fill="none"
            strokeWidth="2.5"
            strokeLinejoin="round"
            strokeLinecap="round"
            strokeDasharray={index === 1 ? '5 4' : undefined}
            className={inks[index % 2]}
          />
        ))}
      </svg>
      <HiddenTable>
        <caption>{chart.caption}</caption>
        <thead>
          <tr>
            <th scope="col">Semana</th>
            {chart.series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.labels.map((label, row) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {chart.series.map(({ name, values }) => {
                const value = values[row]
                return <td key={name}>{value == null ? 'sem dado' : formatValue(value, chart.unit)}</td>
              })}
            </tr>
          ))}
        </tbody>
      </HiddenTable>
    </figure>
  )
}

/** The four quadrants of menu engineering. Items are numbered as in the list below. */
function MatrixChart({ matrix }: { matrix: Matrix }) {
  const { points, threshold, x, y, corners } = drawMatrix(matrix)
  const { width, height, left, right, top, bottom } = matrixBox
  const corner = 'fill-fg-muted font-display text-[14px] max-sm:text-[20px]'
  return (
    <figure className="mb-6 break-inside-avoid">
      <figcaption className="mb-3 font-semibold">{matrix.caption}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} className="w-full overflow-visible" aria-hidden="true">
        <rect
          x={left}
          y={top}
          width={width - left - right}
          height={height - top - bottom}
          className="fill-surface stroke-line"
        />
        <path
          d={`M${threshold.x} ${top}V${height - bottom}M${left} ${threshold.y}H${width - right}`}
          strokeDasharray="4 4"
          className="stroke-line-strong"
        />
        {corners.map(({ label, anchor, ...at }) => (
          <text key={label} {...at} textAnchor={anchor} className={corner}>
            {label}
          </text>
        ))}
        {x.map(({ at, label }) => (
          <text
            key={label}
            x={at}
            y={height - bottom + 18}
            textAnchor="middle"
            className="figures fill-fg-muted text-[12px] max-sm:text-[20px]"
          >
            {label}
          </text>
        ))}
        {y.map(({ at, label }) => (
          <text
            key={label}
            x={left - 8}
            y={at + 4}
            textAnchor="end"
            className="figures fill-fg-muted text-[12px] max-sm:text-[20px]"
          >
            {label}
          </text>
        ))}
        <text
          x={width - right}
          y={height - 8}
          textAnchor="end"
          className="fill-fg-muted text-[12px] max-sm:translate-y-3.5 max-sm:text-[20px]"
        >
          {matrix.axes.x}
        </text>
        {points.map((point) => (
          <g key={point.name}>
            <circle cx={point.x} cy={point.y} r="11" className="fill-primary max-sm:[r:16px]" />
            <text
              x={point.x}
              y={point.y + 4}
              textAnchor="middle"
              className="figures fill-paper text-[11px] max-sm:text-[17px]"
            >
              {point.order}
            </text>
          </g>
        ))}
      </svg>
      <ol className="mt-3 grid list-decimal gap-x-6 gap-y-1 pl-6 text-sm sm:grid-cols-2">
        {matrix.points.map(({ name, quadrant, x: share, y: margin }) => (
          <li key={name} className="figures">
            {name}: {quadrant} ({formatValue(share, 'percent')}, {formatValue(margin, 'brl')})
          </li>
        ))}
      </ol>
    </figure>
  )
}
