/** Whether to open: on weekdays, on a single day, in a period, or between two hours. */
import {
  addDays,
  daysBetween,
  everyWeek,
  monthNames,
  shortDay,
  weekdayNames,
  weekdayOf,
} from '../../../base/calendar.ts'
import { formatNumber } from '../../../base/language/text.ts'
import { mean } from '../../../base/statistics.ts'
import { guestsOf } from '../customers.ts'
import { formatReais, formatCount as whole } from '../figures.ts'
import { measureOf, recentLevel } from '../measure.ts'
import { itemsNamed } from '../named-items.ts'
import { partsOf } from '../open-days.ts'
import { type Answer, type Asked, percentOf, type Question, weeksIn } from './asked.ts'
import { answerClosedLoss } from './covers.ts'
import { shift, worthKeeping } from './kept-day.ts'
import { answerPaidDay } from './month-day.ts'
import { marginOf } from './one-more.ts'

/** Hours of a day by the shift; an assumption. */
const shiftHours = 8
/** A period up to which days are asked for one by one. */
const fewDays = 3
/** A period whose weeks differ less from those of now is like them. */
const noticeable = 0.05

/** Whether a weekday is worth opening on which the house is closed, or open. */
function onWeekdays(weekdays: readonly number[], asked: Asked, pay?: number): Answer {
  const { line, say } = measureOf(asked.forecast)
  const week = line.coming.find(({ monday }) => monday >= (asked.forecast.target ?? ''))
  const parts = partsOf(asked.sales.weekdays, asked.forecast.revenue ? 'revenue' : 'units')
  const known = asked.sales.weekdays.length > 1
  const open = parts.flatMap((part, day) => (part > 0 ? [{ day, part }] : []))
  const weakest = open.toSorted((a, b) => a.part - b.part)[0]
  const seen = weekdays.filter((day) => (parts[day] ?? 0) > 0)
  if (!week || !known || !weakest)
    return {
      verdict: `A planilha não separa os dias da semana: não há com que comparar ${everyWeek(weekdays)}.`,
      texts: ['Mande a planilha com a data de cada venda.'],
      open: true,
    }
  if (seen.length === weekdays.length) return worthKeeping(weekdays, asked, pay)
  const day = week.value * weakest.part
  return {
    verdict: `A planilha não mede um dia em que a casa não abriu: pelo dia mais fraco (${everyWeek([weakest.day]).replace(/^(?:às|aos) /, '')}), seriam até ${say(day)}, e parte disso só muda de dia.`,
    texts: [
      `Vale se metade disso, ${say(day / 2)}, pagar a equipe, o gás e o que se perde do dia. Teste quatro semanas seguidas, anote a soma da semana toda e feche se ela não subir.`,
    ],
  }
}

const partsOfSheet = ({ sales, forecast }: Asked) =>
  partsOf(sales.weekdays, forecast.revenue ? 'revenue' : 'units')

/** A week without feasts or closed days. */
function usualWeek({ forecast }: Asked): number | null {
  const { line } = measureOf(forecast)
  const coming = line.coming.filter(({ monday }) => monday >= (forecast.target ?? ''))
  const plain = coming.find(({ note, told = [] }) => note === undefined && told.length === 0) ?? coming[0]
  return plain?.value ?? null
}

/** One day, by what its weekday usually brings: it pays if half of that is reserved. */
function onDay(day: string, asked: Asked): Answer {
  const parts = partsOfSheet(asked)
  const part = parts[weekdayOf(day)] ?? 0
  const week = usualWeek(asked)
  const { say } = measureOf(asked.forecast)
  const name = (weekdayNames[weekdayOf(day)] ?? '').replace('-feira', '')
  if (week === null || part === 0)
    return {
      verdict: `A planilha não tem vendas ${everyWeek([weekdayOf(day)])}: não há com que medir ${shortDay(day)}.`,
      texts: ['Abra só com reservas que paguem a equipe do dia.'],
      open: true,
    }
  const usual = week * part
  const margin = marginOf(asked.forecast)
  const guest = guestsOf(asked.sales, asked.house)?.money ?? null
  const half = guest === null || !asked.forecast.revenue ? null : Math.ceil(usual / 2 / guest)
  const people = asked.forecast.revenue ? Math.floor((usual / 2) * (margin / shift)) : null
  return {
    verdict: `Abra em ${shortDay(day)} se até três dias antes houver ${half === null ? say(usual / 2) : `${whole(half)} clientes reservados, perto de ${say(usual / 2)}`}; sem isso, feche.`,
    texts: [
      `Uma ${name} comum faz ${say(usual)}; a planilha não diz quanto um feriado tira ou traz, e metade é a nossa regra.`.replace(
        /^Uma (sábado|domingo)/,
        'Um $1',
      ),
      people === null || people < 1
        ? ''
        : `Com metade disso e ${percentOf(1 - margin)} de mercadoria (suposição), dá para pagar ${people === 1 ? 'uma diária' : `${people} diárias`} de ${formatReais(shift)}; combine antes, que nesses dias ela costuma ser mais cara.`,
    ].filter((text) => text !== ''),
  }
}

const spanName = (from: string, to: string) =>
  from.endsWith('-01') && daysBetween(from, to) >= 28
    ? `em ${monthNames[Number(from.slice(5, 7)) - 1]}`
    : `de ${shortDay(from)} a ${shortDay(to)}`

