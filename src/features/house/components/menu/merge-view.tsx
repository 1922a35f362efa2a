import type { MenuItemRow } from '@consulting/base/house/from-rows.ts'
import { describePlace } from '@consulting/documents/place.ts'
import { ArrowRight, Check } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { notesOf } from '@/documents/reading-notes'
import { UnreadLines } from '@/documents/unread-lines'
import { formatMoney } from '@/format/money'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { saveMessage } from '../../house.messages'
import {
  type ChangedItem,
  changeOf,
  type FieldChange,
  type GoneChoice,
  initialChoices,
  type MergeChoices,
  mergeMenu,
  type ReadItem,
  readItems,
} from '../../merge'
import { countItems, fieldLabels } from '../../words'
import type { Arrived } from './add-items'
import type { Commit } from './use-menu-commit'

interface MergeViewProps {
  menu: readonly MenuItemRow[]
  arrived: Arrived
  onCommit: Commit
  /** `saved`: the menu has what was ticked. */
  onClose: (saved: boolean) => void
}

/** Compares what was read with the menu; the owner ticks what counts, and saves it at once. */
export function MergeView({ menu: current, arrived, onCommit, onClose }: MergeViewProps) {
  // The menu that is compared stays the same while the owner ticks, even if another tab saves.
  const [menu] = useState(current)
  const [merge] = useState(() => mergeMenu(menu, readItems(arrived.reading.items), arrived.whole))
  const [choices, setChoices] = useState<MergeChoices>(() => initialChoices(merge))
  const [failure, setFailure] = useState<string | null>(null)
  const [saving, setSaving] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [])

  const change = changeOf(menu, merge, choices, () => '')
  const count = change.items.length + change.removed.length
  const first = menu.length === 0

  async function save() {
    setSaving(true)
    setFailure(null)
    try {
      await onCommit(
        changeOf(menu, merge, choices, () => crypto.randomUUID()),
        first ? `${countItems(count)} no cardápio` : `Cardápio atualizado: ${countItems(count)}`,
        true,
      )
      onClose(true)
    } catch (error) {
      setFailure(saveMessage(error))
      setSaving(false)
    }
  }

  const toggleAdded = (index: number) => setChoices({ ...choices, added: toggled(choices.added, index) })
  const toggleChanged = (id: string) => setChoices({ ...choices, changed: toggled(choices.changed, id) })
  const chooseGone = (ids: readonly string[], choice: GoneChoice) =>
    setChoices({ ...choices, gone: new Map([...choices.gone, ...ids.map((id) => [id, choice] as const)]) })

  return (
    <section aria-labelledby="comparar">
      <h2 id="comparar" ref={heading} tabIndex={-1} className="scroll-mt-24 text-heading outline-none">
        {first ? 'Confira antes de gravar' : 'O que muda no cardápio'}
      </h2>
      <p className="mt-1 mb-4 text-fg-muted">
        {first
          ? `Lemos ${countItems(merge.added.length)} em “${arrived.source}”. Desmarque o que não for do cardápio; preços e custos você corrige depois, item por item.`
          : `Comparamos “${arrived.source}” com o seu cardápio. Nada é trocado sem a sua marca.`}
      </p>
      <UnreadLines notes={notesOf({ kind: 'menu', ...arrived.reading })} />
      {merge.added.length > 0 && (
        <Group
          title="Novos"
          count={merge.added.length}
          action={
            <SelectAll
              all={choices.added.size === merge.added.length}
              what="os novos"
              onToggle={(all) =>
                setChoices({ ...choices, added: all ? new Set(merge.added.keys()) : new Set() })
              }
            />
          }
        >
          {merge.added.map((item, index) => (
            <Ticked
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and names may repeat
              key={index}
              checked={choices.added.has(index)}
              onToggle={() => toggleAdded(index)}
              name={item.name}
            >
              <AddedDetails item={item} />
            </Ticked>
          ))}
        </Group>
      )}
      {merge.changed.length > 0 && (
        <Group
          title="Mudaram"
          count={merge.changed.length}
          action={
            <SelectAll
              all={choices.changed.size === merge.changed.length}
              what="os que mudaram"
              onToggle={(all) =>
                setChoices({
                  ...choices,
                  changed: new Set(all ? merge.changed.map(({ item }) => item.id) : []),
                })
              }
            />
          }
        >
          {merge.changed.map((changed) => (
            <Ticked
              key={changed.item.id}
              checked={choices.changed.has(changed.item.id)}
              onToggle={() => toggleChanged(changed.item.id)}
              name={changed.item.name}
            >
              <ChangedDetails changed={changed} />
            </Ticked>
          ))}
        </Group>
      )}
      {merge.gone.length > 0 && (
        <Group
          title="Não estão no arquivo"
          count={merge.gone.length}
          hint="Saíram do cardápio ou só não estavam neste arquivo? Sem escolha sua, ficam como estão."
          action={
            <Button
              size="sm"
              variant="ghost"
              onClick={() =>
                chooseGone(
                  merge.gone.map(({ id }) => id),
                  'deactivate',
                )
              }
            >
              Tirar todos do cardápio
            </Button>
          }
        >
          {merge.gone.map((item) => (
            <GoneRow
              key={item.id}
              item={item}
              choice={choices.gone.get(item.id) ?? 'keep'}
              onChoose={(choice) => chooseGone([item.id], choice)}
            />
          ))}
        </Group>
      )}
      {merge.same > 0 && (
        <p className="mb-6 flex items-center gap-2 text-fg-muted">
          <Check aria-hidden size={18} />
          {merge.same === 1 ? '1 item continua igual.' : `${countItems(merge.same)} continuam iguais.`}
        </p>
      )}
      {failure && (
        <Notice live tone="danger" className="mb-4" title="Não gravou">
          {failure}
        </Notice>
      )}
      <div className="sticky bottom-0 z-10 -mx-1 flex flex-wrap items-center gap-3 border-line border-t bg-ground px-1 py-3">
        <Button disabled={count === 0} loading={saving} loadingText="Salvando..." onClick={() => void save()}>
          {count === 0 ? 'Nada marcado' : `Salvar ${countItems(count)}`}
        </Button>
        <Button variant="secondary" disabled={saving} onClick={() => onClose(false)}>
          Voltar sem salvar
        </Button>
      </div>
    </section>
  )
}

