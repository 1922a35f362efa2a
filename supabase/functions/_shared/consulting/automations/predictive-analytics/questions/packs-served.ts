/** Packs by the owner's own rate against what fits and how often it comes; and what each sale takes one of. */
import { addDays, shortDay, weekdayNames } from '../../../base/calendar.ts'
import { capitalize } from '../../../base/language/grammar.ts'
import { foldAccents, formatNumber, joinList } from '../../../base/language/text.ts'
import { itemsOf, itemWords } from '../../../base/request/describe-forecast-question.ts'
import { formatCount as whole } from '../figures.ts'
import { spanWords } from '../week-groups.ts'
import { type Answer, type Asked, percentOf, type Question } from './asked.ts'
import { daysOf, servedBy } from './buying.ts'
import { weeksOf } from './supply.ts'

/** Weeks of the table. */
const shown = 9

const sizeOf = (name: string): number | null => {
  const [, amount, unit] = /(\d+(?:[.,]\d+)?) ?(ml|l(?:itros?)?|g|kg)\b/i.exec(name) ?? []
  if (amount === undefined) return null
  return Number(amount.replace(',', '.')) * (/^(?:l|kg)/i.test(unit ?? '') ? 1000 : 1)
}

type Served = { name: string; factor: number; supposed: boolean }

/** The items that a pack goes into, each as so many of the one that the owner counts by. */
function servedItems({ item = '', other = '' }: Question, { forecast, sales }: Asked): Served[] {
  const good = foldAccents(item.toLowerCase()).split(' ').at(-1) ?? ''
  const priceOf = (name: string) => sales.items.find((one) => one.name === name)?.price ?? null
  const [size, price] = [sizeOf(other), priceOf(other)]
  return (forecast.items ?? []).flatMap(({ name }): Served[] => {
    const words = foldAccents(name.toLowerCase()).split(/[^a-z\d]+/)
    if (name === other || itemsOf(item).includes(name)) return [{ name, factor: 1, supposed: false }]
    if (good === '' || !words.includes(good)) return []
    const own = sizeOf(name)
    if (size !== null && own !== null) return [{ name, factor: own / size, supposed: false }]
    const cost = priceOf(name)
    return price !== null && cost !== null ? [{ name, factor: cost / price, supposed: true }] : []
  })
}

const dayOf = (weekday: number) => (weekdayNames[weekday] ?? '').replace('-feira', '')

