import { fillChoices } from '../language/choices.ts'
import { formatBrl, joinList } from '../language/text.ts'
import { type Paid, paidOf } from './paid.ts'

type Sold = Paid & { name: string; units: number }

/** Total difference in R$ between menu prices and paid prices, over all units. */
export const takenOff = (item: Sold): number => (item.price - paidOf(item)) * item.units

/** Maximum number of items to list with both prices. */
const named = 3

/**
 * Revenue lost to discounts and to the prices of earlier weeks; null if guests paid the menu's prices.
 * @param per "por mês"
 * @param seed the report's title, which selects the wording
 * @param amount formats the total
 */
export function discountSentence(
  items: readonly Sold[],
  per: string,
  seed: string,
  amount: (value: number) => string = formatBrl,
): string | null {
  const less = items
    .filter((item) => item.price - paidOf(item) >= 0.005)
    .toSorted((a, b) => takenOff(b) - takenOff(a))
  if (less.length === 0) return null
  const total = amount(less.reduce((sum, item) => sum + takenOff(item), 0))
  const each = joinList(
    less
      .slice(0, named)
      .map((item) => `${item.name} (${formatBrl(paidOf(item))} dos ${formatBrl(item.price)})`),
  )
  return fillChoices(
    `[Entre o cardápio e o caixa ficam ${total} ${per}, em descontos ou preços antigos; o que mais pesa, pelo pago em média: ${each}. As margens já contam com isso.|O cliente paga em média menos do que o cardápio pede, ${total} ${per} ao todo: ${each} à frente. Toda margem daqui usa o valor pago.|${total} ${per} não chegam ao caixa, por desconto ou preço antigo, a começar por ${each}, no que se pagou em média; lucro e margem saem do que foi pago.]`,
    seed,
  )
}
