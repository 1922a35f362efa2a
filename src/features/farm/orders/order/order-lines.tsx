import { formatMoney } from '@/format/money'
import { Card } from '@/ui/card'
import { ResponsiveTable } from '@/ui/responsive-table'
import { formatBottles } from '../bottle-count'
import type { FarmOrder, OrderLine } from '../order.queries'

/** What was bought, the bottles included in its packages, and the lots from which they were taken. */
export function OrderLines({ order: { lines } }: { order: FarmOrder }) {
  const bottles = lines.reduce((sum, { kind, quantity }) => sum + (kind === 'bottle' ? quantity : 0), 0)
  return (
    <Card as="section" aria-labelledby="itens">
      <h2 id="itens" className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 text-subheading">
        Itens
        <span className="font-normal font-sans text-base text-fg-muted">{formatBottles(bottles)}</span>
      </h2>
      {lines.length > 0 ? (
        <ResponsiveTable
          caption="Itens do pedido"
          hideCaption
          headers={['Item', 'Quantidade', 'Lotes', 'Valor']}
          numeric={[1, 3]}
          rows={lines.map((line) => ({
            key: line.id,
            cells: [line.name, String(line.quantity), <Lots key="lots" line={line} />, priceOf(line)],
          }))}
        />
      ) : (
        <p className="text-fg-muted">Este pedido é de antes do registro de itens.</p>
      )}
    </Card>
  )
}

function Lots({ line: { kind, taken } }: { line: OrderLine }) {
  if (kind !== 'bottle') return '—'
  if (taken.length === 0) return 'A escolher'
  return taken.map(({ lotNumber, quantity }) => (
    <span key={lotNumber} className="block sm:whitespace-nowrap">
      {quantity} do {lotNumber}
    </span>
  ))
}

const priceOf = ({ included_in, unit_price, quantity }: OrderLine): string =>
  included_in === null ? formatMoney(unit_price * quantity) : 'Inclusa no pacote'
