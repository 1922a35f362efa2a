import { moneyMask } from '@/forms/masks'
import { MaskedField, type MaskedFieldProps } from '@/ui/masked-field'

/** An amount in reais, as "22,90". */
export function MoneyField(props: Omit<MaskedFieldProps, 'mask'>) {
  return <MaskedField mask={moneyMask} leading="R$" inputMode="decimal" autoComplete="off" {...props} />
}
