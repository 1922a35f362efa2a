import { Search, Star, Wallet } from 'lucide-react'
import { SelectField } from '@/ui/select-field'
import { TextField } from '@/ui/text-field'
import { ToggleChip } from '@/ui/toggle-chip'
import { type HubFilters, sortOptions } from '../../catalogue'

interface HubToolbarProps {
  filters: HubFilters
  categories: readonly string[]
  onChange: (filters: HubFilters) => void
}

export function HubToolbar({ filters, categories, onChange }: HubToolbarProps) {
  return (
    <search className="mb-6 grid grid-cols-2 gap-x-3 gap-y-4 sm:gap-x-4 lg:grid-cols-[minmax(0,1fr)_14rem_14rem]">
      <TextField
        fieldClassName="col-span-2 lg:col-span-1"
        label="Buscar"
        type="search"
        enterKeyHint="search"
        placeholder="Nome ou assunto"
        leading={<Search aria-hidden size={20} />}
        value={filters.search}
        onChange={(event) => onChange({ ...filters, search: event.target.value })}
      />
      <SelectField
        label="Categoria"
        placeholder="Todas"
        options={categories.map((category) => ({ value: category, label: category }))}
        value={filters.category ?? ''}
        onChange={(event) => onChange({ ...filters, category: event.target.value || null })}
      />
      <SelectField
        label="Ordenar por"
        options={sortOptions}
        value={filters.sort}
        onChange={(event) => {
          const chosen = sortOptions.find((option) => option.value === event.target.value)
          if (chosen) onChange({ ...filters, sort: chosen.value })
        }}
      />
      <div className="col-span-2 flex flex-wrap gap-2 lg:col-span-3">
        <ToggleChip
          pressed={filters.popularOnly}
          onPressedChange={(popularOnly) => onChange({ ...filters, popularOnly })}
          icon={<Star aria-hidden size={18} />}
        >
          Populares
        </ToggleChip>
        <ToggleChip
          pressed={filters.affordableOnly}
          onPressedChange={(affordableOnly) => onChange({ ...filters, affordableOnly })}
          icon={<Wallet aria-hidden size={18} />}
        >
          Acessíveis
        </ToggleChip>
      </div>
    </search>
  )
}
