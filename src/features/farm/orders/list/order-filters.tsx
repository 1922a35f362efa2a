import { Search } from 'lucide-react'
import { formatInteger } from '@/format/money'
import { TextField } from '@/ui/text-field'
import { ToggleChip } from '@/ui/toggle-chip'
import type { StepCounts } from '../queue.queries'
import { rareFilters, type StepFilter, stepFilters } from '../steps'

interface OrderFiltersProps {
  filter: StepFilter
  search: string
  /** Undefined while they load. */
  counts: StepCounts | undefined
  onShow: (filter: StepFilter, search: string) => void
}

export function OrderFilters({ filter, search, counts, onShow }: OrderFiltersProps) {
  const offered = stepFilters.filter(
    (entry) =>
      !rareFilters.includes(entry.filter) || filter === entry.filter || (counts?.[entry.filter] ?? 0) > 0,
  )
  return (
    <search className="mb-6 flex flex-col gap-4">
      <TextField
        type="search"
        label="Buscar pedido"
        hideLabel
        placeholder="Casa, número ou CNPJ"
        autoComplete="off"
        fieldClassName="max-w-reading"
        leading={<Search aria-hidden size={18} />}
        value={search}
        onChange={({ target }) => onShow(filter, target.value)}
      />
      <fieldset className="-mx-4 overflow-x-auto px-4 py-1.5 sm:mx-0 sm:overflow-visible sm:px-0 min-w-0">
        <legend className="sr-only">Mostrar</legend>
        <div className="flex w-max gap-2 sm:w-auto sm:flex-wrap">
          {offered.map((entry) => (
            <ToggleChip
              key={entry.filter}
              pressed={filter === entry.filter}
              onPressedChange={() => onShow(entry.filter, search)}
            >
              {entry.label}
              {counts && (
                <span className="figures font-normal">{formatInteger(counts[entry.filter] ?? 0)}</span>
              )}
            </ToggleChip>
          ))}
        </div>
      </fieldset>
    </search>
  )
}
