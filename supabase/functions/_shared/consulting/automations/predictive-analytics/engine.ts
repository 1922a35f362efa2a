import type { Answers } from '../../base/answers/definition.ts'
import { salesOf } from '../../base/answers/read.ts'
import { addDays, daysBetween, weekdayNames } from '../../base/calendar.ts'
import type { EngineContext } from '../../base/context.ts'
import type { EngineResult } from '../../base/engine-result.ts'
import { EngineError } from '../../base/errors.ts'
import { ofThe } from '../../base/language/grammar.ts'
import { joinList } from '../../base/language/text.ts'
import { requirementsOf } from '../../base/request/requirements.ts'
import { withoutEffect } from '../../base/request/unmet.ts'
import { mean } from '../../base/statistics.ts'
import type { Sales } from '../../documents/sales.ts'
import { type Choice, chooseModel, type Interval, intervalOf, longestTest } from './back-test.ts'
import { knownWeeks, type Model, type Series } from './models.ts'
import { type Effect, effectsOf, factorOn } from './occasions.ts'
import { isClosedOn, onOpenDays, openings } from './open-days.ts'
import { ingredientList, recipesOf } from './recipes.ts'
import type { ForecastLine, SalesForecast } from './schema.ts'
import { weekAhead, wordsOf } from './sentences.ts'
import { explainTold, readTold, withEffects } from './told.ts'
import { trendsOf } from './trends.ts'

/** Fewest whole weeks for a forecast. */
const fewestWeeks = 8

/** Part of a week's usual sales that its open days must hold for it to teach anything. */
const wholeEnough = 0.85

/** Items named as rising or falling. */
const listed = 8

const addWeeks = (monday: string, weeks: number) => addDays(monday, 7 * weeks)

/** Of an even number the upper of the two in the middle: a count of days that occurs. */
const upperMedian = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** The weeks of the sheet without a first or last one that is not whole: those would read as a fall. */
function wholeWeeks(sales: Sales) {
  const usual = upperMedian(sales.weeks.map(({ days }) => days))
  const short = (week: Sales['weeks'][number] | undefined) => week !== undefined && week.days < usual - 1
  const { weeks } = sales
  const from = short(weeks[0]) ? 1 : 0
  const to = short(weeks.at(-1)) && weeks.length - from > 1 ? weeks.length - 1 : weeks.length
  return {
    weeks: weeks.slice(from, to),
    from,
    to,
    partial: weeks.filter((_, index) => index < from || index >= to).map(({ monday }) => monday),
  }
}

/** Every Monday from the first to the last, with the place of its week in the sheet; −1 is a gap. */
function calendar(mondays: readonly string[]): { monday: string; at: number }[] {
  const first = mondays[0] ?? ''
  const last = mondays.at(-1) ?? first
  const count = Math.ceil(daysBetween(first, last) / 7)
  return Array.from({ length: count }, (_, index) => {
    const monday = addWeeks(first, index)
    return { monday, at: mondays.indexOf(monday) }
  })
}

/** The weeks after a series by the chosen model, 80 % interval included. */
function comingOf(
  { chosen }: Choice,
  { halves }: Interval,
  series: Series,
  lastMonday: string,
): ForecastLine['coming'] {
  const [values = []] = chosen.model.forecasts(series, [series.length], halves.length)
  return values.map((value, index) => {
    const half = halves[index] ?? 0
    return {
      monday: addWeeks(lastMonday, index + 1),
      value,
      low: Math.max(0, value - half),
      high: value + half,
    }
  })
}

/** The effects that a model leaves out: one that repeats last year brings its season with it. */
const beside = (model: Model, effects: readonly Effect[]): Effect[] =>
  effects.map((effect) => (effect.kind === 'season' && model.seasonal ? { ...effect, factor: null } : effect))

/** A series without what the calendar does to its weeks, as far as the sheet shows it. */
const ordinary = (weeks: readonly { monday: string }[], series: Series, effects: readonly Effect[]): Series =>
  series.map((value, index) =>
    value === null ? null : value / factorOn(weeks[index]?.monday ?? '', effects),
  )

