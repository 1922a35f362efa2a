import { type Wish, wishSchema } from '@consulting/base/request/wish.ts'
import { amountOf, amountText, moneyText } from '@/forms/amounts'

export type AmountField = { key: string; label: string; unit: 'money' | 'count' | 'number'; value: string }

const money = (key: string, label: string, value: number | undefined): AmountField => ({
  key,
  label,
  unit: 'money',
  value: moneyText(value ?? null),
})
const count = (label: string, value: number | undefined): AmountField => ({
  key: 'count',
  label,
  unit: 'count',
  value: amountText(value ?? null),
})

const percent = (key: string, label: string, value: number | undefined): AmountField => ({
  key,
  label,
  unit: 'number',
  value: amountText(value ?? null, 1),
})

/** The amounts of a wish that the owner may change. */
export function amountFields(wish: Wish): AmountField[] {
  switch (wish.kind) {
    case 'price':
      return wish.about === undefined
        ? [money('min', 'A partir de (R$)', wish.min), money('max', 'Até (R$)', wish.max)]
        : [money('about', 'Perto de (R$)', wish.about)]
    case 'strength':
      return wish.about === undefined
        ? [percent('min', 'A partir de (% vol)', wish.min), percent('max', 'Até (% vol)', wish.max)]
        : [percent('about', 'Perto de (% vol)', wish.about)]
    case 'count':
      return [count('Quantos', wish.count)]
    case 'capPrice':
      return wish.percent === undefined
        ? [money('max', 'Subir no máximo até (R$)', wish.max)]
        : [percent('percent', 'Subir no máximo (%)', wish.percent)]
    case 'zeroAlcohol':
      return [count(`Quantos sem álcool (vazio: ${wish.part === 'half' ? 'metade' : 'todos'})`, wish.count)]
    case 'share':
      return wish.count === undefined ? [] : [count('Em quantos (vazio: bastante)', wish.count)]
    case 'competitorPrice':
      return [money('min', 'De (R$)', wish.min), money('max', 'Até (R$)', wish.max)]
    case 'portion':
      return [
        {
          key: 'amount',
          label: `Quanto leva (${wish.unit})`,
          unit: 'number',
          value: amountText(wish.amount, 1),
        },
      ]
    case 'elasticity':
      return [
        {
          key: 'value',
          label: 'Elasticidade (abaixo de zero)',
          unit: 'number',
          value: amountText(wish.value, 1),
        },
      ]
    default:
      return []
  }
}

/** The wish with changed amounts, or why they are invalid, in Portuguese. */
export function withAmounts(
  wish: Wish,
  texts: Readonly<Record<string, string>>,
): { wish: Wish } | { problem: string } {
  const values = Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, amountOf(text) ?? undefined]),
  )
  // A number replaces "half".
  const part = wish.kind === 'zeroAlcohol' && values.count !== undefined ? { part: undefined } : {}
  const changed = wishSchema.safeParse({ ...wish, ...values, ...part })
  if (!changed.success) return { problem: 'Escreva um número possível.' }
  const { data } = changed
  const isBounded = data.kind === 'price' || data.kind === 'strength'
  if (isBounded && data.min === undefined && data.max === undefined && data.about === undefined)
    return { problem: `Escreva um ${data.kind === 'price' ? 'preço' : 'teor'}, ou remova o pedido.` }
  if ('min' in data && 'max' in data && (data.min ?? 0) > (data.max ?? Number.POSITIVE_INFINITY))
    return { problem: `O menor ${data.kind === 'strength' ? 'teor' : 'preço'} passa do maior.` }
  return { wish: data }
}
