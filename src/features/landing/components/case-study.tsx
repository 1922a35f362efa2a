import { formatInteger, formatMoney } from '@/format/money'
import { HiddenTable } from '@/ui/hidden-table'
import { Section } from '@/ui/section'

/** R$ a month, and counts. The difference in revenue is the additional monthly gain. */
const rows = [
  { what: 'Receita por mês', before: 47_100, after: 63_600, money: true },
  { what: 'Ticket médio', before: 58, after: 74, money: true },
  { what: 'Drinks vendidos por noite', before: 36, after: 60, money: false },
]

const investment = 880
const gain = 16_500

const show = (value: number, money: boolean) =>
  money ? formatMoney(value).replace(/,00$/, '') : formatInteger(value)

/** One restaurant before and after, as a chart with its table. */
export function CaseStudy() {
  return (
    <Section
      title="Antes e depois: Cantinho da Varjota"
      description="Bar de petiscos em Fortaleza. Três drinks autorais, seis harmonizações e o cardápio reescrito."
    >
      <div className="grid gap-10 lg:grid-cols-[3fr_2fr] lg:gap-16">
        <figure>
          <Chart />
          <HiddenTable>
            <caption>Antes e depois da consultoria</caption>
            <thead>
              <tr>
                <th scope="col">Medida</th>
                <th scope="col">Antes</th>
                <th scope="col">Depois</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ what, before, after, money }) => (
                <tr key={what}>
                  <th scope="row">{what}</th>
                  <td>{show(before, money)}</td>
                  <td>{show(after, money)}</td>
                </tr>
              ))}
            </tbody>
          </HiddenTable>
        </figure>
        <dl className="grid content-center gap-8 sm:grid-cols-2 lg:grid-cols-1">
          <div className="border-line border-t pt-4">
            <dt className="text-fg-muted">Investimento</dt>
            <dd className="figures font-figures text-title">
              {show(investment, true)}
              <span className="block font-sans text-base text-fg-muted">
                {formatInteger(investment)} créditos
              </span>
            </dd>
          </div>
          <div className="border-line border-t pt-4">
            <dt className="text-fg-muted">Ganho a mais por mês</dt>
            <dd className="figures font-figures text-accent text-title">+{show(gain, true)}</dd>
          </div>
        </dl>
      </div>
    </Section>
  )
}

/** A pair of bars for each measure on its own scale: outlined before, filled after. */
function Chart() {
  return (
    <div aria-hidden>
      <p className="flex gap-6 text-fg-muted text-sm">
        <span className="inline-flex items-center gap-2">
          <span className="size-3 rounded-[2px] border border-line-strong bg-clay" />
          Antes
        </span>
        <span className="inline-flex items-center gap-2">
          <span className="size-3 rounded-[2px] bg-primary" />
          Depois
        </span>
      </p>
      {rows.map(({ what, before, after, money }) => (
        <div key={what} className="mt-6">
          <p className="mb-2 font-semibold">{what}</p>
          <Bar
            share={before / after}
            text={show(before, money)}
            className="border border-line-strong bg-clay"
          />
          <Bar share={1} text={show(after, money)} className="bg-primary" />
        </div>
      ))}
    </div>
  )
}

interface BarProps {
  share: number
  text: string
  className: string
}

function Bar({ share, text, className }: BarProps) {
  return (
    <p className="mt-1.5 flex items-center gap-3">
      <span className={`h-7 rounded-r-small ${className}`} style={{ width: `${share * 72}%` }} />
      <span className="figures whitespace-nowrap font-semibold">{text}</span>
    </p>
  )
}
