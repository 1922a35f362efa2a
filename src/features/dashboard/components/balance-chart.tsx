import { formatCredits, formatInteger } from '@/format/money'
import { HiddenTable } from '@/ui/hidden-table'
import type { BalanceHistory } from '../credit-history'

const width = 100
const height = 100

/** The path of a stepped balance, in a box of 100 × 100 with its origin at the top left. */
export function balancePath({ before, points }: BalanceHistory): string {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return ''
  const span = Math.max(last.at - first.at, 1)
  const top = highest({ before, points })
  const x = (at: number) => round(((at - first.at) / span) * width)
  const y = (balance: number) => round(height - (balance / top) * height)
  return `M0 ${y(before)}${points.map(({ at, balance }) => `H${x(at)}V${y(balance)}`).join('')}`
}

/** The top of the scale, in credits. */
function highest({ before, points }: BalanceHistory): number {
  return Math.max(before, ...points.map((point) => point.balance), 1)
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

/** The balance over time as a stepped line, with the same figures in a table for screen readers. */
export function BalanceChart({ history }: { history: BalanceHistory }) {
  const { points } = history
  const path = balancePath(history)
  return (
    <figure>
      <figcaption className="font-semibold">Saldo ao longo do tempo</figcaption>
      <div
        aria-hidden="true"
        className="figures mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-fg-muted text-sm"
      >
        <div className="flex h-44 flex-col justify-between text-right leading-none">
          <span>{formatInteger(highest(history))}</span>
          <span>0</span>
        </div>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="h-44 w-full overflow-visible border-line-strong border-b border-l"
          role="presentation"
        >
          <path d={`${path}V${height}H0Z`} className="fill-cane-100" />
          <path
            d={path}
            fill="none"
            className="stroke-primary"
            strokeWidth={2.5}
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <div className="col-start-2 mt-1.5 flex flex-wrap justify-between gap-x-3">
          <span>{points[0]?.date}</span>
          <span>hoje</span>
        </div>
      </div>
      <HiddenTable>
        <caption>Saldo de créditos por dia</caption>
        <thead>
          <tr>
            <th scope="col">Data</th>
            <th scope="col">Saldo</th>
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.at}>
              <th scope="row">{point.date}</th>
              <td>{formatCredits(point.balance)}</td>
            </tr>
          ))}
        </tbody>
      </HiddenTable>
    </figure>
  )
}
