import type { Answers } from '../../base/answers/definition.ts'
import { salesOf } from '../../base/answers/read.ts'
import { daysBetween, weekdayNames } from '../../base/calendar.ts'
import type { EngineContext } from '../../base/context.ts'
import type { EngineResult } from '../../base/engine-result.ts'
import { EngineError } from '../../base/errors.ts'
import { houseItems, known, sellsOf, usedMenu } from '../../base/house/own-menu.ts'
import { ofThe } from '../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import { defaultElasticity, isDrink } from '../../base/pricing/elasticity.ts'
import {
  allowsPrice,
  demandedPrice,
  meetsWishes,
  type PriceLimits,
  priceWishesOn,
  readLimits,
  refusedPrice,
} from '../../base/pricing/limits.ts'
import { isOddPrice, largestChange, priceStep, worthwhile } from '../../base/pricing/price-step.ts'
import { priceScenario } from '../../base/pricing/scenario.ts'
import type { Explanation } from '../../base/request/explanation.ts'
import { requirementsOf } from '../../base/request/requirements.ts'
import { missingItems, oneEach, withoutEffect } from '../../base/request/unmet.ts'
import type { Sales, SalesItem } from '../../documents/sales.ts'
import { ceilingBelowCosts } from './ceiling.ts'
import type { Demand, PricedItemPlan, PricingPlan } from './schema.ts'

const daysOfMonth = 30

/** Demand relative to the mean that justifies a separate price. */
const weakBelow = 0.85
const strongAbove = 1.15

type Countable = SalesItem & { price: number; cost: number }

function planItem(item: Countable, monthly: number, elasticity: number, limits: PriceLimits): PricedItemPlan {
  const { name, category, price, cost } = item
  const units = item.units * monthly
  const base = {
    name,
    category,
    drink: isDrink(name, category),
    units,
    cost,
    price,
    elasticity,
    newPrice: price,
    change: 0,
    profit: (price - cost) * units,
    newProfit: (price - cost) * units,
    ...(limits.ceiling !== null && limits.ceiling <= price && { held: true }),
  }
  const step = priceStep({ price, cost, units }, elasticity, limits)
  switch (step.kind) {
    case 'frozen':
      return { ...base, action: 'frozen', held: true }
    case 'below_cost':
      return { ...base, action: 'below_cost' }
    case 'stays':
      return { ...base, action: 'keep' }
    case 'asked':
    case 'gain':
      return {
        ...base,
        newPrice: step.price,
        change: step.change,
        newProfit: step.profit,
        action: step.change > 0 ? 'raise' : 'lower',
        ...(step.kind === 'asked' && { asked: true }),
      }
  }
}

type Movable = { plan: PricedItemPlan; limits: PriceLimits }

/** The price change to try in weak or strong periods, with its effect on profit. */
function demandOf(label: string, index: number, share: number, items: readonly Movable[]): Demand {
  const kind = index < weakBelow ? 'weak' : index > strongAbove ? 'strong' : 'normal'
  const movable = items.filter(({ plan: { action, drink } }) => action !== 'below_cost' && drink)
  const effect = (change: number) =>
    movable.reduce((sum, { plan: { price, cost, units, elasticity }, limits }) => {
      if (!allowsPrice(limits, price * (1 + change))) return sum
      const outcome = priceScenario({ price, cost, units: units * share }, change, elasticity)
      return sum + (outcome?.profitChange ?? 0)
    }, 0)
  const tried = kind === 'weak' ? -0.1 : kind === 'strong' ? 0.05 : 0
  const profitChange = tried === 0 ? 0 : effect(tried)
  // Never advise a price that loses money.
  return profitChange > 0
    ? { label, index, kind, change: tried, profitChange }
    : { label, index, kind, change: 0, profitChange: 0 }
}

function weekdayDemand({ weekdays }: Sales, items: readonly Movable[]): Demand[] {
  if (weekdays.length < 2) return []
  const total = weekdays.reduce((sum, { units }) => sum + units, 0)
  const days = weekdays.reduce((sum, { days }) => sum + days, 0)
  if (total === 0) return []
  // Monday first.
  return [1, 2, 3, 4, 5, 6, 0].flatMap((weekday) => {
    const day = weekdays.find((candidate) => candidate.weekday === weekday)
    const label = weekdayNames[weekday]
    if (!day || !label) return []
    return [demandOf(label, day.units / day.days / (total / days), day.units / total, items)]
  })
}

function dayPartDemand({ dayParts }: Sales, items: readonly Movable[]): Demand[] {
  const total = dayParts.reduce((sum, { units }) => sum + units, 0)
  if (dayParts.length < 2 || total === 0) return []
  return dayParts.map(({ part, units }) =>
    demandOf(part, units / (total / dayParts.length), units / total, items),
  )
}

