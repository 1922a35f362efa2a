/** Answers that need no sheet: what leaves and why, whether a price is low, an offer for a quiet day. */
import { weekdayNames } from '../../../base/calendar.ts'
import { roundUpToMenuPrice } from '../../../base/costing.ts'
import { formatBrl, joinList } from '../../../base/language/text.ts'
import { endingOfPrice } from '../../../base/pricing/endings.ts'
import { allOfTheseIn } from '../../../base/request/counted-items.ts'
import { namesItem } from '../../../base/request/match-item.ts'
import { inPrint } from '../amounts.ts'
import type { Answer, Asking, Question } from './asking.ts'

/** "Quais eu tiro?" without a sheet: what leaves by the owner's number, and what would decide it for certain. */
export function leavesUnsold({ leaves }: Asking): Answer | null {
  if (leaves.length === 0) return null
  return {
    verdict: `${leaves.length === 1 ? 'Sai' : 'Saem'} ${joinList(leaves.map(({ name }) => name))}.`,
    texts: [
      `Sem vendas, decide o que se repete e o que pede ingrediente só seu. Antes de imprimir, tire da comanda quantos de cada saíram em duas semanas: o que passar de três por dia troca de lugar com o menos pedido dos que ficam.`,
    ],
  }
}

/** Shares of the price that the ingredients of a dish usually take. */
const usual = { low: 0.28, high: 0.35 } as const

/** "O espetinho a 9 tá barato?" without its cost: up to which cost the price is right. */
export function rightUpTo({ item = '' }: Question, { priced, costless }: Asking): Answer | null {
  const found = priced
    .filter(({ name, section }) => allOfTheseIn(item).some((one) => namesItem(one, { name, section })))
    .filter(({ name }) => costless.includes(name))
    .slice(0, 3)
  if (found.length === 0) return null
  const [first] = found
  const dear = (first?.price ?? 0) * 0.45
  return {
    verdict: `Depende do custo: ${joinList(found.map(({ name, price }) => `${name} a ${inPrint(price)} está certo se os ingredientes custam até ${formatBrl(price * usual.high)}`))}.`,
    texts: [
      `Pese uma porção e some o que vai nela, do sal ao palito. Abaixo de ${formatBrl((first?.price ?? 0) * usual.low)} há folga, e não está barato demais; se ${first?.name ?? 'ele'} custar ${formatBrl(dear)}, por exemplo, cobre ${inPrint(roundUpToMenuPrice(dear / usual.high, endingOfPrice(first?.price ?? 0)))}. Confira também o preço de três bares do bairro.`,
    ],
  }
}

/** Discount on the dish of a weekday offer, and most of its margin that it may take. */
const off = 0.15
const mostOfMargin = 0.3
const tables = 10

/** "Quarta é fraco, vale uma promoção?": one dish that bears a discount, with the orders that pay it. */
export function quietDay({ weekdays = [] }: Question, { listed, held, shown }: Asking): Answer | null {
  const day =
    weekdays.length > 0
      ? joinList(weekdays.map((one) => (weekdayNames[one] ?? 'dia').replace('-feira', '')))
      : 'dia'
  const [dish] = listed
    .filter(({ name, price, cost }) => !held.includes(name) && (price - cost) * mostOfMargin >= price * off)
    .toSorted(
      (a, b) =>
        Number(shown.includes(b.name)) - Number(shown.includes(a.name)) ||
        b.price - b.cost - (a.price - a.cost),
    )
  if (!dish)
    return {
      verdict: 'Só com o custo de um prato: sem ele, o desconto pode sair do bolso.',
      texts: ['Diga o custo de dois pratos de boa saída: a conta mostra até onde o preço desce.'],
      open: true,
    }
  const price = Math.floor(dish.price * (1 - off)) + (endingOfPrice(dish.price) === 'ninety' ? 0.9 : 0)
  const cut = dish.price - price
  const leaves = price - dish.cost
  const more = Math.ceil((tables * cut) / leaves)
  return {
    verdict: `Vale testar quatro semanas: ${dish.name} de ${inPrint(dish.price)} por ${inPrint(price)}, só na ${day}.`,
    texts: [
      `Cada um passa a deixar ${formatBrl(leaves)}, em vez de ${formatBrl(dish.price - dish.cost)}. Empata se, para cada ${tables} que já pediriam, vierem mais ${more}; a bebida vai a preço cheio, e o que ela deixa é ganho. Conte quantos saem na ${day} antes e depois: abaixo disso, volte ao preço. Escreva na lousa, não no cardápio.`,
    ],
  }
}
