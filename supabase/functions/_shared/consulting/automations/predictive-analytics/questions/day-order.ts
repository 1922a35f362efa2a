/** What is made or ordered for each day: a low and a high number, the day of the order, and whole pieces that keep few days. */
import { addDays, shortDay, weekdayNames, weekdayOf } from '../../../base/calendar.ts'
import { capitalize } from '../../../base/language/grammar.ts'
import { itemWords } from '../../../base/request/describe-forecast-question.ts'
import { formatCount as whole } from '../figures.ts'
import { spanWords } from '../week-groups.ts'
import type { Answer, Asked, Question } from './asked.ts'
import { type DayUnits, daysAhead, lastDay, notSold, soldAs } from './item-days.ts'
import { weeksOf } from './supply.ts'

const dayName = (day: string) => (weekdayNames[weekdayOf(day)] ?? '').replace('-feira', '')
const dayWords = (day: string) => `${dayName(day)}, ${shortDay(day)}`
const total = (days: readonly DayUnits[], of: 'value' | 'low' | 'high') =>
  days.reduce((sum, day) => sum + Math.ceil(day[of] - 1e-9), 0)

/** A sheet by weeks shows no day. */
const noDays = (name: string, asked: Asked, item: string): Answer => {
  const [week] = weeksOf(item, asked).weeks
  return {
    verdict: `A planilha é por semana e não mostra os dias: ${name}, ${week ? `${whole(week.value)} na semana de ${shortDay(week.monday)} (de ${whole(week.low)} a ${whole(week.high)})` : 'sem conta por dia'}.`,
    texts: ['Mande a planilha com a data de cada venda, e a conta sai dia a dia.'],
    open: true,
  }
}

/** The last of some weekdays before a day. */
function orderDay(weekdays: readonly number[] | undefined, before: string): string | null {
  if (weekdays === undefined) return null
  for (let back = 1; back <= 7; back += 1) {
    const day = addDays(before, -back)
    if (weekdays.includes(weekdayOf(day))) return day
  }
  return null
}

/** "Quantas massas por dia de 14 a 19? O pedido sai na terça": each open day, low and high, and the order. */
export function answerDayOrder(question: Question, asked: Asked): Answer {
  const { item = '', what, from, to, weekdays } = question
  const names = soldAs(item, asked)
  const name = what ?? (names.length === 1 ? (names[0] ?? item) : itemWords(item))
  if (names.length === 0) return notSold(item)
  const first = from ?? asked.forecast.target ?? asked.today
  const last = to ?? addDays(first, 6)
  const days = daysAhead(names, { from: first, to: last }, asked)
  if (days === null) return noDays(name, asked, item)
  if (days.length === 0)
    return {
      verdict: `${capitalize(name)}: a casa não abre de ${shortDay(first)} a ${shortDay(last)}, ou esses dias ficam depois da previsão, que vai até ${shortDay(lastDay(asked))}.`,
      texts: ['Mande a planilha de novo perto da data.'],
      open: true,
    }
  const order = orderDay(weekdays, first)
  const fullest = days.reduce((most, day) => (day.value > most.value ? day : most))
  return {
    ...(order !== null && {
      action: {
        what: `Pedir ${whole(total(days, 'high'))} de ${name}, para ${shortDay(days[0]?.day ?? first)} a ${shortDay(days.at(-1)?.day ?? last)}`,
        brings: `O alto da faixa; o esperado é ${whole(total(days, 'value'))}. Desconte o que há em casa.`,
        by: shortDay(order),
        who: 'Compras',
      },
    }),
    verdict: `${capitalize(name)}: ${whole(total(days, 'value'))} de ${shortDay(days[0]?.day ?? first)} a ${shortDay(days.at(-1)?.day ?? last)} (baixo, ${whole(total(days, 'low'))}; alto, ${whole(total(days, 'high'))})${order === null ? '' : `, a pedir em ${dayWords(order)}`}; o dia que mais pede é ${dayWords(fullest.day)}, com ${whole(Math.ceil(fullest.value))}.`,
    texts: [
      order === null
        ? 'O que estraga, pelo esperado; o que guarda, pelo alto.'
        : `No pedido, some a coluna do alto se o que sobra guarda (congelado guarda): ${whole(total(days, 'high'))}, menos o que houver em casa.`,
    ],
    table: {
      caption: `${capitalize(name)}, dia a dia; baixo e alto: 8 em cada 10 semanas ficam entre os dois`,
      headers: ['Dia', 'Baixo', 'Esperado', 'Alto'],
      rows: days.map(({ day, value, low, high }) => [
        capitalize(dayWords(day)),
        whole(Math.floor(low)),
        whole(Math.ceil(value)),
        whole(Math.ceil(high)),
      ]),
      numeric: [1, 2, 3],
    },
  }
}

