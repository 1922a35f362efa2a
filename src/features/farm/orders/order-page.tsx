import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { formatDate } from '@/format/dates'
import { statuses } from '@/format/statuses'
import { useOwner } from '@/session/session-context'
import { Badge } from '@/ui/badge'
import { ButtonLink } from '@/ui/button-link'
import { Card } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { EmptyShelfLater } from '@/ui/illustrations/empty-shelf-later'
import { Notice } from '@/ui/notice'
import { PageHeader } from '@/ui/page-header'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { Timeline } from '@/ui/timeline'
import { useStaff } from '../staff-context'
import { ordersAddress, printAddress } from './addresses'
import { OrderActions } from './order/order-actions'
import { OrderDelivery } from './order/order-delivery'
import { OrderFiscal } from './order/order-fiscal'
import { OrderLines } from './order/order-lines'
import { OrderPayment } from './order/order-payment'
import { OrderWithdrawal } from './order/order-withdrawal'
import { type FarmOrder, farmOrderQuery } from './order.queries'
import { orderHistory } from './order-history'
import { steps } from './steps'

const back = { to: ordersAddress, label: 'Pedidos' }

/** One order: what it sends, where, what happened, what was paid, and the next step. */
export default function OrderPage() {
  const { orderId = '' } = useParams()
  const { user } = useOwner()
  const found = useQuery(farmOrderQuery(user.id, orderId))
  if (found.data) return <OrderScreen order={found.data} />
  return (
    <>
      <PageHeader
        back={back}
        // Reserves a line for the restaurant's name so that the title does not move.
        eyebrow={found.isPending && '\u00a0'}
        title="Pedido"
        actions={found.isPending && <Skeleton className="h-12 w-64" />}
      />
      {found.isPending && (
        <LoadingRegion label="Carregando pedido" className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
          <Skeleton className="h-44" />
          <Skeleton className="h-56 lg:row-span-2 lg:h-96" />
          <Skeleton className="h-72" />
        </LoadingRegion>
      )}
      {found.isError && (
        <ErrorState
          title="Não conseguimos abrir o pedido"
          message="Verifique a conexão e tente outra vez."
          onRetry={() => void found.refetch()}
          retrying={found.isFetching}
        />
      )}
      {found.data === null && (
        <EmptyState
          illustration={<EmptyShelfLater />}
          title="Não encontramos este pedido"
          text="O endereço está incompleto, ou o pedido não existe."
          action={<ButtonLink to={ordersAddress}>Ver os pedidos</ButtonLink>}
        />
      )}
    </>
  )
}

function OrderScreen({ order }: { order: FarmOrder }) {
  const { role } = useStaff()
  const situation = order.step === 'other' ? statuses[order.status] : steps[order.step]
  return (
    <>
      <PageHeader
        back={back}
        eyebrow={<span className="break-words">{order.house.name}</span>}
        title={`Pedido ${order.number}`}
        description={`Feito em ${formatDate(order.createdAt)}`}
        actions={
          <>
            <OrderActions order={order} />
            <ButtonLink
              variant="secondary"
              icon={<Printer aria-hidden size={18} />}
              to={printAddress([order.id])}
            >
              Imprimir
            </ButtonLink>
          </>
        }
      />
      {order.held && (
        <Notice tone="warn" title="Em espera" className="mb-6">
          <span className="break-words">{order.holdReason}</span>
        </Notice>
      )}
      {order.step === 'age' && (
        <Notice tone="warn" title="Idade a verificar" className="mb-6">
          As garrafas só são embaladas depois que a idade de quem comprou for verificada. O cliente vê o
          pedido de verificação em “Pedidos”.
        </Notice>
      )}
      {order.withdrawal && (
        <Notice tone="warn" title="O cliente se arrependeu desta compra" className="mb-6">
          {order.step === 'coming_back'
            ? 'As garrafas estão fora: combine a retirada com a casa e registre a devolução quando chegarem.'
            : 'Não embale nem envie este pedido.'}
        </Notice>
      )}
      {order.step === 'to_unpack' && (
        <Notice tone="danger" title="Pedido cancelado depois de embalado" className="mb-6">
          Não envie. Desfaça a embalagem para as garrafas voltarem ao estoque.
        </Notice>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <OrderLines order={order} />
          <OrderDelivery order={order} />
          <OrderFiscal
            orderId={order.id}
            isOwed={order.paidAt !== null && order.refunded === null && order.withdrawal === null}
            documents={order.documents}
            needsAddress={order.address === null}
            flags={order.flags}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <Card as="section" aria-labelledby="andamento">
            <div className="mb-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <h2 id="andamento" className="text-subheading">
                Andamento
              </h2>
              <Badge tone={situation.tone}>{situation.label}</Badge>
            </div>
            <Timeline entries={orderHistory(order.events, order.audit)} />
          </Card>
          <OrderPayment order={order} />
          {order.withdrawal && <OrderWithdrawal withdrawal={order.withdrawal} manages={role === 'manager'} />}
        </div>
      </div>
    </>
  )
}
