import type { Answers } from '../../automations/types.ts'
import type { Sales, SalesItem } from '../../documents/sales.ts'
import type { EngineContext } from '../context.ts'
import { roundUpToMenuPrice } from '../costing.ts'
import { EngineError } from '../errors.ts'
import { ofThe } from '../pairing/grammar.ts'
import type { EngineResult } from '../result-item.ts'
import { formatBrl, formatNumber, joinList, tokenize } from '../text.ts'
import type { Demand, PricedItemPlan, PricingPlan } from './pricing.schema.ts'
import { isFrozen, type PricingConstraints, readConstraints } from './read-constraints.ts'
import { priceScenario } from './scenario.ts'

/** Assumed where the house names none: drinks are missed less than dishes when they get dearer. */
export const defaultElasticity = { drinks: -0.9, food: -1.2 } as const

/** Changes that are looked at, as fractions. Larger ones are beyond what a constant elasticity can say. */
export const changes = [-0.1, -0.05, 0.03, 0.05, 0.08, 0.1] as const
const largestChange = 0.1

/** A change must be worth this share of the item's profit: less is within what nobody can measure. */
const worthwhile = 0.01

const daysOfMonth = 30

/** A day or part of the day this far from the mean is worth a price of its own. */
const weakBelow = 0.85
const strongAbove = 1.15

const drinkWords = new Set(
  tokenize(
    'drink drinks coquetel coqueteis bebida bebidas cerveja cervejas chope chopp caipirinha caipirosca cachaça dose doses gin vodka whisky uísque rum vinho vinhos taça batida suco sucos refrigerante refrigerantes água café cafés espumante shot longneck moscow negroni spritz',
  ),
)

/** Whether an item is drunk rather than eaten, by its category first. */
export function isDrink(name: string, category: string | null): boolean {
  const tells = (text: string) => tokenize(text).some((word) => drinkWords.has(word))
  return category ? tells(category) || (/outros|geral|diversos/i.test(category) && tells(name)) : tells(name)
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
}

/** The house's ending is kept: prices in …,90 stay so, whole reais stay whole. */
function toMenuPrice(target: number, today: number): number {
  const ending = Math.round(today * 100) % 100 === 90 ? 'ninety' : 'whole'
  const up = roundUpToMenuPrice(target, ending)
  const down = up - 1
  return target - down < up - target && down > 0 ? down : up
}

type Countable = SalesItem & { price: number; cost: number }

function planItem(
  item: Countable,
  monthly: number,
  elasticity: number,
  constraints: PricingConstraints,
): PricedItemPlan {
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
  }
  if (isFrozen(constraints, name, category)) return { ...base, action: 'frozen' }
  if (price <= cost) return { ...base, action: 'below_cost' }
  let best: PricedItemPlan = { ...base, action: 'keep' }
  for (const change of changes) {
    const menuPrice = toMenuPrice(price * (1 + change), price)
    const real = menuPrice / price - 1
    if (menuPrice === price || Math.abs(real) > largestChange + 1e-9) continue
    const outcome = priceScenario({ price, cost, units }, real, elasticity)
    if (!outcome || outcome.profit <= best.newProfit) continue
    if (outcome.profitChange < base.profit * worthwhile) continue
    best = {
      ...base,
      newPrice: menuPrice,
      change: real,
      newProfit: outcome.profit,
      action: real > 0 ? 'raise' : 'lower',
    }
  }
  return best
}

/** What to try where demand is weak or strong: the profit of that share of the month at another price. */
function demandOf(label: string, index: number, share: number, items: readonly PricedItemPlan[]): Demand {
  const kind = index < weakBelow ? 'weak' : index > strongAbove ? 'strong' : 'normal'
  const movable = items.filter(({ action, drink }) => action !== 'frozen' && action !== 'below_cost' && drink)
  const effect = (change: number) =>
    movable.reduce((sum, { price, cost, units, elasticity }) => {
      const outcome = priceScenario({ price, cost, units: units * share }, change, elasticity)
      return sum + (outcome?.profitChange ?? 0)
    }, 0)
  const tried = kind === 'weak' ? -0.1 : kind === 'strong' ? 0.05 : 0
  const profitChange = tried === 0 ? 0 : effect(tried)
  // A price that loses money is no advice: the normal one stays.
  return profitChange > 0
    ? { label, index, kind, change: tried, profitChange }
    : { label, index, kind, change: 0, profitChange: 0 }
}

const weekdayNames = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
] as const

function weekdayDemand({ weekdays }: Sales, items: readonly PricedItemPlan[]): Demand[] {
  if (weekdays.length < 2) return []
  const total = weekdays.reduce((sum, { units }) => sum + units, 0)
  const days = weekdays.reduce((sum, { days }) => sum + days, 0)
  if (total === 0) return []
  // Monday first, as weeks are told in Brazil's sheets.
  return [1, 2, 3, 4, 5, 6, 0].flatMap((weekday) => {
    const day = weekdays.find((candidate) => candidate.weekday === weekday)
    const label = weekdayNames[weekday]
    if (!day || !label) return []
    return [demandOf(label, day.units / day.days / (total / days), day.units / total, items)]
  })
}

