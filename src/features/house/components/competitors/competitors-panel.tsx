import type { CompetitorRow } from '@consulting/base/house/from-rows.ts'
import type { Competitor } from '@consulting/base/house/house.ts'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { formatDay } from '@/format/dates'
import { formatMoney } from '@/format/money'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { Jangada } from '@/ui/illustrations/jangada'
import { Notice } from '@/ui/notice'
import { toast } from '@/ui/toaster'
import { saveMessage } from '../../house.messages'
import { CompetitorEditor } from './competitor-editor'

type KeptPrice = Competitor['prices'][number] & { position: number }
export type KeptCompetitor = Omit<Competitor, 'prices'> & { id: string; prices: KeptPrice[] }

export function competitorsOf(rows: readonly CompetitorRow[]): KeptCompetitor[] {
  return rows
    .toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR'))
    .map(({ id, name, competitor_prices }) => ({
      id,
      name,
      prices: competitor_prices
        .toSorted((a, b) => a.position - b.position)
        .map(({ item, price, size, noted_on, position }) => ({
          item,
          price,
          size,
          on: noted_on ?? undefined,
          position,
        })),
    }))
}

interface CompetitorsPanelProps {
  competitors: readonly KeptCompetitor[]
  /** yyyy-mm-dd */
  today: string
  /** Both throw on failure. */
  onSave: (competitor: Competitor & { id: string }) => Promise<void>
  onDelete: (id: string) => Promise<void>
  onUnsaved: (unsaved: boolean) => void
}

/** The competitors and their prices. */
export function CompetitorsPanel({ competitors, today, onSave, onDelete, onUnsaved }: CompetitorsPanelProps) {
  const [editing, setEditing] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const panel = useRef<HTMLDivElement>(null)
  const unsaved = editing !== null
  useEffect(() => {
    onUnsaved(unsaved)
    return () => onUnsaved(false)
  }, [unsaved, onUnsaved])

  const close = () => {
    setEditing(null)
    requestAnimationFrame(() => panel.current?.querySelector<HTMLElement>('[data-add]')?.focus())
  }
  const attempt = async (action: () => Promise<void>) => {
    setFailure(null)
    try {
      await action()
      return true
    } catch (error) {
      setFailure(saveMessage(error))
      return false
    }
  }
  const remove = async (competitor: KeptCompetitor) => {
    if (!(await attempt(() => onDelete(competitor.id)))) return
    toast.success(`“${competitor.name}” apagado`, undefined, {
      label: 'Desfazer',
      onPress: () => void attempt(() => onSave(competitor)),
    })
  }
  const editor = (competitor: KeptCompetitor | null) => (
    <CompetitorEditor
      key={competitor?.id ?? 'new'}
      competitor={competitor}
      taken={competitors.filter(({ id }) => id !== competitor?.id).map(({ name }) => name)}
      today={today}
      onSave={async (next) => {
        await onSave(next)
        close()
      }}
      onClose={close}
    />
  )
  const add = (
    <Button data-add icon={<Plus aria-hidden size={18} />} onClick={() => setEditing('new')}>
      Acrescentar concorrente
    </Button>
  )
  return (
    <div ref={panel}>
      {failure && (
        <Notice live tone="danger" className="mb-4" title="Não gravou">
          {failure}
        </Notice>
      )}
      {competitors.length === 0 && editing === null && (
        <EmptyState
          illustration={<Jangada />}
          title="Quem divide o público com você?"
          text="Anote dois ou três vizinhos e o que eles cobram. A análise de concorrentes e os preços sugeridos passam a olhar para a sua rua, não para uma média."
          action={add}
        />
      )}
      {competitors.length > 0 && editing !== 'new' && <div className="mb-4">{add}</div>}
      {editing === 'new' && <div className="mb-4">{editor(null)}</div>}
      <ul className="grid gap-4 lg:grid-cols-2">
        {competitors.map((competitor) =>
          competitor.id === editing ? (
            <li key={competitor.id} className="lg:col-span-2">
              {editor(competitor)}
            </li>
          ) : (
            <li key={competitor.id} className="rounded-card border border-line bg-surface p-4">
              <div className="flex items-start gap-2">
                <h2 className="min-w-0 flex-1 break-words py-1.5 text-subheading">{competitor.name}</h2>
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={`Editar ${competitor.name}`}
                  icon={<Pencil aria-hidden size={18} />}
                  onClick={() => setEditing(competitor.id)}
                />
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={`Apagar ${competitor.name}`}
                  icon={<Trash2 aria-hidden size={18} />}
                  onClick={() => void remove(competitor)}
                />
              </div>
              {competitor.prices.length === 0 ? (
                <p className="text-fg-muted text-sm">Ainda sem preços.</p>
              ) : (
                <ul className="mt-1 divide-y divide-line">
                  {competitor.prices.map(({ item, price, size, on, position }) => (
                    <li key={position} className="flex items-baseline justify-between gap-4 py-1.5">
                      <span className="min-w-0 break-words">
                        {item}
                        {size && <span className="text-fg-muted text-sm"> {size}</span>}
                      </span>
                      <span className="figures shrink-0 text-right">
                        {formatMoney(price)}
                        {on && <span className="block text-fg-muted text-sm">{formatDay(on)}</span>}
                      </span>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ),
        )}
      </ul>
    </div>
  )
}
