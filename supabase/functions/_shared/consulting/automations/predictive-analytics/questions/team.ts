/** On which days the team that the owner states does not suffice: by what each of them serves, and no supposition of ours. */
import { addDays, shortDay, weekdayOf } from '../../../base/calendar.ts'
import { joinList } from '../../../base/language/text.ts'
import { guestsOf } from '../customers.ts'
import { daysOfWeek } from '../feast-days.ts'
import { formatReais, formatCount as whole } from '../figures.ts'
import { measureOf } from '../measure.ts'
import { partsOf } from '../open-days.ts'
import { nameOf } from '../sentences.ts'
import type { Answer, Asked, Question } from './asked.ts'

/** How many people the house has, and what each serves in a day. */
export const statedTeam = (questions: readonly Question[]) =>
  questions.find(
    (one) =>
      one.about === 'hire' && one.what === 'equipe' && (one.price !== undefined || one.most !== undefined),
  )

/** What of one person's day may go beyond what the owner says before one more is called; an assumption. */
const stretch = 0.05
/** Days named in the first sentence; all stand in the table. */
const mostSaid = 6

export function answerTeam({ from, to = from }: Question, asked: Asked): Answer | null {
  const { forecast, questions, sales, house, isClosed = () => false } = asked
  const team = statedTeam(questions)
  if (!team || !forecast.revenue) return null
  const { count = 1, price, most } = team
  const guest = guestsOf(sales, house)?.money ?? null
  const each = price ?? (guest === null ? null : (most ?? 0) * guest)
  if (each === null || each <= 0) return null
  const { line, say } = measureOf(forecast)
  const parts = partsOf(sales.weekdays, 'revenue')
  const days = line.coming
    .filter(({ monday }) => monday >= (forecast.target ?? ''))
    .flatMap((week) => {
      const open = daysOfWeek(week.monday).filter((day) => (parts[weekdayOf(day)] ?? 0) > 0 && !isClosed(day))
      const all = open.reduce((sum, day) => sum + (parts[weekdayOf(day)] ?? 0), 0)
      return open
        .filter((day) => (from === undefined || day >= from) && (to === undefined || day <= to))
        .map((day) => ({ day, value: (week.value * (parts[weekdayOf(day)] ?? 0)) / Math.max(1e-9, all) }))
    })
  const [fullest] = days.toSorted((a, b) => b.value - a.value)
  if (!fullest || parts.filter((part) => part > 0).length < 2) return null
  const people = (value: number) => Math.max(1, Math.ceil(value / each - stretch))
  const over = days.flatMap((one) =>
    people(one.value) > count ? [{ ...one, more: people(one.value) - count }] : [],
  )
  const cap = count * each
  const rule = `A régua é a sua: ${count} × ${price === undefined ? `${whole(most ?? 0)} clientes a ${formatReais(guest ?? 0)}` : formatReais(each)} por dia são ${formatReais(cap)}.`
  const name = (day: string) => `${nameOf(weekdayOf(day))}, ${shortDay(day)}`
  const until = shortDay(days.at(-1)?.day ?? '')
  if (over.length === 0)
    return {
      verdict: `Em nenhum dia até ${until}: o mais cheio é ${name(fullest.day)}, com ${say(fullest.value)}, que pede ${people(fullest.value)} das ${count} pessoas.`,
      texts: [rule],
    }
  const first = over.slice(0, mostSaid)
  return {
    verdict: `Em ${over.length === 1 ? 'um dia' : `${over.length} dias`} até ${until}: ${joinList(first.map(({ day, more }) => `${name(day)} (+${more})`))}${over.length > mostSaid ? ' e os outros da tabela' : ''}; nos outros dias as ${count} pessoas bastam.`,
    texts: [
      rule,
      `Fora desses, o dia mais cheio faz ${say(Math.max(0, ...days.filter(({ day }) => !over.some((one) => one.day === day)).map(({ value }) => value)))}. Confirme a diária dois dias antes, pelas vendas da semana.`,
    ],
    table: {
      caption: 'Os dias que passam da equipe de hoje',
      headers: ['Dia', 'Espero', 'Pessoas', 'A chamar'],
      rows: over.map(({ day, value, more }) => [name(day), say(value), String(count + more), String(more)]),
      numeric: [1, 2, 3],
    },
    action: {
      what: `Combinar ${over.length === 1 ? 'a diária' : 'as diárias'} de ${joinList(first.map(({ day, more }) => `${shortDay(day)} (${more})`))}`,
      brings: `Nos outros dias a equipe de hoje basta, até ${until}.`,
      by: shortDay(addDays(over[0]?.day ?? '', -5)),
      who: 'Gerente',
    },
  }
}
