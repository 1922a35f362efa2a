import { checkCnpj } from '@/domain/cnpj'
import { isEmail, isPhone } from '@/domain/contact'

// The rules of single fields. Each returns the message to show, or null.

const cnpjMessages = { 'wrong-length': 'CNPJ deve ter 14 dígitos', 'wrong-digits': 'CNPJ inválido' } as const

export function cnpjError(value: string): string | null {
  const check = checkCnpj(value)
  return check === 'valid' ? null : cnpjMessages[check]
}

export function phoneError(value: string): string | null {
  return isPhone(value) ? null : 'Telefone deve ter 10 ou 11 dígitos'
}

export function emailError(value: string): string | null {
  if (value.trim() === '') return 'Email é obrigatório'
  return isEmail(value) ? null : 'Email inválido'
}
