import { toWords } from '@/domain/service-area'

/** What `farm_houses.search_text` must contain for a search by name, city or CNPJ. */
export function searchTerms(typed: string): string[] {
  const joined = typed.replace(/[\s./-]/g, '').toLowerCase()
  // A CNPJ, or the beginning of one, is stored without punctuation.
  if (/^(?=.*\d)[0-9a-z]{3,14}$/.test(joined) && /^[\d\s./-]+[0-9a-z\s./-]*$/i.test(typed)) return [joined]
  return toWords(typed).trim().split(' ').filter(Boolean)
}
