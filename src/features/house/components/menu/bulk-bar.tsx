import type { MenuItemRow } from '@consulting/base/house/from-rows.ts'
import { houseItemKinds } from '@consulting/base/house/house.ts'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '@/ui/button'
import { SelectField } from '@/ui/select-field'
import { TextField } from '@/ui/text-field'
import { isKind, itemLimits } from '../../item-form'
import { type MenuChange, toChange } from '../../menu-change'
import { countItems, kindLabels } from '../../words'

interface BulkBarProps {
  items: readonly MenuItemRow[]
  sections: readonly string[]
  busy: boolean
  onRun: (change: MenuChange, said: string) => void
  onClear: () => void
}

/** Actions for all ticked items at once. */
export function BulkBar({ items, sections, busy, onRun, onClear }: BulkBarProps) {
  const [section, setSection] = useState<string | null>(null)
  const listId = useId()
  const change = (values: Partial<MenuItemRow>): MenuChange => ({
    items: items.map((item) => ({ ...toChange(item), ...values })),
    removed: [],
  })
  const count = countItems(items.length)
  return (
    <section
      aria-label="Itens selecionados"
      className="sticky bottom-0 z-20 mt-4 rounded-t-card border border-primary bg-surface p-3 shadow-float"
    >
      <div className="flex flex-wrap items-center gap-2">
        <p role="status" className="mr-auto font-semibold">
          {items.length === 1 ? '1 item selecionado' : `${count} selecionados`}
        </p>
        <Button
          size="sm"
          variant="danger"
          disabled={busy}
          onClick={() =>
            onRun(
              { items: [], removed: items.map(({ id }) => id) },
              items.length === 1 ? '1 item apagado' : `${count} apagados`,
            )
          }
        >
          Apagar
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label="Limpar seleção"
          icon={<X aria-hidden size={20} />}
          onClick={onClear}
        />
      </div>
      {section === null ? (
        <div className="mt-2 grid grid-cols-2 gap-2 items-center sm:flex sm:flex-wrap">
          <Button
            size="sm"
            variant="secondary"
            disabled={busy}
            onClick={() => onRun(change({ active: true }), `${count} no cardápio`)}
          >
            Pôr no cardápio
          </Button>
          <Button
            size="sm"
            variant="secondary"
            disabled={busy}
            onClick={() => onRun(change({ active: false }), `${count} fora do cardápio`)}
          >
            Tirar do cardápio
          </Button>
          <Button size="sm" variant="secondary" disabled={busy} onClick={() => setSection('')}>
            Mudar de seção
          </Button>
          <SelectField
            label="O que são os selecionados"
            hideLabel
            fieldClassName="sm:w-56"
            className="min-h-11 py-1.5 text-sm"
            placeholder="O que são"
            disabled={busy}
            value=""
            options={houseItemKinds.map((kind) => ({ value: kind, label: kindLabels[kind] }))}
            onChange={({ target }) => {
              if (isKind(target.value))
                onRun(change({ kind: target.value }), `${count}: ${kindLabels[target.value]}`)
            }}
          />
        </div>
      ) : (
        <form
          className="mt-2 flex flex-wrap items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            const name = section.trim()
            onRun(change({ section: name || null }), name ? `${count} em “${name}”` : `${count} sem seção`)
            setSection(null)
          }}
        >
          <TextField
            autoFocus
            label="Nova seção"
            list={listId}
            autoComplete="off"
            maxLength={itemLimits.section}
            fieldClassName="min-w-40 flex-1"
            value={section}
            onChange={({ target }) => setSection(target.value)}
          />
          <datalist id={listId}>
            {sections.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <Button type="submit" disabled={busy}>
            Mudar
          </Button>
          <Button variant="ghost" onClick={() => setSection(null)}>
            Cancelar
          </Button>
        </form>
      )}
    </section>
  )
}
