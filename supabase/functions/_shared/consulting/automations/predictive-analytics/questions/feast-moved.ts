/** A feast whose days move with Easter: the days of both years, and the weeks that change places. */
import { addDays, daysBetween, occasionIn, shortDay } from '../../../base/calendar.ts'
import { foldAccents, joinList } from '../../../base/language/text.ts'
import { measureOf } from '../measure.ts'
import { type Answer, type Asked, type Question, weeksIn } from './asked.ts'

const rangeOf = (monday: string) => `${shortDay(monday)} a ${shortDay(addDays(monday, 6))}`

const moving = ['Carnaval', 'Semana Santa'] as const
const asksOfMove = /\b(?:mud\w+|cedo|tarde|adiant\w+|atras\w+)\b/

/** What the new days change; null for another feast, or where nobody asks about them. */
function movedWords({ what, from = '', text }: Question, { forecast }: Asked): string | null {
  const name = moving.find((one) => one === what)
  const year = Number(from.slice(0, 4))
  if (!name || !asksOfMove.test(foldAccents(text.toLowerCase()))) return null
  const { line, say } = measureOf(forecast)
  const [then, now] = [occasionIn(name, year - 1), occasionIn(name, year)]
  const days = ({ from: first, to: last }: typeof now) => `${shortDay(first)} a ${shortDay(last)}`
  const earlier = daysBetween(now.from, addDays(then.from, 365))
  const weeks = weeksIn(line.coming, now.from, now.to)
  const past = weeksIn(line.coming, addDays(then.from, 364), addDays(then.to, 364)).filter(
    ({ monday }) => !weeks.some((one) => one.monday === monday),
  )
  return `Muda a semana: em ${year - 1} foi de ${days(then)}, em ${year} é de ${days(now)}, ${Math.abs(earlier)} dias mais ${earlier > 0 ? 'cedo' : 'tarde'}.${weeks.length === 0 ? ' A previsão ainda não chega lá.' : ` O pico fica em ${joinList(weeks.map(({ monday, value }) => `${rangeOf(monday)} (${say(value)})`))}${past.length === 0 ? '' : `; ${past.length === 1 ? 'a semana' : 'as semanas'} em que caiu no ano anterior ${past.length === 1 ? 'volta' : 'voltam'} ao comum: ${joinList(past.map(({ monday, value }) => `${rangeOf(monday)} (${say(value)})`))}`}. Adiante a compra e a equipe junto.`}`
}

/** An answer on a feast, after its new days where the owner asks what they change. */
export function withMove(question: Question, asked: Asked, found: Answer): Answer {
  const moved = movedWords(question, asked)
  if (moved === null) return found
  // What the feast brings is told after its new days.
  const { open: _, ...rest } = found
  return { ...rest, verdict: moved, texts: [found.verdict, ...found.texts] }
}
