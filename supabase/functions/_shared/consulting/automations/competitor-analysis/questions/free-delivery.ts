/** Whether to deliver for nothing: what a delivery takes from what an order leaves. */
import { formatBrl } from '../../../base/language/text.ts'
import { mean } from '../../../base/statistics.ts'
import { kindOf } from '../match.ts'
import { type Answer, type Asked, answer, costedOf, needs, percent, type Question } from './asked.ts'

/** What a ride and its packaging cost, in R$: an assumption. */
const usualRide = 9
/** The share of what an order leaves that a delivery may take. */
const bearable = 0.25

const told =
  /(?:cobra\p{L}*|custa|sai|paga\p{L}*|leva|fica)(?: \p{L}+)? (?:por |a |em )?(?:r\$\s*)?(?<fee>\d{1,2}(?:,\d{1,2})?)(?: reais)?(?: por| a| cada)? (?:cada )?(?:viagem|corrida|entrega|pedido)/iu

/** What one ride costs, as the owner tells; null where nothing is told. */
function rideIn(text: string): number | null {
  const fee = Number(told.exec(text)?.groups?.fee?.replace(',', '.') ?? 0)
  return fee > 0 ? fee : null
}

/** What one order is: the house's combo, or the dish and the drink that sell most. */
function orderOf(asked: Asked, items: ReturnType<typeof costedOf>) {
  const units = ({ name }: { name: string }) => asked.sold.unitsOf(name) ?? 0
  const most = (among: typeof items) => among.toSorted((a, b) => units(b) - units(a) || b.price - a.price)[0]
  const combo = most(items.filter(({ name }) => /(?<!\p{L})(?:combo|kit)(?!\p{L})/iu.test(name)))
  const dish = most(items.filter((one) => kindOf(one) === 'dish'))
  const drink = most(costedOf(asked).filter((one) => ['beer', 'soft_drink', 'drink'].includes(kindOf(one))))
  if (combo) return combo
  if (!dish) return items[0] as (typeof items)[number]
  return drink
    ? { name: `${dish.name} + ${drink.name}`, price: dish.price + drink.price, cost: dish.cost + drink.cost }
    : dish
}

export function answerFreeDelivery({ against, text }: Question, asked: Asked): Answer {
  if (against) return answer('Sem entrega grátis: nada aqui conta com ela.')
  const items = costedOf(asked).filter(({ price }) => price >= 10)
  if (items.length === 0) return needs('Para dizer se a entrega grátis paga falta o custo dos itens.')
  const stated = rideIn(text)
  const ride = stated ?? usualRide
  const share = mean(items.map(({ price, cost }) => (price - cost) / price))
  const { name, price: order, cost } = orderOf(asked, items)
  const left = order - cost
  const from = Math.ceil(ride / bearable / share / 5) * 5
  const more = left > ride ? left / (left - ride) - 1 : null
  const isCharge = /cobr/i.test(text) && !/gr[aá]tis|de gra[cç]a/i.test(text)
  const sum =
    more === null
      ? `um pedido de ${name} (${formatBrl(order)}) deixa ${formatBrl(left)}, e a entrega leva ${formatBrl(ride)}.`
      : `um de ${name} (${formatBrl(order)}) deixa ${formatBrl(left)}, a entrega leva ${formatBrl(ride)}, e seriam precisos ${percent(more)} mais pedidos para empatar.`
  return answer(
    isCharge
      ? `Sim: cobre ${formatBrl(Math.ceil(ride))} por entrega, e dispense a taxa só a partir de ${formatBrl(from)} por pedido.`
      : more === null
        ? `Não: ${sum}`
        : `Para todo pedido, não: ${sum}`,
    isCharge
      ? `De graça, ${sum} A partir de ${formatBrl(from)} a entrega leva no máximo ${percent(bearable)} do que sobra.`
      : `Compensa só a partir de ${formatBrl(from)} por pedido, onde a entrega leva no máximo ${percent(bearable)} do que sobra; abaixo disso, cobre.`,
    stated === null
      ? `Contamos ${formatBrl(ride)} por corrida com embalagem (suposição: troque pelo que o motoboy cobra), sem comissão de aplicativo.`
      : `São os ${formatBrl(ride)} por corrida que você contou, fora a embalagem e sem comissão de aplicativo.`,
  )
}
