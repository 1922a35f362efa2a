import type { UseQueryResult } from '@tanstack/react-query'
import { formatMoney, formatPercent } from '@/format/money'
import { moneyMask } from '@/forms/masks'
import { Badge } from '@/ui/badge'
import { ErrorState } from '@/ui/error-state'
import { MaskedField } from '@/ui/masked-field'
import { Notice } from '@/ui/notice'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { TextField } from '@/ui/text-field'
import type { PriceRow } from './price-rows'
import type { PriceLimitsAnswer } from './reviews.queries'

interface PriceListProps {
  rows: readonly ShownRow[]
  onPrice: (id: string, text: string) => void
  onReason: (id: string, text: string) => void
}

type ShownRow = PriceRow & { error: string | undefined }
type Limits = UseQueryResult<PriceLimitsAnswer>

/** The prices that the engine computes with; editable where it can run again. */
export function PriceEditor({ limits, ...list }: PriceListProps & { limits: Limits }) {
  if (limits.isError && !limits.data) {
    return (
      <ErrorState
        title="Não conseguimos conferir os preços"
        onRetry={() => void limits.refetch()}
        retrying={limits.isFetching}
      />
    )
  }
  if (!limits.data) {
    return (
      <LoadingRegion label="Conferindo os preços">
        <Skeleton className="h-40" />
      </LoadingRegion>
    )
  }
  return (
    <section aria-label="Preços">
      {'why' in limits.data ? (
        <>
          <Notice title="Preços só para leitura" className="mb-2">
            {limits.data.why}
          </Notice>
          <FixedPrices rows={list.rows} />
        </>
      ) : (
        <PriceList {...list} />
      )}
    </section>
  )
}

/** Today's price, the engine's price and the price to publish, with its margin. */
function PriceList({ rows, onPrice, onReason }: PriceListProps) {
  const open = rows.filter(({ place }) => place.locked === undefined)
  const locked = rows.filter(({ place }) => place.locked !== undefined)
  return (
    <>
      <ul className="flex flex-col">
        {open.map((row) => (
          <li
            key={row.id}
            className="grid gap-x-6 gap-y-2 border-line border-t py-4 first:border-t-0 sm:grid-cols-[minmax(0,1fr)_13rem]"
          >
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {row.name}
                {row.changed && row.price !== null && row.margin !== null && (
                  <Badge tone="yellow">
                    de {money(row.place.price)} para {money(row.price)}
                  </Badge>
                )}
              </p>
              <p className="text-fg-muted text-sm">{knownOf(row)}</p>
            </div>
            <MaskedField
              label={`Preço de ${row.name} (R$)`}
              hideLabel
              hint={leavesOf(row)}
              error={row.error}
              mask={moneyMask}
              inputMode="decimal"
              autoComplete="off"
              leading="R$"
              value={row.text}
              onChange={(event) => onPrice(row.id, event.target.value)}
            />
            {row.asksReason && (
              <TextField
                fieldClassName="sm:col-span-2"
                label={`Motivo para ${row.name} não cobrir o custo`}
                hint="A casa lê o motivo ao lado do preço."
                maxLength={300}
                value={row.reason}
                onChange={(event) => onReason(row.id, event.target.value)}
              />
            )}
          </li>
        ))}
      </ul>
      <FixedPrices rows={locked} />
    </>
  )
}

/** Prices that cannot be set, each with its own reason if it has one. */
function FixedPrices({ rows }: { rows: readonly PriceRow[] }) {
  if (rows.length === 0) return null
  return (
    <ul className="flex flex-col gap-2 border-line border-t py-4">
      {rows.map(({ id, name, place }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-6 text-[0.9375rem]">
          <span>
            {name}
            {place.locked !== undefined && (
              <span className="block text-fg-muted text-sm">{place.locked}</span>
            )}
          </span>
          <span className="tabular-nums">{money(place.price)}</span>
        </li>
      ))}
    </ul>
  )
}

const money = (reais: number | null): string => (reais === null ? 'sem preço' : formatMoney(reais))

/** The prices that the typed one is compared with. */
const knownOf = ({ place: { with: addition, today, proposal, cost }, full }: PriceRow): string =>
  [
    addition === undefined ? `Hoje ${money(today)}` : `Separados ${money(full ?? today)}`,
    `pela conta ${money(proposal)}`,
    ...(cost === null ? [] : [`custo ${money(cost)}`]),
  ].join(' · ')

/** The margin at the typed price. */
const leavesOf = ({ margin, costPct }: PriceRow): string | undefined =>
  margin === null || costPct === null
    ? undefined
    : `Deixa ${formatMoney(margin)} · custo ${formatPercent(costPct / 100)}`
