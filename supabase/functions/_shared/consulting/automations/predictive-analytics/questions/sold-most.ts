/** Which weekday sells most, and least: the first thing that an owner wants to hear. */
import { shortDay } from '../../../base/calendar.ts'
import { capitalize } from '../../../base/language/grammar.ts'
import { formatNumber, joinList } from '../../../base/language/text.ts'
import { isByWeight } from '../customers.ts'
import { formatReais, formatCount as whole } from '../figures.ts'
import { nameOf, onThe } from '../sentences.ts'
import { type Answer, type Asked, percentOf, type Question } from './asked.ts'

type Day = { weekday: number; value: number }

/** Mean sales of each weekday over the sheet, the strongest first. */
function daysOf({ sales }: Asked): { days: Day[]; say: (value: number) => string } | null {
  const priced = sales.weekdays.every(({ revenue }) => revenue !== null)
  const days = sales.weekdays
    .map(({ weekday, units, revenue, days: seen }) => ({
      weekday,
      value: ((priced ? revenue : null) ?? units) / Math.max(1, seen),
    }))
    .toSorted((a, b) => b.value - a.value)
  return days.length < 2 ? null : { days, say: priced ? formatReais : (value) => `${whole(value)} unidades` }
}

/** A day this much above the mean asks for one more. */
const asksForMore = 1.1

/** "em quais dias chamo um garçom a mais?": the days above the mean, and the feasts that the owner names. */
function moreHands(who: string, { days, say }: NonNullable<ReturnType<typeof daysOf>>, asked: Asked): Answer {
  const usual = days.reduce((sum, { value }) => sum + value, 0) / days.length
  const full = days.filter(({ value }) => value >= usual * asksForMore)
  const chosen = full.length > 0 ? full : days.slice(0, 1)
  const feasts = asked.questions.filter(
    ({ about, from = '' }) => about === 'feastEffect' && from >= asked.today,
  )
  return {
    verdict: `${capitalize(who)} a mais ${joinList(chosen.map(({ weekday }) => onThe(weekday)))}: ${joinList(chosen.map(({ weekday, value }) => `${nameOf(weekday)}, ${say(value)}`))}, contra ${say(usual)} num dia médio da casa.`,
    texts: [
      ...feasts.map(
        ({ what = 'festa', from = '', to = from }) =>
          `E em todos os dias de ${what}, de ${shortDay(from)} a ${shortDay(to)}.`,
      ),
      `Nos outros dias a equipe de sempre basta: ${joinList(
        days
          .filter((day) => !chosen.includes(day))
          .slice(-3)
          .map(({ weekday, value }) => `${nameOf(weekday)} faz ${say(value)}`),
      )}.`,
    ],
  }
}

export function answerTopDay({ against, item, what }: Question, asked: Asked): Answer {
  const found = daysOf(asked)
  if (!found)
    return {
      verdict: 'A planilha não separa os dias da semana.',
      texts: ['Exporte as vendas com a data de cada uma e a resposta sai.'],
      open: true,
    }
  if (what !== undefined) return moreHands(what, found, asked)
  const { days, say } = found
  const order = against ? days.toReversed() : days
  const [first, second] = order
  if (!first || !second) return { verdict: '', texts: [], open: true }
  const all = days.reduce((sum, { value }) => sum + value, 0)
  const weighed = asked.sales.itemWeeks.find(
    ({ name, weekdays }) => weekdays && isByWeight(name) && item === undefined,
  )
  const kilos = weighed?.weekdays
    ?.map((units, weekday) => ({
      weekday,
      value: units / Math.max(1, asked.sales.weekdays.find((day) => day.weekday === weekday)?.days ?? 0),
    }))
    .filter(({ value }) => value > 0)
    .toSorted((a, b) => (against ? a.value - b.value : b.value - a.value))[0]
  const closed = against && days.length < 7 ? ', entre os dias em que a casa abre' : ''
  return {
    verdict: `${against ? 'O mais fraco' : 'O que mais vende'}: ${nameOf(first.weekday)}, ${say(first.value)} em média (${percentOf(first.value / Math.max(1e-9, all))} da semana)${closed}; depois, ${nameOf(second.weekday)}, ${say(second.value)}.`,
    texts:
      kilos && weighed && kilos.weekday !== first.weekday
        ? [
            `Em quilos de ${weighed.name.replace(/ \(kg\)$/, '')} é ${nameOf(kilos.weekday)}, com ${formatNumber(Math.round(kilos.value * 10) / 10)} kg: a venda em reais conta também o resto do cardápio.`,
          ]
        : [],
  }
}
