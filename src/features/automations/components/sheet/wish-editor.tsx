import { reasonLabels } from '@consulting/base/request/describe-wish.ts'
import { boundOfShare } from '@consulting/base/request/share-bounds.ts'
import type { Wish, WishOf, WishReason } from '@consulting/base/request/wish.ts'
import { type KeyboardEvent, useState } from 'react'
import { countMask, moneyMask } from '@/forms/masks'
import { Button } from '@/ui/button'
import { FieldError } from '@/ui/field'
import { MaskedField } from '@/ui/masked-field'
import { SelectField } from '@/ui/select-field'
import { TextField } from '@/ui/text-field'
import { type AmountField, amountFields, withAmounts } from './wish-amounts'

interface WishEditorProps {
  id: string
  /** Names the group of fields for screen readers. */
  label: string
  wish: Wish
  onChange: (to: Wish) => void
  onClose: () => void
}

/** Changes one wish: its amounts, what is wanted, or why. */
export function WishEditor({ id, label, wish, onChange, onClose }: WishEditorProps) {
  const fields = amountFields(wish)
  const [texts, setTexts] = useState(() => Object.fromEntries(fields.map(({ key, value }) => [key, value])))
  const [draft, setDraft] = useState(wish)
  const [problem, setProblem] = useState<string | null>(null)

  const apply = () => {
    const changed = withAmounts(draft, texts)
    if ('problem' in changed) return setProblem(changed.problem)
    onChange(changed.wish)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    // Enter applies the change instead of submitting the form.
    if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return
    event.preventDefault()
    apply()
  }
  return (
    <fieldset
      id={id}
      aria-label={label}
      onKeyDown={onKeyDown}
      className="mt-3 min-w-0 rounded-card border border-line bg-surface p-4"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map((field, index) => (
          <Amount
            key={field.key}
            field={field}
            autoFocus={index === 0}
            value={texts[field.key] ?? ''}
            onChange={(text) => {
              setProblem(null)
              setTexts({ ...texts, [field.key]: text })
            }}
          />
        ))}
        <Choices wish={draft} onChange={setDraft} />
      </div>
      {problem && (
        <div className="mt-3">
          <FieldError id={`${id}-error`} error={problem} />
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button size="sm" onClick={apply}>
          Aplicar
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          Cancelar
        </Button>
      </div>
    </fieldset>
  )
}

interface AmountProps {
  field: AmountField
  value: string
  autoFocus: boolean
  onChange: (text: string) => void
}

const masks = { money: moneyMask, count: countMask }

function Amount({ field: { label, unit }, value, autoFocus, onChange }: AmountProps) {
  const control = {
    label,
    value,
    autoFocus,
    onInput: (event: { currentTarget: HTMLInputElement }) => onChange(event.currentTarget.value),
    className: 'figures',
  }
  if (unit === 'number') return <TextField {...control} inputMode="text" />
  return <MaskedField {...control} mask={masks[unit]} inputMode={unit === 'money' ? 'decimal' : 'numeric'} />
}

const directions = [
  { value: 'exclude', label: 'Deixar de fora' },
  { value: 'prefer', label: 'Dar preferência' },
  { value: 'only', label: 'Usar só isto' },
] as const
const bounds = [
  { value: 'exactly', label: 'Exatamente' },
  { value: 'at_most', label: 'No máximo' },
  { value: 'at_least', label: 'Pelo menos' },
] as const
const reasons = (['allergy', 'diet', 'taste', 'supply'] as const satisfies readonly WishReason[]).map(
  (value) => ({ value, label: reasonLabels[value] }),
)
const shares = [
  { value: 'few', label: 'Pouco' },
  { value: 'many', label: 'Bastante' },
  { value: 'half', label: 'Metade' },
] as const
const had = [
  { value: 'yes', label: 'A casa tem' },
  { value: 'no', label: 'A casa não tem' },
] as const

/** Finds the option of a select's value. */
const chosen = <Value extends string>(options: readonly { value: Value }[], value: string) =>
  options.find((option) => option.value === value)?.value

type Direction = (typeof directions)[number]['value']

/** Changes the direction of a wish. An allergy is a reason for excluding only. */
function inDirection(wish: WishOf<Direction>, kind: Direction): Wish {
  return { ...wish, kind, why: kind !== 'exclude' && wish.why === 'allergy' ? 'taste' : wish.why }
}

/** Changes the bound of a counted share. `of` becomes "few" for `at_most`, otherwise "many". */
function boundedShare(
  { bound: _, ...wish }: WishOf<'share'>,
  bound: 'exactly' | 'at_least' | 'at_most' = 'exactly',
): Wish {
  const of = bound === 'at_most' ? 'few' : 'many'
  return bound === 'exactly' ? { ...wish, of } : { ...wish, of, bound }
}

function Choices({ wish, onChange }: { wish: Wish; onChange: (wish: Wish) => void }) {
  switch (wish.kind) {
    case 'exclude':
    case 'prefer':
    case 'only':
      return (
        <>
          <SelectField
            label="O que fazer"
            autoFocus
            options={[...directions]}
            value={wish.kind}
            onChange={({ target }) =>
              onChange(inDirection(wish, chosen(directions, target.value) ?? wish.kind))
            }
          />
          {wish.kind === 'exclude' && (
            <SelectField
              label="Por quê"
              options={reasons}
              value={wish.why}
              onChange={({ target }) => onChange({ ...wish, why: chosen(reasons, target.value) ?? wish.why })}
            />
          )}
        </>
      )
    case 'count':
      return (
        <SelectField
          label="Limite"
          options={[...bounds]}
          value={wish.bound}
          onChange={({ target }) => onChange({ ...wish, bound: chosen(bounds, target.value) ?? wish.bound })}
        />
      )
    case 'share':
      return wish.count !== undefined ? (
        <SelectField
          label="Limite"
          options={[...bounds]}
          value={boundOfShare(wish)}
          onChange={({ target }) => onChange(boundedShare(wish, chosen(bounds, target.value)))}
        />
      ) : (
        <SelectField
          label="Quanto"
          autoFocus
          options={[...shares]}
          value={wish.of}
          onChange={({ target }) => onChange({ ...wish, of: chosen(shares, target.value) ?? wish.of })}
        />
      )
    case 'equipment':
      return (
        <SelectField
          label="A casa tem?"
          autoFocus
          options={[...had]}
          value={wish.has ? 'yes' : 'no'}
          onChange={({ target }) => onChange({ ...wish, has: target.value === 'yes' })}
        />
      )
    default:
      return null
  }
}

/** Whether the owner can change the wish besides removing it. */
export function isEditable(wish: Wish): boolean {
  return (
    ['exclude', 'prefer', 'only', 'share', 'equipment'].includes(wish.kind) || amountFields(wish).length > 0
  )
}
