import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { formatList } from '@/format/list'
import { useOwner } from '@/session/session-context'
import { Button } from '@/ui/button'
import { ButtonLink } from '@/ui/button-link'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { Notice } from '@/ui/notice'
import { PageHeader } from '@/ui/page-header'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { ToggleChip } from '@/ui/toggle-chip'
import { mostAtOnce, ordersAddress } from './addresses'
import type { Lot } from './lots'
import { type FarmOrder, farmOrdersQuery, isOrderId, openLotsQuery } from './order.queries'
import { picksOf } from './print/pick-lines'
import { PickList } from './print/pick-list'
import './print/print.css'
import { ShippingLabel } from './print/shipping-label'
import { usePaper } from './print/use-paper'

const documents = [
  { name: 'coleta', label: 'Lista de coleta', size: 'A4', margin: '14mm' },
  { name: 'etiquetas', label: 'Etiquetas em A4', size: 'A4', margin: '8mm' },
  { name: 'termica', label: 'Etiqueta 100 × 150 mm', size: '100mm 150mm', margin: '0' },
] as const

type Document = (typeof documents)[number]['name']

/** The pick list and the shipping labels of the chosen orders, as they are printed. */
export default function PrintPage() {
  const { user } = useOwner()
  const [parameters, setParameters] = useSearchParams()
  const asked = (parameters.get('ids') ?? '').split(',').filter(isOrderId)
  const ids = [...new Set(asked)].slice(0, mostAtOnce)
  const {
    name: shown,
    size,
    margin,
  } = documents.find(({ name }) => name === parameters.get('documento')) ?? documents[0]
  usePaper(size, margin)
  const orders = useQuery(farmOrdersQuery(user.id, ids))
  const lots = useQuery(openLotsQuery(user.id))
  const failed = [orders, lots].filter(({ isError }) => isError)
  return (
    <>
      <div className="print:hidden">
        <PageHeader
          back={{ to: ordersAddress, label: 'Pedidos' }}
          title="Imprimir"
          actions={
            orders.data &&
            orders.data.length > 0 && (
              <Button icon={<Printer aria-hidden size={18} />} onClick={() => window.print()}>
                Imprimir
              </Button>
            )
          }
        />
        <fieldset className="mb-8 flex min-w-0 flex-wrap gap-2">
          <legend className="sr-only">Documento</legend>
          {documents.map(({ name, label }) => (
            <ToggleChip
              key={name}
              pressed={shown === name}
              onPressedChange={() =>
                setParameters({ ids: ids.join(','), documento: name }, { replace: true })
              }
            >
              {label}
            </ToggleChip>
          ))}
        </fieldset>
      </div>
      {failed.length > 0 ? (
        <ErrorState
          title="Não conseguimos ler os pedidos"
          message="Verifique a conexão e tente outra vez."
          onRetry={() => {
            for (const query of failed) void query.refetch()
          }}
          retrying={failed.some(({ isFetching }) => isFetching)}
        />
      ) : orders.data && lots.data ? (
        <Sheets shown={shown} orders={orders.data} lots={lots.data} />
      ) : (
        <LoadingRegion label="Carregando pedidos">
          <Skeleton className="h-96" />
        </LoadingRegion>
      )}
    </>
  )
}

function Sheets({ shown, orders, lots }: { shown: Document; orders: FarmOrder[]; lots: Lot[] }) {
  if (orders.length === 0)
    return (
      <EmptyState
        title="Nenhum pedido escolhido"
        text="Marque os pedidos na lista e escolha “Imprimir”."
        action={<ButtonLink to={ordersAddress}>Ver os pedidos</ButtonLink>}
      />
    )
  if (shown === 'coleta') return <PickList picks={picksOf(orders, lots)} />
  const without = orders.filter(({ address }) => address === null)
  return (
    <>
      {without.length > 0 && (
        <Notice tone="warn" title="Sem etiqueta" className="mb-6 print:hidden">
          Falta o endereço de {formatList(without.map(({ number }) => `pedido ${number}`))}.
        </Notice>
      )}
      <div className={shown === 'termica' ? 'print-thermal-labels' : 'print-a4-labels'}>
        {orders.map(
          (order) => order.address && <ShippingLabel key={order.id} order={order} address={order.address} />,
        )}
      </div>
    </>
  )
}
