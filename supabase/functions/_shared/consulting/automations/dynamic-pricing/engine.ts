import type { Answers } from '../../base/answers/definition.ts'
import { salesOf } from '../../base/answers/read.ts'
import { daysBetween, weekdayNames } from '../../base/calendar.ts'
import type { EngineContext } from '../../base/context.ts'
import type { EngineResult } from '../../base/engine-result.ts'
import { EngineError } from '../../base/errors.ts'
import { houseItems, known, sellsOf, usedMenu } from '../../base/house/own-menu.ts'
import { ofThe } from '../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import { vary } from '../../base/language/vary.ts'
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
import {
  breakEvenUnits,
  isOddPrice,
  largestChange,
  priceStep,
  worthwhile,
} from '../../base/pricing/price-step.ts'
import { proofOf } from '../../base/pricing/proof.ts'
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

/** An item with what the house knows of it. */
type Known = SalesItem & {
  /** R$ on the menu, where the sheet's price is far from it. */
  onMenu: number | null
}

type Countable = Known & { price: number; cost: number }

/** Whole cents, so that the figures shown add up to the total shown. */
const inCents = (value: number) => Math.round(value * 100) / 100

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
        newProfit: inCents(step.profit),
        action: step.change > 0 ? 'raise' : 'lower',
        breakEven: breakEvenUnits({ price, cost }, step.price),
        proof: proofOf(weekly, elasticity * step.change),
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
  const needed = tried < 0 ? { breakEven: unitsNeeded(movable, tried) } : {}
  return profitChange > 0
    ? { label, index, kind, change: tried, profitChange, ...needed }
    : { label, index, kind, change: 0, profitChange: 0, ...needed }
}

/**
 * More units that a discount needs before it pays, as a fraction: everyone who would have ordered at the full price
 * gets it too. 0 where it leaves nothing to earn.
 */
