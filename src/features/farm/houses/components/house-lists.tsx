import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { Enums } from '@/data/client/supabase'
import type { StaffRole } from '@/data/tables/staff-members'
import { formatDate, formatDateTime } from '@/format/dates'
import { formatInteger, formatMoney } from '@/format/money'
import { statuses } from '@/format/statuses'
import { workshopName } from '@/format/workshop-name'
import { useOwner } from '@/session/session-context'
import { Badge } from '@/ui/badge'
import { ResponsiveTable } from '@/ui/responsive-table'
import { Section } from '@/ui/section'
import { PagedList } from '../../components/paged-list'
import { roomAddress } from '../../room-address'
import { houseOrdersQuery, houseRequestsQuery, houseWorkshopsQuery } from '../houses.queries'

/** Orders, consultations and workshops of a house: what the role may read. */
export function HouseLists({ restaurantId, role }: { restaurantId: string; role: StaffRole }) {
  return (
    <>
      {role !== 'consultant' && <Orders restaurantId={restaurantId} />}
      {role !== 'fulfilment' && <Requests restaurantId={restaurantId} />}
      <Workshops restaurantId={restaurantId} />
    </>
  )
}

function Orders({ restaurantId }: { restaurantId: string }) {
  const { user } = useOwner()
  const query = useInfiniteQuery(houseOrdersQuery(user.id, restaurantId))
  return (
    <Section kind="inner" title="Pedidos">
      <PagedList
        query={query}
        keyOf={({ id }) => id}
        label="os pedidos"
        empty={<None text="Nenhum pedido." />}
      >
        {(orders) => (
          <ResponsiveTable
            caption="Pedidos, do mais novo ao mais antigo"
            hideCaption
            headers={['Pedido', 'Data', 'Valor', 'Situação']}
            numeric={[2]}
            rows={orders.map((order) => ({
              key: order.id,
              cells: [
                <Link
                  key="number"
                  to={roomAddress(`pedidos/${order.id}`)}
                  className="-my-1 inline-block py-1 underline decoration-line-strong underline-offset-4 hover:decoration-fg"
                >
                  Nº {order.number}
                </Link>,
                formatDate(order.created_at),
                formatMoney(order.invoice_amount),
                <Badge key="status" tone={statuses[order.status].tone}>
                  {statuses[order.status].label}
                </Badge>,
              ],
            }))}
          />
        )}
      </PagedList>
    </Section>
  )
}

function Requests({ restaurantId }: { restaurantId: string }) {
  const { user } = useOwner()
  const query = useInfiniteQuery(houseRequestsQuery(user.id, restaurantId))
  return (
    <Section kind="inner" title="Consultorias">
      <PagedList
        query={query}
        keyOf={({ id }) => id}
        label="as consultorias"
        empty={<None text="Nenhuma consultoria." />}
      >
        {(requests) => (
          <ResponsiveTable
            caption="Consultorias, da mais nova à mais antiga"
            hideCaption
            headers={['Consultoria', 'Data', 'Créditos', 'Situação']}
            numeric={[2]}
            rows={requests.map((request) => ({
              key: request.id,
              cells: [
                request.automation.name,
                formatDate(request.created_at),
                formatInteger(request.credits_used),
                <Badge key="status" tone={statuses[request.status].tone}>
                  {statuses[request.status].label}
                </Badge>,
              ],
            }))}
          />
        )}
      </PagedList>
    </Section>
  )
}

const workshopStatuses: Record<Enums['workshop_status'], string> = {
  pending: 'A realizar',
  completed: 'Realizado',
  delivered: 'Realizado',
  cancelled: 'Cancelado',
}

function Workshops({ restaurantId }: { restaurantId: string }) {
  const { user } = useOwner()
  const query = useInfiniteQuery(houseWorkshopsQuery(user.id, restaurantId))
  return (
    <Section kind="inner" title="Workshops">
      <PagedList
        query={query}
        keyOf={({ id }) => id}
        label="os workshops"
        empty={<None text="Nenhum workshop." />}
      >
        {(workshops) => (
          <ResponsiveTable
            caption="Workshops, do mais novo ao mais antigo"
            hideCaption
            headers={['Workshop', 'Quando', 'Situação']}
            rows={workshops.map((workshop) => ({
              key: workshop.id,
              cells: [
                workshop.automation_name ?? workshopName(workshop.automation_type, []),
                workshop.scheduled_date ? formatDateTime(workshop.scheduled_date) : 'Data a combinar',
                workshopStatuses[workshop.status],
              ],
            }))}
          />
        )}
      </PagedList>
    </Section>
  )
}

const None = ({ text }: { text: string }) => <p className="text-fg-muted">{text}</p>
