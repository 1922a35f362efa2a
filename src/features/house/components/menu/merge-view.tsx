import type { MenuItemRow } from '@consulting/base/house/from-rows.ts'
import { Check } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { notesOf } from '@/documents/reading-notes'
import { UnreadLines } from '@/documents/unread-lines'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { saveMessage } from '../../house.messages'
import {
  changeOf,
  type GoneChoice,
  initialChoices,
  type MergeChoices,
  mergeMenu,
  nameAndSize,
  readItems,
} from '../../merge'
import { countItems } from '../../words'
import type { Arrived } from './add-items'
import { MergeGroup, SelectAll } from './merge-group'
import { AddedDetails, ChangedDetails, GoneRow, TickableRow } from './merge-rows'
import type { Commit } from './use-menu-commit'

export interface MergeViewProps {
  menu: readonly MenuItemRow[]
  arrived: Arrived
  onCommit: Commit
  /** `saved`: the ticked changes are on the menu. */
  onClose: (saved: boolean) => void
}

/** Shows the differences between a reading and the menu. The owner ticks changes and saves them together. */
export default function MergeView({ menu: current, arrived, onCommit, onClose }: MergeViewProps) {
  // Compare with the menu as it was on opening, even if another tab saves meanwhile.
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
        <MergeGroup
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
            <TickableRow
              key={nameAndSize(item)}
              checked={choices.added.has(index)}
              onToggle={() => toggleAdded(index)}
              name={item.name}
            >
              <AddedDetails item={item} />
            </TickableRow>
          ))}
        </MergeGroup>
      )}
      {merge.changed.length > 0 && (
        <MergeGroup
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
            <TickableRow
              key={changed.item.id}
              checked={choices.changed.has(changed.item.id)}
              onToggle={() => toggleChanged(changed.item.id)}
              name={changed.item.name}
            >
              <ChangedDetails changed={changed} />
            </TickableRow>
          ))}
        </MergeGroup>
      )}
      {merge.gone.length > 0 && (
        <MergeGroup
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
        </MergeGroup>
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
