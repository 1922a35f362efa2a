/** Digits only, full-width ones included. */
export function digitsOf(value: string): string {
  return value.normalize('NFKC').replace(/\D/g, '')
}

/** The message for a phone that is not one, or null. */
export function phoneError(value: string): string | null {
  const digits = digitsOf(value)
  return digits.length === 10 || digits.length === 11 ? null : 'Telefone deve ter 10 ou 11 dígitos'
}

/** `(85) 98888-7777` or `(85) 3333-4444` from its digits. */
export function formatPhone(value: string): string {
  return digitsOf(value).replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3')
}

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The message for an e-mail that is missing or is not one, or null. */
export function emailError(value: string): string | null {
  const email = value.trim()
  if (email === '') return 'Email é obrigatório'
  return emailPattern.test(email) && email.length <= 254 ? null : 'Email inválido'
}

/** How an e-mail is asked for; apart from input-props, because the login needs no masks. */
export const emailInput = {
  type: 'email',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const