/** A period: what its weeks bring beside those of now, and what they leave for the bills that stay. */
function inPeriod(from: string, to: string, asked: Asked): Answer {
  const { line, say } = measureOf(asked.forecast)
  const weeks = weeksIn(line.coming, from, to).filter(({ monday }) => monday >= (asked.forecast.target ?? ''))
  const name = spanName(from, to)
  if (weeks.length === 0)
    return {
      verdict: `${name.charAt(0).toUpperCase()}${name.slice(1)} a previsão não chega: vai até ${shortDay(addDays(line.coming.at(-1)?.monday ?? from, 6))}.`,
      texts: ['Mande a planilha de novo um mês antes.'],
      open: true,
    }
  const now = recentLevel(line)
  const later = mean(weeks.map(({ value }) => value))
  const change = later / Math.max(1e-9, now) - 1
  const margin = marginOf(asked.forecast)
  const moved =
    Math.abs(change) < noticeable
      ? 'como agora'
      : `${percentOf(change)} ${change > 0 ? 'acima' : 'abaixo'} de agora`
  return {
    verdict: asked.forecast.revenue
      ? `Abra: ${name} a semana deve fazer ${say(later)} (${moved}), e paga a mercadoria ficam ${say(later * margin)}. Feche só se equipe, gás e luz da semana passarem disso.`
      : `Abra, se a semana pagar a equipe: ${name} são ${say(later)} por semana, ${moved}.`,
    texts: [
      `As últimas quatro semanas da planilha fizeram ${say(now)} cada uma. Aluguel e impostos correm com a casa fechada, por isso não entram na decisão${asked.forecast.revenue ? `; mercadoria em ${percentOf(1 - margin)}, suposição nossa onde falta custo` : ''}.`,
    ],
  }
}

/** Hours of a day: what they must sell to pay whoever works in them. */
function betweenHours(start: number, end: number, asked: Asked): Answer {
  const hours = end - start
  const margin = marginOf(asked.forecast)
  const perHour = shift / shiftHours / margin
  const guest = guestsOf(asked.sales, asked.house)?.money ?? null
  const needed = perHour * hours
  const by =
    guest === null
      ? ''
      : ` (${formatNumber(Math.ceil((needed / guest) * 10) / 10)} cliente de ${formatReais(guest)})`
  const dayParts = asked.sales.dayParts.length > 0
  return {
    verdict: `Entre ${formatNumber(start)}h e ${formatNumber(end)}h a casa tem de vender ${formatReais(needed)} por pessoa da equipe para empatar${by}: abaixo disso, abra às ${formatNumber(end)}h.`,
    texts: [
      `Conta: diária de ${formatReais(shift)} em ${shiftHours} horas e ${percentOf(1 - margin)} de mercadoria (suposições); com três pessoas, ${formatReais(needed * 3)} por dia.`,
      dayParts
        ? 'Compare com o que a sua planilha mostra nessas horas.'
        : 'A planilha não tem a hora das vendas, e por isso não dizemos quanto entra: tire do caixa duas semanas desse horário e compare.',
    ],
    ...(dayParts ? {} : { open: true }),
  }
}

/** An item that is served no more on some days: what it makes of them, and what goes with it. */
function itemOnDays(item: string, weekdays: readonly number[], asked: Asked): Answer | null {
  const { sales, house } = asked
  const names = itemsNamed(item, sales, house)
  const perDay = names.flatMap((name) => {
    const units = sales.itemWeeks.find((one) => one.name === name)?.weekdays
    const price = sales.items.find((one) => one.name === name)?.price
    return units === undefined || price == null
      ? []
      : weekdays.map((day) => {
          const days = sales.weekdays.find((one) => one.weekday === day)?.days ?? 0
          return days === 0
            ? { units: 0, money: 0 }
            : { units: (units[day] ?? 0) / days, money: ((units[day] ?? 0) * price) / days }
        })
  })
  const ofHouse = weekdays.reduce((sum, day) => {
    const found = sales.weekdays.find((one) => one.weekday === day)
    return found?.revenue == null ? sum : sum + found.revenue / Math.max(1, found.days)
  }, 0)
  const units = perDay.reduce((sum, one) => sum + one.units, 0)
  const money = perDay.reduce((sum, one) => sum + one.money, 0)
  if (units === 0 || ofHouse === 0) return null
  const days = everyWeek(weekdays)
  const name = names.length === 1 ? names[0] : item
  return {
    verdict: `${name} faz ${whole(units)} vendas e ${formatReais(money)} ${days}, ${percentOf(money / ofHouse)} do que a casa vende: tirar só vale se o lugar for de quem gasta mais.`,
    texts: [
      `Com a casa cheia ${days} e gente esperando mesa, tire: cada lugar passa a um pedido maior. Sem fila, fique: são ${formatReais(money)} que nem todos trocam por outro prato. Teste quatro semanas e compare o total do dia.`,
    ],
  }
}

/** "Quanto perco se fechar …?" */
const loses = /\b(?:perco|perde\w*|perda|deixo de|deixa de)\b/i

export function answerOpenDay(question: Question, asked: Asked): Answer {
  const { weekdays = [], from, to = from, start, end, item } = question
  const ofItem = item === undefined ? null : itemOnDays(item, weekdays, asked)
  if (ofItem) return ofItem
  if (start !== undefined && end !== undefined && end > start) return betweenHours(start, end, asked)
  const paid =
    question.price !== undefined && from !== undefined && from === to
      ? answerPaidDay(from, question.price, asked)
      : null
  if (paid) return paid
  const lost =
    loses.test(question.text) && from !== undefined && to !== undefined
      ? answerClosedLoss(question, asked)
      : null
  if (lost) return lost
  if (weekdays.length > 0 || from === undefined || to === undefined)
    return onWeekdays(weekdays, asked, question.price)
  return daysBetween(from, to) <= fewDays ? onDay(from, asked) : inPeriod(from, to, asked)
}
