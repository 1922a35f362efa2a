import { addDays, shortDay } from '../../base/calendar.ts'
import { fillChoices } from '../../base/language/choices.ts'
import { joinList } from '../../base/language/text.ts'
import { daysInWords } from './days.ts'
import { formatCount as whole } from './figures.ts'
import { lastYearSentence } from './last-year-beside.ts'
import { measureOf, recentLevel, recentWords } from './measure.ts'
import type { SalesForecast } from './schema.ts'
import { longDay, monthOf, moved, percent, targetOf } from './sentences.ts'

/** A month, with its year if the other date is of a different one. */
const monthIn = (iso: string, other: string) =>
  iso.slice(0, 4) === other.slice(0, 4) ? monthOf(iso) : `${monthOf(iso)} de ${iso.slice(0, 4)}`

/** Weeks of a sheet from which half a year is forecast. */
const halfYear = 90

/** Smallest change from the last four weeks that is mentioned. */
const noticeable = 0.02

/** Compares the week to buy for with the house's past sales. */
function weekSentence(forecast: SalesForecast): string {
  const { line, say } = measureOf(forecast)
  const ahead = line.coming.find(({ monday }) => monday === targetOf(forecast)?.monday)
  if (!ahead) return ''
  const known = line.past.flatMap(({ value }) => (value === null ? [] : [value]))
  const usual = recentLevel(line)
  const dishes = forecast.dishes ? ` e perto de ${whole(forecast.dishes)} porções da cozinha` : ''
  const range = `em 8 de 10 semanas assim, de ${say(ahead.low).replace(' unidades', '')} a ${say(ahead.high).replace(' unidades', '')}`
  const start = `Para a semana de ${shortDay(ahead.monday)} conte com ${say(ahead.value)} (${range})${dishes}`
  const change = usual > 0 ? ahead.value / usual - 1 : 0
  const best = Math.max(...known)
  const least = Math.min(...known)
  if (ahead.note !== undefined) return `${start}, com a casa ${ahead.note}.`
  const since = sinceStart(forecast, known, ahead.value)
  if (ahead.value > 1.005 * best) return `${start}: é mais do que em qualquer semana da planilha${since}.`
  if (ahead.value < 0.995 * least) return `${start}: é menos do que em qualquer semana da planilha${since}.`
  if (Math.abs(change) < noticeable) return `${start}: é o ritmo ${recentWords(line, say)}${since}.`
  return `${start}: são ${moved(change)} ${change > 0 ? 'a mais' : 'a menos'} que a média ${recentWords(line, say)}${since}.`
}

/** Compares the coming week with the same one of last year, else with the first four of the sheet, named by their month. */
function sinceStart(forecast: SalesForecast, known: readonly number[], ahead: number): string {
  const { period, weeks } = forecast
  const { line, say } = measureOf(forecast)
  const then = addDays(targetOf(forecast)?.monday ?? period.to, -364)
  const same = line.past.find(({ monday }) => monday === then)?.value
  if (same) {
    const moves = ahead / same - 1
    const year = then.slice(0, 4)
    return Math.abs(moves) < 0.03
      ? ` e quase o mesmo da mesma semana de ${year}`
      : ` e ${moved(moves)} ${moves > 0 ? 'acima' : 'abaixo'} da mesma semana de ${year}, que fez ${say(same)}`
  }
  const first = known.slice(0, 4)
  const before = meanOf(first)
  const change = before > 0 ? ahead / before - 1 : 0
  const from = monthIn(period.from, period.to)
  // On a short sheet the first weeks are among the last.
  if (weeks < 12) return ''
  if (Math.abs(change) < 0.03) return ` e quase o mesmo de ${from}`
  return ` e ${moved(change)} ${change > 0 ? 'acima' : 'abaixo'} de ${from}`
}

/** Change over the sheet from which a house is said to grow or to shrink. */
const leaning = 0.05

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** If the test's errors were mostly on one side, what the manager should do about it. */
function biasSentence({ units, rising, falling }: SalesForecast): string {
  const { bias = 0, mae = 0 } = units
  const known = units.past.flatMap(({ value }) => (value === null ? [] : [value]))
  const growth = meanOf(known.slice(-4)) / Math.max(1e-9, meanOf(known.slice(0, 4))) - 1
  // One-sided errors are chance, unless the sheet itself moved that way.
  if (Math.abs(bias) < 0.6 || mae < 0.5 || Math.abs(growth) < leaning || growth > 0 !== bias > 0) return ''
  const miss = percent((Math.abs(bias) * mae) / Math.max(1e-9, meanOf(known.slice(-8))))
  const names = (bias > 0 ? rising : falling).slice(0, 3).map(({ name }) => name)
  const by = names.length > 0 ? `, puxada por ${joinList(names)}` : ''
  return bias > 0
    ? ` A casa vem crescendo${by}: no teste vendeu em média ${miss} a mais que o previsto, então fique perto do alto da faixa, mas só no que guarda.`
    : ` A casa vem caindo${by}: no teste vendeu em média ${miss} a menos que o previsto, então não passe da lista de compras.`
}

