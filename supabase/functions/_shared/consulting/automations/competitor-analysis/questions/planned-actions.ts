/** As many actions as the owner asks for, each with its cost and its days, within the money and the period given. */
import { addDays, shortDay, weekdayNames } from '../../../base/calendar.ts'
import { joinList } from '../../../base/language/text.ts'
import { type Answer, type Asked, answer, needs, type Question, reais } from './asked.ts'
import { candidatesOf } from './plan-candidates.ts'
import type { Planned } from './plan-costs.ts'

/** "Semana 2" of a month that the owner names: its day. */
const dayOf = ({ week, days }: Planned, { from, to }: Question): string => {
  if (days !== undefined) return days
  if (from === undefined) return `Semana ${week}`
  const day = addDays(from, 7 * week - 1)
  return `até ${shortDay(to !== undefined && day > to ? to : day)}`
}

/** "três coisas, sem gastar mais de 500": the budget may be a wish of its own. */
const budgetOf = ({ price }: Question, { context }: Asked): number | undefined =>
  price ??
  context.sheet.wishes.flatMap((wish) =>
    wish.kind === 'question' && wish.about === 'budget' ? (wish.price ?? []) : [],
  )[0]

export function answerActions(question: Question, asked: Asked): Answer {
  const { count = 3, weekdays = [] } = question
  const budget = budgetOf(question, asked)
  const closed = asked.context.sheet.wishes.flatMap((wish) =>
    wish.kind === 'question' && wish.about === 'openDays' && wish.against ? (wish.weekdays ?? []) : [],
  )
  const off = [...new Set([...weekdays, ...closed])].toSorted()
  const taken: Planned[] = []
  for (const one of candidatesOf(question, asked, off)) {
    const spent = taken.reduce((sum, { cost }) => sum + cost, 0)
    if (taken.length < count && spent + one.cost <= (budget ?? Number.POSITIVE_INFINITY)) taken.push(one)
  }
  taken.sort((a, b) => a.week - b.week)
  if (taken.length === 0) return needs('Com esse dinheiro nenhuma ação desta lista cabe.')
  const spent = taken.reduce((sum, { cost }) => sum + cost, 0)
  const missing = count - taken.length
  return {
    ...answer(
      `${taken.length === 1 ? 'Uma ação' : `${taken.length} ações`}, ${reais(spent)} no total${budget === undefined ? '' : `: ${budget - spent < 1 ? 'o orçamento todo' : `sobram ${reais(budget - spent)} dos ${reais(budget)}`}`}.`,
      missing > 0
        ? `${missing === 1 ? 'A outra não cabe' : `As outras ${missing} não cabem`} no orçamento.`
        : '',
      ...taken.flatMap(({ check }) => check ?? []),
      weekdays.length === 0
        ? ''
        : `Nenhuma cai em ${joinList(
            weekdays.map((day) => weekdayNames[day] ?? ''),
            'ou',
          )}.`,
      'Os custos são suposições: papel, lousa e fotos na sua gráfica podem custar outra coisa.',
    ),
    table: {
      caption: 'As ações, com custo',
      headers: ['Ação', 'Custo', 'O que traz', 'Quando'],
      rows: taken.map((one) => [
        one.what,
        one.cost === 0 ? 'nada' : reais(one.cost),
        one.brings,
        dayOf(one, question),
      ]),
      numeric: [],
    },
  }
}
