/** Last year's same weeks beside the forecast, where the model does not follow the season: a warning, and no figure. */
import { addDays } from '../../base/calendar.ts'
import { formatNumber } from '../../base/language/text.ts'
import { measureOf } from './measure.ts'
import type { SalesForecast } from './schema.ts'
import { spanWords } from './week-groups.ts'

/** A smaller difference from last year is what years do by themselves. */
const noticeable = 0.2
/** Weeks compared: those that are bought and staffed for first. */
const weeks = 4

/**
 * "Há um ano as mesmas semanas fizeram R$ 103.568, 47% acima": of a house that sells on last year's level or above it,
 * as its last weeks show, a forecast below last year's weeks may miss a season.
 */
export function lastYearSentence(forecast: SalesForecast): string {
  const { line, say } = measureOf(forecast)
  const { model, past, coming } = line
  if (/mesma (?:semana|época) do ano anterior|sazonalidade/.test(model)) return ''
  const soldIn = (monday: string) => past.find((week) => week.monday === monday)?.value ?? null
  const before = (monday: string) => addDays(monday, -364)
  const first = coming.filter(({ monday, note }) => monday >= (forecast.target ?? '') && note === undefined)
  const known = first.slice(0, weeks).flatMap(({ monday, value }) => {
    const then = soldIn(before(monday))
    return then === null ? [] : [{ monday, value, then }]
  })
  const [from, to] = [known[0]?.monday, known.at(-1)?.monday]
  if (known.length < 2 || from === undefined || to === undefined) return ''
  const sum = (of: (week: (typeof known)[number]) => number) => known.reduce((all, week) => all + of(week), 0)
  const [expected, then] = [sum(({ value }) => value), sum((week) => week.then)]
  const change = then / Math.max(1e-9, expected) - 1
  if (Math.abs(change) < noticeable) return ''
  // The house's own level: its last weeks beside the same ones a year ago.
  const recent = past.slice(-weeks).flatMap(({ monday, value }) => {
    const other = soldIn(before(monday))
    return value === null || other === null ? [] : [value / Math.max(1e-9, other)]
  })
  const level = recent.length === 0 ? 1 : recent.reduce((all, one) => all + one, 0) / recent.length
  const seasonal = then * level
  if (Math.abs(seasonal / Math.max(1e-9, expected) - 1) < noticeable) return ''
  const more = seasonal > expected
  return ` **Há um ano, de ${spanWords(from, addDays(to, 6))}, a casa fez ${say(then)}; aqui são ${say(expected)}${recent.length > 0 && Math.abs(level - 1) > 0.03 ? `, e no nível de agora aquela época daria ${say(seasonal)}` : ''}.** A planilha não tem semanas para testar a época do ano (faltam ${formatNumber(Math.max(1, needed - forecast.weeks))}), e o número não a segue: ${more ? 'tenha o alto da faixa do que guarda, e não dê folga nem corte escala antes de ver a primeira dessas semanas' : 'compre o que estraga em duas vezes, a segunda pelo que sair'}.`
}

/** Weeks of a sheet from which a model of the season can be tested. */
const needed = 79