/** The first thing to know: an item that the law may stop within these weeks. */
function closedSentence({ closedSeasons = [], items = [] }: SalesForecast): string {
  const first = closedSeasons.find(({ name, from }) => from && items.some((item) => item.name === name))
  if (!first?.from) return ''
  const pauses = joinList(
    closedSeasons.flatMap(({ name, from, to }) =>
      name === first.name && from ? [`de ${shortDay(from)} a ${shortDay(to ?? from)}`] : [],
    ),
  )
  return first.dated === false
    ? ` ${first.name} deve parar por defeso ${pauses}: veja o que confirmar e o que pôr no lugar.`
    : ` ${first.name} tem defeso ${pauses}: só com estoque declarado.`
}

/** The period asked for, first. */
const periodSentence = ({ asked = [], answers = [] }: SalesForecast): string => {
  const period = asked.find(({ of }) => of === 'period')
  const item = answers.find(({ opens }) => opens)
  if (!period && item) return `${item.verdict} `
  return period ? `${period.text.replace(/; a faixa.*$/, '.')} ` : ''
}

/** A step in the house's level: the owner knows its reason, and we say what to do if it ends. */
export function stepSentences(forecast: SalesForecast): string[] {
  const { step, rising, falling, title } = forecast
  if (!step) return []
  const { say } = measureOf(forecast)
  const change = step.after / step.before - 1
  const names = (change > 0 ? rising : falling).slice(0, 2).map(({ name }) => name)
  const by = names.length > 0 ? `, com ${joinList(names)} à frente` : ''
  return [
    fillChoices(
      change > 0
        ? `[Na semana de ${shortDay(step.monday)} a casa subiu um degrau|A casa mudou de patamar na semana de ${shortDay(step.monday)}]: ${moved(change)} acima das oito semanas anteriores${by}, e não voltou. O que mudou ali? Se acabar, a semana volta a ${say(step.before)}: duas semanas seguidas perto disso, e corte a compra.`
        : `[Na semana de ${shortDay(step.monday)} a casa desceu um degrau|A casa mudou de patamar na semana de ${shortDay(step.monday)}]: ${moved(change)} abaixo das oito semanas anteriores${by}, e não voltou. O que mudou ali? Até saber, compre pelo nível de agora.`,
      title,
    ),
  ]
}

/** Weeks of the sheet that teach nothing: those with closed days, and those that the owner calls unusual. */
function leftOutWords({ units, gaps }: SalesForecast): string[] {
  const count = units.past.filter(({ value }) => value === null).length - gaps
  if (count <= 0) return []
  return [
    count === 1
      ? 'Uma semana com dias fechados ou fora do normal não entrou na conta.'
      : `${count} semanas com dias fechados ou fora do normal não entraram na conta.`,
  ]
}

/**
 * The summary and the assumptions of the forecast.
 * @param firstGap the first Monday without rows; some of those weeks may be ones that the house was closed
 */
export function wordsOf(
  forecast: SalesForecast,
  today: string,
  firstGap: string | null,
): Pick<SalesForecast, 'summary' | 'assumptions'> {
  const { units, gaps, partial, period, weekdays, weeks } = forecast
  const first = units.coming[0]
  const closed =
    first?.note === 'fechada' ? `Na semana de ${shortDay(first.monday)} a casa está fechada. ` : ''
  const old =
    today > addDays(period.to, 14)
      ? ` A planilha termina em ${shortDay(period.to)}: envie as semanas que faltam, para a previsão chegar à semana em que você está.`
      : ''
  const { widened = 1 } = units
  const open =
    weekdays.length > 0 ? `, com a casa aberta ${daysInWords(weekdays.map(({ weekday }) => weekday))}` : ''
  const span = `${weeks} semanas, de ${monthIn(period.from, period.to)} a ${monthIn(period.to, period.from)}${open}`
  return {
    summary: `${periodSentence(forecast)}${closed}${weekSentence(forecast)}${lastYearSentence(forecast)}${closedSentence(forecast)}${biasSentence(forecast)}${old}`,
    assumptions: [
      widened > 1.005
        ? `A planilha tem ${span}: é curta para medir o próprio erro, e a faixa do teste foi alargada em ${percent(widened - 1)}.`
        : `A planilha tem ${span}: bastam para a faixa sair do próprio teste.`,
      ...(forecast.outlook === null && weeks < halfYear
        ? [
            fillChoices(
              `[Com mais ${halfYear - weeks} semanas de planilha dá para prever meio ano à frente.|Meio ano à frente, só com mais ${halfYear - weeks} semanas de planilha.|Para prever meio ano à frente faltam ${halfYear - weeks} semanas de planilha.|Para meio ano à frente, ${weeks} semanas não bastam: faltam ${halfYear - weeks} de planilha.]`,
              forecast.title,
            ),
          ]
        : []),
      ...leftOutWords(forecast),
      ...(firstGap === null
        ? []
        : [
            gaps === 1
              ? `A semana de ${longDay(firstGap)} não tem linhas: é desconhecida, não zero.`
              : `${gaps} semanas não têm linhas, a começar por ${longDay(firstGap)}: são desconhecidas, não zero.`,
          ]),
      ...(partial.length > 0
        ? [
            `A semana de ${joinList(partial.map(shortDay))} estava incompleta em ${monthOf(partial[0] ?? '')} e ficou fora da conta.`,
          ]
        : []),
    ],
  }
}