/** Days parted into runs of at most `most` open days in a row. */
function runsOf(days: readonly DayUnits[], most: number): DayUnits[][] {
  const runs: DayUnits[][] = []
  for (const one of days) {
    const run = runs.at(-1)
    const [first] = run ?? []
    if (run && first && one.day < addDays(first.day, most)) run.push(one)
    else runs.push([one])
  }
  return runs
}

/** Weeks of the table of whole pieces. */
const shown = 9

/** "A torta dá 10 pedaços e dura 3 dias": how many a week, and on which days to make them. */
export function answerWholePieces(question: Question, asked: Asked): Answer {
  const { item = '', what = 'inteiros', count = 1, most } = question
  const names = soldAs(item, asked)
  const { weeks } = weeksOf(item, asked)
  const [now] = weeks
  if (names.length === 0 || !now) return notSold(item)
  const pieces = (units: number) => Math.max(1, Math.ceil(units / count - 1e-9))
  const name = names.length === 1 ? (names[0] ?? item) : itemWords(item)
  const days = daysAhead(names, { from: now.monday, to: addDays(now.monday, 6) }, asked)
  const runs = most === undefined || days === null ? [] : runsOf(days, most)
  const sumOf = (run: readonly DayUnits[], of: 'value' | 'low' | 'high') =>
    run.reduce((sum, day) => sum + day[of], 0)
  const made = runs.map((run) => ({
    run,
    low: pieces(sumOf(run, 'low')),
    value: pieces(sumOf(run, 'value')),
    high: pieces(sumOf(run, 'high')),
  }))
  const ofWeek = (of: 'low' | 'value' | 'high') =>
    made.length > 0 ? made.reduce((sum, one) => sum + one[of], 0) : pieces(now[of])
  const spanOf = (run: readonly DayUnits[]) =>
    run.length < 2
      ? dayName(run[0]?.day ?? '')
      : `${dayName(run[0]?.day ?? '')} e ${dayName(run.at(-1)?.day ?? '')}`.replace(
          ' e ',
          run.length > 2 ? ' a ' : ' e ',
        )
  return {
    verdict: `${capitalize(what)}: ${whole(ofWeek('value'))} na semana de ${spanWords(now.monday, addDays(now.monday, 6))} (baixo, ${whole(ofWeek('low'))}; alto, ${whole(ofWeek('high'))}), para ${whole(now.value)} de ${name}, a ${whole(count)} cada.`,
    texts: [
      made.length > 1
        ? `Ritmo, guardando até ${most} dias: ${made.map(({ run, value }) => `${dayName(run[0]?.day ?? '')}, ${whole(value)} (para ${spanOf(run)})`).join('; ')}. Cada fornada é arredondada para inteiros: por isso a soma passa de ${whole(pieces(now.value))}.`
        : most === undefined
          ? ''
          : `A planilha não mostra os dias: divida o número da semana pelas fornadas de ${most} em ${most} dias, e faça mais antes dos dias cheios.`,
      'Se sobra todo dia, vá pelo baixo; se falta antes de fechar, pelo alto.',
    ].filter((text) => text !== ''),
    table: {
      caption: `${capitalize(what)} por semana`,
      headers: ['Semana', 'Baixo', 'Esperado', 'Alto'],
      rows: weeks
        .slice(0, shown)
        .map(({ monday, value, low, high }) => [
          spanWords(monday, addDays(monday, 6)),
          whole(pieces(low)),
          whole(pieces(value)),
          whole(pieces(high)),
        ]),
      numeric: [1, 2, 3],
    },
  }
}

