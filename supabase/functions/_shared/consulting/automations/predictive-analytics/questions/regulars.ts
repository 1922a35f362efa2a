/** Guests whom somebody else sends: what the house sells without them, or with more of them. */
import { addDays, shortDay, weekdayOf } from '../../../base/calendar.ts'
import { capitalize } from '../../../base/language/grammar.ts'
import { foldAccents, formatNumber, joinList } from '../../../base/language/text.ts'
import { daysIn, guestsOf, isByWeight, plainName, plateKg, weekdaysOf } from '../customers.ts'
import { daysInWords } from '../days.ts'
import { formatReais, formatCount as whole } from '../figures.ts'
import { measureOf } from '../measure.ts'
import { nameOf, onThe } from '../sentences.ts'
import { shortWho } from '../stated.ts'
import { type Answer, type Asked, percentOf, type Question } from './asked.ts'

/** Guests of an example, where the owner gives no number. */
const example = 10

const spanWords = ({ from, to }: Question) =>
  from === undefined
    ? 'desde já'
    : to === undefined
      ? `a partir de ${shortDay(from)}`
      : to === from
        ? `em ${shortDay(from)}`
        : `de ${shortDay(from)} a ${shortDay(to)}`

/** Kg, or sales, of each open day with the change. */
function dayTable(question: Question, asked: Asked, perDay: { kg: number; money: number | null }) {
  const { forecast } = asked
  const buffet = forecast.purchases.find(({ name }) => isByWeight(name))
  const turn = question.against ? -1 : 1
  const days = forecast.weekdays.filter(({ weekday }) => weekdaysOf(question).includes(weekday))
  const rows = days.flatMap((day) => {
    const usual = buffet?.days?.find(({ weekday }) => weekday === day.weekday)?.units
    if (buffet && usual !== undefined && perDay.kg > 0)
      return [
        [nameOf(day.weekday), `${whole(usual)} kg`, `${whole(Math.max(0, usual + turn * perDay.kg))} kg`],
      ]
    return day.revenue == null || perDay.money === null
      ? []
      : [
          [
            nameOf(day.weekday),
            formatReais(day.revenue),
            formatReais(Math.max(0, day.revenue + turn * perDay.money)),
          ],
        ]
  })
  return rows.length === 0
    ? {}
    : {
        table: {
          caption: buffet && perDay.kg > 0 ? `${plainName(buffet.name)}, por dia` : 'Receita por dia',
          headers: ['Dia', 'Dia comum', question.against ? 'Sem eles' : 'Com eles'],
          rows,
          numeric: [1, 2],
        },
      }
}

/** A house may have something to sell to those who do not come. */
const carried = /marmit|quentinha|delivery|viagem|combo/

