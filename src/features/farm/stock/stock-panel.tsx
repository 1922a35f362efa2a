import { useQuery } from '@tanstack/react-query'
import { paths } from '@/config/paths'
import { useOwner } from '@/session/session-context'
import { ButtonLink } from '@/ui/button-link'
import { ErrorState } from '@/ui/error-state'
import { Notice } from '@/ui/notice'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { formatBottles } from '../orders/bottle-count'
import { stockQuery } from './stock.queries'

/** Bottles that were sold and are not on the shelf. */
export function StockPanel() {
  const { user } = useOwner()
  const stock = useQuery(stockQuery(user.id))
  const short = stock.data?.filter(({ available }) => available < 0) ?? []
  return (
    <section aria-labelledby="falta-estoque">
      <h2 id="falta-estoque" className="mb-4 text-heading">
        Estoque
      </h2>
      {stock.isPending && (
        <LoadingRegion label="Carregando estoque">
          <Skeleton className="h-24" />
        </LoadingRegion>
      )}
      {stock.isError && (
        <ErrorState
          title="Não conseguimos ler o estoque"
          onRetry={() => void stock.refetch()}
          retrying={stock.isFetching}
        />
      )}
      {stock.data && short.length === 0 && (
        <p className="text-fg-muted">Há garrafas para todos os pedidos pagos.</p>
      )}
      {short.length > 0 && (
        <Notice
          tone="danger"
          title="Faltam garrafas para os pedidos pagos"
          action={
            <ButtonLink size="sm" variant="secondary" to={`${paths.farm}/estoque`}>
              Abrir o estoque
            </ButtonLink>
          }
        >
          <ul>
            {short.map(({ product_id, name, available }) => (
              <li key={product_id}>
                {name}: faltam {formatBottles(-available)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </section>
  )
}
