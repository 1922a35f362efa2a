/** Questions that hang a decision on a number: what to expect, how often it was passed, and yes or no. */
import { addDays, shortDay, weekdayNames } from '../../../base/calendar.ts'
import { capitalize } from '../../../base/language/grammar.ts'
import { joinList } from '../../../base/language/text.ts'
import { formatCount as whole } from '../figures.ts'
import { measureOf } from '../measure.ts'
import { partsOf } from '../open-days.ts'
import { spanWords } from '../week-groups.ts'
import { type Answer, type Asked, type Question, weeksIn } from './asked.ts'
import { weeksOf } from './supply.ts'

type Week = { monday: string; value: number; low: number; high: number }

/** Past weeks that are counted. */
const counted = 12
/** Half the width of an interval of 80 %, in standard deviations. */
const half80 = 1.2816
/** Chances from which the answer is yes, and up to which it is no. */
const sure = { yes: 0.8, no: 0.2 } as const
/** Weeks of the table. */
const shown = 6

/** The share of a normal distribution below a value (Zelen & Severo), to two digits. */
function below(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const tail =
    0.39894228 *
    Math.exp((-z * z) / 2) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return z < 0 ? tail : 1 - tail
}

/** How often of ten a week passes an amount. */
const chanceOf = ({ value, low, high }: Week, amount: number): number =>
  1 - below((amount - value) / Math.max(1e-9, (high - low) / 2 / half80))

/** The share of an item's or the house's week that falls on some weekdays. */
function shareOn(
  { weekdays }: Question,
  names: readonly string[],
  { sales, forecast }: Asked,
): number | null {
  if (weekdays === undefined) return 1
  const own = sales.itemWeeks.filter(({ name }) => names.includes(name))
  const days = own.map(({ weekdays: units = [] }) => units)
  const all = days.flat().reduce((sum, units) => sum + units, 0)
  if (names.length > 0 && all > 0)
    return days.reduce((sum, units) => sum + weekdays.reduce((on, day) => on + (units[day] ?? 0), 0), 0) / all
  if (sales.weekdays.length < 2) return null
  const parts = partsOf(sales.weekdays, forecast.revenue ? 'revenue' : 'units')
  return weekdays.reduce((sum, day) => sum + (parts[day] ?? 0), 0)
}

const dayWords = (weekdays: readonly number[]) =>
  joinList(weekdays.map((day) => (weekdayNames[day] ?? '').replace('-feira', '')))

