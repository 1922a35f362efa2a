// Amounts between their numbers and the texts of masked fields (`moneyMask`, `amountMask`).

/** The text of an amount: `1250,90`; '' where it is unknown. */
export function amountText(value: number | null, decimals = 0): string {
  if (value === null) return ''
  return value.toLocaleString('pt-BR', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: Math.max(decimals, 3),
    useGrouping: false,
  })
}

/** The text of R$: `18,90`; '' where it is unknown. */
export function moneyText(reais: number | null): string {
  return reais === null ? '' : amountText(Math.round(reais * 100) / 100, 2)
}

/** The number of a masked text; null where it is empty. */
export function amountOf(text: string): number | null {
  const digits = text.trim().replaceAll('.', '').replace(',', '.')
  const value = digits === '' ? Number.NaN : Number(digits)
  return Number.isFinite(value) ? value : null
}
