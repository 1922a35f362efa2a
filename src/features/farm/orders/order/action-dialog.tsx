import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { hasCode } from '@/data/client/errors'
import { useSingleMutation } from '@/data/client/use-single-mutation'
import { useOwner } from '@/session/session-context'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Notice } from '@/ui/notice'
import { RetryNotice } from '@/ui/retry-notice'
import { Skeleton } from '@/ui/skeleton'
import { Timeline } from '@/ui/timeline'
import { toast } from '@/ui/toaster'
import { farmMessage } from '../../farm.messages'
import { type FarmOrder, farmOrderQuery, openLotsQuery } from '../order.queries'
import { orderHistory } from '../order-history'
import { actionsOf, lastEvent, type OrderAction } from '../order-state'
import {
  deliverOrder,
  holdOrder,
  packOrder,
  payRefund,
  refreshOrders,
  releaseOrder,
  returnOrder,
  type SeenOrder,
  shipOrder,
  unpackOrder,
} from '../writes.queries'
import { DeliverForm, ReasonForm, ReferenceForm, ReturnForm, ShipForm } from './action-forms'
import { actionWords } from './action-words'
import { PackForm } from './pack-form'

interface ActionDialogProps {
  order: FarmOrder
  action: OrderAction
  open: boolean
  onClose: () => void
}

type Write = (order: SeenOrder) => Promise<void>

/**
 * One action with an order. If another member was faster, it shows what happened meanwhile and keeps what was typed.
 * Remount it for each opening: it acts on the order as the member saw it then.
 */
export function ActionDialog({ order, action, open, onClose }: ActionDialogProps) {
  const { user } = useOwner()
  const client = useQueryClient()
  const formId = useId()
  const [seen, setSeen] = useState(lastEvent(order))
  const [firstSeen] = useState(seen)
  const words = actionWords[action]

  const run = useSingleMutation({
    mutationFn: (write: Write) => write({ id: order.id, seen }),
    onSuccess: () => {
      toast.success(`Pedido ${order.number}: ${words.done}`)
      onClose()
    },
    onError: async (error) => {
      if (!hasCode(error, 'order_changed')) return
      const now = await client.fetchQuery(farmOrderQuery(user.id, order.id)).catch(() => null)
      if (now) setSeen(lastEvent(now))
    },
    onSettled: () => refreshOrders(client, user.id),
  })
  const news = order.events.filter(({ id }) => id > firstSeen)
  const changed = seen !== firstSeen
  const possible = actionsOf(order).includes(action)

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={words.title}
      description={words.description}
      footer={
        <Button
          type="submit"
          form={formId}
          loading={run.isPending}
          loadingText={words.busy}
          disabled={changed && !possible}
        >
          {words.submit}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        {run.error && (
          <Notice tone="danger" live>
            {farmMessage(run.error)}
          </Notice>
        )}
        {changed && (
          <section aria-label="O que aconteceu enquanto isso">
            <p className="mb-3 font-semibold">Enquanto isso</p>
            <Timeline entries={orderHistory(news, order.audit)} />
            {!possible && (
              <p className="mt-3 text-fg-muted">Esta etapa já não cabe. Feche e siga da situação de agora.</p>
            )}
          </section>
        )}
        <ActionForm id={formId} order={order} action={action} onRun={run.mutate} />
      </div>
    </Dialog>
  )
}

interface ActionFormProps {
  id: string
  order: FarmOrder
  action: OrderAction
  onRun: (write: Write) => void
}

function ActionForm({ id, order, action, onRun }: ActionFormProps) {
  switch (action) {
    case 'pack':
      return <PackFromLots id={id} order={order} onRun={onRun} />
    case 'ship':
      return (
        <ShipForm id={id} onSubmit={({ carrier, code }) => onRun((seen) => shipOrder(seen, carrier, code))} />
      )
    case 'deliver':
      return (
        <DeliverForm
          id={id}
          onSubmit={({ receivedBy, adult }) => onRun((seen) => deliverOrder(seen, receivedBy, adult))}
        />
      )
    case 'return':
      return (
        <ReturnForm
          id={id}
          withdrawn={order.withdrawal !== null}
          onSubmit={({ reason, restock }) => onRun((seen) => returnOrder(seen, reason, restock))}
        />
      )
    case 'hold':
    case 'unpack':
      return (
        <ReasonForm
          id={id}
          hint="Só a fazenda lê este texto."
          onSubmit={({ reason }) =>
            onRun((seen) => (action === 'hold' ? holdOrder(seen, reason) : unpackOrder(seen, reason)))
          }
        />
      )
    case 'pay_refund':
      return (
        <ReferenceForm id={id} onSubmit={({ reference }) => onRun((seen) => payRefund(seen, reference))} />
      )
    case 'release':
      return (
        <form
          id={id}
          onSubmit={(event) => {
            event.preventDefault()
            onRun(releaseOrder)
          }}
        >
          {order.holdReason && <p className="break-words">Estava em espera: {order.holdReason}</p>}
        </form>
      )
  }
}

function PackFromLots({ id, order, onRun }: Omit<ActionFormProps, 'action'>) {
  const { user } = useOwner()
  const lots = useQuery(openLotsQuery(user.id))
  if (lots.data)
    return (
      <PackForm
        id={id}
        lines={order.lines}
        lots={lots.data}
        onSubmit={(takes) => onRun((seen) => packOrder(seen, takes))}
      />
    )
  if (lots.isError)
    return (
      <RetryNotice
        title="Não conseguimos ler os lotes"
        onRetry={() => void lots.refetch()}
        retrying={lots.isFetching}
      />
    )
  return <Skeleton className="h-40" />
}
