/** How a change of a whole week falls on the weeks that its days touch: "a semana do Carnaval vende 30% menos". */
import { addDays, shortDay, weekdayOf } from '../../base/calendar.ts'
import { formatNumber, joinList } from '../../base/language/text.ts'
import type { WishOf } from '../../base/request/wish.ts'

/** Weight of each day, from Sunday on, where the sheet has no days: the weekend counts double, our assumption. */
const usual = [2, 1, 1, 1, 1, 2, 2] as const

const weightsOf = (parts: readonly number[]) =>
  parts.length === 0 || parts.every((part) => part === parts[0]) ? usual : parts

/** The part of a span's weight that falls in the week of a Monday. */
export function weekShare(
  { from = '', to = from }: WishOf<'date'>,
  monday: string,
  parts: readonly number[],
  isOpen: (day: string) => boolean = () => true,
): number {
  const weights = weightsOf(parts)
  let [inside, all] = [0, 0]
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const weight = weights[weekdayOf(day)] ?? 0
    all += weight
    if (day >= monday && day <= addDays(monday, 6) && isOpen(day)) inside += weight
  }
  return all === 0 ? 0 : inside / all
}

export const percentWords = (percent: number) =>
  `${percent > 0 ? '+' : '−'}${formatNumber(Math.abs(percent))}%`

/** "−20% na de 01/02 e −10% na de 08/02" */
export function sharedWords(
  wish: WishOf<'date'>,
  coming: readonly { monday: string }[],
  parts: readonly number[],
): string {
  const { percent = 0 } = wish
  return joinList(
    coming.flatMap(({ monday }) => {
      const own = Math.round(percent * weekShare(wish, monday, parts))
      return own === 0 ? [] : [`${percentWords(own)} na de ${shortDay(monday)}`]
    }),
  )
}