export function answerCustomers(question: Question, asked: Asked): Answer | null {
  const { count, what = 'esses clientes', against } = question
  const { forecast, sales, house } = asked
  const regular = guestsOf(sales, house)
  if (!regular) return null
  const { line } = measureOf(forecast)
  const shut = new Set(line.coming.filter(({ note }) => note === 'fechada').map(({ monday }) => monday))
  const opens = (day: string) =>
    forecast.weekdays.length === 0 || forecast.weekdays.some(({ weekday }) => weekday === weekdayOf(day))
  const isClosed = (day: string) => asked.isClosed?.(day) ?? false
  const days = line.coming
    .filter(({ monday }) => !shut.has(monday))
    .flatMap(({ monday }) => daysIn(question, monday, (day) => opens(day) && !isClosed(day)))
  const money = (people: number) => (regular.money === null ? null : people * regular.money)
  const sold = sales.weeks.reduce((sum, { days: seen }) => sum + seen, 0)
  const usual = sold > 0 ? regular.guests / sold : 0
  const who = shortWho(what)
  const word = against ? 'a menos' : 'a mais'
  if (count === undefined) {
    const week = money(
      example *
        weekdaysOf(question).filter((day) => forecast.weekdays.some(({ weekday }) => weekday === day)).length,
    )
    return {
      verdict: `Quantos clientes por dia vêm ${`de ${who}`.replace(/^de (?=[oa]s? )/, 'd')}? Sem esse número a previsão ${spanWords(question)} segue a de sempre: não supusemos nada.`,
      texts: [
        `Para cada ${example} por dia são ${week === null ? `${whole(example * regular.units)} unidades por dia` : `${formatReais(week)} por semana`} ${word}${regular.kg > 0 ? `, ${formatNumber(example * regular.kg)} kg por dia` : ''}.`,
      ],
      open: true,
    }
  }
  if (days.length === 0)
    return {
      verdict: `${who} ${spanWords(question)}: nenhum dia aberto das semanas previstas muda.`,
      texts: [],
      open: true,
    }
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const day = money(count)
  const kg = count * regular.kg
  const part = usual > 0 ? count / usual : 0
  const packed = forecast.items?.find(({ name }) => carried.test(foldAccents(name.toLowerCase())))
  // The days on which these guests are nearly all.
  const most = forecast.weekdays.filter(
    ({ weekday, share }) =>
      weekdaysOf(question).includes(weekday) && count > 0.9 * usual * share * forecast.weekdays.length,
  )
  const working = question.weekdays === undefined && weekdaysOf(question).length < 7
  const change =
    kg > 0
      ? `${whole(kg)} kg por dia`
      : part > 0
        ? `${percentOf(part)} do dia`
        : `${whole(count * regular.units)} unidades por dia`
  return {
    action: {
      what: `${against ? 'Cortar' : 'Aumentar'} o preparo ${question.to === undefined ? `a partir de ${shortDay(first)}` : `de ${shortDay(first)} a ${shortDay(last)}`}, ${daysInWords(weekdaysOf(question))}: ${change} ${word}${against && question.to !== undefined ? ', e marcar ali folgas e férias' : ''}`,
      brings: `${day === null ? `${count} clientes` : `**${formatReais(day * days.length)}**`} ${against ? 'que não entram' : 'a mais'} com ${who}.`,
      by: shortDay(addDays(first, -3)),
      who: 'Cozinha e bar',
    },
    verdict: `${count} clientes por dia ${word} em ${days.length === 1 ? `${shortDay(first)}` : `${days.length} dias abertos, de ${shortDay(first)} a ${shortDay(last)}`}: ${day === null ? `${whole(count * regular.units)} unidades por dia` : `${formatReais(day)} por dia, ${formatReais(day * days.length)} ao todo`}${kg > 0 ? `, e ${whole(kg)} kg por dia` : ''}, já nas tabelas. A casa segue aberta.`,
    texts: [
      `Suposições: ${[
        ...(kg > 0
          ? [
              `${formatNumber(1000 * plateKg)} g por prato${regular.kg < 0.95 * plateKg ? `, com ${percentOf(regular.kg / plateKg)} deles no buffet e os outros no resto do cardápio, como a sua clientela` : ''}`,
            ]
          : []),
        ...(regular.money === null
          ? []
          : [
              `${formatReais(regular.money)} por cliente (a venda da planilha por perto de ${whole(usual)} clientes por dia)`,
            ]),
        ...(working ? [`só ${daysInWords(weekdaysOf(question))}`] : []),
      ].join(', ')}. Corrija o que não for assim.`,
      ...(against && most.length > 0
        ? [
            `${capitalize(joinList(most.map(({ weekday }) => onThe(weekday))))}, ${count} é quase tudo o que a casa atende: confira o número, ou feche nesses dias.`,
          ]
        : []),
      ...(against && part > 0.08 && part <= 0.9
        ? [
            question.to === undefined
              ? `São ${percentOf(part)} do dia, e não voltam: em duas semanas acerte a escala desses dias${packed ? `, e procure outro grupo fixo para ${plainName(packed.name)}` : ', e procure outro grupo fixo por perto'}.`
              : `São ${percentOf(part)} do dia: ponha aí folgas e férias da equipe${packed ? `, e ofereça ${plainName(packed.name)} por entrega aos que seguem trabalhando` : ''}.`,
          ]
        : []),
      ...(against || part <= 0.08
        ? []
        : [
            `São ${percentOf(part)} a mais no dia: reforce primeiro o preparo, e a equipe só se vierem duas semanas seguidas.`,
          ]),
    ],
    ...dayTable(question, asked, { kg, money: day }),
  }
}
