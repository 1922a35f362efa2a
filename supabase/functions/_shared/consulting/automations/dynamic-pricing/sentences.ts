import { monthNames } from '../../base/calendar.ts'
import { isByWeight } from '../../base/house/item-kind.ts'
import { fillChoices } from '../../base/language/choices.ts'
import { portionOf } from '../../base/language/portions.ts'
import { formatBrl, formatNumber, joinList, someOf } from '../../base/language/text.ts'
import { paidAt, paidOf } from '../../base/pricing/paid.ts'
import { largestChange, worthwhile } from '../../base/pricing/price-step.ts'
import { perOf } from './reasons.ts'
import type { PricedItemPlan, PricingPlan } from './schema.ts'

const percent = (fraction: number) => `${formatNumber(fraction * 100)}%`
const monthOf = (iso: string) => monthNames[Number(iso.slice(5, 7)) - 1] ?? ''

const isMoved = ({ action }: PricedItemPlan) => action === 'raise' || action === 'lower'

/** "Camarão (R$ 62,90 para R$ 68,90)". */
const stepOf = ({ name, price, newPrice }: PricedItemPlan) =>
  `${name} (${formatBrl(price)} para ${formatBrl(newPrice)})`

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

/** What the house lives on, and whether that is what it sells most. */
function earnersSentence(plan: PricingPlan): string {
  const { items, profit } = plan
  const whole = `do lucro bruto de ${formatBrl(profit)} ${perOf(plan)}`
  const [top, ...others] = halfOf(plan)
  const first = items.find(({ name }) => name === top)
  if (!first || items.length === 1 || profit <= 0)
    return `O lucro bruto de hoje é de ${formatBrl(profit)} ${perOf(plan)}.`
  const share = first.profit / profit
  const seller = items.toSorted((a, b) => b.units - a.units)[0]
  const isSeller = seller === undefined || seller === first
  const start = `${first.name}${isSeller ? ', o que mais vende,' : ''} faz ${portionOf(share) ?? percent(share)} ${whole}`
  const end = isSeller ? '' : `, embora ${seller.name} venda mais unidades`
  // A long list of names says nothing.
  const half =
    others.length > 7
      ? `${start}; metade vem de ${others.length + 1} itens`
      : `${start} e, com ${joinList(others)}, metade`
  return `${others.length === 0 || share >= 0.45 ? start : half}${end}.`
}

/** Whether the new prices gain too little to justify printing a menu. */
export const canWait = ({ items, profit, newProfit }: PricingPlan) =>
  !items.some(({ asked }) => asked) && (profit <= 0 || (newProfit - profit) / profit < worthwhile)

/** The total gain of the new prices, and what the house lives on. */
export function summaryOf(plan: PricingPlan): string {
  const { items, profit, newProfit } = plan
  const per = perOf(plan)
  const half = ` ${earnersSentence(plan)}`
  const moved = items.filter(isMoved)
  if (moved.length === 0) {
    const counted =
      items.length === 1
        ? `${items[0]?.name} não renderia`
        : `Nenhum dos ${items.length} itens com custo renderia`
    if (items.some(({ proposed }) => proposed !== undefined)) {
      return `Não mexa nos preços: a revisão da fazenda manteve os de hoje.${half}`
    }
    return `Não mexa nos preços. ${counted} ${percent(worthwhile)} a mais do próprio lucro com um passo de até ${percent(largestChange)}.${half}`
  }
  const gain = newProfit - profit
  const share = profit > 0 ? gain / profit : 0
  const raised = moved.filter(({ action }) => action === 'raise').map(stepOf)
  const lowered = moved.filter(({ action }) => action === 'lower').map(stepOf)
  const orders = [
    ...(raised.length > 0 ? [`suba ${someOf(raised, 4)}`] : []),
    ...(lowered.length > 0 ? [`baixe ${someOf(lowered, 4)}`] : []),
  ].join(' e ')
  const rest = items.length - moved.length
  const others = rest > 0 ? ` Nos outros ${rest}, não mexa.` : ''
  const size = profit > 0 ? `, ${percent(Math.abs(share))} do lucro de hoje` : ''
  const when = moved.every(({ asked }) => asked)
    ? 'Como você pediu'
    : canWait(plan)
      ? 'Na próxima impressão do cardápio'
      : 'Já vale uma nova impressão'
  return `${when}${when.startsWith('Já') ? ':' : ','} ${orders}: ${formatBrl(Math.abs(gain))} a ${gain < 0 ? 'menos' : 'mais'} ${per}${size}.${rest === 1 ? ' No outro, não mexa.' : others}${half}`
}

/** Cost share below which a higher price loses more in sales than it gains. */
const light = 0.35

