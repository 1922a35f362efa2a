/** What all prices bring together: a goal in R$, the total, a margin for each item, and what could leave. */
import { itemKind } from '../../../base/house/item-kind.ts'
import { formatBrl, formatNumber, joinList } from '../../../base/language/text.ts'
import { paidAt, paidOf } from '../../../base/pricing/paid.ts'
import { purchaseOf, saving } from '../levers.ts'
import { onDay, reais, shortDay, whole } from '../money.ts'
import { perOf } from '../reasons.ts'
import { gainOfAll, more, rangeOfAll } from '../sentences.ts'
import { isMoved } from '../waves.ts'
import { type Answer, type Asked, itemsOf, type Question } from './asked.ts'
import { answerThinnest, ofMargin } from './thinnest.ts'

const weeksOfMonth = 30 / 7

/** R$ of profit a month that the owner wants on top. */
export const goalOf = (
  { price, percent, weekly }: Pick<Question, 'price' | 'percent' | 'weekly'>,
  profit: number,
): number =>
  price === undefined ? ((percent ?? 0) / 100) * profit : price * (weekly === true ? weeksOfMonth : 1)

const ofDish = 'os ingredientes de '

/** Where else the missing R$ could come from, largest first. @param span months that the amounts are for */
function elsewhere({ plan }: Asked, missing: number, span: number): string[] {
  const purchases = (plan.purchases ?? []).slice(0, 3)
  const saved = span * purchases.reduce((sum, { monthCost }) => sum + monthCost * saving.careful, 0)
  const [swap] = plan.swaps ?? []
  return [
    ...(saved > 0
      ? [
          `comprar ${purchases.every((one) => purchaseOf(one).startsWith(ofDish)) ? `${ofDish}${joinList(purchases.map(({ name }) => name))}` : joinList(purchases.map((one) => purchaseOf(one).replace(/^a compra d[aeo]s? /, '')))} por 3% menos dá ${reais(saved)}${saved >= missing ? ', e cobrem o que falta' : ''}`,
        ]
      : []),
    ...(swap
      ? [
          `${swap.offer} oferecido no lugar de ${swap.instead}, aceito por um em dez, são ${reais(swap.gain * span)}`,
        ]
      : []),
  ]
}

/**
 * How much of what the owner wants on top the plan brings: what is missing, and where else it could come from. All amounts
 * are for the owner's own span: a month, or a week (× 7 ÷ 30).
 */
export function answerGoal(question: Question, asked: Asked): Answer {
  const { plan } = asked
  const moved = plan.items.filter(isMoved)
  const isWeekly = question.weekly === true && plan.period !== null
  const span = isWeekly ? 1 / weeksOfMonth : 1
  const per = isWeekly ? 'por semana' : perOf(plan)
  const monthGoal = goalOf(question, plan.profit)
  const goal = monthGoal * span
  const gain = gainOfAll(moved) * span
  const low = rangeOfAll(moved).low * span
  const missing = goal - gain
  const figures = { goal, gain, low }
  const count = moved.length === 1 ? '1 preço' : `${moved.length} preços`
  const spared = plan.items.filter(({ spared }) => spared === 'goal').length
  if (missing <= 0)
    return {
      verdict: `Dá: com ${count} a conta espera ${more(gain)} ${per}, e a meta é ${reais(goal)}.`,
      texts: [
        `${low >= goal ? 'Nem se o cliente reagir mal fica abaixo disso.' : `Se o cliente reagir mal, são ${more(low)}, e faltam ${reais(goal - low)}: ${elsewhere(asked, goal - low, span)[0] ?? 'refaça a conta em quatro semanas'}.`}${spared > 0 ? ` Os outros ${spared === 1 ? 'item que poderia subir fica' : `${spared} itens que poderiam subir ficam`} como hoje: para a meta não ${spared === 1 ? 'precisa' : 'precisam'}.` : ''}`,
      ],
      figures,
    }
  const ways = elsewhere(asked, missing, span)
  const kept =
    span * moved.reduce((sum, item) => sum + (paidAt(item, item.newPrice) - paidOf(item)) * item.units, 0)
  const sells = plan.items
    .toSorted((a, b) => b.profit - a.profit)
    .find(({ action }) => action !== 'below_cost')
  const each = sells ? paidAt(sells, sells.newPrice) - sells.cost : 0
  const extra = sells && each > 0 ? whole(Math.ceil(missing / each)) : null
  return {
    verdict: `Só com preço, não: dentro dos seus limites ${moved.length === 0 ? 'nenhum preço muda com segurança' : `${count} ${moved.length === 1 ? 'dá' : 'dão'} ${more(gain)} ${per}`}, e faltam ${reais(missing)} para ${reais(goal)}${isWeekly ? ' por semana' : ''}.`,
    texts: [
      ways.length > 0 ? `O que falta, fora do preço: ${joinList(ways)}.` : '',
      sells && extra !== null
        ? `Em vendas, faltam ${extra} de ${sells.name} a mais ${per} (${isWeekly ? '' : `${whole(Math.ceil(missing / each / weeksOfMonth))} por semana, `}cada um deixa ${formatBrl(each)}).`
        : '',
      moved.length === 0
        ? ''
        : `Se ninguém deixar de pedir, os preços dão ${more(kept)}; se o cliente reagir mal, ${more(low)}.`,
    ].filter((text) => text !== ''),
    figures: { ...figures, missing },
  }
}

