import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { productName } from '@/content/product'
import { seller } from '@/content/seller'
import { formatDate } from '@/format/dates'
import { statuses } from '@/format/statuses'
import { useOwner } from '@/session/session-context'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { ButtonLink } from '@/ui/button-link'
import { Card } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { EmptyShelfLater } from '@/ui/illustrations/empty-shelf-later'
import { PageHeader } from '@/ui/page-header'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { OrderAgeNotice } from '../age/age-notice'
import { AskForAddress } from '../delivery/ask-for-address'
import { PurchaseContext } from '../purchase-context'
import { usePurchase } from '../use-purchase'
import { FiscalCard } from './fiscal-card'
import { type OrderPageData, orderQuery } from './order.queries'
import { OrderAddressCard } from './order-address-card'
import { OrderHelp } from './order-help'
import { OrderItems } from './order-items'
import { OrderTimeline } from './order-timeline'
import { PaymentCard } from './payment-card'
import { WithdrawCard } from './withdrawal/withdraw-card'
import { WithdrawalReceipt } from './withdrawal/withdrawal-receipt'

const back = { to: paths.orders, label: 'Pedidos' }

/** One order: its items, where they go, the payment and what happened so far. */
export default function OrderPage() {
  const { orderId = '' } = useParams()
  const { user, restaurant } = useOwner()
  const { addressQuestion, ...purchase } = usePurchase()
  const found = useQuery(orderQuery(user.id, restaurant?.id, orderId))
  if (found.data) {
    return (
      <PurchaseContext value={purchase}>
        <AskForAddress question={addressQuestion} />
        <OrderScreen data={found.data} now={found.dataUpdatedAt} refresh={() => void found.refetch()} />
      </PurchaseContext>
    )
  }
  return (
    <>
      <title>{`Pedido · ${productName}`}</title>
      <PageHeader
        back={back}
        // Reserves a line for the date so that the title does not move.
        eyebrow={found.isPending && '\u00a0'}
        title="Pedido"
        actions={found.isPending && <Skeleton className="h-12 w-44" />}
      />
      {found.isPending && (
        <LoadingRegion label="Carregando pedido" className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
          <Skeleton className="h-44" />
          <Skeleton className="h-56 lg:row-span-2 lg:h-96" />
          <Skeleton className="h-72" />
        </LoadingRegion>
      )}
      {found.isError && (
        <ErrorState
          title="Não conseguimos abrir o pedido"
          message="Ele está guardado. Verifique a conexão e tente outra vez."
          onRetry={() => void found.refetch()}
          retrying={found.isFetching}
        />
      )}
      {found.data === null && (
        <EmptyState
          illustration={<EmptyShelfLater />}
          title="Não encontramos este pedido"
          text="O endereço está incompleto ou o pedido foi feito por outra conta."
          action={<ButtonLink to={paths.orders}>Ver meus pedidos</ButtonLink>}
        />
      )}
    </>
  )
}

interface OrderScreenProps {
  data: OrderPageData
  /** When the data was read, milliseconds since the epoch. */
  now: number
  refresh: () => void
}

function OrderScreen({ data, now, refresh }: OrderScreenProps) {
  const { order, address, events, paidAt, instructions, withdrawal, documents } = data
  const { label, tone } = statuses[order.status]
  return (
    <>
      <title>{`Pedido ${order.number} · ${productName}`}</title>
      <PageHeader
        back={back}
        eyebrow={`Feito em ${formatDate(order.createdAt)}`}
        title={`Pedido ${order.number}`}
        actions={
          paidAt && (
            <Button
              variant="secondary"
              className="print:hidden"
              icon={<Printer aria-hidden size={18} />}
              onClick={() => window.print()}
            >
              Imprimir recibo
            </Button>
          )
        }
      />
      <p className="mb-6 hidden text-sm print:block">
        Vendedor: {seller.legalName}, CNPJ {seller.cnpj}. {seller.address}, {seller.city}.
      </p>
      <OrderAgeNotice order={order} />
      {withdrawal && <WithdrawalReceipt order={order} withdrawal={withdrawal} onChange={refresh} />}
      {/* On phones the cards set their own order: the history first, payment and invoices last. */}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[1fr_20rem] print:grid-cols-2 print:gap-4 print:*:contents">
        <div className="contents lg:flex lg:min-w-0 lg:flex-col lg:gap-6">
          <OrderItems order={order} />
          <OrderAddressCard order={order} address={address} events={events} onChange={refresh} />
          <FiscalCard documents={documents} needsAddress={address === null} />
        </div>
        <div className="contents lg:flex lg:flex-col lg:gap-6">
          <Card as="section" aria-labelledby="andamento" className="order-first lg:order-none print:hidden">
            <div className="mb-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <h2 id="andamento" className="text-subheading">
                Andamento
              </h2>
              <Badge tone={tone}>{label}</Badge>
            </div>
            <OrderTimeline events={events} />
          </Card>
          <PaymentCard
            order={order}
            paidAt={paidAt}
            refundedAt={withdrawal?.refundedAt ?? null}
            instructions={instructions}
            now={now}
          />
          {paidAt && !withdrawal && <WithdrawCard orderId={order.id} />}
          <OrderHelp number={order.number} />
        </div>
      </div>
    </>
  )
}
