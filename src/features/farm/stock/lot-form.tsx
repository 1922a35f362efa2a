import { useState } from 'react'
import { SelectField } from '@/ui/select-field'
import { TextField } from '@/ui/text-field'
import { TextareaField } from '@/ui/textarea-field'
import { reasonProblem } from '../orders/field-problems'
import type { BottleLot, LotValues, StockLine } from './stock.queries'

interface LotFormProps {
  /** Links the form to its submit button, which is outside. */
  id: string
  products: readonly StockLine[]
  lots: readonly BottleLot[]
  /** The lot to correct; null records a new one. */
  lot: BottleLot | null
  /** Today in Fortaleza, yyyy-mm-dd. */
  today: string
  onSubmit: (values: LotValues) => void
}

/** Also shown when the database knows a lot that the list does not have. */
export const lotExists = 'Este lote já existe. Corrija a contagem dele na lista.'

const most = 100_000

/** Records a lot that came in, or corrects the date and the count of one, with a reason. */
export function LotForm({ id, products, lots, lot, today, onSubmit }: LotFormProps) {
  const [productId, setProductId] = useState(lot?.product_id ?? '')
  const [lotNumber, setLotNumber] = useState(lot?.lot_number ?? '')
  const [bottledOn, setBottledOn] = useState(lot?.bottled_on ?? '')
  const [quantity, setQuantity] = useState(lot ? String(lot.quantity) : '')
  const [reason, setReason] = useState('')
  const [checked, setChecked] = useState(false)
  const number = lotNumber.trim()
  const count = /^\d{1,6}$/.test(quantity.trim()) ? Number(quantity.trim()) : null

  const problems = {
    product: productId === '' ? 'Escolha a garrafa' : undefined,
    number: numberProblem(),
    date:
      bottledOn === ''
        ? 'Diga quando foi engarrafado'
        : bottledOn > today
          ? 'A data ainda não chegou'
          : undefined,
    quantity: quantityProblem(),
    reason: lot ? reasonProblem(reason) : undefined,
  }

  function numberProblem(): string | undefined {
    if (number === '') return 'Número do lote é obrigatório'
    if (number.length > 40) return 'Use no máximo 40 caracteres'
    if (!lot && lots.some((other) => other.product_id === productId && other.lot_number === number))
      return lotExists
    return undefined
  }
  function quantityProblem(): string | undefined {
    if (count === null || count > most) return 'Escreva um número inteiro, até 100.000'
    if (lot && count < lot.packed) return `Já saíram ${lot.packed} garrafas deste lote`
    return undefined
  }
  const shown = (problem: string | undefined) => (checked ? problem : undefined)

  return (
    <form
      id={id}
      noValidate
      className="grid gap-5 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault()
        setChecked(true)
        if (Object.values(problems).some(Boolean) || count === null) return
        onSubmit({ productId, lotNumber: number, bottledOn, quantity: count, ...(lot && { reason }) })
      }}
    >
      {!lot && (
        <>
          <SelectField
            label="Garrafa"
            required
            placeholder="Selecione"
            options={products.map(({ product_id, name }) => ({ value: product_id, label: name }))}
            value={productId}
            error={shown(problems.product)}
            onChange={({ target }) => setProductId(target.value)}
          />
          <TextField
            label="Número do lote"
            required
            autoComplete="off"
            value={lotNumber}
            error={shown(problems.number)}
            onChange={({ target }) => setLotNumber(target.value)}
          />
        </>
      )}
      <TextField
        label="Engarrafado em"
        type="date"
        required
        max={today}
        value={bottledOn}
        error={shown(problems.date)}
        onChange={({ target }) => setBottledOn(target.value)}
      />
      <TextField
        label={lot ? 'Quantidade ao todo' : 'Quantidade'}
        {...(lot && { hint: `Com as ${lot.packed} que já saíram` })}
        required
        inputMode="numeric"
        autoComplete="off"
        value={quantity}
        error={shown(problems.quantity)}
        onChange={({ target }) => setQuantity(target.value)}
      />
      {lot && (
        <TextareaField
          label="Motivo"
          hint="Fica no registro da equipe."
          required
          maxLength={500}
          fieldClassName="sm:col-span-2"
          value={reason}
          error={shown(problems.reason)}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
    </form>
  )
}