const share = (part: number) => `${formatNumber(Math.round(part * 1000) / 10)}%`

/** What the fees of apps leave of a margin: margin − share of the sales × fee, at the counter's prices. */
function afterFees(today: number, sales: number, { fees = [], plan }: Asked): string[] {
  return fees.map(({ what, percent, share: part }) => {
    if (part === undefined)
      return `A taxa de ${formatNumber(percent)}% do ${what} não está nesses números: diga que parte das vendas passa por lá, e a conta sai.`
    const taken = (part / 100) * (percent / 100)
    return `Descontada a taxa: com ${formatNumber(part)}% das vendas no ${what}, a preço de balcão, os ${formatNumber(percent)}% levam ${reais(taken * sales)} ${perOf(plan)}, e dos ${share(today)} sobram ${share(today - taken)}.`
  })
}

/** The margin of the whole house: where the plan takes it, and what the rest would have to cost or to sell for. */
export function answerMarginGoal({ percent = 0 }: Question, asked: Asked): Answer {
  const { plan } = asked
  if (!(percent > 0 && percent < 100))
    return { verdict: 'Diga a margem, em %.', texts: [], figures: {}, open: true }
  const goal = percent / 100
  const sales = plan.items.reduce((sum, item) => sum + paidOf(item) * item.units, 0)
  const today = plan.profit / sales
  const moved = plan.items.filter(isMoved)
  // With the units that the new price is expected to sell.
  const planned = moved.reduce((sum, item) => {
    const paid = paidAt(item, item.newPrice)
    return sum + (item.newProfit / (paid - item.cost)) * paid - paidOf(item) * item.units
  }, sales)
  const reached = (plan.profit + gainOfAll(moved)) / planned
  const costs = sales - plan.profit
  const figures = { today, reached, goal }
  const told = `Hoje os itens da planilha deixam ${share(today)} do que vendem: ${reais(plan.profit)} de ${reais(sales)} ${perOf(plan)}.`
  const fees = afterFees(today, sales, asked)
  if (today >= goal) return { verdict: `Já está: ${share(today)}.`, texts: [told, ...fees], figures }
  const plans = moved.length === 0 ? 'Nenhum preço muda' : `Com o plano, ${share(reached)}`
  return {
    verdict:
      reached >= goal
        ? `Dá: ${plans.toLowerCase()}.`
        : `Só com preço, não: ${plans.toLowerCase()}, e a meta é ${share(goal)}.`,
    texts: [
      told,
      `Para ${share(goal)} sem mexer em preço, os ingredientes teriam de custar ${reais(costs - (1 - goal) * sales)} a menos ${perOf(plan)} (${share(1 - ((1 - goal) * sales) / costs)} da compra); sem mexer na compra, tudo teria de subir em média ${share(costs / (1 - goal) / sales - 1)} sem perder um cliente, o que não se deve esperar.`,
      ...fees,
    ],
    figures,
  }
}

export function answerTotal(_question: Question, asked: Asked): Answer {
  const { plan, outside = [] } = asked
  const moved = plan.items.filter(isMoved)
  const gain = gainOfAll(moved)
  const { low, high } = rangeOfAll(moved)
  const next = plan.items.filter(({ next }) => next !== undefined && next.gain > 0)
  const left = next.reduce((sum, one) => sum + (one.next?.gain ?? 0), 0)
  const leftLow = next.reduce((sum, one) => sum + (one.next?.gainLow ?? 0), 0)
  return {
    verdict:
      moved.length === 0
        ? 'De preço, nada: dentro dos seus limites nenhum passo paga o risco.'
        : `${reais(gain)} ${perOf(plan)}, com ${moved.length === 1 ? '1 preço novo' : `${moved.length} preços novos`}.`,
    texts: [
      ...(moved.length === 0
        ? []
        : [`Se o cliente reagir mal, ${more(low)}; se quase não reagir, ${more(high)}.`]),
      ...(next.length > 0 && left > 0
        ? [
            `Subir também ${next.length === 1 ? 'o que tem' : `os ${next.length} que têm`} um próximo preço em “Preços item a item” traria mais ${reais(left)} se tudo correr como esperado, mas ${leftLow < 0 ? `tiraria ${reais(-leftLow)} no caso ruim` : `só ${reais(leftLow)} no caso ruim`}: por isso esperam.`,
          ]
        : []),
      ...(outside.length > 0
        ? [
            `Fora dessa soma ${outside.length === 1 ? 'fica' : 'ficam'} ${joinList(outside)}: ${outside.length === 1 ? 'depende' : 'dependem'} de vendas que a planilha não mostra.`,
          ]
        : []),
    ],
    figures: { gain, low, high, left },
  }
}

