/** "porções de 400 ml de um caldeirão de 20 litros": what a question of a pot counts with, in ml or g. */
const amounts = /(\d{1,5}(?:[.,]\d{1,2})?) ?(kg|quilos?|kilos?|litros?|ml|gramas?|g|l)(?!\p{L})/giu

export type Pot = { stock: number; portion: number; unit: 'ml' | 'g' }

/** The larger amount is the pot, the smaller one a portion of it; null without both in one unit. */
export function potIn(said: string): Pot | null {
  const found = [...said.matchAll(amounts)].map(([, value = '', unit = '']) => {
    const isWeight = /^(?:k|q|g)/i.test(unit)
    const isSmall = /^(?:ml|g)/i.test(unit)
    return {
      amount: Number(value.replace(',', '.')) * (isSmall ? 1 : 1000),
      unit: isWeight ? ('g' as const) : ('ml' as const),
    }
  })
  const [one, other, ...more] = found
  if (!one || !other || more.length > 0 || one.unit !== other.unit) return null
  const [portion, stock] = [one.amount, other.amount].toSorted((a, b) => a - b) as [number, number]
  return portion > 0 && stock >= 2 * portion ? { stock, portion, unit: one.unit } : null
}
