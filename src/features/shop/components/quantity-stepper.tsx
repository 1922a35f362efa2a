import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { digitsOf } from '@/domain/contact'
import { Button } from '@/ui/button'

interface QuantityStepperProps {
  /** What is counted, for screen readers. */
  of: string
  value: number
  min?: number
  max: number
  onChange: (quantity: number) => void
}

/** An integer from `min` to `max`, set by buttons or typed. */
export function QuantityStepper({ of, value, min = 1, max, onChange }: QuantityStepperProps) {
  // The text being typed may be empty or too large for a moment; the quantity is always valid.
  const [draft, setDraft] = useState<string | null>(null)

  function set(quantity: number) {
    setDraft(null)
    onChange(Math.min(Math.max(quantity, min), max))
  }

  return (
    <div className="flex items-center gap-1.5">
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Diminuir quantidade de ${of}`}
        icon={<Minus aria-hidden size={18} />}
        disabled={value <= min}
        onClick={() => set(value - 1)}
      />
      <input
        aria-label={`Quantidade de ${of}`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={draft ?? String(value)}
        onChange={(event) => {
          const digits = digitsOf(event.target.value)
          const quantity = Number(digits)
          if (digits !== '' && quantity >= min && quantity <= max) set(quantity)
          else setDraft(digits)
        }}
        onBlur={() => {
          if (draft !== null) set(Number(draft))
        }}
        className="control figures w-14 px-1 text-center"
      />
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Aumentar quantidade de ${of}`}
        icon={<Plus aria-hidden size={18} />}
        disabled={value >= max}
        onClick={() => set(value + 1)}
      />
    </div>
  )
}
