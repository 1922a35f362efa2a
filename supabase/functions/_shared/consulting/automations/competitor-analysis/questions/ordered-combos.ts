/** Combos that the owner orders: so many, at most at a price. */
import { formatBrl } from '../../../base/language/text.ts'
import type { WishOf } from '../../../base/request/wish.ts'
import { type Answer, type Asked, answer, needs } from './asked.ts'
import { type Pair, pairsOf } from './pair.ts'

/** Each with a food and, where the menu allows, a drink of its own. */
function chosen(pairs: readonly Pair[], count: number): Pair[] {
  const found: Pair[] = []
  for (const isStrict of [true, false])
    for (const pair of pairs) {
      if (found.length >= count) return found
      if (found.some(({ base }) => base === pair.base)) continue
      if (isStrict && found.some(({ drink }) => drink === pair.drink)) continue
      found.push(pair)
    }
  return found
}

export function answerCombos({ count = 1, max }: WishOf<'newCombo'>, asked: Asked): Answer {
  const limit = max === undefined ? '' : ` até ${formatBrl(max)}`
  const combos = chosen(pairsOf(asked, max), count)
  if (combos.length === 0)
    return needs(
      `Nenhum combo${limit} deixa mais do que o prato sozinho.`,
      'Para montar um faltam o custo de um prato e o de uma bebida que caibam juntos nesse preço.',
    )
  const missing = count - combos.length
  return {
    ...answer(
      `${combos.length === 1 ? 'Um combo' : `${combos.length} combos`}${limit}: ${combos.map(({ name, price }) => `${name} por ${formatBrl(price)}`).join('; ')}.`,
      missing > 0
        ? `${missing === 1 ? 'O outro não cabe' : `Os outros ${missing} não cabem`} nesse preço com folga: não o monte com prejuízo.`
        : '',
      'Quem já pediria os dois paga menos; a última coluna diz quantos desses, em cada 100, o combo aguenta.',
    ),
    table: {
      caption: `Combos${limit}`,
      headers: ['Combo', 'À parte', 'Combo', 'Economia do cliente', 'Custa', 'Deixa', 'Aguenta'],
      rows: combos.map(({ name, full, price, cost, most }) => [
        name,
        formatBrl(full),
        formatBrl(price),
        formatBrl(full - price),
        formatBrl(cost),
        formatBrl(price - cost),
        `${most} em 100`,
      ]),
      numeric: [1, 2, 3, 4, 5],
    },
  }
}
