import type { MenuItemRow } from '@consulting/base/house/from-rows.ts'
import { describePlace } from '@consulting/documents/place.ts'
import { ArrowRight, Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatMoney } from '@/format/money'
import { Badge } from '@/ui/badge'
import type { ChangedItem, FieldChange, GoneChoice, ReadItem } from '../../merge'
import { fieldLabels } from '../../words'

interface TickableRowProps {
  checked: boolean
  name: string
  onToggle: () => void
  children: ReactNode
}

export function TickableRow({ checked, name, onToggle, children }: TickableRowProps) {
  return (
    <li className="[contain-intrinsic-size:auto_4rem] [content-visibility:auto]">
      <label className="choice flex cursor-pointer items-start gap-3 rounded-card border-[1.5px] px-4 py-3">
        <input type="checkbox" checked={checked} onChange={onToggle} className="sr-only" />
        <Check aria-hidden size={20} className="choice-mark mt-0.5" />
        <span className="min-w-0 flex-1">
          <span className="block break-words font-semibold">{name}</span>
          {children}
        </span>
      </label>
    </li>
  )
}

export function AddedDetails({ item }: { item: ReadItem }) {
  const parts = [
    item.section,
    item.size,
    item.price === null ? 'sem preço' : formatMoney(item.price),
    item.cost !== null && `custo ${formatMoney(item.cost)}`,
    item.place && describePlace(item.place).toLowerCase(),
  ].filter((part) => part !== null && part !== undefined && part !== false)
  return (
    <>
      <span className="figures block text-fg-muted text-sm">{parts.join(' · ')}</span>
      {item.description && <span className="block text-sm">{item.description}</span>}
    </>
  )
}

const formatValue = ({ field }: FieldChange, value: string | number) =>
  typeof value === 'number' && (field === 'price' || field === 'cost') ? formatMoney(value) : String(value)

export function ChangedDetails({ changed }: { changed: ChangedItem }) {
  const { fields, spelled, place, returns, doubtful } = changed
  return (
    <>
      {(returns || doubtful) && (
        <span className="mt-1 flex flex-wrap gap-1.5">
          {returns && <Badge tone="green">volta ao cardápio</Badge>}
          {doubtful && <Badge tone="yellow">confira o preço: mudou demais</Badge>}
        </span>
      )}
      {fields.map((change) => (
        <span key={change.field} className="figures mt-0.5 block text-sm">
          <span className="text-fg-muted">{fieldLabels[change.field]}: </span>
          {change.from !== null && (
            <>
              <del className="text-fg-muted">{formatValue(change, change.from)}</del>
              <ArrowRight aria-hidden size={14} className="mx-1 inline-block align-[-2px]" />
              <span className="sr-only"> passa a </span>
            </>
          )}
          <ins className="font-semibold no-underline">{formatValue(change, change.to)}</ins>
        </span>
      ))}
      {spelled && <span className="mt-0.5 block text-fg-muted text-sm">No arquivo: “{spelled}”</span>}
      {place && <span className="figures mt-0.5 block text-fg-muted text-sm">{describePlace(place)}</span>}
    </>
  )
}

const goneChoices: readonly { value: GoneChoice; label: string }[] = [
  { value: 'keep', label: 'Manter' },
  { value: 'deactivate', label: 'Tirar do cardápio' },
  { value: 'remove', label: 'Apagar' },
]

interface GoneRowProps {
  item: MenuItemRow
  choice: GoneChoice
  onChoose: (choice: GoneChoice) => void
}

export function GoneRow({ item, choice, onChoose }: GoneRowProps) {
  const details = [item.section, item.price === null ? null : formatMoney(item.price)].filter(Boolean)
  return (
    <li className="[contain-intrinsic-size:auto_6rem] [content-visibility:auto]">
      <fieldset className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-4 py-3">
        <legend className="sr-only">{item.name}</legend>
        <p className="min-w-0">
          <span className="block break-words font-semibold">{item.name}</span>
          <span className="figures text-fg-muted text-sm">{details.join(' · ')}</span>
        </p>
        <div className="flex flex-wrap gap-2">
          {goneChoices.map(({ value, label }) => (
            <label
              key={value}
              className="choice inline-flex min-h-11 cursor-pointer items-center rounded-full border-[1.5px] px-3.5 font-medium text-sm"
            >
              <input
                type="radio"
                name={`saiu-${item.id}`}
                checked={choice === value}
                onChange={() => onChoose(value)}
                className="sr-only"
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
    </li>
  )
}
