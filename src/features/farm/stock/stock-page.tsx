import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { formatDay } from '@/format/dates'
import { formatInteger } from '@/format/money'
import { useOwner } from '@/session/session-context'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { EmptyShelfLater } from '@/ui/illustrations/empty-shelf-later'
import { PageHeader } from '@/ui/page-header'
import { ResponsiveTable } from '@/ui/responsive-table'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { LotDialog } from './lot-dialog'
import { type BottleLot, lotsQuery, type StockLine, stockQuery } from './stock.queries'

/** The bottles of the farm: how many there are, how many are promised, and their lots. */
export default function StockPage() {
  const { user } = useOwner()
  const stock = useQuery(stockQuery(user.id))
  const lots = useQuery(lotsQuery(user.id))
  const [dialog, setDialog] = useState<{ lot: BottleLot | null; times: number; open: boolean } | null>(null)
  const open = (lot: BottleLot | null) => setDialog({ lot, times: (dialog?.times ?? 0) + 1, open: true })
  const failed = [stock, lots].filter(({ isError, data }) => isError && data === undefined)
  return (
    <>
      <PageHeader
        title="Estoque"
        description="Garrafas por lote. O que é embalado sai daqui sozinho."
        actions={
          failed.length === 0 && (
            <Button
              icon={<Plus aria-hidden size={18} />}
              disabled={!stock.data || !lots.data}
              onClick={() => open(null)}
            >
              Registrar lote
            </Button>
          )
        }
      />
      {failed.length > 0 ? (
        <ErrorState
          title="Não conseguimos ler o estoque"
          message="Verifique a conexão e tente outra vez."
          onRetry={() => {
            for (const query of failed) void query.refetch()
          }}
          retrying={failed.some(({ isFetching }) => isFetching)}
        />
      ) : stock.data && lots.data ? (
        <div className="flex flex-col gap-10">
          <Stock lines={stock.data} />
          <Lots lots={lots.data} products={stock.data} onCorrect={open} />
          {dialog && (
            <LotDialog
              key={dialog.times}
              products={stock.data}
              lots={lots.data}
              lot={dialog.lot}
              open={dialog.open}
              onClose={() => setDialog({ ...dialog, open: false })}
            />
          )}
        </div>
      ) : (
        <LoadingRegion label="Carregando estoque">
          <Skeleton className="mb-3 h-8 w-40" />
          <Skeleton className="mb-10 h-144 sm:h-48" />
          <Skeleton className="h-64" />
        </LoadingRegion>
      )}
    </>
  )
}

function Stock({ lines }: { lines: readonly StockLine[] }) {
  return (
    <section aria-labelledby="garrafas">
      <h2 id="garrafas" className="mb-3 text-heading">
        Garrafas
      </h2>
      <ResponsiveTable
        caption="Garrafas em estoque"
        hideCaption
        headers={['Garrafa', 'Na prateleira', 'Em pedidos pagos', 'Disponíveis']}
        numeric={[1, 2, 3]}
        rows={lines.map(({ product_id, name, on_hand, waiting, available }) => ({
          key: product_id,
          cells: [
            name,
            formatInteger(on_hand),
            formatInteger(waiting),
            available < 0 ? (
              <Badge key="short" tone="red">
                Faltam {formatInteger(-available)}
              </Badge>
            ) : (
              formatInteger(available)
            ),
          ],
        }))}
      />
    </section>
  )
}

interface LotsProps {
  lots: readonly BottleLot[]
  products: readonly StockLine[]
  onCorrect: (lot: BottleLot) => void
}

function Lots({ lots, products, onCorrect }: LotsProps) {
  if (lots.length === 0)
    return (
      <EmptyState
        illustration={<EmptyShelfLater />}
        title="Nenhum lote registrado"
        text="Registre o primeiro lote: sem ele, nenhum pedido pode ser embalado."
      />
    )
  const nameOf = (id: string) => products.find(({ product_id }) => product_id === id)?.name ?? id
  return (
    <section aria-labelledby="lotes">
      <h2 id="lotes" className="mb-3 text-heading">
        Lotes
      </h2>
      <ResponsiveTable
        caption="Lotes, do mais novo ao mais antigo"
        hideCaption
        headers={['Lote', 'Garrafa', 'Engarrafado em', 'Quantidade', 'Restam', 'Ações']}
        numeric={[3, 4]}
        rows={lots.map((lot) => ({
          key: lot.id,
          cells: [
            <span key="number" className="break-all">
              {lot.lot_number}
            </span>,
            nameOf(lot.product_id),
            formatDay(lot.bottled_on),
            formatInteger(lot.quantity),
            formatInteger(lot.quantity - lot.packed),
            <Button
              key="correct"
              size="sm"
              variant="ghost"
              className="-my-2 sm:-mx-4"
              aria-label={`Corrigir o lote ${lot.lot_number} de ${nameOf(lot.product_id)}`}
              onClick={() => onCorrect(lot)}
            >
              Corrigir
            </Button>,
          ],
        }))}
      />
    </section>
  )
}
