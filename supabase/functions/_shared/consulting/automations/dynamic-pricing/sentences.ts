import { monthNames } from '../../base/calendar.ts'
import { isByWeight } from '../../base/house/item-kind.ts'
import { fillChoices } from '../../base/language/choices.ts'
import { capitalize } from '../../base/language/grammar.ts'
import { portionOf } from '../../base/language/portions.ts'
import { formatBrl, formatNumber, joinList, someOf } from '../../base/language/text.ts'
import { paidAt } from '../../base/pricing/paid.ts'
import { largestChange, largestNext, worthwhile } from '../../base/pricing/price-step.ts'
import { savedOn } from './levers.ts'
import { onDay, reais, shortDay } from './money.ts'
import { perOf } from './reasons.ts'
import type { PricedItemPlan, PricingPlan } from './schema.ts'
import { isMoved } from './waves.ts'
import { lostWithoutCost } from './without-cost.ts'

const percent = (fraction: number) => `${formatNumber(fraction * 100)}%`
const monthOf = (iso: string) => monthNames[Number(iso.slice(5, 7)) - 1] ?? ''

/** The items that make up half of the profit, largest first. */
function halfOf({ items, profit }: PricingPlan): string[] {
  const names: string[] = []
  let sum = 0
  for (const item of items.toSorted((a, b) => b.profit - a.profit)) {
    if (sum >= profit / 2) break
    sum += item.profit
    names.push(item.name)
  }
  return names
}

/** "metade", "mais da metade", "quase três quintos" */
const sumOf = (share: number) =>
  (portionOf(share) ?? percent(share)).replace('mais de metade', 'mais da metade')

/** What the house lives on, and whether that is what it sells most. */
export function earnersSentence(plan: PricingPlan): string | null {
  const { items, profit } = plan
  const whole = 'do lucro bruto'
  const [top, ...others] = halfOf(plan)
  const first = items.find(({ name }) => name === top)
  if (!first || items.length === 1 || profit <= 0) return null
  const share = first.profit / profit
  const seller = items.toSorted((a, b) => b.units - a.units)[0]
  const isSeller = seller === undefined || seller === first
  const start = `${first.name}${isSeller ? ', o que mais vende,' : ''} faz ${portionOf(share) ?? percent(share)} ${whole}`
  const end = isSeller ? '' : `; em unidades, o que mais sai é ${seller.name}`
  // The last of them may carry the sum far beyond a half.
  const together = [top, ...others].reduce(
    (sum, name) => sum + (items.find((item) => item.name === name)?.profit ?? 0) / profit,
    0,
  )
  // A long list of names says nothing.
  const half =
    others.length > 7
      ? `${start}; ${sumOf(together)} vem de ${others.length + 1} itens`
      : `${start} e, com ${joinList(others)}, ${sumOf(together)}`
  return `${others.length === 0 || share >= 0.45 ? start : half}${end}.`
}

/** Whether the new prices gain too little to justify printing a menu. */
export const canWait = ({ items, profit, newProfit, eager }: PricingPlan) =>
  !eager && !items.some(({ asked }) => asked) && (profit <= 0 || (newProfit - profit) / profit < worthwhile)

/** The changes of a wave; changes without a wave belong to the first. */
export const waveOf = ({ items }: PricingPlan, wave: 1 | 2) =>
  items.filter((item) => isMoved(item) && (item.wave ?? 1) === wave)

const gainOf = ({ profit, newProfit }: PricedItemPlan) => newProfit - profit

/** Sum of the items' gains, each rounded to whole R$, so that the shown amounts add up. */
export const gainOfAll = (items: readonly PricedItemPlan[]) =>
  items.reduce((sum, item) => sum + Math.round(gainOf(item)), 0)

/** R$ if guests react more strongly, and less. */
export const rangeOfAll = (items: readonly PricedItemPlan[]) => ({
  low: items.reduce((sum, item) => sum + Math.round(item.gainLow ?? gainOf(item)), 0),
  high: items.reduce((sum, item) => sum + Math.round(item.gainHigh ?? gainOf(item)), 0),
})

/** R$ with its sign in words: "R$ 120 a mais". */
export const more = (value: number) => `${reais(Math.abs(value))} a ${value < 0 ? 'menos' : 'mais'}`

/** "entre R$ 90 e R$ 2.500" */
export function betweenWords({ low, high }: { low: number; high: number }): string {
  return low < 0
    ? `de ${reais(-low)} a menos até ${reais(high)} a mais`
    : `entre ${reais(low)} e ${reais(high)}`
}

/** What to change, when, and the gain. */
export function summaryOf(plan: PricingPlan): string {
  return `${goalWords(plan)}${lostWords(plan)}${fillChoices(summaryText(plan), plan.title)}`
}

