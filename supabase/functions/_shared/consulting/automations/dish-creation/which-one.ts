/** One dish of the plan: for a day of the week, or for a guest who comes once. */
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import { courseLabels } from '../../base/request/course-labels.ts'
import { isOfDay } from '../../base/request/describe-dish-wish.ts'
import type { Candidate } from './compose.ts'
import { ordersOf } from './launch.ts'
import type { DishRequest } from './request.ts'
import type { Dish, DishPlan } from './schema.ts'

type Asked = {
  chosen: readonly Candidate[]
  dishes: readonly Dish[]
  request: DishRequest
  plan: DishPlan
}
type Priced = Dish & { suggestedPrice: number; margin: number }

const isPriced = (dish: Dish): dish is Priced => dish.suggestedPrice !== null && dish.margin !== null

/** Discount of a dish of the day. */
const offDay = 0.1

/** Minutes from the order within which a dish suits everybody who comes at noon. */
const quickEnough = 10

/** On a slow day: what costs the house least of what leaves the kitchen at once. */
function ofDay(dishes: readonly Priced[], plan: DishPlan): string {
  const quick = dishes.filter(({ minutes }) => minutes.finish <= quickEnough)
  const [best] = (quick.length > 0 ? quick : dishes).toSorted((a, b) => a.cost - b.cost)
  if (!best) return ''
  const { name, cost, suggestedPrice: price, margin, minutes } = best
  const { expected } = ordersOf(plan)
  const low = Math.round(price * (1 - offDay))
  const left = low - cost
  const needed = Math.ceil((expected * margin) / left)
  return `${name}: sai em ${minutes.finish} min${minutes.advance > 0 ? ', com a base pronta antes de abrir' : ''}, e ${dishes.length > 1 ? 'dos principais é o que gasta menos ingrediente entre os rápidos' : 'gasta pouco ingrediente'}: ${formatBrl(cost)}, ${formatNumber((cost / price) * 100)}% do preço. A ${formatBrl(price)} sobram ${formatBrl(margin)}. Se baixar a ${formatBrl(low)} nesse dia, sobram ${formatBrl(left)}, e são precisos ${needed} pedidos no lugar de ${expected} para deixar o mesmo.`
}

/** For a guest who comes once: what shows most of the owner's own ingredients, and of equals what leaves most. */
function ofGuest(dishes: readonly Priced[], { chosen, request }: Asked): string {
  const ownOf = ({ id }: Dish) =>
    chosen
      .filter(({ idea }) => idea.id === id)
      .flatMap(({ parts }) =>
        parts.flatMap(({ item }) => (request.conditions.wanted.includes(item.id) ? [item.name] : [])),
      )
  const [best] = dishes.toSorted((a, b) => ownOf(b).length - ownOf(a).length || b.margin - a.margin)
  if (!best) return ''
  const own = ownOf(best)
  const most = dishes.every(({ margin }) => margin <= best.margin)
  return `${best.name}: ${own.length > 0 ? `leva ${joinList(own)}, do que a casa pediu para usar; ` : ''}a ${formatBrl(best.suggestedPrice)} sobram ${formatBrl(best.margin)}${most && dishes.length > 1 ? ', mais do que em qualquer outro' : ''}, e sai em ${best.minutes.finish} min.`
}

export function whichOne(text: string, asked: Asked): string {
  const priced = asked.dishes.filter(isPriced)
  const mains = priced.filter(
    ({ courseLabel, serves = 1 }) => courseLabel === courseLabels.principal && serves === 1,
  )
  const meals = mains.length > 0 ? mains : priced
  const answer = isOfDay(text) ? ofDay(meals, asked.plan) : ofGuest(meals, asked)
  return answer || 'Feche antes o custo dos que estão sem preço de ingrediente.'
}
