/** Whether to open on other days or longer. */
import { everyWeek, weekdayNames } from '../../../base/calendar.ts'
import { capitalize, theHouse } from '../../../base/language/grammar.ts'
import { formatNumber, joinList } from '../../../base/language/text.ts'
import { hour } from '../../../base/request/hour-words.ts'
import {
  type Answer,
  type Asked,
  answer,
  costedOf,
  factsOf,
  needs,
  percent,
  type Question,
  reais,
  refuses,
} from './asked.ts'

type Day = { weekday: number; revenue: number; dates: number }

/** None from a sheet of weeks, each dated by its first day. */
export const daysOf = ({ sales }: Asked): Day[] =>
  (sales === null || sales.weekdays.length < 2 ? [] : sales.weekdays).flatMap(({ weekday, revenue, days }) =>
    revenue === null ? [] : [{ weekday, revenue: revenue / days, dates: days }],
  )

/** Share of the sales that is left after ingredients, over the menu. */
export function marginOf(asked: Asked): number | null {
  const items = costedOf(asked)
  const weight = ({ name }: { name: string }) => asked.sold.unitsOf(name) ?? 1
  const revenue = items.reduce((sum, item) => sum + item.price * weight(item), 0)
  const left = items.reduce((sum, item) => sum + (item.price - item.cost) * weight(item), 0)
  return revenue > 0 ? left / revenue : null
}

export const dayName = (day: number) => (weekdayNames[day] ?? '').replace('-feira', '')

/** "Vale testar: aos domingos o Nonato fecha, e você fecha às 18:00." Null if no competitor is closed then. */
function openAlone(
  weekdays: readonly number[],
  what: string,
  rivals: readonly { competitor: string; closed?: boolean | undefined }[],
  { context }: Asked,
): string | null {
  const shut = [...new Set(rivals.flatMap(({ competitor, closed }) => (closed ? [competitor] : [])))]
  const [day] = weekdays
  if (shut.length === 0 || day === undefined || !/tarde|noite/.test(what)) return null
  const hours = context.house.settings.opening[day]
  const ours = hours ? `, e você fecha às ${hours.to.replace(':00', 'h').replace(':', 'h')}` : ''
  return `Vale testar, em quatro ${weekdayPlural(day)} avisados na porta: ${everyWeek([day])} ${joinList(shut.map(theHouse))} ${shut.length === 1 ? 'fecha' : 'fecham'}${ours}.`
}

const weekdayPlural = (day: number) => `${dayName(day)}s`

type Hours = { from: number; to: number }

const clockOf = (said: string) => {
  const [hours = 0, minutes = 0] = said.split(':').map(Number)
  return hours + minutes / 60
}
/** "as 23h", "a 1h", "a meia-noite" */
const at = (value: number) =>
  value % 24 === 0 ? 'a meia-noite' : `${Math.floor(value % 24) === 1 ? 'a' : 'as'} ${hour(value % 24)}`
const said = ({ from, to }: Hours) =>
  `d${at(from)} ${at(to)
    .replace(/^a(?=s? )/, 'à')
    .replace(/^a /, 'à ')}`

/** Hours of the day that the words name: "24h", "das 16h às 18h". Null where they name none, or only one end. */
function hoursIn(what: string): Hours | null {
  if (/^24h|dia e noite/.test(what)) return { from: 0, to: 24 }
  const [from, to] = [...what.matchAll(/(\d{1,2})h/g)].map((found) => Number(found[1]))
  return from === undefined || to === undefined ? null : { from, to: to <= from ? to + 24 : to }
}

/** The longest hours of a day of the week; null if none is known. */
function openHours({ context }: Asked): Hours | null {
  const open = Object.values(context.house.settings.opening).flatMap((of): Hours[] => {
    if (!of) return []
    const [from, to] = [clockOf(of.from), clockOf(of.to)]
    return [{ from, to: to <= from ? to + 24 : to }]
  })
  if (open.length === 0) return null
  return { from: Math.min(...open.map(({ from }) => from)), to: Math.max(...open.map(({ to }) => to)) }
}

const sheetHours = ({ sales }: Asked) =>
  sales !== null && sales.dayParts.length > 0
    ? `a planilha separa ${joinList(sales.dayParts.map(({ part }) => part))}, e não hora por hora`
    : 'a planilha tem o dia da venda, e não a hora'

