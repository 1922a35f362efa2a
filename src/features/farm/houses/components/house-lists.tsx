import { useInfiniteQuery } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
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

interface HouseListProps<Row> {
  title: string
  query: ComponentProps<typeof PagedList<Row>>['query']
  /** What is listed, as in 'os pedidos'. */
  label: string
  empty: string
  caption: string
  headers: readonly string[]
  numeric?: readonly number[]
  /** The cells of a row, one for each header. */
  cells: (row: Row) => readonly ReactNode[]
}

function HouseList<Row extends { id: string }>(props: HouseListProps<Row>) {
  const { title, query, label, empty, cells, ...table } = props
  return (
    <Section kind="inner" title={title}>
      <PagedList
        query={query}
        keyOf={({ id }) => id}
        label={label}
        empty={<p className="text-fg-muted">{empty}</p>}
      >
        {(rows) => (
          <ResponsiveTable
            {...table}
            hideCaption
            rows={rows.map((row) => ({ key: row.id, cells: cells(row) }))}
          />
        )}
      </PagedList>
    </Section>
  )
}

function StatusBadge({ status }: { status: keyof typeof statuses }) {
  return <Badge tone={statuses[status].tone}>{statuses[status].label}</Badge>
}

function Orders({ restaurantId }: { restaurantId: string }) {
  const { user } = useOwner()
  return (
    <HouseList
      title="Pedidos"
      query={useInfiniteQuery(houseOrdersQuery(user.id, restaurantId))}
      label="os pedidos"
      empty="Nenhum pedido."
      caption="Pedidos, do mais novo ao mais antigo"
      headers={['Pedido', 'Data', 'Valor', 'Situação']}
      numeric={[2]}
      cells={(order) => [
        <Link
          key="number"
          to={roomAddress(`pedidos/${order.id}`)}
          className="tap-target underline decoration-line-strong underline-offset-4 hover:decoration-fg"
        >
          Nº {order.number}
        </Link>,
        formatDate(order.created_at),
        formatMoney(order.invoice_amount),
        <StatusBadge key="status" status={order.status} />,
      ]}
    />
  )
}

function Requests({ restaurantId }: { restaurantId: string }) {
  const { user } = useOwner()
  return (
    <HouseList
      title="Consultorias"
      query={useInfiniteQuery(houseRequestsQuery(user.id, restaurantId))}
      label="as consultorias"
      empty="Nenhuma consultoria."
      caption="Consultorias, da mais nova à mais antiga"
      headers={['Consultoria', 'Data', 'Créditos', 'Situação']}
      numeric={[2]}
      cells={(request) => [
        request.automation.name,
        formatDate(request.created_at),
        formatInteger(request.credits_used),
        <StatusBadge key="status" status={request.status} />,
      ]}
    />
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
  return (
    <HouseList
      title="Workshops"
      query={useInfiniteQuery(houseWorkshopsQuery(user.id, restaurantId))}
      label="os workshops"
      empty="Nenhum workshop."
      caption="Workshops, do mais novo ao mais antigo"
      headers={['Workshop', 'Quando', 'Situação']}
      cells={(workshop) => [
        workshop.automation_name ?? workshopName(workshop.automation_type, []),
        workshop.scheduled_date ? formatDateTime(workshop.scheduled_date) : 'Data a combinar',
        workshopStatuses[workshop.status],
      ]}
    />
  )
}
