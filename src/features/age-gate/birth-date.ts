import type { BirthDateInput } from '@/domain/age'
import { digitsOf } from '@/domain/contact'

/** A complete date from pasted text (`01/02/1990`, `1-2-1990`, `01021990`, `1990-02-01`), or null. */
export function parsePastedDate(text: string): BirthDateInput | null {
  const plain = text.normalize('NFKC').trim()
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(plain)
  if (iso) return { day: iso[3] ?? '', month: iso[2] ?? '', year: iso[1] ?? '' }
  const written = /^(\d{1,2})\D+(\d{1,2})\D+(\d{4})$/.exec(plain)
  if (written) return { day: written[1] ?? '', month: written[2] ?? '', year: written[3] ?? '' }
  const digits = digitsOf(plain)
  if (digits.length !== 8) return null
  return { day: digits.slice(0, 2), month: digits.slice(2, 4), year: digits.slice(4) }
}
