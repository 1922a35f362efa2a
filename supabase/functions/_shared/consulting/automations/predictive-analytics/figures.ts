import { formatBrl } from '../../base/language/text.ts'

/** Whole units as written in Brazil: 1274.3 → "1.274". No forecast is more precise. */
export function formatCount(value: number): string {
  return formatReais(value).replace('R$ ', '')
}

/** Whole reais: 31783.73 → "R$ 31.784". */
export function formatReais(value: number): string {
  return formatBrl(Math.round(value)).replace(/,00$/, '')
}
