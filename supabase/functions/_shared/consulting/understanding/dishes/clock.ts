/** Hours that owners say in words. */
import { numberValues } from '../../base/language/number-words.ts'

/**
 * The hour that a folded text names, 0 to 24: "meio-dia", "19h30", "sete da noite"; null if it names none. After another
 * hour, one of the morning that lies before it is of the afternoon.
 */
export function clockHour(said: string, after: number | null = null): number | null {
  const text = said.trim()
  if (/^meio[- ]dia/.test(text)) return 12 + (/meia/.test(text) ? 0.5 : 0)
  if (/^meia[- ]noite/.test(text)) return 24
  const [, figure, minutes] = /^(\d{1,2}) ?(?:h|:)? ?(\d{2})?/.exec(text) ?? []
  const word = text.split(' ')[0] ?? ''
  const base = figure === undefined ? numberValues[word] : Number(figure) + Number(minutes ?? 0) / 60
  if (base === undefined || base > 24) return null
  const isLate = /da (?:tarde|noite)/.test(text) || (after !== null && base <= after && base < 12)
  return isLate && base < 12 ? base + 12 : base
}