/** The effect of the owner's own limits, and their cost. */
export function understoodOf(plan: PricingPlan, elasticity: number | null): string[] {
  const held = plan.items.filter(({ action, held }) => action === 'frozen' || (held && action === 'keep'))
  const costly = held.flatMap(({ name, free }) => (free ? [{ name, ...free }] : []))
  const asked = plan.items
    .filter((item) => item.asked)
    .map(({ name, newPrice }) => `${name} a ${formatBrl(newPrice)}`)
  const names = someOf(
    held.map(({ name }) => name),
    8,
  )
  const stay = held.length === 1 ? 'fica no preço de hoje' : 'ficam no preço de hoje'
  const price = held.reduce((sum, item) => sum + paidOf(item) * item.units, 0)
  const share = held.reduce((sum, item) => sum + item.cost * item.units, 0) / Math.max(1e-9, price)
  const cost =
    costly.length > 0
      ? `e isso custa ${formatBrl(costly.reduce((sum, { gain }) => sum + gain, 0))} ${perOf(plan)}: ${held.length === 1 ? `pela conta iria a ${formatBrl(costly[0]?.price ?? 0)}` : `pela conta ${costly.length === 1 ? 'iria' : 'iriam'} ${joinList(costly.map((item) => `${item.name} a ${formatBrl(item.price)}`))}`}`
      : share < light && held.every(({ elasticity }) => elasticity <= -0.9)
        ? `e quase nada se perde: com o ingrediente em ${portionOf(share) ?? percent(share)} do preço, as vendas perdidas levariam a maior parte do aumento`
        : 'e quase nada se perde: um passo de até 10% não renderia 3% do lucro'
  return [
    ...(held.length > 0
      ? [
          `${names} ${stay}, como você pediu, ${cost}${costly.length === 0 && held.length > 1 ? ' nenhum' : ''}.`,
        ]
      : []),
    ...(asked.length > 0 ? [`Preço dentro do limite que você deu: ${joinList(asked)}.`] : []),
    ...(elasticity === null ? [] : [`Elasticidade de ${formatNumber(elasticity)}, como a casa pediu.`]),
  ]
}

/** Cost share from which cheaper purchasing matters more than the price. */
const heavy = 0.4
/** Saving on a purchase that a house can get by asking. */
const bargain = 0.05

/** If every price has enough margin, the item with the least. */
function tightestSentence({ items }: PricingPlan): string | null {
  const tightest = items
    .filter(({ action }) => action !== 'below_cost')
    .toSorted((a, b) => b.cost / paidOf(b) - a.cost / paidOf(a))[0]
  if (!tightest || items.length < 3) return null
  const share = tightest.cost / paidOf(tightest)
  return `Nenhum preço está apertado: no que menos deixa, ${tightest.name}, o ingrediente leva ${portionOf(share) ?? percent(share)} dele.`
}

/** Where cheaper purchasing gains more than a new price. */
export function costSentence(plan: PricingPlan): string | null {
  const dear = plan.items
    .filter((item) => item.cost / paidOf(item) >= heavy && item.action !== 'below_cost')
    .toSorted((a, b) => b.cost * b.units - a.cost * a.units)
    .slice(0, 5)
  if (dear.length === 0) return tightestSentence(plan)
  const saved = dear.reduce((sum, { cost, units }) => sum + bargain * cost * units, 0)
  const gain = plan.newProfit - plan.profit
  const share =
    dear.reduce((sum, { cost, units }) => sum + cost * units, 0) /
    dear.reduce((sum, item) => sum + paidOf(item) * item.units, 0)
  const against =
    gain <= 0 ? '' : saved > gain ? ', mais do que todos os preços novos' : ', além do que os preços trazem'
  return `Em ${joinList(dear.map(({ name }) => name))} o ingrediente leva ${portionOf(share) ?? percent(share)} do preço: comprar ${percent(bargain)} mais barato deixa ${formatBrl(saved)} ${perOf(plan)}${against}.`
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
export function assumptionsOf({ period, items, elasticities, title }: PricingPlan): string[] {
  const { drinks, food } = elasticities
  return [
    ...(period === null
      ? [
          'A planilha não tem datas: os valores são os do período dela, seja qual for, e nada foi levado a um mês.',
        ]
      : []),
    ...(items.some((item) => item.asked && Math.abs(item.change) > largestChange + 1e-9)
      ? [
          'Onde o seu limite muda o preço em mais de 10%, a conta supõe as mesmas vendas de hoje: tão longe nenhuma elasticidade vale.',
        ]
      : []),
    fillChoices(
      `[Como ler: lucro bruto é preço menos ingredientes, vezes as unidades; a elasticidade (${formatNumber(drinks)} nas bebidas, ${formatNumber(food)} nas comidas) é suposta, e você a muda no simulador.|Supomos que 1% a mais no preço tira ${formatNumber(-drinks)}% das vendas nas bebidas e ${formatNumber(-food)}% nas comidas (mude no simulador); o lucro bruto desconta só os ingredientes.|Imposto, taxa e equipe ficam de fora do lucro bruto, e quanto o cliente reage ao preço (${formatNumber(drinks)} nas bebidas, ${formatNumber(food)} nas comidas) é suposição sua para mudar no simulador.]`,
      title,
    ),
  ]
}
