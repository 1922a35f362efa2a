/** How much of an item each weekend takes: its own days' shares of its week, on the days that are open to the public. */
import { addDays, shortDay, weekdayOf } from '../../../base/calendar.ts'
import { capitalize } from '../../../base/language/grammar.ts'
import { joinList } from '../../../base/language/text.ts'
import { formatCount as whole } from '../figures.ts'
import { type Answer, type Asked, mondayOf, type Question } from './asked.ts'
import { linesOf } from './items.ts'

const daysOf = (monday: string) => [0, 1, 2, 3, 4, 5, 6].map((offset) => addDays(monday, offset))

export function answerWeekends(question: Question, asked: Asked): Answer | null {
  const { item = '', weekdays = [0, 6], from, to } = question
  const { forecast, sales, questions, isClosed = () => false } = asked
  const lines = linesOf(question, asked)
  const [line] = lines
  if (!line) return null
  const own = sales.itemWeeks.find(({ name }) => name === line.name)?.weekdays ?? []
  const sold = own.reduce((sum, units) => sum + units, 0)
  if (sold === 0)
    return {
      verdict: `${capitalize(item)}: a planilha é por semana e não mostra o que sai no sábado e no domingo.`,
      texts: ['Exporte as vendas com a data de cada uma, e a conta sai por fim de semana.'],
      open: true,
    }
  const isParty = (day: string) =>
    questions.some(({ about, against, from: on }) => about === 'seats' && against === true && on === day)
  const isOpen = (day: string) => !isClosed(day) && !isParty(day)
  const share = (days: readonly string[]) => days.reduce((sum, day) => sum + (own[weekdayOf(day)] ?? 0), 0)
  const first = from === undefined ? (forecast.target ?? '') : mondayOf(from)
  const rows = line.coming
    .filter(({ monday }) => monday >= first && monday >= (forecast.target ?? ''))
    .flatMap(({ monday, value }) => {
      const days = daysOf(monday).filter((day) => weekdays.includes(weekdayOf(day)))
      const [start = monday] = days
      if (to !== undefined && start > to) return []
      const served = daysOf(monday).filter(isOpen)
      const own = days.filter(isOpen)
      const units = share(served) === 0 ? 0 : (value * share(own)) / share(served)
      const shut = days.filter((day) => !isOpen(day))
      return [{ days, units, shut }]
    })
  if (rows.length === 0) return null
  const perDay = rows.map(({ days, units, shut }) => [
    joinList(days.map(shortDay)),
    whole(Math.ceil(units - 1e-9)),
    shut.length === 0 ? '—' : `sem ${joinList(shut.map(shortDay))}, fechado ao público`,
  ])
  return {
    verdict: `${line.name}: ${joinList(rows.slice(0, 3).map(({ days, units }) => `${whole(Math.ceil(units - 1e-9))} em ${joinList(days.map(shortDay))}`))}${rows.length > 3 ? '; os outros na tabela' : ''}.`,
    texts: ['Fim de semana contamos como sábado e domingo, pelo que o próprio item vende nesses dias.'],
    table: {
      caption: `${line.name}, por fim de semana`,
      headers: ['Fim de semana', 'Unidades', 'Dias'],
      rows: perDay,
      numeric: [1],
    },
  }
}
