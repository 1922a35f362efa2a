import type { MaskitoMaskExpression, MaskitoOptions, MaskitoPreprocessor } from '@maskito/core'

// Masks for text fields (`MaskedField`). They shape input; `field-rules` validates it.

const digit = /\d/
const letterOrDigit = /[\dA-Z]/

/** Applies a change to the input and to the field's value. */
function preprocess(change: (text: string) => string): MaskitoPreprocessor {
  return ({ elementState: { value, selection }, data }) => {
    const changed = change(value)
    // A change of length would move the caret.
    return {
      elementState: { value: changed.length === value.length ? changed : value, selection },
      data: change(data),
    }
  }
}

/** Converts the full-width digits and letters of Asian keyboards and some PDFs. */
const plainWidth = preprocess((text) => text.normalize('NFKC'))
const upperCase = preprocess((text) => text.toUpperCase())

const cnpjPattern: MaskitoMaskExpression = [
  ...Array<RegExp>(2).fill(letterOrDigit),
  '.',
  ...Array<RegExp>(3).fill(letterOrDigit),
  '.',
  ...Array<RegExp>(3).fill(letterOrDigit),
  '/',
  ...Array<RegExp>(4).fill(letterOrDigit),
  '-',
  ...Array<RegExp>(2).fill(digit),
]

/** `00.000.000/0000-00`, letters allowed in the first twelve places (the form issued since July 2026). */
export const cnpjMask: MaskitoOptions = { mask: cnpjPattern, preprocessors: [plainWidth, upperCase] }

function phonePattern(digits: number): MaskitoMaskExpression {
  return [
    '(',
    ...Array<RegExp>(2).fill(digit),
    ')',
    ' ',
    ...Array<RegExp>(digits > 10 ? 5 : 4).fill(digit),
    '-',
    ...Array<RegExp>(4).fill(digit),
  ]
}

const dropCountryCode = (text: string) =>
  /^\D*55\D*(?:\d\D*){10,11}$/.test(text) ? text.replace(/^\D*55\D*/, '') : text

/** Contact cards and autofill include the country code, for which the field has no place. */
const withoutCountryCode: MaskitoPreprocessor = ({ elementState: { value, selection }, data }) => {
  const shorter = dropCountryCode(value)
  const [from, to] = selection
  return {
    elementState: {
      value: shorter,
      selection: [Math.min(from, shorter.length), Math.min(to, shorter.length)],
    },
    data: dropCountryCode(data),
  }
}

/** `(XX) XXXX-XXXX`, or `(XX) XXXXX-XXXX` from the eleventh digit on. */
export const phoneMask: MaskitoOptions = {
  mask: ({ value }) => phonePattern(value.replace(/\D/g, '').length),
  preprocessors: [plainWidth, withoutCountryCode],
}

/** `XXXXX-XXX`. */
export const cepMask: MaskitoOptions = {
  mask: [...Array<RegExp>(5).fill(digit), '-', ...Array<RegExp>(3).fill(digit)],
  preprocessors: [plainWidth],
}

/** Brings pasted amounts into the form that the mask takes: "R$ 1.250,90" and "1250.90" become "1250,90". */
function plainAmount(text: string): string {
  const bare = text.replace(/[^\d.,]/g, '')
  if (bare.includes(',')) return bare.replaceAll('.', '')
  return /^\d{1,3}(\.\d{3})+$/.test(bare) ? bare.replaceAll('.', '') : bare.replace('.', ',')
}

const amountInput: MaskitoPreprocessor = ({ elementState, data }) => {
  const value = plainAmount(elementState.value)
  const [from, to] = elementState.selection
  return {
    elementState: { value, selection: [Math.min(from, value.length), Math.min(to, value.length)] },
    data: plainAmount(data),
  }
}

/** R$ up to 99.999,99, without thousands separator: `1250,90`. */
export const moneyMask: MaskitoOptions = {
  mask: /^\d{0,5}(,\d{0,2})?$/,
  preprocessors: [plainWidth, amountInput],
}

/** An amount with up to three decimals: `1,5`. */
export const amountMask: MaskitoOptions = {
  mask: /^\d{0,6}(,\d{0,3})?$/,
  preprocessors: [plainWidth, amountInput],
}

/** A whole number of up to four digits. */
export const countMask: MaskitoOptions = { mask: /^\d{0,4}$/, preprocessors: [plainWidth] }