/** A rise that did not pay is the first thing to undo, also where the plan knows no cost. */
const lostWords = (plan: PricingPlan): string =>
  lostWithoutCost(plan)
    .map(({ name, priceBefore }) => `Volte ${name} a ${formatBrl(priceBefore)}: o aumento não valeu. `)
    .join('')

/** A goal that prices do not reach is told first: all else depends on it. */
function goalWords({ answers = [] }: PricingPlan): string {
  const { figures } = answers.find(({ about }) => about === 'goal') ?? {}
  const { goal, gain, missing, low } = figures ?? {}
  if (goal === undefined || gain === undefined) return ''
  return missing === undefined
    ? `A meta de ${reais(goal)} sai dos preços${low !== undefined && low < goal ? ', se o cliente reagir como a conta espera' : ''}. `
    : `Só com preço, os ${reais(goal)} não saem: ${gain > 0 ? `vêm ${reais(gain)} e ` : ''}faltam ${reais(missing)}. `
}

function summaryText(plan: PricingPlan): string {
  const { items, profit, watch, later } = plan
  const per = perOf(plan)
  const moved = items.filter(isMoved)
  if (moved.length === 0) {
    const counted =
      items.length === 1 ? `Para ${items[0]?.name} não` : `Para nenhum dos ${items.length} itens com custo`
    if (items.some(({ proposed }) => proposed !== undefined)) {
      return 'Não mexa nos preços: a revisão da fazenda manteve os de hoje.'
    }
    return `${lostWithoutCost(plan).length > 0 ? 'Nos outros, não mexa.' : 'Não mexa nos preços.'} ${counted} há preço redondo por perto que pague o risco de perder pedidos.${leverWords(plan)}`
  }
  const first = waveOf(plan, 1)
  const second = waveOf(plan, 2)
  const named = (action: PricedItemPlan['action']) =>
    first.filter((item) => item.action === action).map(({ name }) => name)
  const orders = [
    ...(named('raise').length > 0 ? [`suba ${someOf(named('raise'), 3)}`] : []),
    ...(named('lower').length > 0 ? [`baixe ${someOf(named('lower'), 3)}`] : []),
  ].join(' e ')
  const wait = canWait(plan)
  const day = watch && plan.period !== null ? capitalize(`${onDay(watch.from)},`) : null
  const when = first.every(({ asked }) => asked) ? 'Como você pediu,' : day === null ? 'De uma vez só,' : day
  const range = moved.some(({ gainLow }) => gainLow !== undefined) ? rangeOfAll(moved) : null
  const total = gainOfAll(moved)
  const share = profit > 0 ? ` (${percent(Math.abs(total) / profit)} do lucro)` : ''
  const spread =
    range === null
      ? ''
      : `[, ${betweenWords(range)} conforme o cliente reaja|; conforme o cliente, fica ${betweenWords(range)}|: ${betweenWords(range)}, pela reação do cliente]`
  const amount =
    total > 0
      ? `${second.length > 0 ? '[As duas levas dão|Somadas, as duas levas dão]' : '[Os preços trazem|Isso dá|A conta espera|Conte com]'} ${more(total)} de lucro ${per}${share}${spread}`
      : `São ${more(total)} de lucro ${per}`
  const now =
    wait && total > 0
      ? ' [Se o cardápio é de gráfica, não imprima só por isso: o dia passa a ser o da próxima tiragem.|Com cardápio de gráfica, o dia é o da próxima tiragem, que esse ganho não paga sozinho.|Cardápio de gráfica não se refaz por isso: nesse caso, o dia é o da próxima tiragem.]'
      : ''
  const rest =
    second.length > 0
      ? ` ${someOf(second.map(({ name }) => name))} ${second.length === 1 ? 'espera' : 'esperam'} a segunda leva${later === undefined || plan.period === null ? '' : `, em ${shortDay(later)}`}.`
      : ''
  const stay = items.length - moved.length
  const kept = stay > 0 ? ` ${stay === 1 ? 'No outro' : `Nos outros ${stay}`}, não mexa.` : ''
  return `${when} ${orders}. ${amount}.${now}${rest}${kept}`
}

/** Where to gain money if no price changes. */
function leverWords(plan: PricingPlan): string {
  const { purchases = [], items } = plan
  const [top] = purchases
  if (!top || items.length < 3) return ''
  return ` [O dinheiro está na compra|Ganha-se na compra]: economia de ${reais(savedOn(purchases))} ${perOf(plan)} com 3% a menos, a começar ${top.names.length > 1 ? `pelas ${top.name}` : `por ${top.name}`}.`
}

