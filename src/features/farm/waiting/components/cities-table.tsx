import { formatDate } from '@/format/dates'
import { formatInteger } from '@/format/money'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { ResponsiveTable } from '@/ui/responsive-table'
import type { City } from '../waiting.queries'

interface CitiesTableProps {
  cities: readonly City[]
  onDo: (what: 'open' | 'close' | 'people', city: City) => void
}

/** Demand by city, with what can be done about it. */
export function CitiesTable({ cities, onDo }: CitiesTableProps) {
  return (
    <ResponsiveTable
      caption="Cidades, por quantas pessoas esperam"
      hideCaption
      headers={['Cidade', 'Esperam', 'Já avisados', 'Situação', 'Ações']}
      numeric={[1, 2]}
      rows={cities.map((city) => ({
        key: city.place,
        cells: [
          <span key="city" className="block">
            {city.city}
            <span className="block font-normal text-fg-muted text-sm">{city.state}</span>
          </span>,
          formatInteger(city.waiting),
          formatInteger(city.invited),
          <Situation key="situation" city={city} />,
          <Actions key="actions" city={city} onDo={onDo} />,
        ],
      }))}
    />
  )
}

function Situation({ city }: { city: City }) {
  if (!city.open) return <Badge>{city.areaId ? 'Planejada' : 'Fora da lista'}</Badge>
  return (
    <span className="inline-flex flex-col items-start gap-1 max-sm:items-end">
      <Badge tone="green">Aberta</Badge>
      {city.openedAt && <span className="text-fg-muted text-sm">desde {formatDate(city.openedAt)}</span>}
    </span>
  )
}

const isHome = ({ city, state }: City) => city === 'Fortaleza' && state === 'Ceará'

function Actions({ city, onDo }: { city: City; onDo: CitiesTableProps['onDo'] }) {
  const name = <span className="sr-only"> {city.city}</span>
  const unwritten = city.waiting - city.invited
  return (
    <span className="flex flex-wrap gap-2 max-sm:justify-end">
      {(!city.open || unwritten > 0) && (
        <Button
          size="sm"
          variant={unwritten > 0 ? 'primary' : 'secondary'}
          onClick={() => onDo('open', city)}
        >
          {city.open ? 'Avisar quem espera' : 'Abrir cidade'}
          {name}
        </Button>
      )}
      {city.waiting > 0 && (
        <Button size="sm" variant="secondary" onClick={() => onDo('people', city)}>
          Ver pessoas
          {name}
        </Button>
      )}
      {isHome(city) && city.waiting === 0 && <span className="text-fg-muted">Sempre aberta</span>}
      {city.open && !isHome(city) && (
        <Button size="sm" variant="ghost" onClick={() => onDo('close', city)}>
          Fechar
          {name}
        </Button>
      )}
    </span>
  )
}
