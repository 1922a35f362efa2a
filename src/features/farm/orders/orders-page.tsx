import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useOwner } from '@/session/session-context'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { EmptyShelfLater } from '@/ui/illustrations/empty-shelf-later'
import { LoadMore } from '@/ui/load-more'
import { PageHeader } from '@/ui/page-header'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { Tick } from '@/ui/tick'
import { useDebounced } from '../use-debounced'
import { formatOrders } from './bottle-count'
import { BulkBar } from './list/bulk-bar'
import { BulkOutcomes } from './list/bulk-outcomes'
import { OrderFilters } from './list/order-filters'
import { OrdersTable } from './list/orders-table'
import { type BulkResult, useBulk } from './list/use-bulk'
import { type QueuedOrder, queueQuery, stepCountsQuery } from './queue.queries'
import { parseStepFilter, type StepFilter } from './steps'

const byPayment = (one: QueuedOrder, other: QueuedOrder) =>
  (one.paid_at ?? '').localeCompare(other.paid_at ?? '') || one.number - other.number

/** The farm's orders: by step, by search, and several at once. */
export default function OrdersPage() {
  const { user } = useOwner()
  const [parameters, setParameters] = useSearchParams()
  const filter = parseStepFilter(parameters.get('etapa'))
  const search = parameters.get('busca') ?? ''
  const show = (step: StepFilter, words: string) =>
    setParameters({ etapa: step, ...(words && { busca: words }) }, { replace: true })

  const settled = useDebounced(search)
  const queue = useInfiniteQuery({
    ...queueQuery(user.id, filter, settled),
    placeholderData: keepPreviousData,
  })
  const counts = useQuery(stepCountsQuery(user.id))
  // An order may move between pages while they are read; it is listed once.
  const orders = [
    ...new Map(
      queue.data?.pages.flatMap((page) => page.orders.map((order) => [order.id, order] as const)),
    ).values(),
  ]

  const [ticked, setTicked] = useState<readonly QueuedOrder[]>([])
  const [result, setResult] = useState<BulkResult | null>(null)
  const selected = ticked
    .map((order) => orders.find(({ id }) => id === order.id) ?? order)
    .toSorted(byPayment)
  const selectedIds = new Set(ticked.map(({ id }) => id))
  const bulk = useBulk(user.id, (finished) => {
    setResult(finished)
    setTicked(finished.left)
  })
  const toggle = (order: QueuedOrder) =>
    setTicked(selectedIds.has(order.id) ? ticked.filter(({ id }) => id !== order.id) : [...ticked, order])

  return (
    <>
      <PageHeader
        title="Pedidos"
        description="Do pagamento à porta do cliente: embalar, enviar e entregar."
      />
      <OrderFilters filter={filter} search={search} counts={counts.data} onShow={show} />
      {result && <BulkOutcomes result={result} onClose={() => setResult(null)} />}
      {queue.isPending && (
        <LoadingRegion label="Carregando pedidos" className="flex flex-col gap-3">
          {['one', 'two', 'three', 'four', 'five'].map((line) => (
            <Skeleton key={line} className="h-40 sm:h-14" />
          ))}
        </LoadingRegion>
      )}
      {queue.isError && orders.length === 0 && (
        <ErrorState
          title="Não conseguimos ler os pedidos"
          message="Verifique a conexão e tente outra vez."
          onRetry={() => void queue.refetch()}
          retrying={queue.isFetching}
        />
      )}
      {queue.isSuccess && orders.length === 0 && (
        <NoOrders filter={filter} search={search} onAll={() => show('all', search)} />
      )}
      {orders.length > 0 && (
        <div aria-busy={queue.isPlaceholderData}>
          {orders.length > 1 && (
            <Tick
              labelClassName="mb-3"
              checked={orders.every(({ id }) => selectedIds.has(id))}
              onTick={(all) => {
                const others = ticked.filter(({ id }) => !orders.some((order) => order.id === id))
                setTicked(all ? [...others, ...orders] : others)
              }}
            >
              Selecionar os {formatOrders(orders.length)} da lista
            </Tick>
          )}
          <OrdersTable orders={orders} selected={selectedIds} onToggle={toggle} />
          <LoadMore
            more={queue.hasNextPage}
            loading={queue.isFetchingNextPage}
            onMore={() => void queue.fetchNextPage()}
          />
        </div>
      )}
      {selected.length > 0 && (
        <BulkBar orders={selected} progress={bulk.progress} onRun={bulk.run} onClear={() => setTicked([])} />
      )}
    </>
  )
}

interface NoOrdersProps {
  filter: StepFilter
  search: string
  onAll: () => void
}

function NoOrders({ filter, search, onAll }: NoOrdersProps) {
  if (search)
    return (
      <EmptyState
        title={`Nenhum pedido para “${search.slice(0, 60)}”`}
        text="Procure pelo nome da casa, pelo número do pedido ou pelo CNPJ."
        action={
          filter !== 'all' && (
            <Button variant="secondary" onClick={onAll}>
              Procurar em todos os pedidos
            </Button>
          )
        }
      />
    )
  return (
    <EmptyState
      illustration={<EmptyShelfLater />}
      title={filter === 'to_pack' ? 'Nada para embalar' : 'Nenhum pedido aqui'}
      text={
        filter === 'to_pack'
          ? 'Todos os pedidos pagos e com endereço já foram embalados.'
          : 'Nenhum pedido está nesta etapa agora.'
      }
    />
  )
}
