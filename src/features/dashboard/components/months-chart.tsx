import { formatCredits, formatInteger } from '@/format/money'
import { HiddenTable } from '@/ui/hidden-table'
import type { MonthOfCredits } from '../credit-history'

/** Credits received and spent by month, with the same figures in a table for screen readers. */
export function MonthsChart({ months }: { months: readonly MonthOfCredits[] }) {
  const top = Math.max(...months.flatMap(({ received, spent }) => [received, spent]), 1)
  return (
    <figure>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <figcaption className="font-semibold">Créditos por mês</figcaption>
        <p aria-hidden="true" className="flex gap-4 text-fg-muted text-sm">
          <span className="flex items-center gap-1.5">
            <span className="size-3 rounded-[3px] bg-primary" /> Recebidos
          </span>
          <span className="flex items-center gap-1.5">
            <span className="size-3 rounded-[3px] bg-amber" /> Usados
          </span>
        </p>
      </div>
      <div
        aria-hidden="true"
        className="figures mt-3 grid grid-cols-[auto_1fr] gap-x-3 text-fg-muted text-sm"
      >
        <div className="flex h-44 flex-col justify-between text-right leading-none">
          <span>{formatInteger(top)}</span>
          <span>0</span>
        </div>
        <div className="flex h-44 items-end border-line-strong border-b border-l">
          {months.map(({ month, received, spent }) => (
            <div key={month} className="flex h-full flex-1 items-end justify-center gap-1">
              <Bar share={received / top} className="bg-primary" />
              <Bar share={spent / top} className="bg-amber" />
            </div>
          ))}
        </div>
        <div className="col-start-2 mt-1.5 flex">
          {months.map(({ month, label }) => (
            <span key={month} className="flex-1 text-center">
              {label}
            </span>
          ))}
        </div>
      </div>
      <HiddenTable>
        <caption>Créditos recebidos e usados por mês</caption>
        <thead>
          <tr>
            <th scope="col">Mês</th>
            <th scope="col">Recebidos</th>
            <th scope="col">Usados</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, label, received, spent }) => (
            <tr key={month}>
              <th scope="row">
                {label} de {month.slice(0, 4)}
              </th>
              <td>{formatCredits(received)}</td>
              <td>{formatCredits(spent)}</td>
            </tr>
          ))}
        </tbody>
      </HiddenTable>
    </figure>
  )
}

function Bar({ share, className }: { share: number; className: string }) {
  return (
    <div className={`w-2/6 max-w-6 rounded-t-[3px] ${className}`} style={{ height: `${share * 100}%` }} />
  )
}
