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
import { maseInWords, wapeInWords } from './accuracy.ts'
import { type BackTest, chooseModel, intervalHalfWidth } from './back-test.ts'
import { formatCount, formatReais } from './figures.ts'
import { isSeasonal, knownWeeks, type Series } from './models.ts'
import { isClosedOn, onOpenDays, openings } from './open-days.ts'
import type { ForecastLine, SalesForecast } from './schema.ts'
import { explainTold, readTold, withEffects } from './told.ts'

/** Fewest whole weeks for a forecast. */
const fewestWeeks = 8

/** Part of a week's usual sales that its open days must hold for it to teach anything. */
const wholeEnough = 0.85

/** Weeks compared for rising and falling items. */
const window = 4

/** Fewest units a week of a rising or falling item. */
const leastUnits = 2
const leastChange = 0.15
const listed = 8

const addWeeks = (monday: string, weeks: number) => addDays(monday, 7 * weeks)

const shortDay = (iso: string) => iso.split('-').toReversed().slice(0, 2).join('/')

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

/** The weeks after a series by the chosen model. */
function comingOf(
  chosen: BackTest,
  series: Series,
  lastMonday: string,
  horizon: number,
): ForecastLine['coming'] {
  return chosen.model.forecast(series, horizon).map((value, index) => {
    const half = intervalHalfWidth(chosen, index + 1)
    return {
      monday: addWeeks(lastMonday, index + 1),
      value,
      low: Math.max(0, value - half),
      high: value + half,
    }
  })
}

