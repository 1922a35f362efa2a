/** A discount on some days for a whole group that the owner names: every item of it, with its price and its break-even. */
import { everyWeek } from '../../../base/calendar.ts'
import { formatBrl, joinList } from '../../../base/language/text.ts'
import { paidAt } from '../../../base/pricing/paid.ts'
import { roundly } from '../money.ts'
import type { PricedItemPlan } from '../schema.ts'
import type { Answer } from './asked.ts'

/** An item of the group with its price on those days, and how many more of it must sell; null where none is noticed. */
export type Lowered = { item: PricedItemPlan; low: number; needed: number } | null

/**
 * @param named how the owner calls the group
 * @param unknown whether the sheet does not show what these days sell
 */
export function answerGroupOffer(
  named: string,
  weekdays: readonly number[],
  items: readonly PricedItemPlan[],
  tried: readonly Lowered[],
  unknown: boolean,
): Answer | null {
  const lowered = tried.flatMap((one) => one ?? [])
  if (items.length < 2 || lowered.length < 2) return null
  const days = everyWeek(weekdays)
  const left = (one: (typeof lowered)[number], price: number) =>
    (paidAt(one.item, price) - one.item.cost) * one.item.units
  const full = lowered.reduce((sum, one) => sum + left(one, one.item.newPrice), 0)
  const low = lowered.reduce((sum, one) => sum + left(one, one.low), 0)
  const even = full / low - 1
  const expected =
    lowered.reduce(
      (sum, { item, low: price }) => sum - item.elasticity * (1 - price / item.newPrice) * item.units,
      0,
    ) / lowered.reduce((sum, { item }) => sum + item.units, 0)
  const pays = expected >= even
  const out = items.filter((item) => !lowered.some((one) => one.item === item))
  return {
    verdict: `${pays ? 'Dá,' : 'Dá, mas só'} como teste de quatro semanas, ${days}: ${lowered.length} itens de ${named} com preço menor; juntos empatam com ${roundly(even)} mais vendas${pays ? '' : `, e a conta espera ${roundly(expected)}`}.`,
    texts: [
      ...(pays
        ? []
        : ['Pelo preço sozinho, perde: só vale se trouxer mesa nova, que pede o resto no preço cheio.']),
      ...(unknown
        ? [
            'A planilha não mostra quanto esses dias vendem: conte as vendas do grupo antes, e pare se não empatar.',
          ]
        : []),
      ...(out.length > 0
        ? [
            `${joinList(out.map(({ name }) => name))} ${out.length === 1 ? 'fica' : 'ficam'} no preço cheio: com desconto que se note, ${out.length === 1 ? 'pediria' : 'pediriam'} venda demais.`,
          ]
        : []),
      'Anuncie o dia e os preços, para todos, no quadro e no Instagram; nos outros dias nada muda.',
    ],
    table: {
      caption: `${named}, só ${days}`,
      headers: ['Item', 'Nos outros dias', 'Nesse dia', 'Empata com'],
      rows: lowered.map((one) => [
        one.item.name,
        formatBrl(one.item.newPrice),
        formatBrl(one.low),
        `${roundly(one.needed)} mais`,
      ]),
      numeric: [1, 2, 3],
    },
    figures: { even, expected },
  }
}
