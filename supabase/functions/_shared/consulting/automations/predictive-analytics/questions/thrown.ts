/** What is thrown away of an item, and how to make less of it. */
import { weekdayNames } from '../../../base/calendar.ts'
import { formatNumber, joinList } from '../../../base/language/text.ts'
import { itemWords } from '../../../base/request/describe-forecast-question.ts'
import { mean } from '../../../base/statistics.ts'
import { formatReais, formatCount as whole } from '../figures.ts'
import { itemsNamed } from '../named-items.ts'
import type { Answer, Asked, Question } from './asked.ts'

/** Share of a day's sales that is ready when the doors open; our own rule. */
const firstBatch = 0.7

export function answerThrown({ item, count, what }: Question, asked: Asked): Answer | null {
  if (item === undefined || count === undefined) return null
  const { forecast, sales, house } = asked
  const names = itemsNamed(item, sales, house)
  const lines = forecast.purchases.filter(({ name }) => names.includes(name))
  const expected = lines.reduce((sum, line) => sum + line.expected, 0)
  if (expected <= 0) return null
  const open = Math.max(1, forecast.weekdays.length || 7)
  const perWeek = what === 'por semana' ? count : count * open
  const costs = lines.flatMap(({ cost }) => cost ?? [])
  const cost = costs.length === lines.length && costs.length > 0 ? mean(costs) : null
  const days = [1, 2, 3, 4, 5, 6, 0].flatMap((weekday) => {
    const units = lines.reduce(
      (sum, { days: own = [] }) => sum + (own.find((day) => day.weekday === weekday)?.units ?? 0),
      0,
    )
    return units > 0 ? [{ weekday, units }] : []
  })
  const name = (weekday: number) => (weekdayNames[weekday] ?? '').replace('-feira', '')
  const most = days.toSorted((a, b) => b.units - a.units)[0]
  const least = days.toSorted((a, b) => a.units - b.units)[0]
  return {
    verdict: `São ${whole(perWeek)} por semana, ${formatNumber(Math.round((1000 * perWeek) / (expected + perWeek)) / 10)}% do que se faz${cost === null ? '' : `: perto de ${formatReais(perWeek * cost)} de mercadoria por semana`}. Para diminuir, faça pelo número do dia, em duas fornadas.`,
    texts: [
      most && least && most.weekday !== least.weekday
        ? `O mesmo tanto todo dia sobra ${onDay(least.weekday)} (saem ${whole(least.units)}) e falta ${onDay(most.weekday)} (${whole(most.units)}).`
        : '',
      days.length > 1
        ? `Deixe prontas ${Math.round(firstBatch * 100)}% na abertura e monte o resto pelo que sair até o meio do almoço: ${joinList(days.map(({ weekday, units }) => `${name(weekday)} ${whole(Math.round(units * firstBatch))} de ${whole(units)}`))} (regra nossa).`
        : `Deixe prontas ${Math.round(firstBatch * 100)}% na abertura e monte o resto pelo que sair (regra nossa).`,
      `Anote duas semanas o que sobra por dia. Se sobrar menos de 1 por dia, volte a fazer um pouco mais: faltar ${itemWords(item)} custa a venda inteira.`,
    ].filter((text) => text !== ''),
  }
}

const onDay = (weekday: number) =>
  `${weekday === 0 || weekday === 6 ? 'no' : 'na'} ${(weekdayNames[weekday] ?? '').replace('-feira', '')}`
