import { Search } from 'lucide-react'
import { SelectField } from '@/ui/select-field'
import { TextField } from '@/ui/text-field'
import type { MenuFilter, Situation } from './use-menu-filter'

const situations: readonly { value: Situation; label: string }[] = [
  { value: 'all', label: 'Todos os itens' },
  { value: 'custo', label: 'Sem custo' },
  { value: 'preco', label: 'Sem preço' },
  { value: 'alergenos', label: 'Sem alérgenos informados' },
  { value: 'off', label: 'Fora do cardápio' },
]

interface MenuFiltersProps {
  filter: MenuFilter
  situation: Situation
  onSituation: (situation: Situation) => void
  /** Called when the list will show other items. */
  onChange: () => void
}

export function MenuFilters({ filter, situation, onSituation, onChange }: MenuFiltersProps) {
  return (
    <search className="grid grid-cols-2 gap-2 @xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)] @xl:gap-3">
      <TextField
        type="search"
        label="Buscar no cardápio"
        hideLabel
        fieldClassName="col-span-2 @xl:col-span-1"
        placeholder="Buscar no cardápio"
        autoComplete="off"
        leading={<Search aria-hidden size={18} />}
        value={filter.text}
        onChange={({ target }) => {
          filter.setText(target.value)
          onChange()
        }}
      />
      <SelectField
        label="Seção"
        hideLabel
        placeholder="Todas as seções"
        options={filter.sections.map((name) => ({ value: name, label: name }))}
        value={filter.section}
        onChange={({ target }) => {
          filter.setSection(target.value)
          onChange()
        }}
      />
      <SelectField
        label="Mostrar"
        hideLabel
        options={situations}
        value={situation}
        onChange={({ target }) => {
          onSituation(situations.find(({ value }) => value === target.value)?.value ?? 'all')
          onChange()
        }}
      />
    </search>
  )
}
