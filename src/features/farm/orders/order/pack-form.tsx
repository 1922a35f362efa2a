import { useState } from 'react'
import { formatDay } from '@/format/dates'
import { FieldError } from '@/ui/field'
import { Notice } from '@/ui/notice'
import { TextField } from '@/ui/text-field'
import { formatBottles } from '../bottle-count'
import { type Lot, proposeLots, type Take, type Wanted } from '../lots'
import type { OrderLine } from '../order.queries'
import type { ActionFormProps } from './action-forms'

interface PackFormProps extends ActionFormProps<readonly Take[]> {
  lines: readonly OrderLine[]
  /** Lots with bottles left, oldest first. */
  lots: readonly Lot[]
}

const keyOf = (itemId: string, lotId: string) => `${itemId} ${lotId}`

/** The lots to pack from: the oldest are proposed, and others can be chosen. */
export function PackForm({ id, lines, lots, onSubmit }: PackFormProps) {
  const bottles = lines.filter(({ kind }) => kind === 'bottle')
  const wanted: Wanted[] = bottles.map((line) => ({
    itemId: line.id,
    productId: line.product_id,
    quantity: line.quantity,
  }))
  // What the member typed; everything else is the proposal, which follows the stock.
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [checked, setChecked] = useState(false)
  const { takes: proposed, missing } = proposeLots(wanted, lots)
  const proposal = new Map(proposed.map((take) => [keyOf(take.itemId, take.lotId), String(take.quantity)]))
  const textOf = (itemId: string, lotId: string) =>
    typed[keyOf(itemId, lotId)] ?? proposal.get(keyOf(itemId, lotId)) ?? ''

  const takes = bottles.flatMap((line) =>
    lots
      .filter(({ productId }) => productId === line.product_id)
      .map((lot) => ({ itemId: line.id, lotId: lot.id, quantity: readCount(textOf(line.id, lot.id)) })),
  )
  const problemOf = (line: OrderLine): string | undefined => {
    const own = takes.filter(({ itemId }) => itemId === line.id)
    if (own.some(({ quantity }) => Number.isNaN(quantity))) return 'Escreva números inteiros'
    const sum = own.reduce((total, { quantity }) => total + quantity, 0)
    if (sum !== line.quantity) return `Escolhidas ${sum} de ${formatBottles(line.quantity)}`
    const short = lots.find(
      (lot) =>
        own.some(({ lotId, quantity }) => lotId === lot.id && quantity > 0) &&
        takes.filter(({ lotId }) => lotId === lot.id).reduce((total, { quantity }) => total + quantity, 0) >
          lot.left,
    )
    return short && `O lote ${short.number} só tem ${formatBottles(short.left)}`
  }

  return (
    <form
      id={id}
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        setChecked(true)
        if (!bottles.some(problemOf)) onSubmit(takes.filter(({ quantity }) => quantity > 0))
      }}
    >
      {missing.size > 0 && (
        <Notice tone="danger" title="Faltam garrafas em estoque">
          {bottles
            .filter(
              ({ product_id }, index) =>
                bottles.findIndex((line) => line.product_id === product_id) === index,
            )
            .filter(({ product_id }) => missing.has(product_id))
            .map(({ product_id, name }) => (
              <p key={product_id}>
                {name}: faltam {missing.get(product_id)}
              </p>
            ))}
        </Notice>
      )}
      {bottles.map((line) => {
        const problem = checked ? problemOf(line) : undefined
        const own = lots.filter(({ productId }) => productId === line.product_id)
        return (
          <fieldset key={line.id} className="min-w-0">
            <legend className="mb-2 w-full font-semibold">
              {line.quantity} × {line.name}
            </legend>
            {own.length === 0 && <p className="text-fg-muted">Nenhum lote desta garrafa.</p>}
            <div className="grid gap-3 sm:grid-cols-2">
              {own.map((lot) => (
                <TextField
                  key={lot.id}
                  label={`Lote ${lot.number}`}
                  hint={`De ${formatDay(lot.bottledOn)}, restam ${lot.left}`}
                  inputMode="numeric"
                  autoComplete="off"
                  placeholder="0"
                  value={textOf(line.id, lot.id)}
                  onChange={({ target }) => setTyped({ ...typed, [keyOf(line.id, lot.id)]: target.value })}
                />
              ))}
            </div>
            <div className="mt-2">
              <FieldError id={`${id}-${line.id}`} error={problem} />
            </div>
          </fieldset>
        )
      })}
    </form>
  )
}

/** A count of bottles: empty is none, anything but digits is NaN. */
const readCount = (text: string): number =>
  text.trim() === '' ? 0 : /^\d{1,6}$/.test(text.trim()) ? Number(text.trim()) : Number.NaN
