import type { Answers } from '../../base/answers/definition.ts'
import { salesOf } from '../../base/answers/read.ts'
import { addDays } from '../../base/calendar.ts'
import type { EngineContext } from '../../base/context.ts'
import type { EngineResult } from '../../base/engine-result.ts'
import { EngineError } from '../../base/errors.ts'
import { seasonOf } from '../../base/house/held-back.ts'
import { sellsOf } from '../../base/house/own-menu.ts'
import { spelledSales } from '../../base/house/spelled-sales.ts'
import { ofTheHouse } from '../../base/language/grammar.ts'
import { withBundle } from '../../base/pricing/bundle-limits.ts'
import { bundlesIn } from '../../base/pricing/bundles.ts'
import { elasticitiesOf, isDrink } from '../../base/pricing/elasticity.ts'
import { knownDays } from '../../base/pricing/known-days.ts'
import { ladderOf, placed } from '../../base/pricing/ladder.ts'
import { readLimits } from '../../base/pricing/limits.ts'
import { type LeftOrder, losingOrders, withoutOrder } from '../../base/pricing/losing-orders.ts'
import { besideOf, withToldPrices } from '../../base/pricing/neighbours.ts'
import { watchedWeeks } from '../../base/pricing/proof.ts'
import { freeToFollow } from '../../base/pricing/rise-words.ts'
import { measuredIn, ownReactions, seenChanges, trendsOf, withCosts } from '../../base/pricing/seen.ts'
import { refuseUnknown, setPriceOf } from '../../base/pricing/set-price.ts'
import { openHours } from '../../base/request/calendar-wishes.ts'
import { namesItem } from '../../base/request/match-item.ts'
import { requirementsOf } from '../../base/request/requirements.ts'
import { withoutWeeks } from '../../base/sales/left-out-weeks.ts'
import { chargesOf, netOfCharges } from '../../base/sales/net-of-charges.ts'
import { withStatedPeriod } from '../../base/sales/stated-period.ts'
import { untilFalls } from '../../base/sales/until-falls.ts'
import { ordinaryWeeks, wholeWeeks } from '../../base/sales/whole-weeks.ts'
import { ceilingBelowCosts } from './ceiling.ts'
import { choicesIn, chosenLimits } from './choices.ts'
import { chosenOf, isFew } from './chosen.ts'
import {
  dayPartDemand,
  type Movable,
  onDiscountDays,
  onOnePrice,
  weekdayDemand,
  withoutClosed,
} from './demand.ts'
import { explain } from './explain.ts'
import { fullDaysIn, losesWhenFull, shareOn } from './full-hours.ts'
import { happyHourOf } from './happy-hour.ts'
import { type Countable, completed, houseNotes, isCountable, leftOf } from './known-items.ts'
import { purchasesOf, spoiling, swapsOf } from './levers.ts'
import { stepsFrom, withMargin } from './margin-goals.ts'
import { asksSeenOnly, heldFallen, heldFull, heldUnseen, holdsOfStuck, namedLimits } from './named-limits.ts'
import { besideFields } from './neighbours-section.ts'
import { freed as freedOf, planItem, showsNext, unitsToday, unlimited } from './plan-item.ts'
import { answersTo } from './questions/answers.ts'
import { unitsOn } from './questions/asked.ts'
import { goalOf } from './questions/targets.ts'
import { recentLevel } from './recent.ts'
import { gapsOf, gapWishes, tiedPrices, withTies } from './relations.ts'
import type { PricedItemPlan, PricingPlan } from './schema.ts'
import { assumptionsOf, summaryOf, understoodOf } from './sentences.ts'
import { costWords, dearerIn, firstRise, withStatedCosts } from './stated-costs.ts'
import {
  changesAtOnce,
  gentleAtOnce,
  groupsOf,
  inOneWave,
  inWaves,
  isGentle,
  isMoved,
  laterDay,
  rangeOf,
} from './waves.ts'
import { heldUntil, nextMonday, periodsOut, startOf, watchOf } from './when.ts'
import { nextOf, whyFalls, whyOf } from './why.ts'

const daysOfMonth = 30

/**
 * Suggests a price for each item of a sales sheet, with the effect on a month's profit at stated elasticities, within
 * the owner's limits.
 * @throws EngineError `answers_invalid` without a sheet, `not_enough_data` when no item has units, price and cost,
 * `impossible_restrictions` when no item can be sold at the prices asked for
 * @throws SetPriceRefused if the item may not have the price that a review sets
 */
