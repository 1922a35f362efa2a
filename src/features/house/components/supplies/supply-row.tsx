import type { IngredientPrice } from '@consulting/base/house/house.ts'
import { Pencil, Trash2 } from 'lucide-react'
import { type FormEvent, memo, useRef, useState } from 'react'
import { formatDay } from '@/format/dates'
import { formatMoney } from '@/format/money'
import { amountOf, amountText, moneyText } from '@/forms/amounts'
import { amountMask } from '@/forms/masks'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { MaskedField } from '@/ui/masked-field'
import { Notice } from '@/ui/notice'
import { SelectField } from '@/ui/select-field'
import { TextField } from '@/ui/text-field'
import { saveMessage } from '../../house.messages'
import { MoneyField } from '../money-field'
import { isUnit, type Supply, units, usualUnit } from './supply'

interface SupplyRowProps {
  supply: Supply
  /** The owner's own price. */
  price: IngredientPrice | undefined
  today: string
  editing: boolean
  /** Null closes the form. */
  onEdit: (name: string | null) => void
  onSave: (name: string, price: IngredientPrice) => Promise<void>
  onRemove: (name: string, price: IngredientPrice) => Promise<void>
}

/** One ingredient: the owner's price, if there is one, and our estimate. */
export const SupplyRow = memo(
  ({ supply, price, today, editing, onEdit, onSave, onRemove }: SupplyRowProps) => {
    const button = useRef<HTMLButtonElement>(null)
    const close = () => {
      onEdit(null)
      requestAnimationFrame(() => button.current?.focus())
    }
    if (editing) {
      return (
        <li className="py-2">
          <PriceForm
            supply={supply}
            price={price}
            today={today}
            onSave={async (next) => {
              await onSave(supply.name, next)
              close()
            }}
            onClose={close}
          />
        </li>
      )
    }
    return (
      <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 rounded-card border border-line bg-surface px-4 py-2 [contain-intrinsic-size:auto_6rem] [content-visibility:auto] @2xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.3fr)_6rem] @2xl:rounded-none @2xl:border-0 @2xl:border-b @2xl:bg-transparent @2xl:px-1">
        <p className="min-w-0 break-words font-semibold first-letter:uppercase">{supply.name}</p>
        <p className="figures min-w-0 @max-2xl:order-3 @max-2xl:col-span-2">
          {price ? (
            <>
              <span className="whitespace-nowrap font-semibold">
                {formatMoney(price.price)} por {amountText(price.amount)} {price.unit}
              </span>
              {price.on && (
                <span className="block text-fg-muted text-sm">seu preço de {formatDay(price.on)}</span>
              )}
            </>
          ) : (
            <span className="text-fg-muted">seu preço: não sei</span>
          )}
        </p>
        <p className="figures min-w-0 text-fg-muted text-sm @max-2xl:order-4 @max-2xl:col-span-2 @max-2xl:py-1">
          {supply.estimate ? (
            <>
              <Badge>estimativa</Badge>{' '}
              <span>
                {formatMoney(supply.estimate.price)}, {supply.estimate.label}
              </span>
            </>
          ) : (
            'sem estimativa nossa'
          )}
        </p>
        <div className="flex justify-end @max-2xl:order-2">
          <Button
            ref={button}
            size="sm"
            variant="ghost"
            aria-label={`${price ? 'Mudar' : 'Dizer'} o preço de ${supply.name}`}
            icon={<Pencil aria-hidden size={18} />}
            onClick={() => onEdit(supply.name)}
          />
          {price && (
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Apagar o meu preço de ${supply.name}`}
              icon={<Trash2 aria-hidden size={18} />}
              onClick={() => void onRemove(supply.name, price)}
            />
          )}
        </div>
      </li>
    )
  },
)

interface PriceFormProps {
  supply: Supply
  price: IngredientPrice | undefined
  today: string
  /** Throws on failure. */
  onSave: (price: IngredientPrice) => Promise<void>
  onClose: () => void
}

function PriceForm({ supply, price, today, onSave, onClose }: PriceFormProps) {
  const [texts, setTexts] = useState({
    price: moneyText(price?.price ?? null),
    amount: amountText(price?.amount ?? 1),
    unit: price?.unit ?? usualUnit(supply),
    on: price?.on ?? today,
  })
  const [errors, setErrors] = useState<{ price?: string; amount?: string; on?: string }>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [saving, setSaving] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const paid = amountOf(texts.price)
    const amount = amountOf(texts.amount)
    const found = {
      ...(!paid && { price: 'Diga quanto paga.' }),
      ...(!amount && { amount: 'Diga a quantidade.' }),
      ...(texts.on > today && { on: 'A data ainda não chegou.' }),
    }
    setErrors(found)
    const first = Object.keys(found)[0]
    if (first || !paid || !amount) {
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return
    }
    setSaving(true)
    setFailure(null)
    try {
      await onSave({ price: paid, amount, unit: texts.unit, on: texts.on || today })
    } catch (error) {
      setFailure(saveMessage(error))
      setSaving(false)
    }
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label={`Preço de ${supply.name}`}
      className="@container rounded-card border-[1.5px] border-primary bg-surface p-4"
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || saving) return
        event.preventDefault()
        onClose()
      }}
    >
      <p className="font-semibold first-letter:uppercase">{supply.name}</p>
      {supply.estimate && (
        <p className="figures mb-3 text-fg-muted text-sm">
          A nossa estimativa: {formatMoney(supply.estimate.price)}, {supply.estimate.label}.
        </p>
      )}
      <div className="grid grid-cols-2 items-start gap-3 @xl:grid-cols-4">
        <MoneyField
          label="Pago"
          name="price"
          autoFocus
          value={texts.price}
          error={errors.price}
          onChange={({ target }) => setTexts({ ...texts, price: target.value })}
        />
        <MaskedField
          mask={amountMask}
          label="Por"
          aria-label="Por quanto"
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          value={texts.amount}
          error={errors.amount}
          onChange={({ target }) => setTexts({ ...texts, amount: target.value })}
        />
        <SelectField
          label="Unidade"
          options={units}
          value={texts.unit}
          onChange={({ target }) => {
            if (isUnit(target.value)) setTexts({ ...texts, unit: target.value })
          }}
        />
        <TextField
          type="date"
          label="Visto em"
          name="on"
          max={today}
          value={texts.on}
          error={errors.on}
          onChange={({ target }) => setTexts({ ...texts, on: target.value })}
        />
      </div>
      {failure && (
        <Notice live tone="danger" className="mt-4" title="Não gravou">
          {failure}
        </Notice>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" loading={saving} loadingText="Salvando...">
          Salvar preço
        </Button>
        <Button variant="secondary" disabled={saving} onClick={onClose}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}