export function answerPacksServed(question: Question, asked: Asked): Answer | null {
  const { count = 0, what = 'pacote', most, weekdays, item = '', other = item } = question
  const { forecast } = asked
  const served = servedItems(question, asked)
  if (served.length === 0 || count <= 0)
    return { verdict: `A planilha não tem venda de ${itemWords(item)} para contar.`, texts: [], open: true }
  const noun = what.split(' ')[0] ?? 'pacote'
  const several = /s$/.test(noun) ? noun : noun.replace(/(?:il|l)$/, 'i').concat('s')
  const weeks = forecast.units.coming.flatMap(({ monday }) => {
    if (monday < (forecast.target ?? '')) return []
    const sum = (of: 'value' | 'high') =>
      served.reduce((all, { name, factor }) => {
        const line = forecast.items?.find((one) => one.name === name)
        return all + (line?.coming.find((week) => week.monday === monday)?.[of] ?? 0) * factor
      }, 0)
    return [{ monday, value: Math.ceil(sum('value') / count), high: Math.ceil(sum('high') / count) }]
  })
  const [first] = weeks
  if (!first) return null
  const range = (week: (typeof weeks)[number]) => `${whole(week.value)} (até ${whole(week.high)} se encher)`
  const supposed = served.filter((one) => one.supposed)
  // The items that the owner counts by are worth one each.
  const others = served.filter(({ name }) => name !== other && !itemsOf(item).includes(name))
  const days = daysOf(forecast)
  const runs =
    weekdays === undefined
      ? []
      : servedBy(
          weekdays,
          days.map(({ weekday }) => weekday),
        )
  const starts = [...(weekdays ?? [])].toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7))
  const parts = runs.map((run) =>
    days.reduce((sum, { weekday, share }) => (run.includes(weekday) ? sum + share : sum), 0),
  )
  const perDelivery = (value: number) => parts.map((part) => Math.ceil(value * part - 1e-9))
  const fullest = weeks.toSorted((a, b) => b.value - a.value)[0] ?? first
  const largest = Math.max(...(parts.length > 0 ? perDelivery(fullest.value) : [fullest.value]))
  const room = most === undefined ? null : most * Math.max(1, parts.length)
  const short = room === null ? [] : weeks.filter(({ value }) => value > room)
  const verdictOfRoom =
    most === undefined || room === null
      ? ''
      : short.length > 0 || largest > most
        ? ` **Não cabe:** com ${whole(most)} no freezer${parts.length > 1 ? ` e ${parts.length} entregas` : ''} entram no máximo ${whole(room)} por semana, e faltam ${whole(Math.max(0, first.value - room))}.`
        : ` Cabe: a maior entrega pede ${whole(largest)}.`
  const needed = most === undefined ? 0 : Math.ceil(fullest.value / most)
  return {
    verdict: `${capitalize(several)}: ${range(first)} na semana de ${spanWords(first.monday, addDays(first.monday, 6))}${most === undefined ? '.' : `, e ${whole(fullest.value)} na mais cheia, de ${shortDay(fullest.monday)}.`}`,
    texts: [
      verdictOfRoom.trim(),
      parts.length > 0
        ? `Por entrega, na semana de ${shortDay(first.monday)}: ${joinList(starts.map((day, at) => `${dayOf(day)}, ${whole(perDelivery(first.value)[at] ?? 0)} (${percentOf(parts[at] ?? 0)} da venda)`))}.`
        : '',
      most !== undefined && (short.length > 0 || largest > most)
        ? `Saídas: ${needed <= 7 ? `${needed} entregas de ${whole(most)} por semana` : `mais que uma entrega de ${whole(most)} por dia`}, ou freezer para ${whole(largest)} ${several} na maior entrega. Fale com o fornecedor antes de ${shortDay(first.monday)}.`
        : '',
      `Conta: cada ${noun} dá ${whole(count)} de ${itemWords(other)}, a sua medida${others.length === 0 ? '' : `; ${joinList(others.map(({ name, factor }) => `${name} vale ${formatNumber(Math.round(factor * 100) / 100)}`))}`}${supposed.length > 0 ? ` (${joinList(supposed.map(({ name }) => name))} pelo preço, suposição nossa)` : ''}.`,
    ].filter((text) => text !== ''),
    table: {
      caption: `${capitalize(several)} por semana${parts.length > 1 ? ' e por entrega' : ''}`,
      headers: [
        'Semana',
        'Espero',
        'Se encher',
        ...starts.map((day) => capitalize(dayOf(day))),
        ...(room === null ? [] : ['Falta']),
      ],
      rows: weeks
        .slice(0, shown)
        .map((week) => [
          spanWords(week.monday, addDays(week.monday, 6)),
          whole(week.value),
          whole(week.high),
          ...perDelivery(week.value).map(whole),
          ...(room === null ? [] : [week.value > room ? whole(week.value - room) : '—']),
        ]),
      numeric: [1, 2, 3, 4, 5].slice(0, 2 + parts.length + (room === null ? 0 : 1)),
    },
  }
}

/** Weeks that are added up where the owner names none. */
const usualWeeks = 4

/** "quanto compro de copo de suco?": one for each sale. */
export function answerVessels({ item = '', what = 'copo' }: Question, asked: Asked): Answer {
  const { names, weeks } = weeksOf(item, asked)
  const [first] = weeks
  if (!first)
    return { verdict: `A planilha não tem venda de ${itemWords(item)} para contar.`, texts: [], open: true }
  const counted = weeks.slice(0, usualWeeks)
  const sum = (of: 'value' | 'high') => counted.reduce((all, week) => all + week[of], 0)
  const several = /s$/.test(what) ? what : `${what}s`
  const safe = Math.ceil(first.high)
  return {
    verdict: `${capitalize(several)}: ${whole(safe)} na semana de ${spanWords(first.monday, addDays(first.monday, 6))}, um para cada ${joinList(names)}; o esperado é ${whole(first.value)}.`,
    texts: [
      `Em ${counted.length} semanas, até ${shortDay(addDays(counted.at(-1)?.monday ?? '', 6))}, são ${whole(sum('value'))}; compre ${whole(Math.ceil(sum('value') * 1.05))}, com 5% para o que amassa (suposição), menos o que há em casa. Copo não estraga: o que sobra fica para a semana seguinte.`,
    ],
    ...(counted.length > 1 && {
      table: {
        caption: `${capitalize(several)}, por semana`,
        headers: ['Semana', 'Espero', 'Máximo'],
        rows: counted.map(({ monday, value, high }) => [
          spanWords(monday, addDays(monday, 6)),
          whole(value),
          whole(Math.ceil(high)),
        ]),
        numeric: [1, 2],
      },
    }),
  }
}