export function createPricing(answers: Answers, context: EngineContext): EngineResult<PricingPlan>[] {
  return priceWithout([], answers, context)
}

/**
 * @param leftOut orders on prices with which the plan would lose
 * @param eager whether small gains count too, because the owner's goal needs them
 */
function priceWithout(
  leftOut: readonly LeftOrder[],
  answers: Answers,
  context: EngineContext,
  eager = false,
): EngineResult<PricingPlan>[] {
  const paid = withStatedPeriod(salesOf(answers, 'sales_data'), context.sheet.wishes)
  const charges = chargesOf(context.sheet.wishes)
  const sheet = paid && charges ? netOfCharges(paid, charges) : paid
  if (!sheet) throw new EngineError('answers_invalid', 'Envie a planilha de vendas.')
  const { elasticity, hours, dates } = requirementsOf(context.sheet)
  const whole = spelledSales(
    sheet,
    sellsOf(context.house).map(({ name }) => name),
  )
  const out = periodsOut(dates, whole, context.today)
  // Daily rows say how many days an incomplete week has; weekly ones stand for seven.
  const partial = whole.weekdays.length === 0 ? wholeWeeks(whole).partial : []
  const sales = withoutWeeks(whole, [...partial, ...out.flatMap(({ mondays }) => mondays)])
  const ordinary = ordinaryWeeks(sales)
  const known = completed(sales, context)
  const { costs } = known
  const begin = startOf(context)
  const { items: sold, stated } = withStatedCosts(known.items, context.sheet, begin ?? context.today)
  const counted = sold.filter(isCountable)
  if (counted.length === 0) {
    throw new EngineError(
      'not_enough_data',
      'Nenhum item da planilha tem unidades vendidas, preço e custo. Sem isso não há como calcular o lucro.',
    )
  }
  const days = sales.period ? knownDays(sales) : null
  const countable = counted.map((item) => ({ ...item, units: unitsToday(item, days, sales) }))
  const set = context.prices ?? []
  refuseUnknown(set, (price) => price.with === undefined && countable.some(({ name }) => name === price.item))
  const stuck = holdsOfStuck(context.sheet)
  const market = withToldPrices(context.house, context.sheet.wishes)
  const readLimitsOf = readLimits(
    { ...context.sheet, wishes: [...context.sheet.wishes, ...stuck] },
    market,
    countable.map(({ name }) => name),
  )
  const limitsOf: typeof readLimitsOf = (item) =>
    leftOut.some(({ name }) => name === item.name)
      ? withoutOrder(readLimitsOf(item), item.price)
      : readLimitsOf(item)
  // Costs may stand on the house's menu and not in the sheet: a rise that lost money is seen with them.
  // A fall that the owner dates, at one price, is no reaction to the price before it.
  const { sales: tested, fallen } = untilFalls(sales, context.sheet.wishes)
  const costed = withCosts(tested, new Map(known.items.map(({ name, cost }) => [name, cost])))
  const placeOf = ladderOf(costed, context.today)
  const measured = measuredIn(costed)
  const reactionOwn = ownReactions(tested)
  const ceiling = ceilingBelowCosts(countable, context)
  if (ceiling !== null) {
    throw new EngineError('impossible_restrictions', ceiling.message)
  }
  // Without dates, no monthly figures are stated.
  const monthly = days === null ? 1 : daysOfMonth / days
  const weekly = new Map(ordinary.itemWeeks.map(({ name, units }) => [name, units]))
  const elasticities = elasticitiesOf(elasticity, measured)
  const elasticityOf = ({ name, category }: Countable) =>
    isDrink(name, category) ? elasticities.drinks : elasticities.food
  const dearer = dearerIn(stated)
  // By the costs of the sheet, before a supplier's rise that is assumed for some of the parts.
  const bundles = bundlesIn(known.items.filter(isCountable))
  const seenOnly = asksSeenOnly(context.sheet)
  const ownLimits = (item: Countable) => {
    const { name, category } = item
    const own = withMargin(limitsOf({ ...item, section: category }), item, context.sheet)
    const seen = elasticity === null ? reactionOwn(name) : undefined
    const shown = seen && { seen, assumed: elasticityOf(item) }
    const limits = placed(own, placeOf(name), measured(isDrink(name, category)), shown)
    const known = seenOnly && reactionOwn(name) === undefined ? heldUnseen(limits, item.price) : limits
    const held = fallen.has(name) ? heldFallen(known, item.price) : known
    const bound = withBundle(held, item.price, bundles.get(name))
    return { ...(dearer.has(name) ? freeToFollow(bound) : bound), ...(eager && { eager: true }) }
  }
  const choices = choicesIn(context.sheet, countable, { limitsOf: ownLimits, elasticityOf, monthly })
  const gaps = gapWishes(context.sheet).flatMap((wish) => gapsOf(wish, countable))
  const tied = tiedPrices(gaps, countable, ownLimits, elasticityOf)
  const full = fullDaysIn(context.sheet)
  const openDays = Object.values(context.house.settings.opening).filter((one) => one !== null).length
  const onFull = full.length === 0 ? 0 : shareOn(full, sales, openDays || 7)
  const planned = countable
    .map((item): Movable => {
      const limits = chosenLimits(withTies(ownLimits(item), item.name, gaps, tied), item, choices)
      const weeks = weekly.get(item.name) ?? []
      const wanted = setPriceOf(set, item.name)
      const planned = (own: typeof limits): Movable => ({
        plan: planItem(item, monthly, elasticityOf(item), own, weeks, context.today, wanted),
        limits: own,
      })
      const free = planned(limits)
      return losesWhenFull(free.plan, onFull) ? planned(heldFull(limits, item.price)) : free
    })
    .toSorted(
      ({ plan: a }, { plan: b }) =>
        b.newProfit - b.profit - (a.newProfit - a.profit) || a.name.localeCompare(b.name),
    )
  const losing = losingOrders(
    planned.flatMap(({ plan: { name, price, newPrice, profit, newProfit, proposed }, limits }) =>
      proposed === undefined && limits.tied === undefined
        ? [{ name, price, newPrice, gain: newProfit - profit, limits }]
        : [],
    ),
    false,
  )
  if (losing.length > 0) return priceWithout([...leftOut, ...losing], answers, context, eager)
  const wantsMore = context.sheet.wishes.some(
    (wish) =>
      wish.kind === 'question' &&
      wish.about === 'goal' &&
      planned.reduce((sum, { plan }) => sum + plan.newProfit - plan.profit, 0) <
        goalOf(
          wish,
          planned.reduce((sum, { plan }) => sum + plan.profit, 0),
        ),
  )
  if (wantsMore && !eager) return priceWithout(leftOut, answers, context, true)
  const seen =
    days === null ? [] : seenChanges(tested, new Map(countable.map(({ name, cost }) => [name, cost])))
  const trends = days === null ? [] : trendsOf(sales)
  const fallOf = new Map(
    trends
      .filter(({ before, after, withHouse }) => after < before && withHouse !== true)
      .map((trend) => [trend.name, trend]),
  )
  const falling = new Set(trends.flatMap(({ name, before, after }) => (after < before ? [name] : [])))
  const title = `Preços ${ofTheHouse(context.restaurant.name)}`
  const total = planned.reduce((sum, { plan }) => sum + plan.profit, 0)
  const house = { period: sales.period && days !== null ? { ...sales.period, days } : null, title }
  const chosen = chosenOf(
    planned.map(({ plan }) => plan),
    context.sheet,
    total,
    new Set(stated.flatMap(({ changes }) => changes.map(({ name }) => name))),
  )
  const print = context.sheet.wishes.find((wish) => wish.kind === 'question' && wish.about === 'onePrint')
  const limitsBy = new Map(planned.map(({ plan, limits }) => [plan.name, limits]))
  const boundsOf = (name: string) => {
    const found = sold.find((item) => item.name === name)
    return (
      limitsBy.get(name) ??
      (found && found.price !== null
        ? limitsOf({ name, section: found.category, price: found.price })
        : unlimited)
    )
  }
  const isOnce = print !== undefined || changesAtOnce(chosen, context.sheet)
  const waves = isOnce
    ? inOneWave(chosen)
    : inWaves(chosen, total, falling, dearer, isGentle(context.sheet) ? gentleAtOnce : undefined)
  const neighbours = besideOf(market)
  const spoils = spoiling(context.sheet)
  const items = waves.map((item): PricedItemPlan => {
    const limits = limitsBy.get(item.name) ?? unlimited
    const beside = neighbours(item)
    // What sells less and less has no price from which it would rise.
    const isStuck = stuck.some((wish) => namesItem(wish.item, item))
    const fall = item.action === 'keep' && (isStuck || !item.held) ? (fallOf.get(item.name) ?? null) : null
    const { trigger: _trigger, ...rest } = item
    const told: PricedItemPlan = {
      ...(fall === null ? item : rest),
      ...besideFields(beside),
      ...(isMoved(item) ? rangeOf(item, limits) : {}),
      ...(fall === null && showsNext(item, limits)
        ? nextOf(item, item.waits !== undefined ? freedOf(limits) : item.held ? unlimited : limits)
        : {}),
    }
    return {
      ...told,
      why:
        fall === null
          ? whyOf(told, limits, { ...house, items: chosen, ceiling: context.house.settings.priceCeiling })
          : whyFalls(fall, spoils(item.name)),
    }
  })
  const left = leftOf(sold, limitsOf)
  const profit = total
  const newProfit = items.reduce((sum, item) => sum + item.newProfit, 0)
  // A promotion without a word on what it lowers is filled like a happy hour.
  const happy =
    hours.find(({ what }) => /happy/i.test(what)) ??
    hours.find(({ what }) => /promo|oferta|desconto/i.test(what))

  const groups = days === null ? [] : groupsOf(items, ordinary)
  const watched = Math.max(watchedWeeks, ...groups.map(({ weeks }) => weeks ?? 0))
  const printed = print?.kind === 'question' ? print.from : undefined
  // Printing the menu and informing the team takes up to a week.
  const soonest = addDays(context.today, 7)
  const monday = nextMonday(printed !== undefined && printed > soonest ? printed : soonest)
  // Few changes, and a cost that rises soon: all are made once, on that day.
  const risesOn = isFew(context.sheet) ? firstRise(stated, items) : null
  // Nobody changes the menu on New Year's Day.
  const soon =
    begin === null || begin <= context.today ? monday : begin.endsWith('-01-01') ? nextMonday(begin) : begin
  const starts = risesOn !== null && risesOn > soon ? nextMonday(risesOn) : soon
  const watch = watchOf(ordinary, starts, watched)
  const recent = recentLevel(sales)
  const held = heldUntil(context)

  const plan: PricingPlan = {
    kind: 'pricing_plan',
    title,
    summary: '',
    period: house.period,
    ...(out.length > 0 && { out }),
    ...(partial.length > 0 && { partial }),
    ...(recent !== null && { recent }),
    items,
    left,
    profit,
    newProfit,
    ...(eager && { eager }),
    ...(charges && { charges }),
    weekdays: onOnePrice(
      onDiscountDays(weekdayDemand(withoutClosed(sales, dates), planned), dates),
      context.sheet,
    ),
    dayParts: dayPartDemand(sales, planned),
    watch,
    ...(groups.length > 0 && { groups }),
    ...(items.some(({ wave }) => wave === 2) && {
      later:
        stepsFrom(context.sheet) ?? laterDay(held !== null && held > watch.to ? addDays(held, -1) : watch.to),
    }),
    ...(seen.length > 0 && { seen }),
    ...(trends.length > 0 && { trends }),
    // No new supplier for what may be bought only with proof of origin.
    purchases: purchasesOf(items.filter((item) => seasonOf(item, context.today) === null)),
    swaps: swapsOf(items, placeOf, spoils),
    happyHour: happyHourOf(happy, items, context.sheet, boundsOf, (name, day) => unitsOn(name, day, sales)),
    ...(begin !== null && { starts: begin }),
    offers: hours
      .filter((offer) => offer !== happy && offer.what !== openHours)
      .map(({ what, start, end }) => ({ what, from: start, to: end })),
    elasticities,
    house: houseNotes(context, costs),
    understood: [],
    notUnderstood: [],
    assumptions: [],
  }
  const asked = {
    plan,
    sales,
    house: context.house,
    limitsOf: boundsOf,
    ...namedLimits(context.sheet),
    costs: stated,
    ...(charges && { kept: 1 - charges.percent / 100 }),
    choices,
    starts: days === null ? begin : starts,
    held,
  }
  const answered = answersTo(context.sheet, asked)
  const written: PricingPlan = {
    ...plan,
    ...(answered.length > 0 && { answers: answered }),
    ...(stated.length > 0 && { costs: costWords(stated, plan, boundsOf) }),
    summary: summaryOf({ ...plan, answers: answered }),
    understood: understoodOf(plan, elasticity, new Set(choices.keys())),
    assumptions: assumptionsOf(plan),
  }
  return [
    {
      title: plan.title,
      contentType: 'analysis',
      content: written,
      downloadable: true,
      explanations: explain(context, sold, {
        planned,
        left,
        leftOut,
        asked,
        answered,
        monthly: days !== null,
      }),
      limits: planned.map(({ plan: { name }, limits }) => ({ item: name, limits })),
    },
  ]
}
