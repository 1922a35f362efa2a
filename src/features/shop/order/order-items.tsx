import { formatCredits, formatMoney } from '@/format/money'
import { Card } from '@/ui/card'
import { ResponsiveTable } from '@/ui/responsive-table'
import type { Order } from '../shop.queries'

/** What was bought, and the bottles that come with it. */
export function OrderItems({ order }: { order: Order }) {
  const credits = order.items.reduce((sum, item) => sum + (item.credits + item.bonus) * item.quantity, 0)
  const lines = [
    ...order.items.map((item) => ({
      key: item.price_id,
      cells: [item.name, String(item.quantity), formatMoney(item.unit_price * item.quantity)],
    })),
    ...order.includedBottles.map((item) => ({
      key: `included-${item.price_id}`,
      cells: [item.name, String(item.quantity), 'Inclusa no pacote'],
    })),
  ]
  return (
    <Card as="section" aria-labelledby="itens" className="print:col-span-2">
      <h2 id="itens" className="mb-3 text-subheading">
        Itens
      </h2>
      {lines.length > 0 ? (
        <ResponsiveTable
          caption="Itens do pedido"
          hideCaption
          headers={['Item', 'Quantidade', 'Valor']}
          numeric={[1, 2]}
          rows={lines}
        />
      ) : (
        <p className="text-fg-muted">Este pedido é de antes do registro de itens.</p>
      )}
      <p className="figures mt-4 flex flex-wrap justify-between gap-x-6 gap-y-1 font-semibold">
        <span>Total: {formatMoney(order.amount)}</span>
        {credits > 0 && <span>{formatCredits(credits)}</span>}
      </p>
    </Card>
  )
}