const reasonOf = ({ units, price, cost }: SalesItem) =>
  units === 0 ? 'no_sales' : price === null ? 'no_price' : cost === null ? 'no_cost' : null

const isCountable = (item: SalesItem): item is Countable => reasonOf(item) === null

/** What the sheet does not say of an item, from the house's menu. A price or cost of 0 is unknown. */
function completed(sales: Sales, context: EngineContext): { items: SalesItem[]; costs: number } {
  const find = houseItems(context.house)
  let costs = 0
  const items = sales.items.map((item): SalesItem => {
    const own = find(item.name)
    const cost = known(item.cost) ?? known(own?.cost)
    if (cost !== null && known(item.cost) === null) costs += 1
    return {
      ...item,
      category: item.category ?? own?.section ?? null,
      price: known(item.price) ?? known(own?.price),
      cost,
    }
  })
  return { items, costs }
}

/** What came from the house, or would be better if it were known. */
function houseNotes({ house }: EngineContext, costs: number, items: readonly SalesItem[]): string[] {
  const without = items.filter(({ cost }) => cost === null).length
  return [
    ...(costs > 0 ? [usedMenu(house, costs, 'o custo de ')] : []),
    ...(without > 0
      ? [
          `${without === 1 ? 'Um item está' : `${without} itens estão`} sem custo. ${sellsOf(house).length > 0 ? 'Complete-os' : 'Guarde o cardápio com os custos'} em “A casa”, e eles entram na próxima conta.`,
        ]
      : []),
  ]
}

/** Wishes on prices that a plan does not meet, with the reason. */
function explain(
  { sheet }: EngineContext,
  items: readonly SalesItem[],
  planned: readonly Movable[],
  left: PricingPlan['left'],
): Explanation[] {
  const unmet = (name: string, section: string | null, reason: string) =>
    priceWishesOn(sheet, { name, section }).map((wish): Explanation => ({ wish, reason }))
  const beyond = planned.flatMap(({ plan, limits }) =>
    meetsWishes(limits, plan.newPrice) ? [] : unmet(plan.name, plan.category, refusedPrice(plan, limits)),
  )
  const unknown = left.flatMap(({ name, price }) =>
    price == null ? unmet(name, null, `${name} está sem preço na planilha.`) : [],
  )
  const named = items.map(({ name, category }) => ({ name, section: category }))
  return oneEach([
    ...withoutEffect(
      sheet,
      ['price', 'keepPrice', 'capPrice', 'hours', 'elasticity'],
      'Esta consultoria só mexe em preços: não muda receitas, itens nem datas.',
    ),
    ...missingItems(sheet, named, 'na planilha enviada'),
    ...beyond,
    ...unknown.filter(({ wish }) => wish.kind !== 'price' || wish.item !== undefined),
  ])
}

const isHappyHour = (what: string) => /happy/i.test(what)

/**
 * Prices for each item of a sales sheet, with the effect on a month's profit at stated elasticities, within what
 * the owner asks of prices.
 * @throws EngineError `answers_invalid` without a sheet, `not_enough_data` when no item has units, price and cost,
 * `impossible_restrictions` when no item can be sold at the prices asked for
 */