function dayPartDemand({ dayParts }: Sales, items: readonly PricedItemPlan[]): Demand[] {
  const total = dayParts.reduce((sum, { units }) => sum + units, 0)
  if (dayParts.length < 2 || total === 0) return []
  return dayParts.map(({ part, units }) =>
    demandOf(part, units / (total / dayParts.length), units / total, items),
  )
}

const reasonOf = ({ units, price, cost }: SalesItem) =>
  units === 0 ? 'no_sales' : price === null ? 'no_price' : cost === null ? 'no_cost' : null

const isCountable = (item: SalesItem): item is Countable => reasonOf(item) === null

/**
 * Prices for each item of a sales sheet, with the effect on a month's profit at stated elasticities.
 * @throws EngineError `answers_invalid` without a sheet, `not_enough_data` when no item has units, price and cost
 */
export function createPricing(answers: Answers, context: EngineContext): EngineResult<PricingPlan>[] {
  const file = answers.sales_data
  const sales = typeof file === 'object' && 'path' in file ? file.sales : undefined
  if (!sales) throw new EngineError('answers_invalid', 'Envie a planilha de vendas.')
  const countable = sales.items.filter(isCountable)
  if (countable.length === 0) {
    throw new EngineError(
      'not_enough_data',
      'Nenhum item da planilha tem unidades vendidas, preço e custo. Sem isso não há como calcular o lucro.',
    )
  }
  const constraints = readConstraints(
    typeof answers.constraints === 'string' ? answers.constraints : '',
    sales.items.map(({ name }) => name),
  )
  const days = sales.period ? daysBetween(sales.period.from, sales.period.to) : daysOfMonth
  const monthly = daysOfMonth / days
  const elasticities = {
    drinks: constraints.elasticity ?? defaultElasticity.drinks,
    food: constraints.elasticity ?? defaultElasticity.food,
  }
  const items = countable
    .map((item) =>
      planItem(
        item,
        monthly,
        isDrink(item.name, item.category) ? elasticities.drinks : elasticities.food,
        constraints,
      ),
    )
    .toSorted((a, b) => b.newProfit - b.profit - (a.newProfit - a.profit) || a.name.localeCompare(b.name))
  const profit = items.reduce((sum, item) => sum + item.profit, 0)
  const newProfit = items.reduce((sum, item) => sum + item.newProfit, 0)
  const raised = items.filter(({ action }) => action === 'raise').length
  const lowered = items.filter(({ action }) => action === 'lower').length
  const kept = items.filter(({ action }) => action === 'frozen').map(({ name }) => name)

  const plan: PricingPlan = {
    kind: 'pricing_plan',
    title: `Preços ${ofThe(context.restaurant.name)}`,
    summary:
      raised + lowered === 0
        ? `Com as premissas adotadas, nenhum preço merece mudar agora: os ${items.length} itens com custo conhecido já estão perto do melhor ponto. O lucro bruto do mês é de ${formatBrl(profit)}.`
        : `De ${items.length} itens com custo conhecido, ${raised === 1 ? 'um pode' : `${raised} podem`} subir${lowered > 0 ? ` e ${lowered === 1 ? 'um pode' : `${lowered} podem`} baixar` : ''} de preço. O lucro bruto do mês passaria de ${formatBrl(profit)} para ${formatBrl(newProfit)}: ${formatBrl(newProfit - profit)} a mais, se a clientela reagir como suposto.`,
    period: sales.period && { ...sales.period, days },
    items,
    left: sales.items.flatMap((item) => {
      const reason = reasonOf(item)
      return reason ? [{ name: item.name, reason }] : []
    }),
    profit,
    newProfit,
    weekdays: weekdayDemand(sales, items),
    dayParts: dayPartDemand(sales, items),
    happyHour: constraints.happyHour,
    elasticities,
    understood: [
      ...(kept.length > 0 ? [`Preço mantido, a pedido da casa: ${joinList(kept)}.`] : []),
      ...(constraints.elasticity === null
        ? []
        : [`Elasticidade de ${formatNumber(constraints.elasticity)}, como a casa pediu.`]),
      ...(constraints.happyHour
        ? [`Happy hour das ${constraints.happyHour.from}h às ${constraints.happyHour.to}h.`]
        : []),
    ],
    notUnderstood: [...constraints.notUnderstood],
    assumptions: [
      `Elasticidade suposta: ${formatNumber(elasticities.drinks)} para bebidas e ${formatNumber(elasticities.food)} para comidas. Com ${formatNumber(elasticities.food)}, um preço 10% maior vende ${formatNumber(-elasticities.food * 10)}% menos. É uma suposição: mude o número no simulador e veja o efeito.`,
      sales.period
        ? `As vendas dos ${days} dias da planilha foram levadas a um mês de ${daysOfMonth} dias.`
        : `A planilha não tem datas: foi tomada como um mês de vendas.`,
      'Lucro bruto é preço menos custo dos ingredientes, vezes as unidades. Aluguel, equipe, impostos e taxas não entram.',
      `Nenhum preço muda mais de ${largestChange * 100}% de uma vez, e nenhum fica abaixo do custo.`,
      'Mudanças que renderiam menos de 1% do lucro do item foram deixadas de lado: não se conseguiria medir.',
    ],
  }
  return [{ title: plan.title, contentType: 'analysis', content: plan, downloadable: true }]
}
