import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Enums } from '@/data/client/supabase'
import { formatDate, formatDateTime } from '@/format/dates'
import { formatInteger } from '@/format/money'
import { useOwner } from '@/session/session-context'
import { ErrorState } from '@/ui/error-state'
import { ResponsiveTable } from '@/ui/responsive-table'
import { Section } from '@/ui/section'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { PagedList } from '../../components/paged-list'
import { houseEntriesQuery, houseLotsQuery } from '../houses.queries'

const entryNames: Record<Enums['credit_transaction_type'], string> = {
  purchased: 'Compra',
  bonus: 'Bônus',
  spent: 'Uso',
  refunded: 'Devolução',
  expired: 'Vencimento',
  reversed: 'Estorno',
  courtesy: 'Cortesia',
}

const lotNames: Readonly<Record<string, string>> = { base: 'Compra', bonus: 'Bônus', courtesy: 'Cortesia' }

const signed = (amount: number) => `${amount > 0 ? '+' : ''}${formatInteger(amount)}`

/** The credits of a house: every entry, and the lots that are left. Managers only. */
export function LedgerSection({ restaurantId }: { restaurantId: string }) {
  return (
    <>
      <Section kind="inner" title="Extrato de créditos">
        <Entries restaurantId={restaurantId} />
      </Section>
      <Section kind="inner" title="Lotes com saldo" description="O que vence primeiro é gasto primeiro.">
        <Lots restaurantId={restaurantId} />
      </Section>
    </>
  )
}

function Entries({ restaurantId }: { restaurantId: string }) {
  const { user } = useOwner()
  const query = useInfiniteQuery(houseEntriesQuery(user.id, restaurantId))
  return (
    <PagedList
      query={query}
      keyOf={({ id }) => id}
      label="o extrato"
      empty={<p className="text-fg-muted">Nenhum crédito entrou ou saiu.</p>}
    >
      {(entries) => (
        <ResponsiveTable
          caption="Créditos que entraram e saíram, do mais novo ao mais antigo"
          hideCaption
          headers={['Movimento', 'Quando', 'Créditos', 'Saldo']}
          numeric={[2, 3]}
          rows={entries.map((entry) => ({
            key: entry.id,
            cells: [
              entryNames[entry.transaction_type],
              formatDateTime(entry.created_at),
              signed(entry.amount),
              formatInteger(entry.balance_after),
            ],
          }))}
        />
      )}
    </PagedList>
  )
}

function Lots({ restaurantId }: { restaurantId: string }) {
  const { user } = useOwner()
  const lots = useQuery(houseLotsQuery(user.id, restaurantId))
  if (lots.isPending)
    return (
      <LoadingRegion label="Carregando os lotes">
        <Skeleton className="h-16" />
      </LoadingRegion>
    )
  if (!lots.data)
    return (
      <ErrorState
        title="Não conseguimos carregar os lotes"
        onRetry={() => void lots.refetch()}
        retrying={lots.isFetching}
      />
    )
  if (lots.data.length === 0) return <p className="text-fg-muted">Nenhum lote com saldo.</p>
  return (
    <ResponsiveTable
      caption="Lotes de créditos, pelo vencimento"
      hideCaption
      headers={['Lote', 'De', 'Vence em', 'Restam', 'Eram']}
      numeric={[3, 4]}
      rows={lots.data.map((lot) => ({
        key: lot.id,
        cells: [
          lotNames[lot.kind] ?? lot.kind,
          formatDate(lot.granted_at),
          formatDate(lot.expires_at),
          formatInteger(lot.remaining),
          formatInteger(lot.granted),
        ],
      }))}
    />
  )
}