export function createPricing(answers: Answers, context: EngineContext): EngineResult<PricingPlan>[] {
  const sales = salesOf(answers, 'sales_data')
  if (!sales) throw new EngineError('answers_invalid', 'Envie a planilha de vendas.')
  const { items: sold, costs } = completed(sales, context)
  const countable = sold.filter(isCountable)
  if (countable.length === 0) {
    throw new EngineError(
      'not_enough_data',
      'Nenhum item da planilha tem unidades vendidas, preço e custo. Sem isso não há como calcular o lucro.',
    )
  }
  const limitsOf = readLimits(context.sheet, context.house)
  const ceiling = ceilingBelowCosts(countable, context)
  if (ceiling !== null) {
    throw new EngineError('impossible_restrictions', ceiling.message)
  }
  const { elasticity, hours } = requirementsOf(context.sheet)
  const days = sales.period ? daysBetween(sales.period.from, sales.period.to) : daysOfMonth
  const monthly = daysOfMonth / days
  const elasticities = {
    drinks: elasticity ?? defaultElasticity.drinks,
    food: elasticity ?? defaultElasticity.food,
  }
  const planned = countable
    .map((item): Movable => {
      const limits = limitsOf({ name: item.name, section: item.category, price: item.price })
      const own = isDrink(item.name, item.category) ? elasticities.drinks : elasticities.food
      return { plan: planItem(item, monthly, own, limits), limits }
    })
    .toSorted(
      ({ plan: a }, { plan: b }) =>
        b.newProfit - b.profit - (a.newProfit - a.profit) || a.name.localeCompare(b.name),
    )
  const items = planned.map(({ plan }) => plan)
  const left = sold.flatMap((item): PricingPlan['left'] => {
    const { name, category, price } = item
    const reason = reasonOf(item)
    if (!reason) return []
    const newPrice =
      price === null ? null : (demandedPrice(limitsOf({ name, section: category, price }), price) ?? price)
    return [{ name, reason, price, newPrice }]
  })
  const profit = items.reduce((sum, item) => sum + item.profit, 0)
  const newProfit = items.reduce((sum, item) => sum + item.newProfit, 0)
  const raised = items.filter(({ action }) => action === 'raise').length
  const lowered = items.filter(({ action }) => action === 'lower').length
  const kept = items
    .filter(({ action, held }) => action === 'frozen' || (held && action === 'keep'))
    .map(({ name }) => name)
  const asked = items
    .filter((item) => item.asked)
    .map(({ name, newPrice }) => `${name} a ${formatBrl(newPrice)}`)
  const gain = newProfit - profit
  const happy = hours.find(({ what }) => isHappyHour(what))

  const plan: PricingPlan = {
    kind: 'pricing_plan',
    title: `Preços ${ofThe(context.restaurant.name)}`,
    summary:
      raised + lowered === 0
        ? `Com as premissas adotadas, nenhum preço merece mudar agora: os ${items.length} itens com custo conhecido já estão perto do melhor ponto. O lucro bruto do mês é de ${formatBrl(profit)}.`
        : `De ${items.length} itens com custo conhecido, ${joinList([
            ...(raised > 0 ? [raised === 1 ? 'um pode subir' : `${raised} podem subir`] : []),
            ...(lowered > 0 ? [lowered === 1 ? 'um pode baixar' : `${lowered} podem baixar`] : []),
          ])} de preço. O lucro bruto do mês passaria de ${formatBrl(profit)} para ${formatBrl(newProfit)}: ${formatBrl(Math.abs(gain))} a ${gain < 0 ? 'menos' : 'mais'}, se a clientela reagir como suposto.`,
    period: sales.period && { ...sales.period, days },
    items,
    left,
    profit,
    newProfit,
    weekdays: weekdayDemand(sales, planned),
    dayParts: dayPartDemand(sales, planned),
    happyHour: happy ? { from: happy.start, to: happy.end } : null,
    offers: hours
      .filter((offer) => offer !== happy)
      .map(({ what, start, end }) => ({ what, from: start, to: end })),
    elasticities,
    house: houseNotes(context, costs, sold),
    understood: [
      ...(kept.length > 0 ? [`Preço mantido, a pedido da casa: ${joinList(kept)}.`] : []),
      ...(asked.length > 0 ? [`Preço dentro do limite que você deu: ${joinList(asked)}.`] : []),
      ...(elasticity === null ? [] : [`Elasticidade de ${formatNumber(elasticity)}, como a casa pediu.`]),
    ],
    notUnderstood: [],
    assumptions: [
      `Elasticidade suposta: ${formatNumber(elasticities.drinks)} para bebidas e ${formatNumber(elasticities.food)} para comidas. Com ${formatNumber(elasticities.food)}, um preço 10% maior vende ${formatNumber(-elasticities.food * 10)}% menos. É uma suposição: mude o número no simulador e veja o efeito.`,
      sales.period
        ? `As vendas dos ${days} dias da planilha foram levadas a um mês de ${daysOfMonth} dias.`
        : `A planilha não tem datas: foi tomada como um mês de vendas.`,
      'Lucro bruto é preço menos custo dos ingredientes, vezes as unidades. Aluguel, equipe, impostos e taxas não entram.',
      `Nenhum preço muda mais de ${largestChange * 100}% de uma vez, a não ser onde você deu o limite, e nenhum fica abaixo do custo.`,
      ...(items.some((item) => item.asked && Math.abs(item.change) > largestChange + 1e-9)
        ? [
            'Onde o seu limite muda o preço em mais de 10%, a conta supõe as mesmas vendas de hoje: tão longe nenhuma elasticidade vale.',
          ]
        : []),
      'Mudanças que renderiam menos de 1% do lucro do item foram deixadas de lado: não se conseguiria medir.',
    ],
  }
  return [
    {
      title: plan.title,
      contentType: 'analysis',
      content: plan,
      downloadable: true,
      explanations: explain(context, sold, planned, left),
    },
  ]
}
