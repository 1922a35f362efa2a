/** Which post of the calendar is worth money: the announcement of what has a day, and most to sell. */
import { shortDay } from '../../base/calendar.ts'
import type { HouseItem } from '../../base/house/house.ts'
import { known } from '../../base/house/own-menu.ts'
import { formatBrl } from '../../base/language/text.ts'
import type { WishOf } from '../../base/request/wish.ts'
import { calledOf } from './date-fields.ts'
import { type Placed, sellsPlaces } from './dates.ts'

/** Days before it on which people still decide. */
const near = 10

/** R$ a day below which an advertisement reaches hardly anybody. */
const aDay = 15

/** What a budget buys, and what it must sell: R$ ÷ the median of what the house's items leave. */
function sumReply(price: number, menu: readonly HouseItem[]): { text: string } {
  const left = menu
    .flatMap((item) => {
      const [sold, cost] = [known(item.price), known(item.cost)]
      return sold !== null && cost !== null && sold > cost ? [sold - cost] : []
    })
    .toSorted((a, b) => a - b)
  const median = left[Math.floor(left.length / 2)]
  const sold =
    median === undefined
      ? ' Com os custos em “A casa”, a conta de quanto precisa vender sai aqui.'
      : ` Para se pagar, precisa de ${Math.ceil(price / median)} vendas a mais (o item do meio do cardápio deixa ${formatBrl(median)}).`
  const days = Math.max(1, Math.floor(price / aDay))
  return {
    text: `**R$ ${price} dão ${days} ${days === 1 ? 'dia' : 'dias'} de R$ ${aDay}: gaste em um aviso que tenha dia e preço, e em nenhum outro.**${sold} Num raio de 5 km, para maiores de 18 anos. Compare a venda com a de um dia igual, sem anúncio: se não vendeu mais, não repita.`,
  }
}

/** Null where the calendar announces nothing of the house's own. */
export function boostReply(
  { what, price }: WishOf<'question'>,
  posts: readonly { day: string; alcohol?: boolean }[],
  places: ReadonlyMap<number, Placed>,
  menu: readonly HouseItem[] = [],
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
  if (!best) return price === undefined ? null : sumReply(price, menu)
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
