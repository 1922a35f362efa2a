/** What it costs to begin: the first purchase, what follows later, and what brings it back. */
import { shortDay } from '../../../base/calendar.ts'
import { formatBrl } from '../../../base/language/text.ts'
import type { ShoppingItem } from '../schema.ts'
import type { Answerer } from './asked.ts'

const sumOf = (items: readonly ShoppingItem[]) => items.reduce((sum, { costBRL }) => sum + costBRL, 0)

export const answerStartCost: Answerer = (_, { purchase, launch, drinks }) => {
  const fresh = sumOf(purchase.first.filter(({ owned }) => !owned))
  const usual = sumOf(purchase.first.filter(({ owned }) => owned))
  const had = new Set(purchase.first.map(({ item }) => item))
  const later = sumOf(purchase.later.filter(({ owned, item }) => !owned && !had.has(item)))
  const starts = launch.drinks.map(({ from }) => from).filter((from) => from > launch.date)
  const [next] = starts.toSorted()
  const alone = drinks.filter(({ servings }) => servings === undefined)
  const margin =
    alone.reduce((sum, { contributionMargin }) => sum + contributionMargin, 0) / Math.max(1, alone.length)
  const back = margin > 0 ? Math.ceil((fresh + usual) / margin) : null
  const usually =
    usual > 0
      ? ` e mais ${formatBrl(usual)} no pedido que a casa já faz: ${formatBrl(fresh + usual)} ao todo`
      : ''
  return `${formatBrl(fresh)} no que falta comprar${usually}, para a primeira semana (${launch.glasses.week} copos e 10% de folga).${next && later > 0 ? ` Em ${shortDay(next)}, mais ${formatBrl(later)} para os que entram depois.` : ''}${back === null ? '' : ` A margem de ${back} copos paga a primeira compra; a cachaça que sobrar na garrafa serve à semana seguinte.`}`
}