function lineOf(
  weeks: readonly { monday: string }[],
  series: Series,
  horizon: number,
  given?: Model,
): { line: ForecastLine; choice: Choice; seen: Effect[]; effects: Effect[] } | null {
  const choice = chooseModel(series, horizon, given)
  const last = weeks.at(-1)
  if (!choice || !last) return null
  const { chosen, tested, baseline } = choice
  const past = weeks.map(({ monday }, index) => ({ monday, value: series[index] ?? null }))
  const seen = effectsOf(past, addDays(last.monday, 7 * choice.horizon + 6))
  const effects = beside(chosen.model, seen)
  const interval = intervalOf(choice, choice.horizon)
  return {
    choice,
    seen,
    effects,
    line: {
      past,
      coming: comingOf(choice, interval, ordinary(weeks, series, effects), last.monday),
      model: chosen.model.name,
      tested: chosen.misses.length,
      wape: chosen.wape,
      mase: chosen.mase,
      others: tested
        .filter((test) => test !== chosen && Number.isFinite(test.mase))
        .map((test) => ({ model: test.model.name, mase: test.mase })),
      baseline: { model: baseline.model.name, wape: baseline.wape },
      horizon: choice.horizon,
      origins: choice.origins,
      mae: chosen.mae,
      held: { inside: interval.inside, of: interval.of },
    },
  }
}

/**
 * The coming week's units by weekday, Monday first: as an average such day has sold against the others. Days when
 * the house is closed are left out.
 */
function spread(
  { weekdays }: Sales,
  units: number,
  { house }: EngineContext,
  dates: Parameters<typeof isClosedOn>[0],
  monday: string,
): SalesForecast['weekdays'] {
  const perDay = weekdays
    .filter(({ weekday }) => {
      const day = addDays(monday, (weekday + 6) % 7)
      return house.settings.opening[String(weekday)] !== null && !isClosedOn(dates, day)
    })
    .map(({ weekday, units: sold, days }) => ({ weekday, usual: sold / days }))
  const week = perDay.reduce((sum, { usual }) => sum + usual, 0)
  if (perDay.length < 2 || week === 0) return []
  return perDay
    .map(({ weekday, usual }) => ({ weekday, share: usual / week, units: (units * usual) / week }))
    .toSorted((a, b) => ((a.weekday + 6) % 7) - ((b.weekday + 6) % 7))
}

/** What came from the house, or would be better if it were known. */
function houseNotes({ house }: EngineContext, { weekdays }: Sales): string[] {
  const { opening } = house.settings
  if (Object.keys(opening).length === 0) return []
  const shut = weekdays
    .filter(({ weekday }) => opening[String(weekday)] === null)
    .map(({ weekday }) => weekdayNames[weekday] ?? '')
  return shut.length === 0
    ? ['Usei os dias de funcionamento da sua casa: são os mesmos da planilha.']
    : [
        `Usei os dias de funcionamento da sua casa: ela não abre mais ${shut.length === 1 ? 'neste dia' : 'nestes dias'}, que ainda aparecem na planilha: ${joinList(shut)}. A previsão conta só os outros.`,
      ]
}

type ItemWeeks = { name: string; units: Series }
type ItemLine = NonNullable<SalesForecast['items']>[number]

/** Weeks without a sale after which an item counts as off the menu. */
const unsoldWeeks = 6
/** Fewest weeks for an average of a new item. */
const fewestFresh = 3

/**
 * An item's weeks from its first sale on. Where the house sold other things and not this, it sold none of it; where
 * nothing is known of the house, nothing is known of the item.
 */
function sinceFirstSale(units: Series, house: Series): Series {
  const first = units.findIndex((value) => value !== null && value > 0)
  if (first < 0) return []
  return units.slice(first).map((value, index) => (house[first + index] === null ? null : (value ?? 0)))
}

/** The coming weeks of an item, by its own model; by its average where it is too new for a test. */
function itemLine(
  { name, units }: ItemWeeks,
  weeks: readonly { monday: string }[],
  horizon: number,
  seen: readonly Effect[],
): { line: ItemLine; effects: readonly Effect[] } | null {
  const lastMonday = weeks.at(-1)?.monday ?? ''
  const choice = knownWeeks(units) < fewestWeeks ? null : chooseModel(units, horizon)
  const effects = choice ? beside(choice.chosen.model, seen) : seen
  const own = ordinary(weeks.slice(weeks.length - units.length), units, effects)
  if (choice) {
    const { chosen } = choice
    const coming = comingOf(choice, intervalOf(choice, horizon), own, lastMonday)
    const line = { name, model: chosen.model.name, coming, wape: chosen.wape, mae: chosen.mae }
    return { line, effects }
  }
  const known = own.filter((value) => value !== null)
  if (known.length < fewestFresh) return null
  const value = mean(known)
  const spread = known.reduce((sum, one) => sum + (one - value) ** 2, 0) / (known.length - 1)
  // At least the scatter of counting, wider for the few weeks behind the average.
  const half = 1.2816 * Math.sqrt(Math.max(spread, value) * (1 + 3 / known.length))
  const line = {
    name,
    model: `média das ${known.length} semanas em que foi vendido`,
    coming: Array.from({ length: horizon }, (_, index) => ({
      monday: addWeeks(lastMonday, index + 1),
      value,
      low: Math.max(0, value - half),
      high: value + half,
    })),
  }
  return { line, effects }
}

