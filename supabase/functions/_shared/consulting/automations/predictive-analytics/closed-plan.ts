import { addDays, shortDay } from '../../base/calendar.ts'
import { joinList } from '../../base/language/text.ts'
import { atStake, regainedWords } from './closed-blocks.ts'
import type { ClosedItem } from './closed-items.ts'
import { formatCount as whole } from './figures.ts'
import type { SalesForecast } from './schema.ts'

/** Days before a season on which its dates and papers are asked for. */
const askAhead = 21

/** Items grouped by identical closed periods. */
function seasonsOf({ closedSeasons = [] }: SalesForecast): ClosedItem[][] {
  const seasons = new Map<string, ClosedItem[]>()
  for (const item of closedSeasons) {
    const key = `${item.from}/${item.to}`
    if (item.from !== undefined) seasons.set(key, [...(seasons.get(key) ?? []), item])
  }
  return [...seasons.values()]
}

/** Plan steps for closed seasons: ask for papers once per item, and switch to the substitute in every period. */
export function closedPlan(forecast: SalesForecast, from: string): { on: string; say: string }[] {
  const asked = new Set<string>()
  return seasonsOf(forecast).flatMap((items) => {
    const [first] = items
    if (!first?.from) return []
    const names = joinList(items.map(({ name }) => name))
    const stopped = joinList(
      items.map((item) => {
        const stake = atStake(forecast, item)
        return stake ? `${item.name} (${whole(stake.units)}${stake.weekly ? ' por semana' : ''})` : item.name
      }),
    )
    const own = forecast.ownDays?.find(({ item }) => items.some(({ name }) => name === item))
    const touchesOwn =
      own &&
      forecast.units.coming.some(({ monday }) => {
        const day = addDays(monday, (own.weekday + 6) % 7)
        return (first.from ?? '') <= day && day <= (first.to ?? '')
      })
    const until = first.to === undefined ? '' : ` até ${shortDay(first.to)}`
    const papers = `${first.dated ? '' : 'os dias do defeso e '}a declaração de estoque de ${names}`
    const isNew = items.some(({ name }) => !asked.has(name))
    for (const { name } of items) asked.add(name)
    const front = first.swap?.name ?? first.instead?.[0]
    const offer = front === undefined ? '' : `; na frente do cardápio, ${front}`
    if (first.from <= from)
      return isNew
        ? [
            {
              on: from,
              say: `pedir ao fornecedor ${papers}; sem ela, tirar do cardápio e do pedido${until}${offer}`,
            },
          ]
        : []
    const ask = addDays(first.from, -askAhead)
    const back = regainedWords(forecast, first)
    return [
      ...(isNew
        ? [
            {
              on: ask < from ? from : ask,
              say: `[pedir por escrito ao fornecedor|cobrar do fornecedor, por escrito,|ter por escrito, do fornecedor,] ${papers}`,
            },
          ]
        : []),
      {
        on: first.from,
        say: `sem a declaração, tirar do cardápio e do pedido${until}: ${stopped}${back ? `; preparar ${back}` : offer}${own && touchesOwn && front ? `; nessa semana, “${own.said}” é de ${front}` : ''}`,
      },
    ]
  })
}
