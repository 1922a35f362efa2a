import { useInfiniteQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { formatCnpj } from '@/format/cnpj'
import { formatDate } from '@/format/dates'
import { formatInteger } from '@/format/money'
import { statuses } from '@/format/statuses'
import { useOwner } from '@/session/session-context'
import { Badge } from '@/ui/badge'
import { EmptyState } from '@/ui/empty-state'
import { EmptyShelfLater } from '@/ui/illustrations/empty-shelf-later'
import { PageHeader } from '@/ui/page-header'
import { ResponsiveTable } from '@/ui/responsive-table'
import { TextField } from '@/ui/text-field'
import { PagedList } from '../components/paged-list'
import { roomAddress } from '../room-address'
import { useStaff } from '../staff-context'
import { useDebounced } from '../use-debounced'
import { housesQuery } from './houses.queries'

/** Every house, to be found by name, city or CNPJ. */
export default function HousesPage() {
  const { user } = useOwner()
  // Consultants read no orders.
  const seesOrders = useStaff().role !== 'consultant'
  const [search, setSearch] = useSearchParams()
  const typed = search.get('busca') ?? ''
  const settled = useDebounced(typed.trim())
  const query = useInfiniteQuery(housesQuery(user.id, settled))
  return (
    <>
      <PageHeader
        title="Casas"
        description="Cada bar e restaurante com conta: contato, pedidos e créditos."
      />
      <TextField
        label="Buscar casa"
        type="search"
        placeholder="Nome, cidade ou CNPJ"
        leading={<Search size={18} />}
        fieldClassName="mb-6 max-w-md"
        value={typed}
        maxLength={120}
        onChange={({ target: { value } }) => setSearch(value ? { busca: value } : {}, { replace: true })}
      />
      <PagedList
        query={query}
        keyOf={({ id }) => id ?? ''}
        label="as casas"
        empty={
          settled ? (
            <EmptyState
              title="Nenhuma casa com essa busca"
              text="Tente parte do nome, só a cidade ou o começo do CNPJ."
            />
          ) : (
            <EmptyState
              illustration={<EmptyShelfLater />}
              title="Nenhuma casa ainda"
              text="As casas aparecem aqui assim que criam a conta."
            />
          )
        }
      >
        {(houses) => (
          <ResponsiveTable
            caption="Casas, por nome"
            hideCaption
            headers={['Casa', 'Cidade', 'Saldo', ...(seesOrders ? ['Último pedido', 'Situação'] : [])]}
            numeric={[2]}
            rows={houses.map((house) => ({
              key: house.id ?? '',
              cells: [
                <span key="name" className="block min-w-0">
                  <Link
                    to={roomAddress(`casas/${house.id}`)}
                    className="tap-target break-words underline decoration-line-strong underline-offset-4 hover:decoration-fg"
                  >
                    {house.name}
                  </Link>
                  <span className="figures block font-normal text-fg-muted text-sm">
                    {formatCnpj(house.cnpj ?? '')}
                  </span>
                </span>,
                [house.city, house.state].filter(Boolean).join(', ') || 'Sem cidade',
                formatInteger(house.balance ?? 0),
                ...(seesOrders
                  ? [
                      house.last_order_at
                        ? `Nº ${house.last_order_number}, ${formatDate(house.last_order_at)}`
                        : 'Nenhum',
                      house.last_order_status ? (
                        <Badge key="status" tone={statuses[house.last_order_status].tone}>
                          {statuses[house.last_order_status].label}
                        </Badge>
                      ) : (
                        'Sem pedidos'
                      ),
                    ]
                  : []),
              ],
            }))}
          />
        )}
      </PagedList>
      <p role="status" className="sr-only">
        {query.data &&
          !query.isFetching &&
          `${query.data.pages.flatMap(({ rows }) => rows).length} casas na lista`}
      </p>
    </>
  )
}