/** The coming weeks with what the calendar does to them. */
const withCalendar = (coming: ForecastLine['coming'], effects: readonly Effect[]): ForecastLine['coming'] =>
  coming.map((week) => {
    const factor = factorOn(week.monday, effects)
    return factor === 1
      ? week
      : { ...week, value: week.value * factor, low: week.low * factor, high: week.high * factor }
  })

/** Share of the sheet's units and revenue that some of its items hold. */
function coverageOf({ items }: Sales, names: ReadonlySet<string>): SalesForecast['coverage'] {
  const share = (value: (item: Sales['items'][number]) => number) => {
    const all = items.reduce((sum, item) => sum + value(item), 0)
    const held = items.reduce((sum, item) => sum + (names.has(item.name) ? value(item) : 0), 0)
    return all === 0 ? null : held / all
  }
  return {
    units: share(({ units }) => units) ?? 0,
    revenue: share(({ units, price }) => units * (price ?? 0)),
  }
}

/**
 * The coming weeks from a dated sales sheet.
 * @throws EngineError `answers_invalid` without a sheet, `not_enough_data` without dates or with fewer than
 * 8 whole weeks
 */
export function createForecast(answers: Answers, context: EngineContext): EngineResult<SalesForecast>[] {
  const sales = salesOf(answers, 'sales_data')
  if (!sales) throw new EngineError('answers_invalid', 'Envie a planilha de vendas.')
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
  const mondays = calendar(weeks.map(({ monday }) => monday))
  // The longest of 4 or 8 weeks that three starts of the back-test have room for.
  const longest = Math.max(1, Math.min(mondays.length < 16 ? 4 : 8, longestTest(mondays.length)))
  const { dates } = requirementsOf(context.sheet)
  const openingOf = openings(sales, context, dates)
  // A week in which the house was closed on purpose says nothing about its usual sales.
  const shut = new Set(
    mondays.flatMap(({ monday }) => (openingOf(monday, 'dates').share < wholeEnough ? [monday] : [])),
  )
  const usable = weeks.filter(({ monday }) => !shut.has(monday)).length >= fewestWeeks
  const seriesOf = (value: (index: number) => number | null): Series =>
    mondays.map(({ at, monday }) => (at < 0 || (usable && shut.has(monday)) ? null : value(at)))
  const houseWeeks = seriesOf((at) => weeks[at]?.units ?? null)
  const units = lineOf(mondays, houseWeeks, longest)
  if (!units) {
    throw new EngineError('not_enough_data', 'As semanas da planilha não bastam para testar uma previsão.')
  }
  const { horizon } = units.choice
  const priced = weeks.every(({ revenue }) => revenue !== null)
  const revenue = priced
    ? lineOf(
        mondays,
        seriesOf((at) => weeks[at]?.revenue ?? null),
        horizon,
        // Units that rise beside revenue that stands still would be two forecasts of one house.
        units.choice.chosen.model,
      )
    : null
  const items: ItemWeeks[] = sales.itemWeeks.map(({ name, units: values }) => {
    const kept = values.slice(from, to)
    return {
      name,
      units: sinceFirstSale(
        seriesOf((at) => kept[at] ?? null),
        houseWeeks,
      ),
    }
  })
  const isGone = ({ units: own }: ItemWeeks) =>
    own.length > unsoldWeeks && own.slice(-unsoldWeeks).every((value) => !value)
  const gone = items.filter(isGone).map(({ name, units: own }) => {
    const last = own.findLastIndex((value) => value !== null && value > 0)
    return { name, since: addDays(mondays.at(last - own.length)?.monday ?? '', 7) }
  })
  const selling = items.filter((item) => !isGone(item))
  const moving = trendsOf(selling)
  const { effects } = units
  const told = readTold(
    dates,
    units.line.past,
    units.line.coming,
    units.choice.chosen.model.seasonal,
    effects,
  )
  const ownerMeasured = told.flatMap(({ wish, factor }) =>
    factor === null || wish.from === undefined ? [] : [{ from: wish.from, to: wish.to ?? wish.from }],
  )
  // What the owner told, measured on last year's weeks, takes the place of the calendar's own measure.
  const applied = (own: readonly Effect[]) =>
    own.filter((effect) => !ownerMeasured.some((span) => span.from <= effect.to && span.to >= effect.from))
  const opened = (coming: ForecastLine['coming'], own: readonly Effect[] = effects) =>
    onOpenDays(withEffects(withCalendar(coming, applied(own)), told), (monday) => openingOf(monday, 'all'))
  const unitLine = { ...units.line, coming: opened(units.line.coming) }
  const revenueLine = revenue && { ...revenue.line, coming: opened(revenue.line.coming, revenue.effects) }
  const lines = selling.flatMap((item) => {
    const found = itemLine(item, mondays, horizon, units.seen)
    return found ? [{ ...found.line, coming: opened(found.line.coming, found.effects) }] : []
  })
  const [next] = unitLine.coming
  const ahead = weekAhead(unitLine.coming, context.today) ?? next
  const bought = lines
    .flatMap(({ name, coming }) => {
      const week = coming.find(({ monday }) => monday === ahead?.monday)
      return week && week.high > 0 ? [{ name, expected: week.value, safe: week.high }] : []
    })
    .toSorted((a, b) => b.expected - a.expected)
  const recipeOf = recipesOf(context.houseDrinks)
  const recipes = lines.map(({ name }) => ({ name, origin: recipeOf(name)?.origin ?? 'none' }))
  const withRecipe = (origin: (typeof recipes)[number]['origin']) =>
    recipes.flatMap((one) => (one.origin === origin ? [one.name] : []))
  const gaps = mondays.filter(({ at }) => at < 0).length
  const end = addDays(weeks.at(-1)?.monday ?? '', 6)

  const forecast: SalesForecast = {
    kind: 'sales_forecast',
    title: `Previsão de vendas ${ofThe(context.restaurant.name)}`,
    summary: '',
    period: { from: weeks[0]?.monday ?? '', to: end },
    weeks: weeks.length,
    gaps,
    partial,
    units: unitLine,
    revenue: revenueLine,
    items: lines,
    told: told.map(({ said }) => said),
    expected: told.map(({ wish, said, unmet }) => ({
      what: wish.what,
      from: wish.from ?? null,
      to: wish.to ?? null,
      closed: wish.closed,
      used: !unmet,
      said,
    })),
    house: houseNotes(context, sales),
    rising: moving
      .filter(({ change }) => change > 0)
      .toSorted((a, b) => b.change - a.change)
      .slice(0, listed),
    falling: moving
      .filter(({ change }) => change < 0)
      .toSorted((a, b) => a.change - b.change)
      .slice(0, listed),
    weekdays: spread(sales, ahead?.value ?? 0, context, dates, ahead?.monday ?? ''),
    ...(ahead && { target: ahead.monday }),
    purchases: bought,
    ingredients: ingredientList(bought, recipeOf),
    recipes: {
      house: withRecipe('house'),
      usual: withRecipe('usual'),
      resale: withRecipe('resale'),
      none: withRecipe('none'),
    },
    coverage: coverageOf(sales, new Set(lines.map(({ name }) => name))),
    gone,
    fresh: selling.flatMap(({ name, units: own }) =>
      knownWeeks(own) < fewestWeeks ? [{ name, weeks: knownWeeks(own) }] : [],
    ),
    calendar: effects
      .filter((effect) => effect.to >= (unitLine.coming[0]?.monday ?? ''))
      .map(({ name, from: start, to: stop, kind, factor, seen }) => ({
        name,
        from: start,
        to: stop,
        kind,
        factor,
        seen: [...seen],
        carried: kind === 'season' && units.choice.chosen.model.seasonal,
      })),
    context: null,
    assumptions: [],
  }
  const written = { ...forecast, ...wordsOf(forecast, context.today) }
  return [
    {
      title: written.title,
      contentType: 'analysis',
      content: written,
      downloadable: true,
      explanations: [
        ...withoutEffect(
          context.sheet,
          ['date'],
          'A previsão conta o que se vende; isto não muda as unidades das próximas semanas.',
        ),
        ...explainTold(told),
      ],
    },
  ]
}
