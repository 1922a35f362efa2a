import { Suspense, useState } from 'react'
import { addressLines } from '@/format/address'
import { formatCnpj } from '@/format/cnpj'
import { formatPhone } from '@/format/phone'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Notice } from '@/ui/notice'
import { toast } from '@/ui/toaster'
import { AddressDialog } from '../delivery/deliver-to'
import type { Order } from '../shop.queries'
import type { OrderAddress, OrderEvent } from './order.queries'

interface OrderAddressCardProps {
  order: Order
  address: OrderAddress | null
  events: readonly OrderEvent[]
  onChange: () => void
}

const open = ['pending_payment', 'pending', 'processing']

/** Where the order goes. It can be given and corrected until the order is packed. */
export function OrderAddressCard({ order, address, events, onChange }: OrderAddressCardProps) {
  const [asking, setAsking] = useState(false)
  const bottles = [...order.items, ...order.includedBottles].some(({ kind }) => kind === 'bottle')
  if (!bottles && !address) return null
  const packing = events.filter(({ kind }) => kind === 'packed' || kind === 'unpacked').at(-1)
  const changeable = open.includes(order.status) && packing?.kind !== 'packed'
  return (
    <Card as="section" aria-labelledby="entrega">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="entrega" className="text-subheading">
          Entrega
        </h2>
        {address && changeable && (
          <Button variant="secondary" size="sm" className="print:hidden" onClick={() => setAsking(true)}>
            Corrigir endereço
          </Button>
        )}
      </div>
      {address ? (
        <address className="not-italic">
          <p className="font-semibold">
            {address.recipient} · {formatPhone(address.phone)}
          </p>
          {addressLines(address).map((line) => (
            <p key={line}>{line}</p>
          ))}
          {address.reference && <p>{address.reference}</p>}
          <p className="text-fg-muted">Recebe: {address.receiving_hours}</p>
          <p className="mt-2 text-fg-muted text-sm">
            Comprador: {address.restaurant_name}, CNPJ {formatCnpj(address.cnpj)}
          </p>
        </address>
      ) : changeable ? (
        <Notice
          tone="warn"
          title="Falta o endereço de entrega"
          action={
            <Button size="sm" onClick={() => setAsking(true)}>
              Informar endereço
            </Button>
          }
        >
          As garrafas deste pedido são embaladas assim que soubermos onde entregar.
        </Notice>
      ) : (
        <p className="text-fg-muted">Este pedido não tem endereço registrado.</p>
      )}
      {asking && (
        <Suspense>
          <AddressDialog
            open
            onOpenChange={setAsking}
            address={address}
            {...(address && { orderId: order.id })}
            onSaved={() => {
              setAsking(false)
              toast.success('Endereço salvo')
              onChange()
            }}
          />
        </Suspense>
      )}
    </Card>
  )
}
