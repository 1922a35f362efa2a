const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const moment = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'America/Fortaleza',
})

/** Formats cents as `R$ 1.234,56`. */
export function formatCents(cents: number): string {
  return money.format(cents / 100)
}

/** Formats milliseconds since the epoch as `dd/mm/yyyy, hh:mm:ss` in Fortaleza. */
export function formatMoment(milliseconds: number): string {
  return moment.format(milliseconds)
}

/**
 * Parses an amount in Brazilian notation (`1.234,56`, `50`, `50,5`, `R$ 50`).
 * @returns cents, or null unless it is an amount above zero
 */
export function parseReais(text: string): number | null {
  const match = /^(?:R\$)?\s*(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/.exec(text.trim())
  if (match === null) return null
  const whole = Number((match[1] ?? '').replaceAll('.', ''))
  const cents = whole * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return Number.isSafeInteger(cents) && cents > 0 ? cents : null
}
