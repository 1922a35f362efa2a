import { amountMask, countMask, moneyMask } from '@/forms/masks'
import { CheckboxGroup } from '@/ui/checkbox-group'
import { MaskedField } from '@/ui/masked-field'
import { SelectField } from '@/ui/select-field'
import { TextField } from '@/ui/text-field'
import type { WishField as Field, TypedField } from './field-builders'
import type { UnitName } from './wish-units'

type Look =
  | { as: 'masked'; mask: typeof moneyMask; inputMode: 'decimal' | 'numeric' }
  | { as: 'plain'; type: 'date' | 'time' | 'text' }

const decimals: Look = { as: 'masked', mask: amountMask, inputMode: 'decimal' }
const time: Look = { as: 'plain', type: 'time' }

const looks: Readonly<Record<UnitName, Look>> = {
  money: { as: 'masked', mask: moneyMask, inputMode: 'decimal' },
  count: { as: 'masked', mask: countMask, inputMode: 'numeric' },
  decimal: decimals,
  percent: decimals,
  strength: decimals,
  // Decimal keyboards of phones lack the minus sign.
  negative: { as: 'plain', type: 'text' },
  day: { as: 'plain', type: 'date' },
  hour: time,
  closingHour: time,
}

interface WishFieldProps {
  field: Field
  /** The text of a typed field. */
  text: string
  error: string | undefined
  onText: (text: string) => void
  onChoose: (field: Exclude<Field, TypedField>, chosen: readonly string[]) => void
}

/** One field of a wish's editor. */
export function WishField({ field, text, error, onText, onChoose }: WishFieldProps) {
  if (field.as === 'choice') {
    return (
      <SelectField
        label={field.label}
        error={error}
        options={field.options}
        value={field.value}
        onChange={({ target }) => onChoose(field, [target.value])}
      />
    )
  }
  if (field.as === 'several') {
    return (
      <CheckboxGroup
        label={field.label}
        error={error}
        fieldClassName="sm:col-span-2"
        options={field.options}
        value={field.values}
        onChange={(values) => onChoose(field, values)}
      />
    )
  }
  const look = looks[field.unit]
  const control = {
    label: field.label,
    error,
    value: text,
    onInput: (event: { currentTarget: HTMLInputElement }) => onText(event.currentTarget.value),
    fieldClassName: 'justify-end',
    className: 'figures',
  }
  return look.as === 'masked' ? (
    <MaskedField {...control} mask={look.mask} inputMode={look.inputMode} />
  ) : (
    <TextField {...control} type={look.type} />
  )
}
