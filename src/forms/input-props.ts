import { cnpjMask, phoneMask } from './masks'

// Props of recurring inputs. Labels and rules belong to the forms.

export const phoneInput = {
  mask: phoneMask,
  type: 'tel',
  inputMode: 'tel',
  placeholder: '(85) 99999-9999',
  autoComplete: 'tel-national',
} as const

export const cnpjInput = {
  mask: cnpjMask,
  placeholder: '00.000.000/0000-00',
  autoComplete: 'off',
  autoCapitalize: 'characters',
  spellCheck: false,
} as const
