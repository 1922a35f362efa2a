/** "Acima de 500 pratos entra um ajudante": the weeks that pass, and what they cost. */
import { addDays, shortDay } from '../../../base/calendar.ts'
import { joinList } from '../../../base/language/text.ts'
import { itemWords } from '../../../base/request/describe-forecast-question.ts'
import { median } from '../../../base/statistics.ts'
import { formatReais, formatCount as whole } from '../figures.ts'
import { measureOf } from '../measure.ts'
import { spanWords } from '../week-groups.ts'
import type { Answer, Asked, Question } from './asked.ts'
import { notSold } from './item-days.ts'
import { weeksOf } from './supply.ts'

/** Weeks that are named one by one in the first sentence. */
const mostSaid = 8

/** A week is full that passes the usual one of these by so much. */
const full = 1.05

/** The fullest weeks ahead, as many as the owner can pay; without a number, those that stand out. */
function fullestWeeks(
  { count, what = 'mais um', price, from = '', to }: Question,
  { forecast }: Asked,
): Answer {
  const { line, say } = measureOf(forecast)
  const weeks = line.coming.filter(
    ({ monday, value }) => value > 0 && addDays(monday, 6) >= from && (to === undefined || monday <= to),
  )
  const usual = median(weeks.map(({ value }) => value))
  const sorted = weeks.toSorted((a, b) => b.value - a.value)
  const chosen = (
    count === undefined ? sorted.filter(({ value }) => value > usual * full) : sorted.slice(0, count)
  ).toSorted((a, b) => a.monday.localeCompare(b.monday))
  if (chosen.length === 0)
    return {
      verdict: `Nenhuma semana se destaca: todas ficam perto de ${say(usual)}; chame só se uma festa aparecer.`,
      texts: [],
    }
  const isChosen = (monday: string) => chosen.some((one) => one.monday === monday)
  const plain = chosen.filter(({ value }) => value <= usual * full)
  const [last] = sorted.slice(chosen.length)
  return {
    verdict: `Chame ${what === 'mais um' ? what : `mais uma pessoa (${what})`} em ${joinList(chosen.map(({ monday, value }) => `${spanWords(monday, addDays(monday, 6))} (${say(value)})`))}: são as ${chosen.length === 1 ? 'mais cheias' : `${chosen.length} mais cheias`} de ${shortDay(weeks[0]?.monday ?? '')} a ${shortDay(addDays(weeks.at(-1)?.monday ?? '', 6))}${price === undefined ? '' : `; uma diária em cada custa ${formatReais(chosen.length * price)}`}.`,
    texts: [
      `Uma semana do meio faz ${say(usual)}.${last ? ` A próxima da fila é ${spanWords(last.monday, addDays(last.monday, 6))}, ${say(last.value)}.` : ''}`,
      plain.length > 0
        ? `${joinList(plain.map(({ monday }) => spanWords(monday, addDays(monday, 6))))} ${plain.length === 1 ? 'passa' : 'passam'} pouco do comum: ${plain.length === 1 ? 'guarde essa diária' : 'guarde essas diárias'} se o aperto não vier.`
        : '',
    ].filter((text) => text !== ''),
    table: {
      caption: 'Semanas, da mais cheia à mais fraca',
      headers: ['Semana', 'Espero', 'Alto', 'Chamar'],
      rows: sorted.map(({ monday, value, high }) => [
        spanWords(monday, addDays(monday, 6)),
        say(value),
        say(high),
        isChosen(monday) ? 'sim' : 'não',
      ]),
      numeric: [1, 2],
    },
  }
}

export function answerStaffWeeks(question: Question, asked: Asked): Answer {
  if (question.item === undefined) return fullestWeeks(question, asked)
  const { item = '', count = 0, what = 'mais um', price, most, from = '', to } = question
  const all = weeksOf(item, asked)
  const weeks = all.weeks.filter(
    ({ monday }) => addDays(monday, 6) >= from && (to === undefined || monday <= to),
  )
  const [first] = weeks
  const last = weeks.at(-1)
  if (!first || !last || count <= 0) return notSold(item)
  const name = all.names.length === 1 ? (all.names[0] ?? item) : itemWords(item)
  const over = weeks.filter(({ value }) => value > count)
  const close = weeks.filter(({ value, high }) => value <= count && high > count)
  const cost = (some: readonly unknown[]) => (price === undefined ? null : some.length * price * (most ?? 1))
  const each =
    price === undefined
      ? ''
      : ` (${most === undefined ? `${formatReais(price)} por semana` : `${most} × ${formatReais(price)}`})`
  const said = over
    .slice(0, mostSaid)
    .map(({ monday, value }) => `${spanWords(monday, addDays(monday, 6))} (${whole(value)})`)
  const more = over.length > mostSaid ? `, e mais ${over.length - mostSaid} da tabela` : ''
  const certain = over.filter(({ low }) => low > count).length
  const verdict =
    over.length === 0
      ? close.length === 0
        ? `Em nenhuma de ${shortDay(first.monday)} a ${shortDay(addDays(last.monday, 6))}: ${name} fica em até ${whole(Math.max(...weeks.map(({ value }) => value)))} por semana, abaixo de ${whole(count)}.`
        : `Pelo esperado, em nenhuma; deixe combinado em ${joinList(close.slice(0, mostSaid).map(({ monday }) => spanWords(monday, addDays(monday, 6))))}, que no alto da faixa passam de ${whole(count)}.`
      : `Chame em ${over.length === weeks.length ? `todas as ${over.length} semanas` : over.length === 1 ? 'uma semana' : `${over.length} semanas`}: ${joinList(said)}${more}${cost(over) === null ? '' : `; custa ${formatReais(cost(over) ?? 0)}${each}`}.`
  return {
    verdict,
    texts: [
      over.length === weeks.length
        ? `Todas as semanas passam de ${whole(count)}: esse número não separa a cheia da comum. Contrate para todas, ou escolha um número maior.`
        : '',
      over.length > 0 && certain < over.length
        ? `${certain === 0 ? 'Nenhuma passa' : certain === 1 ? 'Só uma passa' : `${certain} passam`} mesmo no baixo da faixa; nas outras combine sem pagar adiantado e confirme pelo que vender até a quarta.`
        : '',
      over.length > 0 && close.length > 0
        ? `De sobreaviso: ${joinList(close.slice(0, mostSaid).map(({ monday, high }) => `${spanWords(monday, addDays(monday, 6))} (até ${whole(high)})`))}${cost(close) === null ? '' : `; se vierem todas, mais ${formatReais(cost(close) ?? 0)}`}.`
        : '',
    ].filter((text) => text !== ''),
    table: {
      caption: `${name} por semana, contra ${whole(count)}`,
      headers: ['Semana', 'Baixo', 'Espero', 'Alto', 'Chamar'],
      rows: weeks.map(({ monday, value, low, high }) => [
        spanWords(monday, addDays(monday, 6)),
        whole(low),
        whole(value),
        whole(high),
        low > count ? `sim, ${what}` : value > count ? 'provável' : high > count ? 'talvez' : 'não',
      ]),
      numeric: [1, 2, 3],
    },
  }
}