export function answerFewChanges(question: Question, asked: Asked): Answer {
  const { count = 0 } = question
  const { plan } = asked
  const moved = itemsOf(question, asked).filter(isMoved)
  const spared = plan.items.filter(({ spared }) => spared === 'few')
  const mandatory = moved.filter(({ asked: isAsked }) => isAsked === true)
  // What the owner names for a rise comes before what would bring more.
  const least = Math.min(...moved.map(({ newProfit, profit }) => newProfit - profit)) + 1
  const lost = spared.reduce((sum, { next }) => sum + (next?.gain ?? 0), 0)
  return {
    verdict:
      moved.length === 0
        ? 'Nenhum muda: nenhum passo paga o risco.'
        : moved.length < count
          ? `${moved.length === 1 ? 'Muda só 1' : `Mudam ${moved.length}`}, dos ${count} que você aceita: os outros passos não pagam o risco.`
          : `${moved.length === 1 ? 'Muda só 1' : `Mudam ${moved.length}`}: ${mandatory.length > 0 ? `${joinList(mandatory.map(({ name }) => name))}, que os seus limites pedem${moved.length > mandatory.length ? ', e ' : ''}` : ''}${moved.length > mandatory.length ? (spared.some(({ next }) => (next?.gain ?? 0) > least) ? 'primeiro o que você disse que pode subir' : moved.length - mandatory.length === 1 ? 'o que mais rende' : 'os que mais rendem') : ''}.`,
    texts:
      spared.length === 0
        ? []
        : [
            `${spared.length === 1 ? 'Fica' : 'Ficam'} de fora ${joinList(spared.slice(0, 4).map(({ name }) => name))}${spared.length > 4 ? ` e mais ${spared.length - 4}` : ''}${lost < 1 ? '' : `, que ${spared.length === 1 ? 'daria' : 'dariam'} ${reais(lost)} ${perOf(plan)}`}.`,
          ],
    figures: { count, lost },
  }
}

/** New prices begin on a day that the owner gives. */
export function answerStart({ from = '' }: Question, { plan, starts }: Asked): Answer {
  const moved = plan.items.filter(isMoved)
  const later = moved.filter(({ wave }) => wave === 2)
  const first = moved.length - later.length
  const held = plan.items
    .flatMap(({ waits }) => waits ?? [])
    .toSorted()
    .at(-1)
  if (from === '')
    return {
      verdict:
        starts === null || moved.length === 0
          ? 'Nesta conta nenhum preço muda: não há o que trocar agora.'
          : `Troque tudo de uma vez ${onDay(starts)}: ${moved.length === 1 ? 'é 1 preço' : `são ${moved.length} preços`}.`,
      texts:
        held === undefined || starts === null || held <= starts
          ? []
          : [
              `O que você mantém até ${shortDay(held)} só pode mudar depois: se for mudar também, espere esse dia e pague uma troca só.`,
            ],
      figures: {},
    }
  const enter = (count: number) => (count === 1 ? '1 preço novo entra' : `${count} preços novos entram`)
  return {
    verdict:
      moved.length === 0
        ? `Nada muda antes de ${shortDay(from)}: nesta conta nenhum preço do cardápio muda, e oferta nova também só começa aí.`
        : later.length > 0
          ? `${enter(first)} ${onDay(starts ?? from)}${plan.later === undefined ? '' : ` e ${later.length === 1 ? 'o outro' : `os outros ${later.length}`} ${onDay(plan.later)}`}; até lá valem os de hoje.`
          : `${moved.length === 1 ? 'O preço novo entra' : `Os ${moved.length} preços novos entram`} ${onDay(starts ?? from)}; até lá valem os de hoje.`,
    texts: [],
    figures: {},
  }
}

