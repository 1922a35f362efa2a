import { digitsOf } from '@/domain/contact'

/** `(85) 98888-7777` or `(85) 3333-4444` from its digits. */
export function formatPhone(value: string): string {
  return digitsOf(value).replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3')
}
