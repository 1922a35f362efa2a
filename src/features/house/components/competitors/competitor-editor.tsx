import type { Competitor } from '@consulting/base/house/house.ts'
import { Plus, Trash2 } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { TextField } from '@/ui/text-field'
import {
  type CompetitorErrors,
  competitorErrors,
  competitorOf,
  competitorTexts,
  mostPrices,
  type PriceTexts,
} from '../../competitor-form'
import { saveMessage } from '../../house.messages'
import { MoneyField } from '../money-field'
import type { KeptCompetitor } from './competitors-panel'

interface CompetitorEditorProps {
  /** Null for a new one. */
  competitor: KeptCompetitor | null
  /** Names of the other competitors. */
  taken: readonly string[]
  today: string
  /** Throws on failure. */
  onSave: (competitor: Competitor & { id: string }) => Promise<void>
  onClose: () => void
}

/** A competitor with its prices, saved together. */
export function CompetitorEditor({ competitor, taken, today, onSave, onClose }: CompetitorEditorProps) {
  const [id] = useState(() => competitor?.id ?? crypto.randomUUID())
  const blank = (line: number): PriceTexts => ({ id: line, item: '', price: '', size: '', on: today })
  const [texts, setTexts] = useState(() => {
    const known = competitorTexts(competitor)
    return known.prices.length === 0 ? { ...known, prices: [blank(0)] } : known
  })
  const [errors, setErrors] = useState<CompetitorErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [saving, setSaving] = useState(false)
  const [added, setAdded] = useState<number | null>(null)
  const form = useRef<HTMLFormElement>(null)

  const type = (line: number, key: 'item' | 'price' | 'size' | 'on', value: string) => {
    setErrors({})
    setTexts((before) => ({
      ...before,
      prices: before.prices.map((price) => (price.id === line ? { ...price, [key]: value } : price)),
    }))
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const found = competitorErrors(texts, taken, today)
    setErrors(found)
    const first = Object.keys(found)[0]
    if (first) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    setSaving(true)
    setFailure(null)
    try {
      await onSave({ ...competitorOf(texts), id })
    } catch (error) {
      setFailure(saveMessage(error))
      setSaving(false)
    }
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label={competitor ? `Editar ${competitor.name}` : 'Novo concorrente'}
      className="@container rounded-card border-[1.5px] border-primary bg-surface p-4 sm:p-5"
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || saving) return
        event.preventDefault()
        onClose()
      }}
    >
      <TextField
        label="Nome da casa"
        name="name"
        required
        autoFocus
        autoComplete="off"
        maxLength={120}
        fieldClassName="max-w-md"
        value={texts.name}
        error={errors.name}
        onChange={({ target }) => {
          setErrors({})
          setTexts({ ...texts, name: target.value })
        }}
      />
      <h2 className="mt-5 mb-2 font-semibold">O que cobram</h2>
      <ul className="flex flex-col gap-3">
        {texts.prices.map((line, index) => (
          <li
            key={line.id}
            className="grid grid-cols-2 items-end gap-2 rounded-small @2xl:grid-cols-[minmax(0,1fr)_7rem_8rem_10rem_2.75rem] @max-2xl:border-line @max-2xl:border-b @max-2xl:pb-3"
          >
            <TextField
              label="Item"
              aria-label={`Item ${index + 1}`}
              name={`item-${line.id}`}
              autoFocus={line.id === added}
              autoComplete="off"
              maxLength={120}
              placeholder="Ex.: Caipirinha"
              fieldClassName="@max-2xl:col-span-2"
              value={line.item}
              error={errors[`item-${line.id}`]}
              onChange={({ target }) => type(line.id, 'item', target.value)}
            />
            <MoneyField
              label="Preço"
              aria-label={`Preço do item ${index + 1}`}
              name={`price-${line.id}`}
              value={line.price}
              error={errors[`price-${line.id}`]}
              onChange={({ target }) => type(line.id, 'price', target.value)}
            />
            <TextField
              label="Tamanho"
              aria-label={`Tamanho do item ${index + 1}`}
              name={`size-${line.id}`}
              autoComplete="off"
              maxLength={40}
              placeholder="Ex.: 300 ml"
              value={line.size}
              onChange={({ target }) => type(line.id, 'size', target.value)}
            />
            <TextField
              type="date"
              label="Visto em"
              aria-label={`Data do preço ${index + 1}`}
              name={`on-${line.id}`}
              max={today}
              fieldClassName="@max-2xl:col-span-1"
              value={line.on}
              error={errors[`on-${line.id}`]}
              onChange={({ target }) => type(line.id, 'on', target.value)}
            />
            <Button
              variant="ghost"
              size="sm"
              className="justify-self-end"
              aria-label={`Tirar o item ${index + 1}`}
              icon={<Trash2 aria-hidden size={18} />}
              onClick={() =>
                setTexts({ ...texts, prices: texts.prices.filter(({ id: other }) => other !== line.id) })
              }
            />
          </li>
        ))}
      </ul>
      <Button
        className="mt-3"
        size="sm"
        variant="secondary"
        disabled={texts.prices.length >= mostPrices}
        icon={<Plus aria-hidden size={18} />}
        onClick={() => {
          const next = Math.max(-1, ...texts.prices.map(({ id: line }) => line)) + 1
          setAdded(next)
          setTexts({ ...texts, prices: [...texts.prices, blank(next)] })
        }}
      >
        Mais um preço
      </Button>
      {failure && (
        <Notice live tone="danger" className="mt-4" title="Não gravou">
          {failure}
        </Notice>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button type="submit" loading={saving} loadingText="Salvando...">
          Salvar concorrente
        </Button>
        <Button variant="secondary" disabled={saving} onClick={onClose}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}
