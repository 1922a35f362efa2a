import type { Answers } from '../../base/answers/definition.ts'
import { salesOf, textOf } from '../../base/answers/read.ts'
import { addDays } from '../../base/calendar.ts'
import type { EngineContext } from '../../base/context.ts'
import type { EngineResult } from '../../base/engine-result.ts'
import { EngineError } from '../../base/errors.ts'
import { sellsOf } from '../../base/house/own-menu.ts'
import { spelledSales } from '../../base/house/spelled-sales.ts'
import { ofTheHouse } from '../../base/language/grammar.ts'
import { requirementsOf } from '../../base/request/requirements.ts'
import { withoutEffect } from '../../base/request/unmet.ts'
import { closedItems } from './closed-items.ts'
import { horizonOf } from './horizon.ts'
import { isOfItem, itemsTold, lostWeeksOf } from './item-told.ts'
import {
  coverageOf,
  goneOf,
  type ItemWeeks,
  isGone,
  isWhole,
  itemLine,
  reconciled,
  scaled,
  sinceFirstSale,
  sumOf,
} from './items.ts'
import { joinedItems } from './joined-items.ts'
import { lineOf, withCalendar } from './lines.ts'
import { lostWeeks } from './lost-days.ts'
import { measureOf } from './measure.ts'
import { menuCover } from './menu-cover.ts'
import { knownWeeks, type Series } from './models.ts'
import { levelFrom, onLevel } from './new-level.ts'
import { calendarOf, type Effect } from './occasions.ts'
import { onOpenDays, openings, partsOf, regularDays, shutAnyway } from './open-days.ts'
import { answeredDays, isOwnDay, ownDaysIn, ownDayWords, withShare } from './own-days.ts'
import { portionAnswers } from './own-portions.ts'
import { purchasesOf } from './purchases.ts'
import { answersTo, explainQuestions, questionsOf } from './questions/answers.ts'
import { feastPlans } from './questions/feast-plan.ts'
import type { ForecastLine, SalesForecast } from './schema.ts'
import { beyondWords, keptWeeks, periodOf, scopeAnswers, shownLines } from './scope.ts'
import { weekAhead } from './sentences.ts'
import { guestOf, itemsStated, statedOf, withoutLeft, withStated } from './stated.ts'
import { stepOf } from './step.ts'
import { wordsOf } from './summary-words.ts'
import { expectedOf, explainTold, readTold, saidOf } from './told.ts'
import { statedFactor, withEffects } from './told-effects.ts'
import { withFigures } from './told-figures.ts'
import { strongest, trendsOf } from './trends.ts'
import { isByTheSea, isSettled, matters, sellsAtNight, unseenWeeks } from './unseen.ts'
import { houseNotes, sharesOf, spread } from './week-days.ts'
import { fewestWeeks, mondaysOf, shortWeeks, wholeWeeks } from './weeks.ts'

/** Least share of a week's usual sales on its open days for the models to learn from it. */
const wholeEnough = 0.85

/** Weeks of data needed to forecast half a year: then last year's season is part of the test. */
const outlook = { weeks: 26, needs: 90 } as const

/**
 * The coming weeks from a dated sales sheet.
 * @throws EngineError `answers_invalid` without a sheet, `not_enough_data` without dates or with fewer than
 * 8 whole weeks
 */
