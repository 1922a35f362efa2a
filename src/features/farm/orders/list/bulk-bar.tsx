import { PackageCheck, Printer, Truck, X } from 'lucide-react'
import { useState } from 'react'
import { formatList } from '@/format/list'
import { Button } from '@/ui/button'
import { ButtonLink } from '@/ui/button-link'
import { mostAtOnce, printAddress } from '../addresses'
import { formatOrders } from '../bottle-count'
import type { QueuedOrder } from '../queue.queries'
import { packOrder, shipOrder } from '../writes.queries'
import { BulkShipDialog } from './bulk-ship-dialog'
import type { BulkRun } from './use-bulk'

interface BulkBarProps {
  /** Oldest payment first: bottles are taken in this order. */
  orders: readonly QueuedOrder[]
  progress: { at: number; of: number } | null
  onRun: (run: BulkRun) => void
  onClear: () => void
}

/** Actions for the ticked orders. */
export function BulkBar({ orders, progress, onRun, onClear }: BulkBarProps) {
  const [shipping, setShipping] = useState(false)
  const busy = progress !== null
  const tooMany = orders.length > mostAtOnce
  const numbers = orders.map(({ number }) => String(number))
  return (
    <section
      aria-label="Pedidos selecionados"
      className="sticky bottom-0 z-20 mt-4 flex flex-col gap-2 rounded-t-card border border-primary bg-surface p-3 shadow-float sm:flex-row sm:items-center"
    >
      <div className="flex min-w-0 flex-1 items-center justify-between gap-2">
        <div className="min-w-0">
          <p role="status" className="font-semibold">
            {progress
              ? `Pedido ${progress.at} de ${progress.of}...`
              : `${formatOrders(orders.length)} ${orders.length === 1 ? 'selecionado' : 'selecionados'}`}
          </p>
          <p className="line-clamp-2 text-fg-muted text-sm">
            {tooMany ? `Escolha até ${mostAtOnce} de cada vez.` : formatList(numbers)}
          </p>
        </div>
        <Button
          size="sm"
          variant="ghost"
          aria-label="Limpar seleção"
          disabled={busy}
          icon={<X aria-hidden size={20} />}
          onClick={onClear}
        />
      </div>
      <div className="grid grid-cols-3 gap-2 max-sm:[&_svg]:hidden sm:flex">
        <Button
          size="sm"
          disabled={busy || tooMany}
          icon={<PackageCheck aria-hidden size={18} />}
          onClick={() => onRun({ orders, done: 'embalado', act: (order) => packOrder(order, null) })}
        >
          Embalar
        </Button>
        <Button
          size="sm"
          variant="secondary"
          disabled={busy || tooMany}
          icon={<Truck aria-hidden size={18} />}
          onClick={() => setShipping(true)}
        >
          Enviar
        </Button>
        {!tooMany && (
          <ButtonLink
            size="sm"
            variant="secondary"
            icon={<Printer aria-hidden size={18} />}
            to={printAddress(orders.map(({ id }) => id))}
          >
            Imprimir
          </ButtonLink>
        )}
      </div>
      <BulkShipDialog
        open={shipping}
        orders={orders}
        onOpenChange={setShipping}
        onShip={({ carrier, codes }) => {
          setShipping(false)
          onRun({
            orders,
            done: 'enviado',
            act: (order, index) => shipOrder(order, carrier, codes[index] ?? ''),
          })
        }}
      />
    </section>
  )
}