function toggled<Value>(set: ReadonlySet<Value>, value: Value): ReadonlySet<Value> {
  const next = new Set(set)
  if (!next.delete(value)) next.add(value)
  return next
}

interface GroupProps {
  title: string
  count: number
  hint?: string
  action: ReactNode
  children: ReactNode
}

function Group({ title, count, hint, action, children }: GroupProps) {
  return (
    <section className="mb-8" aria-label={`${title}: ${countItems(count)}`}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="text-subheading">
          {title} <span className="figures font-normal text-fg-muted">({count})</span>
        </h3>
        {action}
      </div>
      {hint && <p className="mb-3 text-fg-muted text-sm">{hint}</p>}
      <ul className="flex flex-col gap-2">{children}</ul>
    </section>
  )
}

function SelectAll({
  all,
  what,
  onToggle,
}: {
  all: boolean
  what: string
  onToggle: (all: boolean) => void
}) {
  return (
    <Button size="sm" variant="ghost" onClick={() => onToggle(!all)}>
      {all ? 'Desmarcar' : 'Marcar'} todos<span className="sr-only"> {what}</span>
    </Button>
  )
}

interface TickedProps {
  checked: boolean
  name: string
  onToggle: () => void
  children: ReactNode
}

function Ticked({ checked, name, onToggle, children }: TickedProps) {
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

function AddedDetails({ item }: { item: ReadItem }) {
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

const shown = ({ field }: FieldChange, value: string | number) =>
  typeof value === 'number' && (field === 'price' || field === 'cost') ? formatMoney(value) : String(value)

function ChangedDetails({ changed }: { changed: ChangedItem }) {
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
              <del className="text-fg-muted">{shown(change, change.from)}</del>
              <ArrowRight aria-hidden size={14} className="mx-1 inline-block align-[-2px]" />
              <span className="sr-only"> passa a </span>
            </>
          )}
          <ins className="font-semibold no-underline">{shown(change, change.to)}</ins>
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

function GoneRow({ item, choice, onChoose }: GoneRowProps) {
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
