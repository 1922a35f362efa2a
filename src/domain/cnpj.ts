import { isValidCnpj } from '@brazilian-utils/brazilian-utils'

/** Numeric, or the alphanumeric form issued since July 2026: without punctuation, upper case. */
export function normalizeCnpj(value: string): string {
  return value
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
}

export type CnpjCheck = 'valid' | 'wrong-length' | 'wrong-digits'

/** Checks the length and the two check digits, with or without punctuation. */
export function checkCnpj(value: string): CnpjCheck {
  const cnpj = normalizeCnpj(value)
  if (cnpj.length !== 14) return 'wrong-length'
  // The library calls the alphanumeric form, which includes the numeric one, version 2.
  return isValidCnpj(cnpj, { version: 2 }) ? 'valid' : 'wrong-digits'
}