function unitsNeeded(items: readonly Movable[], discount: number): number {
  const today = items.reduce((sum, { plan: { price, cost, units } }) => sum + (price - cost) * units, 0)
  const cheaper = items.reduce(
    (sum, { plan: { price, cost, units } }) => sum + (price * (1 + discount) - cost) * units,
    0,
  )
  return cheaper > 0 ? today / cheaper - 1 : 0
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

const reasonOf = ({ units, price, cost, onMenu }: Known) =>
  onMenu !== null
    ? 'odd_price'
    : units === 0
      ? 'no_sales'
      : price === null
        ? 'no_price'
        : cost === null
          ? 'no_cost'
          : null

const isCountable = (item: Known): item is Countable => reasonOf(item) === null

/** What the sheet does not say of an item, from the house's menu. A price or cost of 0 is unknown. */
function completed(sales: Sales, context: EngineContext): { items: Known[]; costs: number } {
  const find = houseItems(context.house)
  let costs = 0
  const items = sales.items.map((item): Known => {
    const own = find(item.name)
    const cost = known(item.cost) ?? known(own?.cost)
    if (cost !== null && known(item.cost) === null) costs += 1
    return {
      ...item,
      category: item.category ?? own?.section ?? null,
      price: known(item.price) ?? known(own?.price),
      cost,
      onMenu: isOddPrice(known(item.price), known(own?.price)) ? known(own?.price) : null,
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
          `${without === 1 ? 'Um item está' : `${without} itens estão`} sem custo. ${sellsOf(house).length > 0 ? (without === 1 ? 'Complete-o' : 'Complete-os') : 'Guarde o cardápio com os custos'} em “A casa”, e ${without === 1 ? 'ele entra' : 'eles entram'} na próxima conta.`,
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
  const kept = items
    .filter(({ action, held }) => action === 'frozen' || (held && action === 'keep'))
    .map(({ name }) => name)
  const asked = items
    .filter((item) => item.asked)
    .map(({ name, newPrice }) => `${name} a ${formatBrl(newPrice)}`)
  const happy = hours.find(({ what }) => isHappyHour(what))

  const plan: PricingPlan = {
    kind: 'pricing_plan',
    title: `Preços ${ofThe(context.restaurant.name)}`,
    summary: summaryOf(items, days),
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
    understood: [
      ...(kept.length > 0 ? [`Preço mantido, a pedido da casa: ${joinList(kept)}.`] : []),
      ...(asked.length > 0 ? [`Preço dentro do limite que você deu: ${joinList(asked)}.`] : []),
      ...(elasticity === null ? [] : [`Elasticidade de ${formatNumber(elasticity)}, como a casa pediu.`]),
    ],
    notUnderstood: [],
    assumptions: [
      `Elasticidade suposta: ${formatNumber(elasticities.drinks)} para bebidas e ${formatNumber(elasticities.food)} para comidas. Com ${formatNumber(elasticities.food)}, um preço 10% maior vende ${formatNumber(-elasticities.food * 10)}% menos. É uma suposição: mude o número no simulador e veja o efeito.`,
      days !== null
        ? `As vendas dos ${days} dias da planilha foram levadas a um mês de ${daysOfMonth} dias.`
        : 'A planilha não tem datas: os valores são os do período dela, seja qual for, e nada foi levado a um mês.',
      vary(
        context.restaurant.name,
        'Lucro bruto é preço menos custo dos ingredientes, vezes as unidades. Aluguel, equipe, impostos e taxas não entram.',
        'Aqui, lucro bruto é o que sobra do preço depois dos ingredientes; salário, aluguel, taxa de cartão e imposto saem dele.',
        'A conta vai até os ingredientes: do lucro bruto ainda se pagam equipe, aluguel, impostos e taxas.',
      ),
      vary(
        context.restaurant.name,
        `Nenhum preço muda mais de ${largestChange * 100}% de uma vez, a não ser onde você deu o limite, e nenhum fica abaixo do custo.`,
        `O passo é de no máximo ${largestChange * 100}% por vez, salvo limite seu, e o custo é o chão.`,
        `Acima de ${largestChange * 100}% a elasticidade não vale, e por isso nenhum preço passa disso, nem desce abaixo do custo.`,
      ),
      ...(items.some((item) => item.asked && Math.abs(item.change) > largestChange + 1e-9)
        ? [
            'Onde o seu limite muda o preço em mais de 10%, a conta supõe as mesmas vendas de hoje: tão longe nenhuma elasticidade vale.',
          ]
        : []),
      vary(
        context.restaurant.name,
        `Abaixo de ${worthwhile * 100}% do lucro do item o conselho é não mexer: o ganho não paga a reimpressão nem a reclamação.`,
        `Não mexa por menos de ${worthwhile * 100}% do lucro do item: o acaso das semanas é maior do que isso.`,
        `Mudança que rende menos de ${worthwhile * 100}% do lucro do item fica de fora: custa mais em conversa do que traz.`,
      ),
      vary(
        context.restaurant.name,
        'O tempo de prova supõe 80% de chance de enxergar a mudança e 5% de ver uma que não houve, com a oscilação das semanas da própria planilha.',
        'As semanas de prova saem da oscilação da sua planilha, para acertar 4 vezes em 5 e se enganar 1 em 20.',
        'Quanto esperar depende de quanto as suas semanas oscilam: a conta aceita 5% de alarme falso e 20% de mudança não vista.',
      ),
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

/** What the prices bring together, and whether that is worth the trouble. */
function summaryOf(items: readonly PricedItemPlan[], days: number | null): string {
  const profit = items.reduce((sum, item) => sum + item.profit, 0)
  const gain = items.reduce((sum, item) => sum + item.newProfit, 0) - profit
  const raised = items.filter(({ action }) => action === 'raise')
  const lowered = items.filter(({ action }) => action === 'lower')
  const per = days === null ? 'no período da planilha' : 'por mês'
  const counted =
    items.length === 1
      ? 'O item com custo conhecido deixa'
      : `Os ${items.length} itens com custo conhecido deixam`
  const today = `${counted} ${formatBrl(profit)} de lucro bruto ${per}.`
  const [first] = raised.length > 0 ? raised : lowered
  if (!first) {
    return `Não mexa nos preços. ${today} Nenhuma mudança de até ${largestChange * 100}% renderia ${worthwhile * 100}% do lucro do próprio item.`
  }
  const moved = joinList([
    ...(raised.length > 0 ? [raised.length === 1 ? 'um pode subir' : `${raised.length} podem subir`] : []),
    ...(lowered.length > 0
      ? [lowered.length === 1 ? 'um pode baixar' : `${lowered.length} podem baixar`]
      : []),
  ])
  const share = profit > 0 ? gain / profit : 0
  const small = gain >= 0 && share < worthwhile
  return [
    `${today} Pela conta, ${raised.length + lowered.length === 1 ? `só ${first.name} pode ${raised.length === 1 ? 'subir' : 'baixar'}` : `${moved}, a começar por ${first.name}`}, de ${formatBrl(first.price)} para ${formatBrl(first.newPrice)}: ${formatBrl(Math.abs(gain))} a ${gain < 0 ? 'menos' : 'mais'} ${per}, se a clientela reagir como suposto.`,
    ...(small
      ? [
          `É ${formatNumber(share * 100)}% do lucro da casa, abaixo de ${worthwhile * 100}%: no resto do cardápio, não mexa; se for preciso reimprimir, espere a próxima impressão.`,
        ]
      : []),
  ].join(' ')
}
