/** What the posts about a date say of it: its name, its days, and how far away they are. */
import { daysBetween, shortDay, weekdayNames, weekdayOf } from '../../base/calendar.ts'
import { capitalize, the } from '../../base/language/grammar.ts'
import { contracted } from './date-words.ts'
import type { Dated } from './dates.ts'
import { hourOf } from './hour-words.ts'

/** What a date is called whose name no post can say; the owner then completes it. */
const unnamed = 'programação da casa'

export const calledOf = ({ said }: Dated) => said ?? unnamed

export type DateFields = ReturnType<typeof fieldsOf>

/** @param today the day of the post */
export function fieldsOf(date: Dated, today: string) {
  const called = calledOf(date)
  const subject = the(called)
  const { day: first, to: last } = date
  const [from, until] = [shortDay(first), shortDay(last)]
  const weekday = weekdayNames[weekdayOf(first)] ?? ''
  const begins = date.at === undefined ? '' : `, às ${hourOf(date.at)}`
  const lasts = last > first ? `de ${from} a ${until}` : `${from}, ${weekday}${begins}`
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
        .replaceAll('{When}', `Dia ${from}, ${weekday}${begins},`)
        .replaceAll('{day}', `${from}, ${weekday}${begins}`)
        .replaceAll('{dia}', `dia ${from}`)
        .replaceAll('{until}', `${weekdayNames[weekdayOf(last)]?.replace('-feira', '') ?? ''}, ${until}`)
        .replaceAll('{begins}', begins)
        .replaceAll('{faltam}', days === 1 ? 'Falta um dia' : `Faltam ${days} dias`),
    )

  return { called, subject, first, last, from, begins, lasts, days, fields }
}
