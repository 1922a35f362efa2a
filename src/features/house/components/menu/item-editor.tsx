import { allergenLabels, allergens } from '@consulting/base/allergens.ts'
import type { MenuItemRow } from '@consulting/base/house/from-rows.ts'
import { houseItemKinds } from '@consulting/base/house/house.ts'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { MenuItemChange } from '@/data/tables/house'
import { Button } from '@/ui/button'
import { CheckboxGroup } from '@/ui/checkbox-group'
import { Notice } from '@/ui/notice'
import { SelectField } from '@/ui/select-field'
import { TextField } from '@/ui/text-field'
import { TextareaField } from '@/ui/textarea-field'
import { saveMessage } from '../../house.messages'
import {
  blankTexts,
  errorsIn,
  type ItemErrors,
  type ItemTexts,
  isKind,
  itemLimits,
  itemOf,
  textsOf,
} from '../../item-form'
import { kindLabels } from '../../words'
import { MoneyField } from '../money-field'

const allergenOptions = allergens.map((value) => {
  const label = allergenLabels[value]
  return { value, label: label.charAt(0).toUpperCase() + label.slice(1) }
})
const kindOptions = houseItemKinds.map((value) => ({ value, label: kindLabels[value] }))
const allergenAnswers = [
  { value: 'unknown', label: 'Não informei' },
  { value: 'none', label: 'Nenhum dos alérgenos da lista' },
  { value: 'some', label: 'Tem algum: vou marcar' },
]

interface ItemEditorProps {
  /** Null for a new item. */
  item: MenuItemRow | null
  /** Id and position of a new item. Later values are ignored. */
  place: Pick<MenuItemRow, 'id' | 'position'>
  sections: readonly string[]
  /** Throws on failure. */
  onSave: (item: MenuItemChange) => Promise<void>
  onClose: () => void
}

/** Every field of an item. A failure to save keeps the input. */
export function ItemEditor({ item, place, sections, onSave, onClose }: ItemEditorProps) {
  // One id for every attempt: retrying after a lost response must not add the item twice.
  const [ownPlace] = useState(place)
  const [texts, setTexts] = useState<ItemTexts>(item ? textsOf(item) : blankTexts)
  const [answer, setAnswer] = useState(
    item?.allergens == null ? 'unknown' : item.allergens.length === 0 ? 'none' : 'some',
  )
  const [errors, setErrors] = useState<ItemErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [saving, setSaving] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const listId = useId()
  const type = <Key extends keyof ItemTexts>(key: Key, value: ItemTexts[Key]) => {
    setTexts((before) => ({ ...before, [key]: value }))
    setErrors((before) => ({ ...before, [key]: undefined }))
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const found = errorsIn(texts)
    setErrors(found)
    const first = Object.keys(found)[0]
    if (first) {
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return
    }
    setSaving(true)
    setFailure(null)
    const allergenic =
      answer === 'unknown' ? null : answer === 'none' ? [] : texts.allergens?.length ? texts.allergens : null
    try {
      await onSave(itemOf({ ...texts, allergens: allergenic }, item ?? ownPlace))
    } catch (error) {
      setFailure(saveMessage(error))
      setSaving(false)
    }
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label={item ? `Editar ${item.name}` : 'Novo item'}
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || saving) return
        event.preventDefault()
        onClose()
      }}
      className="@container rounded-card border-[1.5px] border-primary bg-surface p-4 sm:p-5"
    >
      <div className="grid gap-4 @xl:grid-cols-6">
        <TextField
          label="Nome"
          name="name"
          required
          autoFocus
          autoComplete="off"
          fieldClassName="@xl:col-span-4"
          value={texts.name}
          maxLength={itemLimits.name}
          error={errors.name}
          onChange={({ target }) => type('name', target.value)}
        />
        <TextField
          label="Seção"
          name="section"
          autoComplete="off"
          list={listId}
          placeholder="Ex.: Petiscos"
          fieldClassName="@xl:col-span-2"
          value={texts.section}
          maxLength={itemLimits.section}
          error={errors.section}
          onChange={({ target }) => type('section', target.value)}
        />
        <datalist id={listId}>
          {sections.map((section) => (
            <option key={section} value={section} />
          ))}
        </datalist>
        <TextareaField
          label="Descrição"
          name="description"
          rows={2}
          fieldClassName="@xl:col-span-6"
          value={texts.description}
          maxLength={itemLimits.description}
          error={errors.description}
          onChange={({ target }) => type('description', target.value)}
        />
        <MoneyField
          label="Preço"
          name="price"
          fieldClassName="@xl:col-span-2"
          value={texts.price}
          error={errors.price}
          onChange={({ target }) => type('price', target.value)}
        />
        <MoneyField
          label="Custo"
          name="cost"
          placeholder="não sei"
          fieldClassName="@xl:col-span-2"
          value={texts.cost}
          error={errors.cost}
          onChange={({ target }) => type('cost', target.value)}
        />
        <TextField
          label="Tamanho"
          name="size"
          autoComplete="off"
          placeholder="Ex.: 500 g, para 2"
          fieldClassName="@xl:col-span-2"
          value={texts.size}
          maxLength={itemLimits.size}
          error={errors.size}
          onChange={({ target }) => type('size', target.value)}
        />
        <p className="-mt-2 text-fg-muted text-sm @xl:col-span-6">
          Não sabe o custo? Deixe em branco: custo que falta fica fora das contas, nunca vira zero.
        </p>
        <SelectField
          label="O que é"
          placeholder="Automático, pela seção e pelo nome"
          options={kindOptions}
          fieldClassName="@xl:col-span-3"
          value={texts.kind}
          onChange={({ target }) => type('kind', isKind(target.value) ? target.value : '')}
        />
        <SelectField
          label="Alérgenos"
          options={allergenAnswers}
          fieldClassName="@xl:col-span-3"
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
        />
        {answer === 'some' && (
          <CheckboxGroup
            label="Este item tem"
            options={allergenOptions}
            fieldClassName="@xl:col-span-6"
            value={texts.allergens ?? []}
            onChange={(chosen) => type('allergens', chosen)}
          />
        )}
        <CheckboxGroup
          label="Situação"
          hideLabel
          options={[{ value: 'active', label: 'Está no cardápio' }]}
          fieldClassName="@xl:col-span-6"
          value={texts.active ? ['active'] : []}
          onChange={(chosen) => type('active', chosen.length > 0)}
        />
      </div>
      {failure && (
        <Notice live tone="danger" className="mt-4" title="Não gravou">
          {failure}
        </Notice>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button type="submit" loading={saving} loadingText="Salvando...">
          {item ? 'Salvar item' : 'Acrescentar ao cardápio'}
        </Button>
        <Button variant="secondary" disabled={saving} onClick={onClose}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}