/** At which of the hours that the owner asks about the house has never sold. */
function ofHours(hours: Hours, asked: Asked): { text: string; isOpen: boolean } {
  const open = openHours(asked)
  if (open === null)
    return {
      text: `${capitalize(sheetHours(asked))}: guarde o horário em “A casa”, e a resposta diz que horas faltam.`,
      isOpen: false,
    }
  const shut =
    hours.to - hours.from >= 24 ? [{ from: open.to, to: open.from + 24 }] : cutOff(hours, open.from, open.to)
  const many = shut.reduce((sum, one) => sum + one.to - one.from, 0)
  return shut.length === 0
    ? { text: `A casa já abre ${said(hours)}, e ${sheetHours(asked)}.`, isOpen: true }
    : {
        text: `A casa fecha ${joinList(shut.map(said))}: ${many === 1 ? 'é 1 hora' : `são ${formatNumber(many)} horas`} por dia sem uma venda na planilha.`,
        isOpen: false,
      }
}

/** The part of some hours before the house opens, and that after it closes. */
const cutOff = ({ from, to }: Hours, first: number, last: number): Hours[] =>
  [
    { from, to: Math.min(to, first) },
    { from: Math.max(from, last), to },
  ].filter((one) => one.to > one.from)

/** The open day that sells least, by the dated sheet; undefined without one. */
export const weakestDay = (asked: Asked) => daysOf(asked).toSorted((a, b) => a.revenue - b.revenue)[0]

/** Whether to open on other days. */
export function answerOpenDays({ weekdays = [], what = '', against }: Question, asked: Asked): Answer {
  if (against) return answer(`Nada aqui pede abrir ${what || 'nesses dias'}.`)
  const days = daysOf(asked)
  const margin = marginOf(asked)
  const when = `${weekdays.length > 0 ? joinList(weekdays.map(dayName)) : ''} ${what}`.trim()
  const rivals = factsOf(asked, 'days').filter(({ weekdays: theirs = [] }) =>
    theirs.some((day) => weekdays.includes(day)),
  )
  const others = rivals.map(({ competitor, closed }) => `${competitor} ${closed ? 'fecha' : 'abre'}`)
  const near =
    others.length > 0 ? `Nesse dia, ${joinList(others)}: abre uma porta, e não garante cliente.` : ''
  const staff = refuses(asked, 'hire')
    ? 'Sem contratar, confira a folga semanal de cada um antes (CLT, art. 67).'
    : ''
  const each =
    margin === null
      ? ''
      : `Cada R$ 100 que abrir custa (gente, luz, gás) pede ${reais(100 / margin)} de venda: da sua venda sobram ${percent(margin)} depois dos ingredientes.`
  const alone = openAlone(weekdays, what, rivals, asked)
  if (alone !== null)
    return answer(
      alone,
      each,
      staff,
      near === '' ? '' : 'Quem está aberto não garante cliente: é o teste que diz.',
    )
  const asks = hoursIn(what)
  const hours = asks && ofHours(asks, asked)
  if (hours?.isOpen)
    return needs(
      hours.text,
      'Anote por duas semanas o que essas horas vendem, e compare com o que elas custam.',
      each,
    )
  const known = weekdays.flatMap((day) => days.find(({ weekday }) => weekday === day) ?? [])
  const weakest = weakestDay(asked)
  const busiest = days.toSorted((a, b) => b.revenue - a.revenue)[0]
  if (known.length > 0 && what === '') {
    const list = known.map(({ weekday, revenue }) => `${dayName(weekday)} ${reais(revenue)}`)
    return answer(
      `A planilha já tem venda: ${joinList(list)} por dia; o melhor dia, ${dayName(busiest?.weekday ?? 0)}, faz ${reais(busiest?.revenue ?? 0)}.`,
      each,
      near,
      staff,
    )
  }
  if (weakest && busiest && days.length > 1)
    return answer(
      `Ainda não: a planilha não tem ${when === '' ? 'esse horário' : hours ? `venda ${when.replace(/^24h$/, 'fora do seu horário')}` : when}, e sem venda não há como prever.`,
      hours?.text ?? '',
      `O dia mais fraco que você já abre (${dayName(weakest.weekday)}) faz ${reais(weakest.revenue)}, e o melhor (${dayName(busiest.weekday)}) ${reais(busiest.revenue)}: encher o fraco custa menos que abrir outro.`,
      each,
      near,
      staff,
      'Se quiser saber, teste dois dias avisados e pare se não pagar esse mínimo.',
    )
  return needs(
    `Para dizer se vale abrir ${when || 'mais'} falta a venda por dia e quanto custa abrir.`,
    hours?.text ?? '',
    each,
    near,
    staff,
  )
}
