import { useQuery } from '@tanstack/react-query'
import { paths } from '@/config/paths'
import { useOwner } from '@/session/session-context'
import { ButtonLink } from '@/ui/button-link'
import { Notice } from '@/ui/notice'
import { ListSection } from '../components/loaded'
import { formatBottles } from '../orders/bottle-count'
import { stockQuery } from './stock.queries'

/** Bottles that were sold and are not on the shelf. */
export function StockPanel() {
  const { user } = useOwner()
  const stock = useQuery(stockQuery(user.id))
  return (
    <ListSection
      id="falta-estoque"
      title="Estoque"
      query={stock}
      label="o estoque"
      only={(bottles) => bottles.filter(({ available }) => available < 0)}
      empty="Há garrafas para todos os pedidos pagos."
    >
      {(short) => (
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
    </ListSection>
  )
}