/** Whole packs of each delivery, from the one that is ordered by a day: what is left goes to the next. */
export function answerOrderBy(question: Question, asked: Asked): Answer {
  const { item = '', count = 1, what = `pacotes de ${count}`, weekdays, to = '' } = question
  const names = soldAs(item, asked)
  if (names.length === 0) return notSold(item)
  const end = lastDay(asked)
  const name = names.length === 1 ? (names[0] ?? item) : itemWords(item)
  const starts: string[] = []
  for (let day = to; day <= end; day = addDays(day, 1))
    if (weekdays === undefined ? day === to : weekdays.includes(weekdayOf(day))) starts.push(day)
  const runs = starts.map((day, at) => {
    const until = addDays(starts[at + 1] ?? addDays(day, 7), -1)
    const days = daysAhead(names, { from: day, to: until < end ? until : end }, asked, true) ?? []
    const sum = (of: 'value' | 'high') => days.reduce((all, one) => all + one[of], 0)
    return { day, until, value: sum('value'), high: sum('high') }
  })
  const [first, second] = runs
  if (!first || first.high === 0)
    return {
      verdict: `${name}: ${shortDay(to)} fica depois das semanas previstas.`,
      texts: ['Mande a planilha de novo perto da data.'],
      open: true,
    }
  const packs = (units: number) => Math.ceil(units / count - 1e-9)
  // The delivery after the day of the order may not come at a feast: both are told.
  const both = first.high + (second?.high ?? 0)
  return {
    verdict: `${name}: até ${shortDay(to)} peça ${whole(packs(first.high))} ${what} para a entrega de ${shortDay(first.day)}, que dura até ${shortDay(first.until)}${second ? `; se a de ${shortDay(second.day)} também se pede nesse dia, ou pode não vir, são ${whole(packs(both))}, até ${shortDay(second.until)}` : ''}.`,
    texts: [
      `Pelo alto da faixa, porque ${name} guarda: o esperado é ${whole(first.value)} na primeira entrega${second ? ` e ${whole(second.value)} na segunda` : ''}. Desconte o que há em casa na véspera do pedido.`,
    ],
    table: {
      caption: `${name}: cada entrega, pelo alto da faixa`,
      headers: ['Chega', 'Dura até', 'Esperado', 'Alto', capitalize(what)],
      rows: runs
        .slice(0, shown)
        .map(({ day, until, value, high }) => [
          shortDay(day),
          shortDay(until),
          whole(value),
          whole(high),
          whole(packs(high)),
        ]),
      numeric: [2, 3, 4],
    },
    action: {
      what: `Pedir ${whole(packs(both))} ${what} de ${name}${second ? `, para as entregas de ${shortDay(first.day)} e ${shortDay(second.day)}` : ''}`,
      brings: `Não falta até ${shortDay((second ?? first).until)}, pelo alto da faixa; desconte o que há em casa.`,
      by: shortDay(to),
      who: 'Compras',
    },
  }
}

/** What is opened and keeps few days, as a barrel: whether it is emptied in time. */
export function answerOpenPack({ item = '', what = '', count = 0 }: Question, asked: Asked): Answer | null {
  const pack = asked.questions.find((one) => one.about === 'packsServed' && one.item === item)
  if (pack?.count === undefined || !/abert/i.test(what)) return null
  const names = soldAs(item, asked)
  const first = asked.forecast.target ?? asked.today
  const days = daysAhead(names, { from: first, to: addDays(first, 6) }, asked, true) ?? []
  const runs = days.map(({ day }) =>
    days
      .filter((one) => one.day >= day && one.day < addDays(day, count))
      .reduce((sum, one) => sum + one.value, 0),
  )
  const full = runs.slice(0, Math.max(1, days.length - count + 1))
  if (full.length === 0) return null
  const least = Math.min(...full)
  const left = pack.count - least
  return {
    verdict:
      left <= 0
        ? `Um acaba antes: dá ${whole(pack.count)}, e nos ${count} dias mais fracos da semana saem ${whole(least)}.`
        : `Nos ${count} dias mais fracos sobra: um dá ${whole(pack.count)} e saem ${whole(least)}; vão fora perto de ${whole(left)}, ${whole((100 * left) / pack.count)}% dele.`,
    texts: [
      left <= 0
        ? 'Abra um de cada vez, e o seguinte só quando acabar.'
        : 'Abra no primeiro dia cheio da semana, e não antes; na véspera de folga não abra outro.',
    ],
  }
}