export function answerThreshold(question: Question, asked: Asked): Answer | null {
  const { item, count, price, weekdays, from, to = from, against = false, what } = question
  const amount = count ?? price
  if (amount === undefined) return null
  const { forecast, sales } = asked
  const { line, say } = measureOf(forecast)
  const own = item === undefined ? null : weeksOf(item, asked)
  const names = own?.names ?? []
  if (own !== null && own.weeks.length === 0)
    return { verdict: `A planilha não tem venda de ${item} que baste para dizer.`, texts: [], open: true }
  if (own === null && price !== undefined && !forecast.revenue)
    return { verdict: 'A planilha não tem preços: sem eles não há R$ para comparar.', texts: [], open: true }
  const share = shareOn(question, names, asked)
  if (share === null)
    return {
      verdict: `A planilha é por semana e não mostra ${dayWords(weekdays ?? [])}: não há com que comparar ${whole(amount)}.`,
      texts: ['Mande a planilha com a data de cada venda.'],
      open: true,
    }
  const coming = (own?.weeks ?? line.coming).filter(({ monday }) => monday >= (forecast.target ?? ''))
  const within = from === undefined || to === undefined ? coming : weeksIn(coming, from, to)
  const weeks = within.map(({ monday, value, low, high }) => ({
    monday,
    value: value * share,
    low: low * share,
    high: high * share,
  }))
  const [first] = weeks
  if (!first)
    return { verdict: 'Fica depois das semanas previstas.', texts: ['Refaça perto da data.'], open: true }
  const past = own === null ? pastOf(line.past) : itemPast(names, sales)
  const known = past.slice(-counted).map((value) => value * share)
  const beyond = known.filter((value) => (against ? value < amount : value > amount)).length
  const chance = against ? 1 - chanceOf(first, amount) : chanceOf(first, amount)
  const figure = own === null ? say : (value: number) => whole(value)
  const often = Math.min(9, Math.max(1, Math.round(chance * 10)))
  const passes = against ? 'fica abaixo' : 'passa'
  const reply = chance >= sure.yes ? 'Sim' : chance <= sure.no ? 'Não' : 'Pode ser'
  const title = own === null ? 'a casa' : names.length === 1 ? (names[0] ?? '') : (item ?? '')
  const when =
    from === undefined
      ? weekdays === undefined
        ? `na semana de ${shortDay(first.monday)}`
        : `em cada ${dayWords(weekdays)}`
      : `na semana de ${spanWords(first.monday, addDays(first.monday, 6))}`
  const odds =
    chance >= 0.95
      ? `${passes} de ${figure(amount)} quase com certeza`
      : chance <= 0.05
        ? `quase nunca ${passes} de ${figure(amount)}`
        : `em ${often} de cada 10 ${passes} de ${figure(amount)}`
  const [day] = weekdays?.length === 1 ? weekdays : []
  const last =
    day === undefined
      ? `Nas últimas ${known.length} semanas`
      : day === 0 || day === 6
        ? `Nos últimos ${known.length} ${dayWords([day])}s`
        : `Nas últimas ${known.length} ${dayWords([day])}s`
  return {
    verdict: `${reply}: ${title === 'a casa' ? '' : `${title}, `}espere ${figure(first.value)} ${when} (em 8 de 10, de ${figure(first.low)} a ${figure(first.high)}); ${odds}.`,
    texts: [
      known.length === 0
        ? ''
        : `${last} da planilha ${beyond === 0 ? `isso não aconteceu nenhuma vez` : beyond === known.length ? 'isso aconteceu em todas' : `isso aconteceu ${beyond} vez${beyond === 1 ? '' : 'es'}`}.`,
      decisionWords(reply, what, known.length > 0 && beyond === known.length, first.monday, weekdays),
    ].filter((text) => text !== ''),
    ...(weeks.length > 1 && {
      table: {
        caption: `${capitalize(title)}: o que esperar${weekdays === undefined ? '' : ` em cada ${dayWords(weekdays)}`} e quanto ${passes} de ${figure(amount)}`,
        headers: ['Semana', 'Espero', 'Máximo', 'Em 10'],
        rows: weeks.slice(0, shown).map((week) => {
          const odd = against ? 1 - chanceOf(week, amount) : chanceOf(week, amount)
          return [
            spanWords(week.monday, addDays(week.monday, 6)),
            figure(week.value),
            figure(week.high),
            String(Math.round(odd * 10)),
          ]
        }),
        numeric: [1, 2, 3],
      },
    }),
  }
}

/** What follows for the owner's decision. */
function decisionWords(
  reply: string,
  what: string | undefined,
  always: boolean,
  monday: string,
  weekdays: readonly number[] | undefined,
): string {
  const then = what === undefined ? '' : ` (“${what}”)`
  if (always)
    return `Esse número a casa já passa toda semana: ele não separa a semana cheia da comum. Decida pelo que falta guardar ou atender${then}, não por ele.`
  if (reply === 'Sim') return `Decida já${then}, antes de ${shortDay(monday)}.`
  if (reply === 'Não') return `Não precisa contar com isso${then}.`
  return weekdays === undefined
    ? `Deixe combinado e sem pagar adiantado${then}; confirme pelo que vender até a quarta dessa semana.`
    : `Deixe combinado e sem pagar adiantado${then}; confirme na véspera, pelas reservas e encomendas.`
}

const pastOf = (past: readonly { value: number | null }[]): number[] =>
  past.flatMap(({ value }) => value ?? [])

/** Units of a week of some items; weeks without any are closed ones. */
function itemPast(names: readonly string[], { itemWeeks, weeks }: Asked['sales']): number[] {
  const own = itemWeeks.filter(({ name }) => names.includes(name))
  return weeks.flatMap((_, at) => {
    const values = own.flatMap(({ units }) => units[at] ?? [])
    return values.length === 0 ? [] : [values.reduce((sum, value) => sum + value, 0)]
  })
}
