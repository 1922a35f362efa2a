import type { Answers } from '../../base/answers/definition.ts'
import { salesOf } from '../../base/answers/read.ts'
import { daysBetween } from '../../base/calendar.ts'
import type { EngineContext } from '../../base/context.ts'
import type { EngineResult } from '../../base/engine-result.ts'
import { EngineError } from '../../base/errors.ts'
import { ofThe } from '../../base/language/grammar.ts'
import { defaultElasticity, isDrink } from '../../base/pricing/elasticity.ts'
import { demandedPrice, type PriceLimits, readLimits } from '../../base/pricing/limits.ts'
import { breakEvenUnits, priceStep } from '../../base/pricing/price-step.ts'
import { proofOf } from '../../base/pricing/proof.ts'
import { requirementsOf } from '../../base/request/requirements.ts'
import { ceilingBelowCosts } from './ceiling.ts'
import { dayPartDemand, type Movable, weekdayDemand } from './demand.ts'
import { explain } from './explain.ts'
import { type Countable, completed, houseNotes, isCountable, reasonOf } from './known-items.ts'
import type { PricedItemPlan, PricingPlan } from './schema.ts'
import { assumptionsOf, summaryOf, understoodOf } from './sentences.ts'

const daysOfMonth = 30

/** Whole cents, so that the figures shown add up to the total shown. */
const inCents = (value: number) => Math.round(value * 100) / 100

const unlimited: PriceLimits = { fixed: null, lowest: null, highest: null, floor: null, ceiling: null }

function planItem(
  item: Countable,
  monthly: number,
  elasticity: number,
  limits: PriceLimits,
  weekly: readonly (number | null)[],
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
    profit: inCents((price - cost) * units),
    newProfit: inCents((price - cost) * units),
    ...(limits.ceiling !== null && limits.ceiling <= price && { held: true }),
  }
  const step = priceStep({ price, cost, units }, elasticity, limits)
  const free = priceStep({ price, cost, units }, elasticity, unlimited)
  const ifFree = free.kind === 'gain' ? { free: { price: free.price, gain: inCents(free.gain) } } : {}
  switch (step.kind) {
    case 'frozen':
      return { ...base, ...ifFree, action: 'frozen', held: true }
    case 'below_cost':
      return { ...base, action: 'below_cost' }
    case 'stays':
      return { ...base, ...(base.held && ifFree), action: 'keep' }
    case 'asked':
    case 'gain':
      return {
        ...base,
        newPrice: step.price,
        change: step.change,
        newProfit: inCents(step.profit),
        action: step.change > 0 ? 'raise' : 'lower',
        breakEven: breakEvenUnits({ price, cost }, step.price),
        proof: proofOf(weekly, elasticity * step.change),
        ...(step.kind === 'asked' && { asked: true }),
      }
  }
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
  const days = sales.period ? daysBetween(sales.period.from, sales.period.to) : null
  // Without dates nothing is said of a month.
  const monthly = days === null ? 1 : daysOfMonth / days
  const weekly = new Map(sales.itemWeeks.map(({ name, units }) => [name, units]))
  const elasticities = {
    drinks: elasticity ?? defaultElasticity.drinks,
    food: elasticity ?? defaultElasticity.food,
  }
  const planned = countable
    .map((item): Movable => {
      const limits = limitsOf({ name: item.name, section: item.category, price: item.price })
      const own = isDrink(item.name, item.category) ? elasticities.drinks : elasticities.food
      return { plan: planItem(item, monthly, own, limits, weekly.get(item.name) ?? []), limits }
    })
    .toSorted(
      ({ plan: a }, { plan: b }) =>
        b.newProfit - b.profit - (a.newProfit - a.profit) || a.name.localeCompare(b.name),
    )
  const items = planned.map(({ plan }) => plan)
  const left = sold.flatMap((item): PricingPlan['left'] => {
    const { name, category, onMenu } = item
    const price = onMenu ?? item.price
    const reason = reasonOf(item)
    if (!reason) return []
    const newPrice =
      price === null ? null : (demandedPrice(limitsOf({ name, section: category, price }), price) ?? price)
    return [
      {
        name,
        reason,
        price,
        newPrice,
        ...(onMenu !== null && item.price !== null && { inSheet: item.price }),
      },
    ]
  })
  const profit = items.reduce((sum, item) => sum + item.profit, 0)
  const newProfit = items.reduce((sum, item) => sum + item.newProfit, 0)
  const happy = hours.find(({ what }) => isHappyHour(what))

  const plan: PricingPlan = {
    kind: 'pricing_plan',
    title: `Preços ${ofThe(context.restaurant.name)}`,
    summary: '',
    period: sales.period && days !== null ? { ...sales.period, days } : null,
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
    understood: [],
    notUnderstood: [],
    assumptions: [],
  }
  const written: PricingPlan = {
    ...plan,
    summary: summaryOf(plan),
    understood: understoodOf(plan, elasticity),
    assumptions: assumptionsOf(plan),
  }
  return [
    {
      title: plan.title,
      contentType: 'analysis',
      content: written,
      downloadable: true,
      explanations: explain(context, sold, planned, left),
    },
  ]
}