export function createForecast(answers: Answers, context: EngineContext): EngineResult<SalesForecast>[] {
  const sheet = salesOf(answers, 'sales_data')
  if (!sheet) throw new EngineError('answers_invalid', 'Envie a planilha de vendas.')
  const given = joinedItems(
    spelledSales(
      sheet,
      sellsOf(context.house).map(({ name }) => name),
    ),
    questionsOf(context.sheet),
  )
  const sales = { ...given, weekdays: regularDays(given) }
  if (sales.weeks.length === 0) {
    throw new EngineError(
      'not_enough_data',
      'A planilha não tem uma coluna de datas que dê para ler. A previsão precisa da data de cada venda.',
    )
  }
  const { weeks, from, to, partial } = wholeWeeks(sales)
  if (weeks.length < fewestWeeks) {
    throw new EngineError(
      'not_enough_data',
      `A previsão precisa de pelo menos ${fewestWeeks} semanas completas de vendas; a planilha tem ${weeks.length}.`,
    )
  }
  const mondays = mondaysOf(weeks.map(({ monday }) => monday))
  const end = addDays(weeks.at(-1)?.monday ?? '', 6)
  const { dates: allDates, portions, scopes } = requirementsOf(context.sheet)
  const dates = allDates.filter((date) => !isOfItem(date))
  const itemDates = allDates.filter(isOfItem)
  const period = periodOf(scopes)
  const wanted = horizonOf(mondays.length, end, context.today, period ? [...allDates, period] : allDates)
  const openingOf = openings(sales, context, dates)
  // A week in which the house was closed on purpose says nothing about its usual sales.
  const lostDays = (wish: (typeof dates)[number]) => lostWeeks(wish, weeks, mondays)
  const shut = new Set([
    ...mondays.flatMap(({ monday }) => (openingOf(monday, 'dates').share < wholeEnough ? [monday] : [])),
    ...dates.flatMap((date) => (date.days === undefined ? [] : lostDays(date))),
    ...(sales.weekdays.length > 1 ? shortWeeks(weeks) : []),
  ])
  const usable = weeks.filter(({ monday }) => !shut.has(monday)).length >= fewestWeeks
  const seriesOf = (value: (index: number) => number | null): Series =>
    mondays.map(({ at, monday }) => (at < 0 || (usable && shut.has(monday)) ? null : value(at)))
  const houseWeeks = seriesOf((at) => weeks[at]?.units ?? null)
  const always = shutAnyway(sales, context, dates)
  const parts = partsOf(sales.weekdays, 'units', always)
  const units = lineOf(mondays, houseWeeks, wanted.tested, wanted.shown, undefined, parts)
  if (!units) {
    throw new EngineError('not_enough_data', 'As semanas da planilha não bastam para testar uma previsão.')
  }
  const horizon = { tested: units.choice.horizon, shown: units.line.coming.length }
  const priced = weeks.every(({ revenue }) => revenue !== null)
  const revenue = priced
    ? lineOf(
        mondays,
        seriesOf((at) => weeks[at]?.revenue ?? null),
        horizon.tested,
        horizon.shown,
        // Rising units beside flat revenue would be two different forecasts of one house.
        units.choice.chosen.model,
        partsOf(sales.weekdays, 'revenue', always),
      )
    : null
  /** The day from which the owner says that an item is sold. */
  const enteredOn = (name: string) =>
    questionsOf(context.sheet).find(({ about, item, from }) => about === 'newItem' && item === name && from)
      ?.from
  const items: ItemWeeks[] = sales.itemWeeks.map(({ name, units: values }) => {
    const kept = values.slice(from, to)
    const entered = enteredOn(name) ?? ''
    const units = sinceFirstSale(
      // Sales before the day on which it came are no measure of it.
      seriesOf((at) => kept[at] ?? null).map((value, at) =>
        (mondays[at]?.monday ?? '') < entered ? null : value,
      ),
      houseWeeks,
    )
    const lost = lostWeeksOf(name, itemDates, sales, context, end)
    const skipped = mondays.length - units.length
    return {
      name,
      units: units.map((value, at) => (lost(mondays[skipped + at]?.monday ?? '') ? null : value)),
    }
  })
  const gone = goneOf(items, mondays)
  const leaving = questionsOf(context.sheet).flatMap(({ about, item }) =>
    about === 'leaves' && item !== undefined ? [item] : [],
  )
  const selling = items.filter((item) => !isGone(item))
  // A new item climbs to its level: that is no rise.
  const moving = trendsOf(
    selling.filter(({ name }) => enteredOn(name) === undefined && !leaving.includes(name)),
  )
  const { effects } = units
  const ownDays = ownDaysIn(
    textOf(answers, 'context'),
    sales.itemWeeks.map(({ name }) => name),
  )
  const told = readTold(
    dates.filter((date) => !ownDays.some((own) => isOwnDay(date, own))),
    units.line.past,
    units.line.coming,
    units.choice.chosen.model.seasonal,
    effects,
    sales.weekdays.length > 1 ? parts : [],
    lostDays,
    (monday) => usable && shut.has(monday),
  )
  const ownerMeasured = told.flatMap(({ wish, factor }) =>
    factor === null || wish.from === undefined || wish.effect === undefined
      ? []
      : [{ from: wish.from, to: wish.to ?? wish.from }],
  )
  // A period that the owner mentioned and last year's weeks measure replaces the calendar's own effect.
  const applied = (own: readonly Effect[]) =>
    own.filter((effect) => !ownerMeasured.some((span) => span.from <= effect.to && span.to >= effect.from))
  const questions = questionsOf(context.sheet)
  const risesOn = questions.find(
    // A level that began already is in the last weeks of the sheet.
    ({ about, from }) => about === 'newLevel' && from !== undefined && from > context.today,
  )?.from
  const level = risesOn === undefined ? null : levelFrom((revenue ?? units).line.past, risesOn)
  const levelled = (coming: ForecastLine['coming']) =>
    risesOn === undefined || level === null ? coming : onLevel(coming, risesOn, level)
  const stated = statedOf(questions, sales, context, units.line.coming, openingOf.opens)
  const houseStated = stated.filter(({ item }) => item === undefined)
  const everyDay = (
    coming: ForecastLine['coming'],
    own: readonly Effect[] = effects,
    opens?: (day: string) => boolean,
  ) => levelled(withEffects(withCalendar(coming, applied(own), opens), told, parts, opens))
  const opened = (
    coming: ForecastLine['coming'],
    own: readonly Effect[] = effects,
    openDays: typeof openingOf = openingOf,
  ) => onOpenDays(everyDay(coming, own, openDays.opens), (monday) => openDays(monday, 'all'))
  const openUnits = opened(units.line.coming)
  const withParties = withStated(openUnits, houseStated, 'units', everyDay(units.line.coming), parts)
  const allUnits = {
    ...units.line,
    coming: withStated(openUnits, stated, 'units', everyDay(units.line.coming), parts),
  }
  // A closed day takes its share of the money: one with many cheap plates earns less.
  const allRevenue = revenue && {
    ...revenue.line,
    coming: withStated(
      opened(revenue.line.coming, revenue.effects, openings(sales, context, dates, 'revenue')),
      stated,
      'money',
      everyDay(revenue.line.coming, revenue.effects),
      partsOf(sales.weekdays, 'revenue', always),
    ),
  }
  const isKept = keptWeeks(allUnits.coming, scopes, dates)
  const kept = <Line extends { coming: ForecastLine['coming'] }>(line: Line): Line => ({
    ...line,
    coming: line.coming.filter(({ monday }) => isKept(monday)),
  })
  const answered = withFigures(
    told,
    measureOf({ units: allUnits, revenue: allRevenue }),
    revenue ? everyDay(revenue.line.coming, revenue.effects) : everyDay(units.line.coming),
    partsOf(sales.weekdays, revenue ? 'revenue' : 'units', always),
  )
  const separate = selling.flatMap((item) => {
    const found = itemLine(item, mondays, horizon, units.seen)
    return found ? [kept({ ...found.line, coming: opened(found.line.coming, found.effects) })] : []
  })
  // Items too new for an average, and those not forecast, leave a remainder.
  const whole = isWhole(sales) && separate.length === selling.length
  const staying = withoutLeft(separate, questions)
  const own = itemsTold(
    itemsStated(whole ? reconciled(staying, withParties) : scaled(staying, openUnits, withParties), stated),
    itemDates,
    sales,
    context,
    parts,
  )
  const everyLine = own.lines
  const changed = (line: ForecastLine, of: 'units' | 'money'): ForecastLine => ({
    ...line,
    coming: withStated(line.coming, own.stated, of, line.coming, parts),
  })
  const unitLine = kept(changed(allUnits, 'units'))
  const revenueLine = allRevenue && kept(changed(allRevenue, 'money'))
  const lines = shownLines(everyLine, scopes, sales, context.house)
  const far =
    mondays.length < outlook.needs || period
      ? null
      : lineOf(mondays, houseWeeks, outlook.weeks, outlook.weeks, undefined, parts)
  const [next] = unitLine.coming
  const ahead = weekAhead(unitLine.coming, context.today) ?? next
  const moneyAhead = revenueLine?.coming.find(({ monday }) => monday === ahead?.monday)
  const weekdays = spread(sales, ahead, moneyAhead, context, dates)
  const bought = purchasesOf(lines, sales, context, weekdays, ahead?.monday ?? '')
  const shownDays = ownDays.map((own) => withShare(own, sales, weekdays, bought.purchases))
  const itemSum = sumOf(separate, ahead?.monday ?? '')
  const missing = mondays.filter(({ at }) => at < 0)
  const gaps = missing.length
  const cover = menuCover(sales, context.house)

  const forecast: SalesForecast = {
    kind: 'sales_forecast',
    title: `Previsão de vendas ${ofTheHouse(context.restaurant.name)}`,
    summary: '',
    period: { from: weeks[0]?.monday ?? '', to: end },
    weeks: weeks.length,
    gaps,
    partial,
    units: unitLine,
    revenue: revenueLine,
    items: lines,
    told: answered.map(saidOf),
    expected: [...answered.map(expectedOf), ...own.expected, ...answeredDays(dates, shownDays)],
    house: houseNotes(context, sales),
    rising: strongest(moving, 1),
    falling: strongest(moving, -1),
    weekdays,
    ...(ahead && { target: ahead.monday }),
    ...bought,
    ownDays: shownDays,
    closedSeasons: closedItems(
      lines.map(({ name }) => {
        const sold = sales.items.find((item) => item.name === name)
        return { name, section: sold?.category ?? null, price: sold?.price ?? null }
      }),
      context.house,
      context.today,
      addDays(unitLine.coming.at(-1)?.monday ?? '', 6),
    ),
    itemSum,
    ...(cover && { menuCover: cover }),
    rest: whole ? 0 : Math.max(0, (ahead?.value ?? 0) - itemSum),
    outlook: far && { ...far.line, coming: opened(far.line.coming, far.effects) },
    coverage: coverageOf(sales, new Set(lines.map(({ name }) => name))),
    gone,
    fresh: selling.flatMap(({ name, units: own }) =>
      knownWeeks(own) < fewestWeeks ? [{ name, weeks: knownWeeks(own) }] : [],
    ),
    calendar: calendarOf(effects.filter(matters), unitLine.coming, units.choice.chosen.model.seasonal),
    context: null,
    assumptions: [],
  }
  const unread = context.sheet.unread.map(({ text }) => text.trim()).filter((text) => text !== '')
  if (unread.length > 0) forecast.unread = unread
  const step = stepOf(measureOf(forecast).line.past, units.seen)
  if (step) forecast.step = step
  forecast.unseen = unseenWeeks(forecast, {
    // Shares of revenue where it is forecast: a day with many cheap plates earns less.
    parts: weekdays.length > 0 ? sharesOf(weekdays) : parts,
    opening: context.house.settings.opening,
    night: sellsAtNight(sales.dayParts, context.restaurant.type),
    stated: (monday) => statedFactor(told, monday, parts),
    settled: (day) => isSettled(day, dates, questions),
    bySea: isByTheSea(context.restaurant.name, context.house.settings.neighbourhood),
  })
  forecast.told = [...(forecast.ownDays ?? []).map(ownDayWords), ...(forecast.told ?? [])]
  if (portions.length > 0) forecast.portions = portionAnswers(portions, forecast)
  if (scopes.length > 0) forecast.asked = scopeAnswers(scopes, forecast, context.house.ingredientPrices)
  if (level !== null) forecast.level = level
  const isClosed = (day: string) => !openingOf.opens(day)
  const replies = answersTo({
    forecast,
    sales,
    today: context.today,
    questions,
    guest: guestOf(sales, context),
    house: context.house,
    isClosed,
  })
  const shownAnswers = [...replies, ...feastPlans(dates, effects, forecast, parts, isClosed)]
  if (shownAnswers.length > 0) forecast.answers = shownAnswers
  const beyond = beyondWords(
    { units: allUnits, revenue: allRevenue },
    unitLine.coming,
    forecast.target ?? '',
    effects.filter(matters),
  )
  if (beyond !== '') forecast.beyond = beyond
  const written = { ...forecast, ...wordsOf(forecast, context.today, missing[0]?.monday ?? null) }
  return [
    {
      title: written.title,
      contentType: 'analysis',
      content: written,
      downloadable: true,
      explanations: [
        ...withoutEffect(
          context.sheet,
          ['date', 'portion', 'scope', 'question'],
          'A previsão conta o que se vende; isto não muda as unidades das próximas semanas.',
        ),
        ...explainTold(answered),
        ...own.unmet,
        ...explainQuestions(questions, replies),
      ],
    },
  ]
}
