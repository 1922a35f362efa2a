/** How many of an item sell in a period that the owner names: each week, the sum and its range. */
import { addDays, shortDay } from '../../../base/calendar.ts'
import { joinList } from '../../../base/language/text.ts'
import { formatCount as whole } from '../figures.ts'
import { spanWords } from '../week-groups.ts'
import { type Answer, type Asked, mondayOf, percentOf, type Question } from './asked.ts'

type Week = { monday: string; value: number; low: number; high: number }

/** Fewest days of a week within a period with which the week counts, whole. */
const fewestDays = 3

/** The weeks of a period; one that it only touches is left out, unless it is the only one. */
export function within<One extends { monday: string }>(
  weeks: readonly One[],
  from: string,
  to: string,
): One[] {
  const touched = weeks.filter(({ monday }) => monday >= mondayOf(from) && monday <= to)
  const inside = touched.filter(
    ({ monday }) =>
      [0, 1, 2, 3, 4, 5, 6].filter((day) => addDays(monday, day) >= from && addDays(monday, day) <= to)
        .length >= fewestDays,
  )
  return inside.length > 0 ? inside : touched
}

/** Weeks named one by one in the first sentence; more stand in the table only. */
const mostSaid = 5

/** Weeks do not all fall at one edge: their distances add up as roots, half-way to the edge of all of them. */
export function periodRange(weeks: readonly Week[]): { sum: number; low: number; high: number } {
  const of = (value: (week: Week) => number) => weeks.reduce((all, week) => all + value(week), 0)
  const sum = of(({ value }) => value)
  const [down, up] = [
    Math.sqrt(of(({ value, low }) => (value - low) ** 2)),
    Math.sqrt(of(({ value, high }) => (high - value) ** 2)),
  ]
  return {
    sum,
    low: (of(({ low }) => low) + sum - down) / 2,
    high: (of(({ high }) => high) + sum + up) / 2,
  }
}

/** How far to trust the number that the owner asks for first: an item's in a period. */
export function trustOfPeriod(asked: Asked): Answer | null {
  const { forecast, questions } = asked
  const first = questions.find(
    ({ about, item, to }) => about === 'perWeek' && item !== undefined && to !== undefined,
  )
  const { item = '', from = forecast.target ?? asked.today, to = '' } = first ?? {}
  const line = (forecast.items ?? []).find(({ name }) => name === item)
  const weeks = within(
    (line?.coming ?? []).filter(({ monday }) => monday >= (forecast.target ?? '')),
    from,
    to,
  )
  if (!first || weeks.length === 0) return null
  const { sum, low, high } = periodRange(weeks)
  const side = (high - low) / 2
  const stated = forecast.units.coming.filter(
    ({ monday, told = [] }) =>
      weeks.some((week) => week.monday === monday) && told.some((words) => !words.startsWith('sem ')),
  )
  return {
    verdict: `${item}, ${whole(sum)} no período: em 8 de cada 10 casos fica de ${whole(low)} a ${whole(high)}, ${percentOf(side / Math.max(1, sum))} para cima ou para baixo.`,
    texts: [
      ...(stated.length > 0
        ? [
            `Menos na semana de ${joinList(stated.map(({ monday }) => shortDay(monday)))}: ali o número leva o que você contou, e nenhuma semana da planilha o testou; confirme pelas reservas.`,
          ]
        : []),
      'A faixa vem dos erros do teste com as semanas que já passaram; refaça toda segunda.',
    ],
  }
}

export function answerItemPeriod(
  title: string,
  { from = '', to = '' }: Pick<Question, 'from' | 'to'>,
  all: readonly Week[],
  { forecast }: Asked,
): Answer | null {
  const weeks = within(all, from, to)
  const [first] = weeks
  const last = weeks.at(-1)
  if (!first || !last) return null
  const { sum, low, high } = periodRange(weeks)
  const said = `de ${spanWords(first.monday, addDays(last.monday, 6))}`
  // What the owner takes off the menu says nothing of this item.
  const moved = forecast.units.coming.flatMap(({ monday, told = [] }) => {
    const own = told.filter((words) => !words.startsWith('sem '))
    return own.length > 0 && weeks.some((week) => week.monday === monday) ? [{ monday, told: own }] : []
  })
  const short = last.monday < mondayOf(to)
  return {
    opens: true,
    verdict: `${title}: ${whole(sum)} ${said} (em 8 de 10, de ${whole(low)} a ${whole(high)})${
      weeks.length > mostSaid
        ? `, ${whole(Math.min(...weeks.map(({ value }) => value)))} a ${whole(Math.max(...weeks.map(({ value }) => value)))} por semana`
        : `: ${joinList(weeks.map(({ monday, value }) => `${whole(value)} na semana de ${shortDay(monday)}`))}`
    }.`,
    texts: [
      ...(from < first.monday
        ? [
            `Do começo do período, até ${shortDay(addDays(first.monday, -1))}, são poucos dias: a conta começa na segunda, ${shortDay(first.monday)}.`,
          ]
        : []),
      ...(from > first.monday
        ? [
            `A planilha é por semana: a primeira vai inteira, de ${shortDay(first.monday)} a ${shortDay(addDays(first.monday, 6))}.`,
          ]
        : []),
      ...moved.map(({ monday, told }) => `Na semana de ${shortDay(monday)}: ${joinList(told)}.`),
      ...(short
        ? [`A previsão só chega a ${shortDay(addDays(last.monday, 6))}: o resto do período fica de fora.`]
        : []),
    ],
    table: {
      caption: `${title}, por semana`,
      headers: ['Semana', 'Mínimo', 'Espero', 'Máximo'],
      rows: [
        ...weeks.map((week) => [
          spanWords(week.monday, addDays(week.monday, 6)),
          whole(week.low),
          whole(week.value),
          whole(week.high),
        ]),
        ...(weeks.length > 1 ? [['No período', whole(low), whole(sum), whole(high)]] : []),
      ],
      numeric: [1, 2, 3],
    },
  }
}
