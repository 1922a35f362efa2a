/** Which post of the calendar is worth money: the announcement of what has a day, and most to sell. */
import { shortDay } from '../../base/calendar.ts'
import type { WishOf } from '../../base/request/wish.ts'
import { calledOf } from './date-fields.ts'
import { type Placed, sellsPlaces } from './dates.ts'

/** Days before it on which people still decide. */
const near = 10

/** Null where the calendar announces nothing of the house's own. */
export function boostReply(
  { what, price }: WishOf<'question'>,
  posts: readonly { day: string; alcohol?: boolean }[],
  places: ReadonlyMap<number, Placed>,
): { text: string } | null {
  if (what !== 'boost') return null
  const found = [...places].flatMap(([at, { date, when }]) => {
    const post = posts[at]
    const isSold = sellsPlaces(date) || date.own
    return post && when !== 'after' && isSold && !date.weekly ? [{ date, when, day: post.day }] : []
  })
  const [best] = found.toSorted(
    (a, b) =>
      Number(sellsPlaces(b.date)) - Number(sellsPlaces(a.date)) || a.date.day.localeCompare(b.date.day),
  )
  if (!best) return null
  const own = found.filter(({ date }) => date.day === best.date.day).map(({ day }) => day)
  const ahead = own.filter((day) => day < best.date.day)
  const day =
    ahead.find((one) => Date.parse(best.date.day) - Date.parse(one) <= near * 86_400_000) ??
    ahead.at(-1) ??
    own[0]
  if (day === undefined) return null
  const spent = price === undefined ? 'R$ 15 por dia, nos três dias seguintes' : `os R$ ${price} em três dias`
  return {
    text: `**O de ${shortDay(day)}, que anuncia ${calledOf(best.date)} (${shortDay(best.date.day)}):** ${spent}, num raio de 5 km, para maiores de 18 anos. Prato sem dia rende mais de graça. Compare as pessoas daquela noite com as de uma igual, sem anúncio: se não vieram mais, não repita.`,
  }
}