/** The effect of the owner's own limits. */
export function understoodOf(
  plan: PricingPlan,
  elasticity: number | null,
  chosen: ReadonlySet<string> = new Set(),
): string[] {
  const asked = plan.items
    .filter((item) => item.asked && !chosen.has(item.name))
    .map(({ name, newPrice }) => `${name} a ${formatBrl(newPrice)}`)
  return [
    ...(asked.length > 0 ? [`Preço dentro do limite que você deu: ${joinList(asked)}.`] : []),
    ...(elasticity === null ? [] : [`Elasticidade de ${formatNumber(elasticity)}, como a casa pediu.`]),
  ]
}

/** The items with the highest margin per unit at the new prices. */
export function bestOf({ items }: PricingPlan): { name: string; left: number }[] {
  return items
    .filter(
      ({ name, action, heldBack }) => action !== 'below_cost' && heldBack === undefined && !isByWeight(name),
    )
    .map((item) => ({ name: item.name, left: paidAt(item, item.newPrice) - item.cost }))
    .toSorted((a, b) => b.left - a.left)
    .slice(0, 3)
}

/** "de julho a novembro" */
export function monthsOf({ from, to }: { from: string; to: string }): string {
  const oneYear = from.slice(0, 4) === to.slice(0, 4)
  const named = (iso: string) => (oneYear ? monthOf(iso) : `${monthOf(iso)} de ${iso.slice(0, 4)}`)
  return named(from) === named(to) ? `em ${named(to)}` : `de ${named(from)} a ${named(to)}`
}

/** The assumptions behind the figures. */
export function assumptionsOf(plan: PricingPlan): string[] {
  const { period, items, elasticities, title, seen = [], partial = [], out = [] } = plan
  const { drinks, food } = elasticities
  const ten = (elasticity: number) => `${formatNumber(-elasticity * 10)}%`
  const [own] = seen
  const shown = own && own.elasticity < drinks ? ` (${own.name} mostrou isso)` : ''
  const bad = items.some(isMoved)
    ? `[; no caso ruim, um terço a mais${shown}, no bom a metade|. No caso ruim a perda é um terço maior${shown}; no bom, metade|, com um terço a mais no caso ruim${shown} e metade no bom]`
    : ''
  return [
    ...(period === null
      ? [
          'A planilha não tem datas: os valores são os do período dela, seja qual for, e nada foi levado a um mês.',
        ]
      : []),
    // What the owner said of it stands among the wishes.
    ...partial.flatMap((monday) =>
      out.some(({ mondays }) => mondays.includes(monday))
        ? []
        : `A semana de ${shortDay(monday)} vendeu bem menos que as vizinhas: parece incompleta na planilha e não conta.`,
    ),
    ...(items.some((item) => item.asked && Math.abs(item.change) > largestNext + 1e-9)
      ? [
          'Onde o seu limite muda o preço em mais de 15%, a conta supõe as mesmas vendas de hoje: tão longe nenhuma elasticidade vale.',
        ]
      : []),
    fillChoices(
      `[Suposição da conta: 10% a mais no preço tira ${ten(drinks)} das vendas nas bebidas e ${ten(food)} nas comidas|Para cada 10% de aumento contamos perder ${ten(drinks)} das bebidas e ${ten(food)} das comidas, por suposição|Supomos que um aumento de 10% leva embora ${ten(drinks)} das bebidas e ${ten(food)} das comidas|A conta perde ${ten(drinks)} das bebidas e ${ten(food)} das comidas a cada 10% de preço, o que é suposição]${bad}.`,
      title,
    ),
    ...(items.some(({ change }) => change > largestChange + 1e-9)
      ? [
          `Acima de ${percent(largestChange)}, só até um preço redondo do cardápio: ${joinList(
            items
              .filter(({ change }) => change > largestChange + 1e-9)
              .map(({ name, change }) => `${name} (${percent(change)})`),
          )}.`,
        ]
      : items.some(({ action }) => action === 'raise')
        ? [`O maior aumento é de ${percent(Math.max(...items.map(({ change }) => change)))}.`]
        : []),
    plan.charges
      ? `Lucro bruto é o pago menos os ingredientes e menos ${plan.charges.what} (${formatNumber(plan.charges.percent)}% do pago); equipe e aluguel ficam de fora.`
      : fillChoices(
          '[Lucro bruto é o pago menos os ingredientes; imposto, taxa de cartão e equipe ficam de fora.|Do pago saem só os ingredientes: imposto, taxa e salários não entram no lucro bruto.|O lucro bruto desconta só o que foi comprado, sem imposto, taxa ou equipe.|Lucro bruto aqui é venda menos mercadoria, antes de imposto, taxa e salário.|Imposto, maquininha e salário não estão no lucro bruto, que tira só os ingredientes.]',
          title,
        ),
  ]
}
