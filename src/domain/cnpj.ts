import { isValidCnpj } from '@brazilian-utils/brazilian-utils'

/** Numeric, or the alphanumeric form issued since July 2026: without punctuation, upper case. */
export function normalizeCnpj(value: string): string {
  return value
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
}

/** `12.ABC.345/01DE-35` from its 14 characters; anything else comes back as it was. */
export function formatCnpj(value: string): string {
  return value.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5')
}

/** The message for a CNPJ that is not one, or null. */
export function cnpjError(value: string): string | null {
  const cnpj = normalizeCnpj(value)
  if (cnpj.length !== 14) return 'CNPJ deve ter 14 dígitos'
  // version 2 is the library's word for the alphanumeric form, which includes the numeric one.
  return isValidCnpj(cnpj, { version: 2 }) ? null : 'CNPJ inválido'
}
