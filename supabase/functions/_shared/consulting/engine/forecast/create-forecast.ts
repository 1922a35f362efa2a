import type { Answers } from '../../automations/types.ts'
import type { Sales } from '../../documents/sales.ts'
import type { EngineContext } from '../context.ts'
import { EngineError } from '../errors.ts'
import { ofThe } from '../pairing/grammar.ts'
import type { EngineResult } from '../result-item.ts'
import { formatNumber } from '../text.ts'
import { type BackTest, chooseModel, intervalHalfWidth } from './back-test.ts'
import { formatCount, formatReais } from './figures.ts'
import type { ForecastLine, SalesForecast } from './forecast.schema.ts'
import { knownWeeks, type Series } from './models.ts'

/** Fewer weeks than this say too little. */
export const fewestWeeks = 8

/** Weeks looked at for what rises and falls. */
const window = 4

/** An item must sell this much a week to be told as rising or falling. */
const leastUnits = 2
const leastChange = 0.15
const listed = 8

const dayMs = 86_400_000

const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

const addWeeks = (monday: string, weeks: number) => addDays(monday, 7 * weeks)

const shortDay = (iso: string) => iso.split('-').toReversed().slice(0, 2).join('/')

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

const median = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** The weeks of the sheet without a first or last one that is not whole: those would read as a fall. */
function wholeWeeks(sales: Sales) {
  const usual = median(sales.weeks.map(({ days }) => days))
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
  const count = Math.round((Date.parse(last) - Date.parse(first)) / (7 * dayMs)) + 1
  return Array.from({ length: count }, (_, index) => {
    const monday = addWeeks(first, index)
    return { monday, at: mondays.indexOf(monday) }
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
  const values = chosen.model.forecast(series, horizon)
  return {
    chosen,
    line: {
      past: weeks.map(({ monday }, index) => ({ monday, value: series[index] ?? null })),
      coming: values.map((value, index) => {
        const half = intervalHalfWidth(chosen, index + 1)
        return {
          monday: addWeeks(last.monday, index + 1),
          value,
          low: Math.max(0, value - half),
          high: value + half,
        }
      }),
      model: chosen.model.name,
      tested: chosen.weeks,
      wape: chosen.wape,
      mase: chosen.mase,
      others: tested
        .filter((test) => test !== chosen && Number.isFinite(test.mase))
        .map((test) => ({ model: test.model.name, mase: test.mase })),
    },
  }
}

/** How far off the forecasts were, in words. */
export function wapeInWords(wape: number): string {
  const percent = formatNumber(wape * 100)
  if (wape < 0.1) return `No teste, a previsão errou ${percent}% em média: é boa para compras e escala.`
  if (wape < 0.2) return `No teste, a previsão errou ${percent}% em média: serve para compras, com uma folga.`
  if (wape < 0.35)
    return `No teste, a previsão errou ${percent}% em média: use como direção, não como número exato.`
  return `No teste, a previsão errou ${percent}% em média: as vendas oscilam demais, e o número vale pouco.`
}

export function maseInWords(mase: number): string {
  if (mase < 0.85) return 'É claramente melhor do que repetir a última semana.'
  if (mase <= 1.05) return 'É tão boa quanto repetir a última semana.'
  return 'É pior do que a variação comum de uma semana para a outra; nenhum modelo foi melhor.'
}

/** The coming week's units by weekday, Monday first: as an average such day has sold against the others. */
function spread({ weekdays }: Sales, units: number): SalesForecast['weekdays'] {
  const perDay = weekdays.map(({ weekday, units: sold, days }) => ({ weekday, usual: sold / days }))
  const week = perDay.reduce((sum, { usual }) => sum + usual, 0)
  if (perDay.length < 2 || week === 0) return []
  return perDay
    .map(({ weekday, usual }) => ({ weekday, share: usual / week, units: (units * usual) / week }))
    .toSorted((a, b) => ((a.weekday + 6) % 7) - ((b.weekday + 6) % 7))
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

function purchases(items: readonly ItemWeeks[]) {
  return items.slice(0, 15).flatMap(({ name, units }) => {
    if (knownWeeks(units) < fewestWeeks) return []
    const choice = chooseModel(units)
    if (!choice) return []
    const [expected = 0] = choice.chosen.model.forecast(units, 1)
    return [{ name, expected, safe: expected + intervalHalfWidth(choice.chosen, 1) }]
  })
}

/**
 * The coming weeks from a dated sales sheet.
 * @throws EngineError `answers_invalid` without a sheet, `not_enough_data` without dates or with fewer than
 * 8 whole weeks
 */
export function createForecast(answers: Answers, context: EngineContext): EngineResult<SalesForecast>[] {
  const file = answers.sales_data
  const sales = typeof file === 'object' && 'path' in file ? file.sales : undefined
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
  const seriesOf = (value: (index: number) => number | null): Series =>
    mondays.map(({ at }) => (at < 0 ? null : value(at)))
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
  const next = units.line.coming[0]
  const money = revenue?.line.coming[0]
  const told = typeof answers.context === 'string' ? answers.context.trim() : ''
  const gaps = mondays.filter(({ at }) => at < 0).length
  const end = addDays(weeks.at(-1)?.monday ?? '', 6)
  const isOld = context.today > addDays(end, 7)

  const forecast: SalesForecast = {
    kind: 'sales_forecast',
    title: `Previsão de vendas ${ofThe(context.restaurant.name)}`,
    summary: `Para a semana de ${shortDay(next?.monday ?? '')}, a primeira depois da planilha, esperam-se ${formatCount(next?.value ?? 0)} unidades, entre ${formatCount(next?.low ?? 0)} e ${formatCount(next?.high ?? 0)} em 8 de cada 10 semanas como esta${money ? `, e ${formatReais(money.value)} de receita` : ''}. ${wapeInWords(units.line.wape)} ${maseInWords(units.line.mase)}${isOld ? ` A planilha termina em ${shortDay(end)}: envie as semanas que faltam, para a previsão chegar à semana em que você está.` : ''}`,
    period: { from: weeks[0]?.monday ?? '', to: end },
    weeks: weeks.length,
    gaps,
    partial,
    units: units.line,
    revenue: revenue?.line ?? null,
    rising: moving
      .filter(({ change }) => change >= leastChange)
      .toSorted((a, b) => b.change - a.change)
      .slice(0, listed),
    falling: moving
      .filter(({ change }) => change <= -leastChange)
      .toSorted((a, b) => a.change - b.change)
      .slice(0, listed),
    weekdays: spread(sales, next?.value ?? 0),
    purchases: purchases(items),
    context: told === '' ? null : told,
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
  return [{ title: forecast.title, contentType: 'analysis', content: forecast, downloadable: true }]
}