/** Once changed, prices stay until a day: what is left waits for it, and a price that loses is told of. */
export function answerHeld({ to }: Question, { plan, starts }: Asked): Answer {
  const until = to === undefined ? 'por um bom tempo' : `antes de ${shortDay(to)}`
  const moved = plan.items.filter(isMoved)
  const later = moved.filter(({ wave }) => wave === 2)
  const first = moved.length - later.length
  const from = starts === null || plan.starts === undefined ? '' : ` ${onDay(starts)}`
  return {
    verdict:
      moved.length === 0
        ? `Nada muda ${to === undefined ? 'agora' : until}: nenhum preço paga o risco hoje.`
        : `${first === 1 ? 'Um preço muda' : `${first} preços mudam`}${from === '' ? '' : `${from},`} e ${first === 1 ? 'não muda' : 'não mudam'} de novo ${until}; ${later.length === 0 ? 'os outros ficam como hoje' : `${later.length === 1 ? 'o outro espera' : `os outros ${later.length} esperam`}${plan.later === undefined ? ' até lá' : ` até ${shortDay(plan.later)}`}`}.`,
    texts:
      moved.length === 0 || plan.watch === null
        ? []
        : [
            `Só uma coisa pede exceção: um preço que vende menos que o limite de “Como saber se deu certo” perde dinheiro a cada semana que espera. Decida já se ele volta antes disso.`,
          ],
    figures: {},
  }
}

/** A changed price holds for some months, or prices change rarely. */
export function answerHoldPrices({ count }: Question, { plan }: Asked): Answer {
  const moved = plan.items.filter(isMoved)
  const months = count === undefined ? 'a próxima revisão' : count === 1 ? 'um mês' : `${count} meses`
  return {
    verdict:
      moved.length === 0
        ? 'Nenhum preço muda agora.'
        : `Cada preço muda uma vez só e fica ${count === undefined ? `até ${months}` : `por ${months}`}: ${moved.length === 1 ? '1 preço' : `${moved.length} preços`} nesta lista, nenhum deles por hora ou por dia.`,
    texts: ['Volte antes só o que cair abaixo da venda mínima da lista: aí manter custa mais do que mudar.'],
    figures: { count: count ?? 0 },
  }
}

/** The item whose absence costs least: of those that the owner asks about, else of those that the house makes. */
export function answerWeakest(question: Question, asked: Asked): Answer | null {
  const { plan } = asked
  if (ofMargin.test(question.text)) return answerThinnest(question, asked)
  const made = itemsOf(question, asked).filter(
    ({ name, category, action, held, heldBack, cost }) =>
      cost > 0 &&
      (question.item !== undefined ||
        (action !== 'frozen' &&
          held !== true &&
          heldBack === undefined &&
          !['side', 'soft_drink', 'beer'].includes(itemKind({ name, section: category })))),
  )
  const [item, second] = made.toSorted((a, b) => a.profit - b.profit)
  if (!item) return null
  const [thinnest] = made.toSorted((a, b) => paidOf(a) - a.cost - (paidOf(b) - b.cost))
  const neighbour = made
    .filter(({ name, category }) => name !== item.name && category === item.category)
    .toSorted((a, b) => b.units - a.units)[0]
  const back = neighbour ? (item.units / 2) * (paidAt(neighbour, neighbour.newPrice) - neighbour.cost) : 0
  const lost = item.profit - back
  const trend = plan.trends?.find(({ name }) => name === item.name)
  const per = perOf(plan)
  return {
    verdict: `${item.name}: é o que menos deixa, ${reais(item.profit)} ${per}, com ${whole(item.units)} vendas.`,
    texts: [
      `${trend ? `Foi de ${whole(trend.before)} para ${whole(trend.after)} por semana. ` : ''}${neighbour ? `Se metade desses pedidos for para ${neighbour.name}, ${lost > 0 ? `a casa perde ${reais(lost)} ${per}` : `a casa ainda ganha ${reais(-lost)} ${per}`}; se nenhum for, perde ${reais(item.profit)}.` : `Sem ele a casa perde ${reais(item.profit)} ${per}.`} Tire só se ele ocupa bancada, freezer ou compra que outro prato não usa; se não aperta, deixe.`,
      ...(second ? [`Depois dele vem ${second.name}, com ${reais(second.profit)}.`] : []),
      ...(thinnest && thinnest !== item
        ? [
            `Por venda, quem deixa menos é ${thinnest.name}: ${formatBrl(paidOf(thinnest) - thinnest.cost)} de ${formatBrl(paidOf(thinnest))}.`,
          ]
        : []),
    ],
    figures: { profit: item.profit, lost },
  }
}