function lineOf(
  weeks: readonly { monday: string }[],
  series: Series,
  horizon: number,
): { line: ForecastLine; chosen: BackTest } | null {
  const choice = chooseModel(series)
  const last = weeks.at(-1)
  if (!choice || !last) return null
  const { chosen, tested } = choice
  const naive = tested[0]
  return {
    chosen,
    line: {
      past: weeks.map(({ monday }, index) => ({ monday, value: series[index] ?? null })),
      coming: comingOf(chosen, series, last.monday, horizon),
      model: chosen.model.name,
      tested: chosen.weeks,
      wape: chosen.wape,
      mase: chosen.mase,
      others: tested
        .filter((test) => test !== chosen && Number.isFinite(test.mase))
        .map((test) => ({ model: test.model.name, mase: test.mase })),
      ...(naive && { baseline: { model: naive.model.name, wape: naive.wape } }),
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

function trends(items: readonly ItemWeeks[]) {
  return items.flatMap(({ name, units }) => {
    const last = units.slice(-window).filter((value) => value !== null)
    const before = units.slice(-2 * window, -window).filter((value) => value !== null)
    if (last.length < window - 1 || before.length < window - 1) return []
    const perWeek = mean(last)
    const base = mean(before)
    if (Math.max(perWeek, base) < leastUnits || base === 0) return []
    return [{ name, change: perWeek / base - 1, perWeek }]
  })
}

/** The coming weeks of each item that has enough of them behind it. */
function itemLines(items: readonly ItemWeeks[], lastMonday: string, horizon: number) {
  return items.flatMap(({ name, units }) => {
    if (knownWeeks(units) < fewestWeeks) return []
    const choice = chooseModel(units)
    if (!choice) return []
    return [
      { name, model: choice.chosen.model.name, coming: comingOf(choice.chosen, units, lastMonday, horizon) },
    ]
  })
}

/** Items on the shopping list. */
const bought = 15

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
  const horizon = weeks.length < 16 ? 4 : 8
  const { dates } = requirementsOf(context.sheet)
  const openingOf = openings(sales, context, dates)
  // A week in which the house was closed on purpose says nothing about its usual sales.
  const shut = new Set(
    mondays.flatMap(({ monday }) => (openingOf(monday, 'dates').share < wholeEnough ? [monday] : [])),
  )
  const usable = weeks.filter(({ monday }) => !shut.has(monday)).length >= fewestWeeks
  const seriesOf = (value: (index: number) => number | null): Series =>
    mondays.map(({ at, monday }) => (at < 0 || (usable && shut.has(monday)) ? null : value(at)))
  const units = lineOf(
    mondays,
    seriesOf((at) => weeks[at]?.units ?? null),
    horizon,
  )
  if (!units) {
    throw new EngineError('not_enough_data', 'As semanas da planilha não bastam para testar uma previsão.')
  }
  const priced = weeks.every(({ revenue }) => revenue !== null)
  const revenue = priced
    ? lineOf(
        mondays,
        seriesOf((at) => weeks[at]?.revenue ?? null),
        horizon,
      )
    : null
  const items: ItemWeeks[] = sales.itemWeeks.map(({ name, units: values }) => {
    const kept = values.slice(from, to)
    return { name, units: seriesOf((at) => kept[at] ?? null) }
  })
  const moving = trends(items)
  const seasonal = isSeasonal(units.chosen.model)
  const told = readTold(dates, units.line.past, units.line.coming, seasonal)
  const opened = (coming: ForecastLine['coming']) =>
    onOpenDays(withEffects(coming, told), (monday) => openingOf(monday, 'all'))
  const unitLine = { ...units.line, coming: opened(units.line.coming) }
  const revenueLine = revenue && { ...revenue.line, coming: opened(revenue.line.coming) }
  const lines = itemLines(items, mondays.at(-1)?.monday ?? '', horizon).map((line) => ({
    ...line,
    coming: opened(line.coming),
  }))
  const next = unitLine.coming[0]
  const ahead = unitLine.coming.find(({ note }) => note !== 'fechada') ?? next
  const money = revenueLine?.coming.find(({ monday }) => monday === ahead?.monday)
  const gaps = mondays.filter(({ at }) => at < 0).length
  const end = addDays(weeks.at(-1)?.monday ?? '', 6)
  const isOld = context.today > addDays(end, 7)

  const forecast: SalesForecast = {
    kind: 'sales_forecast',
    title: `Previsão de vendas ${ofThe(context.restaurant.name)}`,
    summary: `${next?.note === 'fechada' ? `Na semana de ${shortDay(next.monday)} a casa está fechada. ` : ''}Para a semana de ${shortDay(ahead?.monday ?? '')}, ${ahead === next ? 'a primeira depois da planilha' : 'a primeira em que abre'}, esperam-se ${formatCount(ahead?.value ?? 0)} unidades, entre ${formatCount(ahead?.low ?? 0)} e ${formatCount(ahead?.high ?? 0)} em 8 de cada 10 semanas como esta${money ? `, e ${formatReais(money.value)} de receita` : ''}. ${wapeInWords(units.line.wape)} ${maseInWords(units.line.mase)}${isOld ? ` A planilha termina em ${shortDay(end)}: envie as semanas que faltam, para a previsão chegar à semana em que você está.` : ''}`,
    period: { from: weeks[0]?.monday ?? '', to: end },
    weeks: weeks.length,
    gaps,
    partial,
    units: unitLine,
    revenue: revenueLine,
    items: lines,
    told: told.map(({ said }) => said),
    house: houseNotes(context, sales),
    rising: moving
      .filter(({ change }) => change >= leastChange)
      .toSorted((a, b) => b.change - a.change)
      .slice(0, listed),
    falling: moving
      .filter(({ change }) => change <= -leastChange)
      .toSorted((a, b) => a.change - b.change)
      .slice(0, listed),
    weekdays: spread(sales, next?.value ?? 0, context, dates, next?.monday ?? ''),
    purchases: lines
      .slice(0, bought)
      .flatMap(({ name, coming: [first] }) =>
        first && first.high > 0 ? [{ name, expected: first.value, safe: first.high }] : [],
      ),
    context: null,
    assumptions: [
      `Modelo das unidades: ${units.line.model}. Foi o que menos errou entre os testados, prevendo ${units.line.tested} semanas que já conhecemos só com o que vinha antes delas.`,
      'O intervalo cobre 80% dos casos, pelos erros do teste, e cresce com a distância.',
      'WAPE é o erro médio em porcentagem do que se vendeu. MASE compara a previsão com repetir a semana anterior: abaixo de 1 ela é melhor, acima é pior.',
      gaps > 0
        ? `Há ${gaps === 1 ? 'uma semana sem linhas' : `${gaps} semanas sem linhas`} na planilha: foram tratadas como desconhecidas, não como zero.`
        : 'Não há semanas em branco na planilha.',
      ...(partial.length > 0
        ? ['A primeira ou a última semana estava incompleta e ficou fora da conta.']
        : []),
      weeks.length < 56
        ? 'Com menos de um ano de dados, férias, festas e alta estação ainda não aparecem na previsão: ajuste você mesmo o que souber.'
        : 'A mesma semana do ano anterior entrou na comparação dos modelos.',
      'A previsão supõe que a casa siga como está: preço, cardápio e dias de funcionamento.',
    ],
  }
  return [
    {
      title: forecast.title,
      contentType: 'analysis',
      content: forecast,
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
