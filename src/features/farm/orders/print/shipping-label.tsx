import { seller } from '@/content/seller'
import { formatPostalCode, formatStreet } from '@/format/address'
import { formatPhone } from '@/format/phone'
import { formatBottles } from '../bottle-count'
import type { FarmOrder, OrderAddress } from '../order.queries'

/** Addresses of more characters than this are set smaller. */
const longAddress = 320

interface ShippingLabelProps {
  order: FarmOrder
  address: OrderAddress
}

/** The label on the box: recipient, address, sender, number of bottles, and that they are for adults. */
export function ShippingLabel({ order, address }: ShippingLabelProps) {
  const bottles = order.lines.reduce((sum, { kind, quantity }) => sum + (kind === 'bottle' ? quantity : 0), 0)
  const long = Object.values(address).join('').length > longAddress
  return (
    <article
      className="shipping-label"
      aria-label={`Etiqueta do pedido ${order.number}`}
      data-long={long || undefined}
    >
      <header className="flex items-baseline justify-between gap-2 border-ink border-b-2 pb-[2mm]">
        <p className="font-display font-semibold text-[1.3em]">{seller.tradeName}</p>
        <p className="figures font-bold text-[1.9em] leading-none">Pedido {order.number}</p>
      </header>
      <div className="min-h-0 flex-1 break-words py-[3mm]">
        <p className="text-[0.85em]">Destinatário</p>
        <p className="font-bold text-[1.25em]">{address.recipient}</p>
        <p className="font-semibold">{address.restaurant_name}</p>
        <p className="figures">{formatPhone(address.phone)}</p>
        <p className="mt-[2mm]">{formatStreet(address)}</p>
        <p>{address.district}</p>
        <p>
          {address.city}, {address.state}
        </p>
        <p className="figures mt-[1mm] font-bold text-[1.6em]">CEP {formatPostalCode(address.postal_code)}</p>
        {address.reference && <p className="mt-[2mm]">Referência: {address.reference}</p>}
        <p>Recebe: {address.receiving_hours}</p>
      </div>
      <p className="flex flex-wrap justify-between gap-x-3 border-ink border-t py-[2mm] font-semibold">
        <span>Conteúdo: {formatBottles(bottles)}</span>
        <span>Frágil, este lado para cima</span>
      </p>
      <p className="border-2 border-ink px-[2mm] py-[1.5mm] text-center font-bold text-[1.1em]">
        Venda proibida para menores de 18 anos
      </p>
      <footer className="pt-[2mm] text-[0.8em]">
        <p>
          Remetente: {seller.legalName}, CNPJ {seller.cnpj}
        </p>
        <p>
          {seller.address}, {seller.city} · {seller.phone}
        </p>
      </footer>
    </article>
  )
}
