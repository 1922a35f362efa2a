/** What the posts about a date say of it: its name, its days, and how far away they are. */
import { addDays, daysBetween, monthNames, shortDay, weekdayNames, weekdayOf } from '../../base/calendar.ts'
import { capitalize, the } from '../../base/language/grammar.ts'
import { contracted } from './date-words.ts'
import type { Dated } from './dates.ts'
import { hourOf } from './hour-words.ts'

/** What a date is called whose name no post can say; the owner then completes it. */
const unnamed = 'programação da casa'

export const calledOf = ({ said }: Dated) => said ?? unnamed

/** "Em janeiro tem festival": the month of a date that is all of it, on no day of which it begins; else null. */
export const wholeMonth = ({ day, to }: Pick<Dated, 'day' | 'to'>): string | null =>
  day.endsWith('-01') && to.slice(0, 7) === day.slice(0, 7) && addDays(to, 1).endsWith('-01')
    ? (monthNames[Number(day.slice(5, 7)) - 1] ?? null)
    : null

export type DateFields = ReturnType<typeof fieldsOf>

/** @param today the day of the post */
export function fieldsOf(date: Dated, today: string) {
  const called = calledOf(date)
  const subject = the(called)
  const { day: first, to: last } = date
  const [from, until] = [shortDay(first), shortDay(last)]
  const weekday = weekdayNames[weekdayOf(first)] ?? ''
  const begins = date.at === undefined ? '' : `, às ${hourOf(date.at)}`
  const month = wholeMonth(date)
  const lasts =
    month !== null ? `em ${month}` : last > first ? `de ${from} a ${until}` : `${from}, ${weekday}${begins}`
  // Both days count in the span between them.
  const days = daysBetween(today, first) - 1
  // "5 anos da casa": nobody says that a day has them.
  const years = /^(\S+ anos?) d([oa]) (\p{L}+)$/u.exec(called)
  const turns = years ? `${years[2]} ${years[3]} faz ${years[1]}` : `tem ${called}`
  const fields = (text: string) =>
    contracted(
      text
        .replaceAll('tem {bare}', turns)
        .replaceAll('{what}', subject)
        .replaceAll('{bare}', called)
        .replaceAll('{Bare}', capitalize(called))
        .replaceAll('{When}', month === null ? `Dia ${from}, ${weekday}${begins},` : `Em ${month}`)
        .replaceAll('{day}', month ?? `${from}, ${weekday}${begins}`)
        .replaceAll('{dia}', month === null ? `dia ${from}` : `em ${month}`)
        .replaceAll('{until}', `${weekdayNames[weekdayOf(last)]?.replace('-feira', '') ?? ''}, ${until}`)
        .replaceAll('{begins}', begins)
        .replaceAll('{faltam}', days === 1 ? 'Falta um dia' : `Faltam ${days} dias`),
    )

  return { called, subject, first, last, from, begins, month, lasts, days, fields }
}
