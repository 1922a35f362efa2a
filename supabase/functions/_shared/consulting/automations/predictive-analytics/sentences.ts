import { addDays, monthNames, weekdayNames } from '../../base/calendar.ts'
import { fillChoices } from '../../base/language/choices.ts'
import { capitalize } from '../../base/language/grammar.ts'
import { formatNumber, joinList } from '../../base/language/text.ts'
import { formatCount as whole } from './figures.ts'
import type { SalesForecast } from './schema.ts'

/** Sentences for the report, each with something of the house: an item, a day, a week of its sheet. */

export const longDay = (iso: string) => iso.split('-').toReversed().join('/')
export const percent = (fraction: number) => `${formatNumber(fraction * 100)}%`
/** A change as a percentage, without its sign. */
export const moved = (change: number) => percent(Math.abs(change))

export const nameOf = (weekday: number) => (weekdayNames[weekday] ?? '').replace('-feira', '')
/** "no sábado", "na sexta". */
export const onThe = (weekday: number) => `${weekday === 0 || weekday === 6 ? 'no' : 'na'} ${nameOf(weekday)}`
export const monthOf = (iso: string) => monthNames[Number(iso.slice(5, 7)) - 1] ?? ''

type Weeks = SalesForecast['units']['coming']

/** The week to buy for: the first that has not begun, or has just begun; else the first after the sheet. */
export function weekAhead(coming: Weeks, today: string): Weeks[number] | undefined {
  const open = coming.filter(({ note }) => note !== 'fechada')
  return open.find(({ monday }) => monday >= addDays(today, -2)) ?? open[0] ?? coming[0]
}

/** The week that the report is about. */
export const targetOf = ({ units, target }: SalesForecast) =>
  units.coming.find(({ monday }) => monday === target) ?? units.coming[0]

type Days = SalesForecast['weekdays']

/** The two busiest days and the quietest; null if the sheet has too few weekdays. */
export function extremes(weekdays: Days) {
  const [first, second, ...others] = weekdays.toSorted((a, b) => b.share - a.share)
  const weakest = others.at(-1)
  if (!first || !second || !weakest) return null
  return { strong: weekdays.filter((day) => day === first || day === second), weakest }
}

/** Multiples of an equal share of the week from which a day counts as busy, and below which as weak. */
const strong = 1.1
const weak = 0.85

/** Days that need fewer staff; a day that the owner gives to an item is none of them. */
export const quietDays = ({ weekdays, ownDays = [] }: SalesForecast): Days =>
  weekdays.filter(
    ({ weekday, share }) => share * weekdays.length < weak && !ownDays.some((own) => own.weekday === weekday),
  )

/** Days that need more staff. */
export const busyDays = (weekdays: Days): Days =>
  weekdays.filter(({ share }) => share * weekdays.length >= strong)

type Occasion = NonNullable<SalesForecast['calendar']>[number]

/** What the sheet shows about a date, short enough for a table cell. */
export function shownOf({ factor, seen, carried }: Occasion, from: string): string {
  const years = joinList([...new Set(seen.map((day) => day.slice(0, 4)))])
  if (carried) return 'já vem no modelo, que repete o ano anterior'
  if (seen.length === 0) return `sem medida: a planilha começa em ${longDay(from)}`
  if (factor === null) return `visto em ${years}, sem diferença maior que a oscilação normal`
  return `${factor > 1 ? '+' : '−'}${moved(factor - 1)} sobre as semanas vizinhas, em ${years}; está na previsão`
}

/** The house as a whole, if it moved; and what the tables do not show if no item moved by itself. */
export function trendSentences(forecast: SalesForecast): string[] {
  const { rising, falling, items = [], answers = [], houseMove } = forecast
  const [first] = items
  const last = items.at(-1)
  const moves = rising.length + falling.length > 0
  if (houseMove)
    return [
      `A casa toda ${houseMove.change > 0 ? 'subiu' : 'caiu'} ${moved(houseMove.change)} nas últimas ${houseMove.weeks} semanas sobre as ${houseMove.weeks} anteriores: ${moves ? 'abaixo, só quem se moveu além disso' : 'nenhum item se moveu além disso, e um sozinho não explica a mudança'}.`,
    ]
  if (moves || !first || !last) return []
  // What an answer says of months is no change of these weeks, and the report does not deny it.
  const slow = answers.flatMap(({ about, of, verdict }) =>
    about === 'itemTrend' && of !== null && /^(?:Cai|Sobe),/.test(verdict) ? [of] : [],
  )
  return [
    first === last
      ? `${first.name} não mudou mais do que já oscila de uma semana para outra.`
      : slow.length > 0
        ? `Nas últimas semanas nenhum item mudou mais do que já oscila; o que anda devagar, em muitos meses, é ${joinList(slow)}: a resposta está em “O que você perguntou”.`
        : `De ${first.name} a ${last.name}, nenhum item mudou mais do que já oscila de uma semana para outra: não mexa no preparo por causa deles.`,
  ]
}

export function weekdaySentence(forecast: SalesForecast): string | null {
  const { weekdays, title, ownDays = [] } = forecast
  const days = extremes(weekdays)
  if (!days) return null
  const busy = busyDays(weekdays)
  const both = busy.reduce((sum, { share }) => sum + share, 0)
  const quiet = quietDays(forecast).filter((day) => !days.strong.includes(day))
  const names = joinList(quiet.map(({ weekday }) => onThe(weekday)))
  const own = ownDays.find(({ weekday }) => weekdays.some((day) => day.weekday === weekday))
  const rest = own
    ? `Não tire gente ${onThe(own.weekday)}: é o dia de ${own.item}${own.units === null ? '' : `, ${whole(own.units)} na semana`}.`
    : quiet.length > 0
      ? `[Folga e pré-preparo cabem ${names}.|Deixe para ${names.replace(/\bn([ao]) /g, '$1 ')} a folga e o que se adianta.|${capitalize(names)} o movimento é menor: bom para adiantar preparo.|A folga da equipe rende mais ${names}, quando menos sai.]`
      : busy.length > 0
        ? (forecast.answers ?? []).some(({ about }) => about === 'quietDays')
          ? 'A folga está em “O que você perguntou”.'
          : 'Nenhum dia é fraco a ponto de dispensar alguém.'
        : `De ${nameOf(weekdays[0]?.weekday ?? 1)} a ${nameOf(weekdays.at(-1)?.weekday ?? 6)} nenhum dia fica muito abaixo: a equipe pode ser a mesma.`
  const [highest] = weekdays.toSorted((a, b) => b.share - a.share)
  if (highest && busy.length === 0)
    return fillChoices(
      `A semana é parelha: o dia mais forte, ${nameOf(highest.weekday)}, faz ${percent(highest.share)}, e o mais fraco, ${nameOf(days.weakest.weekday)}, ${percent(days.weakest.share)}. ${rest}`,
      title,
    )
  const strong = joinList(busy.map(({ weekday }) => nameOf(weekday)))
  const strongOn = joinList(busy.map(({ weekday }) => onThe(weekday)))
  return fillChoices(
    `[${capitalize(strong)} ${busy.length === 1 ? 'faz' : 'fazem'} ${percent(both)} da semana.|${percent(both)} da semana sai ${strongOn}.|A semana se decide ${strongOn}, com ${percent(both)} das vendas.] ${rest}`,
    title,
  )
}
