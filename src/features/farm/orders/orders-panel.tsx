import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { formatDate } from '@/format/dates'
import { useOwner } from '@/session/session-context'
import { Badge } from '@/ui/badge'
import { ButtonLink } from '@/ui/button-link'
import { Card } from '@/ui/card'
import { ListSection } from '../components/loaded'
import { orderAddress, ordersAddress } from './addresses'
import { formatBottles } from './bottle-count'
import { oldestQuery, type QueuedOrder, withdrawnQuery } from './queue.queries'
import { type Step, steps } from './steps'

const mostShown = 10

/** Orders that wait to be packed or handed over, oldest first, with what keeps them. */
export function OrdersToPackPanel() {
  return (
    <QueuePanel
      id="a-embalar"
      title="Pedidos a embalar e enviar"
      empty="Nenhum pedido espera para ser embalado ou enviado."
      wanted={['to_pack', 'address', 'age', 'held', 'packed', 'to_unpack']}
      filter="to_pack"
      describe={(order) => [
        formatBottles(order.bottles),
        order.paid_at && `pago em ${formatDate(order.paid_at)}`,
        order.hold_reason,
      ]}
    />
  )
}

/** Orders that are on their way, oldest first. */
export function DeliveriesPanel() {
  return (
    <QueuePanel
      id="a-caminho"
      title="Entregas a caminho"
      empty="Nenhuma entrega está a caminho."
      wanted={['shipped']}
      filter="shipped"
      describe={(order) => [
        order.carrier && `com ${order.carrier}`,
        order.tracking_code && `código ${order.tracking_code}`,
        order.shipped_at && `desde ${formatDate(order.shipped_at)}`,
      ]}
    />
  )
}

/** Orders that their owners undid, while the farm owes a transfer or waits for bottles. */
export function WithdrawalsPanel() {
  const { user } = useOwner()
  const queue = useQuery(withdrawnQuery(user.id, mostShown + 1))
  // Such orders are rare: show nothing while loading or when there are none.
  if (!queue.isError && !queue.data?.length) return null
  return (
    <QueueList
      id="arrependimentos"
      title="Arrependimentos"
      empty=""
      queue={queue}
      filter="coming_back"
      showsStep
      describe={(order) => [
        order.withdrawn_at && `desfeito em ${formatDate(order.withdrawn_at)}`,
        order.refund_due && 'transferir o dinheiro',
        order.step === 'coming_back' && 'receber as garrafas',
      ]}
    />
  )
}

interface QueuePanelProps extends QueueWords {
  wanted: readonly Step[]
}

interface QueueWords {
  id: string
  title: string
  empty: string
  /** The filter of the list that `Ver todos` opens. */
  filter: Step
  describe: (order: QueuedOrder) => (string | boolean | null)[]
}

function QueuePanel({ wanted, ...words }: QueuePanelProps) {
  const { user } = useOwner()
  // One more than shown, to know whether there are others.
  const queue = useQuery(oldestQuery(user.id, wanted, mostShown + 1))
  return <QueueList {...words} queue={queue} showsStep={wanted.length > 1} />
}

interface QueueListProps extends QueueWords {
  queue: UseQueryResult<QueuedOrder[]>
  showsStep: boolean
}

function QueueList({ id, title, empty, filter, describe, queue, showsStep }: QueueListProps) {
  return (
    <ListSection
      id={id}
      title={title}
      action={
        queue.data &&
        queue.data.length > mostShown && (
          <ButtonLink size="sm" variant="secondary" to={`${ordersAddress}?etapa=${filter}`}>
            Ver todos
          </ButtonLink>
        )
      }
      query={queue}
      label="os pedidos"
      only={(orders) => orders.slice(0, mostShown)}
      empty={empty}
    >
      {(orders) => (
        <ul className="flex flex-col gap-3">
          {orders.map((order) => (
            <Card
              key={order.id}
              as="li"
              padding="sm"
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2"
            >
              <div className="min-w-0">
                <Link to={orderAddress(order.id)} className="tap-target break-words text-link">
                  {order.number} · {order.house}
                </Link>
                <p className="break-words text-fg-muted text-sm">
                  {describe(order).filter(Boolean).join(' · ')}
                </p>
              </div>
              {showsStep && <Badge tone={steps[order.step].tone}>{steps[order.step].label}</Badge>}
            </Card>
          ))}
        </ul>
      )}
    </ListSection>
  )
}
