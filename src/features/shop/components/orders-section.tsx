import { useInfiniteQuery } from '@tanstack/react-query'
import { memo, useDeferredValue, useMemo } from 'react'
import { useOwner } from '@/session/session-context'
import { Card } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { EmptyShelfLater } from '@/ui/illustrations/empty-shelf-later'
import { LoadMore } from '@/ui/load-more'
import { Section } from '@/ui/section'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { useAge } from '../age/age-notice'
import { joinPages } from '../join-pages'
import { ordersQuery } from '../shop.queries'
import { OrdersList } from './orders-list'

/** 'Meus pedidos': all orders, twenty at a time. */
export const OrdersSection = memo(function OrdersSection() {
  const { user, restaurant } = useOwner()
  const query = useInfiniteQuery({
    ...ordersQuery(user.id, restaurant?.id),
    // A refetch would request every loaded page again.
    refetchOnWindowFocus: ({ state }) => (state.data?.pages.length ?? 0) < 3,
  })
  const age = useAge()
  const pages = query.data?.pages
  // Deferred: a long list takes more than one frame on a slow phone, and must not delay input.
  const drawn = useDeferredValue(pages) ?? pages
  const orders = useMemo(() => joinPages(drawn ?? []), [drawn])

  return (
    <Section kind="inner" className="mb-14" id="meus-pedidos" title="Meus pedidos">
      {query.isPending && (
        <LoadingRegion label="Carregando pedidos" className="flex flex-col gap-3">
          <Skeleton className="h-40 w-full sm:h-16" />
          <Skeleton className="h-40 w-full sm:h-16" />
          <Skeleton className="h-40 w-full sm:h-16" />
        </LoadingRegion>
      )}
      {query.data && orders.length === 0 && (
        <Card padding="none">
          <EmptyState
            headingLevel={3}
            illustration={<EmptyShelfLater />}
            title="Nenhum pedido ainda"
            text="O que você comprar aparece aqui, com a situação do pagamento e da entrega."
          />
        </Card>
      )}
      {orders.length > 0 && <OrdersList orders={orders} age={age} />}
      {query.isError && (
        <Card padding="none" className="mt-5">
          <ErrorState
            title="Erro ao carregar pedidos"
            message="Seus pedidos estão guardados. Verifique a conexão e tente outra vez."
            onRetry={() => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())}
            retrying={query.isFetching}
          />
        </Card>
      )}
      {!query.isFetchNextPageError && (
        <LoadMore
          more={query.hasNextPage}
          loading={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      )}
      <p role="status" className="sr-only">
        {(pages?.length ?? 0) > 1 && `${orders.length} pedidos na lista`}
      </p>
    </Section>
  )
})
