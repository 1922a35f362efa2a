import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useOwner } from '@/session/session-context'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { EmptyShelf } from '@/ui/illustrations/empty-shelf'
import { Section } from '@/ui/section'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { fetchOrders } from '../shop.queries'
import type { Purchase } from '../use-purchase'
import { OrdersList } from './orders-list'

/** 'Meus pedidos', ten at a time. */
export function OrdersSection({ purchase }: { purchase: Purchase }) {
  const { restaurant } = useOwner()
  const [page, setPage] = useState(0)
  const restaurantId = restaurant?.id
  const orders = useQuery({
    queryKey: ['orders', restaurantId, page],
    queryFn: () => (restaurantId ? fetchOrders(restaurantId, page) : { orders: [], hasMore: false }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

  return (
    <Section kind="inner" className="mb-14" id="meus-pedidos" title="Meus pedidos">
      {orders.isPending && (
        <LoadingRegion label="Carregando pedidos" className="flex flex-col gap-3">
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-16 w-full" />
        </LoadingRegion>
      )}
      {orders.isError && (
        <Card padding="none">
          <ErrorState
            title="Erro ao carregar pedidos"
            message="Seus pedidos estão guardados. Verifique a conexão e tente outra vez."
            onRetry={() => void orders.refetch()}
            retrying={orders.isFetching}
          />
        </Card>
      )}
      {orders.data && orders.data.orders.length === 0 && page === 0 && (
        <Card padding="none">
          <EmptyState
            headingLevel={3}
            illustration={<EmptyShelf />}
            title="Nenhum pedido ainda"
            text="O que você comprar aparece aqui, com a situação do pagamento e da entrega."
          />
        </Card>
      )}
      {orders.data && orders.data.orders.length > 0 && (
        <OrdersList orders={orders.data.orders} purchase={purchase} />
      )}
      {orders.data && (page > 0 || orders.data.hasMore) && (
        <nav aria-label="Páginas de pedidos" className="mt-5 flex items-center justify-between gap-4">
          <Button
            variant="ghost"
            size="sm"
            icon={<ChevronLeft aria-hidden size={18} />}
            disabled={page === 0}
            onClick={() => setPage(page - 1)}
          >
            Mais recentes
          </Button>
          <p aria-live="polite" className="figures text-fg-muted text-sm">
            Página {page + 1}
          </p>
          <Button
            variant="ghost"
            size="sm"
            iconAfter={<ChevronRight aria-hidden size={18} />}
            disabled={!orders.data.hasMore}
            onClick={() => setPage(page + 1)}
          >
            Mais antigos
          </Button>
        </nav>
      )}
    </Section>
  )
}
