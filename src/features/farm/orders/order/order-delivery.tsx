import { paths } from '@/config/paths'
import { WhatsAppLink } from '@/content/whatsapp-link'
import { addressLines } from '@/format/address'
import { formatCnpj } from '@/format/cnpj'
import { formatPhone } from '@/format/phone'
import { Card } from '@/ui/card'
import { DefinitionList } from '@/ui/definition-list'
import { Notice } from '@/ui/notice'
import { greeting } from '../../greeting'
import type { FarmOrder } from '../order.queries'

/** Where an order goes, who receives it, and how to reach them. */
export function OrderDelivery({ order }: { order: FarmOrder }) {
  const { address, house, number, carrier, trackingCode } = order
  return (
    <Card as="section" aria-labelledby="entrega">
      <h2 id="entrega" className="mb-3 text-subheading">
        Entrega
      </h2>
      {address ? (
        <>
          <address className="not-italic">
            <p className="break-words font-semibold">
              {address.recipient} · <span className="whitespace-nowrap">{formatPhone(address.phone)}</span>
            </p>
            {addressLines(address).map((line) => (
              <p key={line} className="break-words">
                {line}
              </p>
            ))}
            {address.reference && <p className="break-words">{address.reference}</p>}
            <p className="break-words text-fg-muted">Recebe: {address.receiving_hours}</p>
          </address>
          <WhatsAppLink
            className="mt-3"
            phone={address.phone}
            text={greeting(address.recipient, `É sobre a entrega do pedido ${number} de ${house.name}.`)}
          />
        </>
      ) : (
        <Notice tone="warn" title="Falta o endereço de entrega">
          O cliente vê o pedido de endereço em “Pedidos”. Se demorar, chame quem fez a compra.
          <WhatsAppLink
            className="mt-3"
            phone={house.contactPhone}
            text={greeting(
              house.contactName,
              `Falta o endereço de entrega do pedido ${number}. Informe aqui: ${window.location.origin}${paths.order(order.id)}`,
            )}
          />
        </Notice>
      )}
      {carrier && (
        <DefinitionList
          className="mt-4 border-line border-t"
          items={[
            { term: 'Quem leva', value: <span className="break-all">{carrier}</span> },
            ...(trackingCode
              ? [{ term: 'Código', value: <span className="break-all">{trackingCode}</span> }]
              : []),
          ]}
        />
      )}
      <p className="mt-4 break-words text-fg-muted text-sm">
        Comprador: {house.name}, CNPJ {formatCnpj(house.cnpj)}
      </p>
    </Card>
  )
}
