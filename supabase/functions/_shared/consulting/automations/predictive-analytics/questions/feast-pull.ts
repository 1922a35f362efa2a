/** What a feast that is over brought beyond an ordinary time. */
import { addDays, shortDay, weekdayOf } from '../../../base/calendar.ts'
import { joinList } from '../../../base/language/text.ts'
import { mean } from '../../../base/statistics.ts'
import { measureOf } from '../measure.ts'
import { spanWords } from '../week-groups.ts'
import { type Answer, type Asked, mondayOf, percentOf, type Question } from './asked.ts'

const moreOr = (change: number) => `${percentOf(change)} ${change < 0 ? 'menos' : 'mais'}`
const valuesOf = (weeks: readonly { value: number | null }[]) => weeks.flatMap(({ value }) => value ?? [])

/** What a feast that is over brought beyond the usual of its days; null where the sheet does not have its weeks. */
export function pulledBy(
  { what = 'festa', from = '', to = from }: Question,
  { forecast }: Asked,
): Answer | null {
  const { line, say } = measureOf(forecast)
  const isInside = (monday: string) => monday <= to && addDays(monday, 6) >= from
  const inside = line.past.filter(({ monday, value }) => value !== null && isInside(monday))
  const near = valuesOf(
    line.past.filter(
      ({ monday }) =>
        !isInside(monday) && Math.abs(Date.parse(monday) - Date.parse(mondayOf(from))) / 86_400_000 <= 35,
    ),
  )
  if (inside.length === 0 || near.length < 3) return null
  const usual = mean(near)
  const extra = valuesOf(inside).reduce((sum, value) => sum + value - usual, 0)
  const shareOf = (day: string) =>
    forecast.weekdays.length > 0
      ? (forecast.weekdays.find(({ weekday }) => weekday === weekdayOf(day))?.share ?? 0)
      : 1 / 7
  let [days, ordinary] = [0, 0]
  for (let day = from; day <= to && days < 60; day = addDays(day, 1)) {
    const share = inside.some(({ monday }) => day >= monday && day <= addDays(monday, 6)) ? shareOf(day) : 0
    if (share > 0) days += 1
    ordinary += usual * share
  }
  if (days === 0 || ordinary <= 0) return null
  const change = extra / ordinary
  const span = from === to ? `em ${shortDay(from)}` : `de ${shortDay(from)} a ${shortDay(to)}`
  return {
    verdict:
      Math.abs(change) < 0.05
        ? `${what}, ${span}: não mexeu na venda; as semanas fizeram o mesmo que as vizinhas.`
        : `${what}, ${span}: ${change > 0 ? 'puxou' : 'tirou'} perto de ${say(Math.abs(extra))} em ${days} ${days === 1 ? 'dia aberto' : 'dias abertos'}, ${moreOr(change)} que os mesmos dias da semana num período comum.`,
    texts: [
      `As semanas dela: ${joinList(inside.map(({ monday, value }) => `${spanWords(monday, addDays(monday, 6))}, ${say(value ?? 0)}`))}; as vizinhas fizeram ${say(usual)} em média.`,
      'É um ano só: para a próxima, parta deste número e compre em duas vezes.',
    ],
  }
}
