/** What each post of a calendar is for, and when its picture is taken, by whom. */
import { addDays, shortDay, weekdayOf } from '../../base/calendar.ts'
import { isHoliday } from '../../base/holidays.ts'
import type { HouseItem } from '../../base/house/house.ts'
import { known } from '../../base/house/own-menu.ts'
import { calledOf } from './date-fields.ts'
import { type Placed, sellsPlaces } from './dates.ts'
import { isDrink, spokenPrice } from './menu-items.ts'
import type { Notice } from './rest-days.ts'
import type { Post } from './schema.ts'
import { launch } from './tables/date-lines.ts'
import { shortWeekday } from './told-calendar.ts'
import type { Written } from './write-post.ts'

export const onDay = (day: string) => `${shortWeekday(day)}, ${shortDay(day)}`

/** The quietest open day before a post: not one of the weekend, where there is another. */
function quietDay(before: string, from: string, isClosed: (day: string) => boolean): string {
  const days = Array.from({ length: 7 }, (_, at) => addDays(before, -at)).filter(
    (day) => day >= from && !isClosed(day) && !isHoliday(day),
  )
  return days.find((day) => ![0, 5, 6].includes(weekdayOf(day))) ?? days[0] ?? before
}

/** The days on which the pictures of a calendar are taken; none without dishes to take. */
export function sessionDays(
  posts: readonly Written[],
  today: string,
  isClosed: (day: string) => boolean,
): string[] {
  const [first] = posts
  // Without a menu nobody knows what there is to photograph.
  if (!first || posts.every(({ items }) => items.length === 0)) return []
  const second = posts[Math.ceil(posts.length / 2)]
  return [
    quietDay(first.day, today, isClosed),
    ...(second ? [quietDay(second.day, first.day, isClosed)] : []),
  ]
}

type Calendar = {
  places: ReadonlyMap<number, Placed>
  notices: ReadonlyMap<number, Notice>
  menu: readonly HouseItem[]
  today: string
  isClosed: (day: string) => boolean
  mayPrice: (price: number) => boolean
}

const weekdayFull = (day: string) => {
  const weekday = shortWeekday(day)
  return `${/^(?:s[aá]bado|domingo)$/.test(weekday) ? 'o' : 'a'} ${weekday}`
}

function ofDate({ date, when }: Placed, mayPrice: Calendar['mayPrice']): string {
  if (when === 'after') return 'agradecer'
  const price = date.price !== undefined && mayPrice(date.price) ? ` a ${spokenPrice(date.price)}` : ''
  if (date.combo)
    return `vender o combo${mayPrice(date.combo.price) ? `, ${spokenPrice(date.combo.price)}` : ''}`
  if (date.weekly) return `encher ${weekdayFull(date.day)}`
  if (when !== 'day')
    return sellsPlaces(date) ? `vender lugares${price}` : date.own ? 'anunciar' : 'lembrar a data'
  if (date.bookBy !== undefined) return 'receber quem reservou'
  return date.own ? 'encher a casa' : 'marcar a data'
}

const ofNotice = ({ kind, closure }: Notice): string =>
  closure.only !== undefined
    ? 'dizer para quem é'
    : kind === 'back'
      ? 'chamar de volta'
      : 'ninguém bater na porta'

/** What one of the item leaves, where price and cost are known. */
function ofItems(names: readonly string[], menu: readonly HouseItem[]): string {
  if (names.length > 1) return 'somar na conta'
  const item = menu.find(({ name }) => name === names[0])
  const [price, cost] = [known(item?.price ?? null), known(item?.cost ?? null)]
  return price !== null && cost !== null && price > cost
    ? `vender: deixa ${spokenPrice(Math.round(price - cost))}`
    : 'vender'
}

/** The posts with their aims and the days of their pictures. */
export function withAims(
  posts: readonly Written[],
  { places, notices, menu, today, isClosed, mayPrice }: Calendar,
): (Written & Pick<Post, 'aim' | 'shot'>)[] {
  const sessions = sessionDays(posts, today, isClosed)
  // What comes to the menu on a day is photographed from that day on.
  const arrivals = new Map(
    [...places.values()].flatMap(({ date }) =>
      date.item && launch.test(calledOf(date)) ? [[date.item.name, date.day] as const] : [],
    ),
  )
  return posts.map((post, at) => {
    const [placed, notice] = [places.get(at), notices.get(at)]
    const since =
      post.items
        .map((name) => arrivals.get(name) ?? '')
        .toSorted()
        .at(-1) ?? ''
    const session = sessions.filter((day) => day <= post.day && day >= since).at(-1)
    const item = menu.find(({ name }) => name === post.items[0])
    const shot =
      notice !== undefined
        ? 'quadro da casa, no dia'
        : placed !== undefined && post.items.length === 0
          ? placed.when === 'day'
            ? 'salão, no dia'
            : placed.when === 'after'
              ? `salão, ${onDay(placed.date.day)}`
              : session === undefined
                ? 'salão, na véspera'
                : `salão, ${onDay(session)}`
          : session === undefined
            ? since !== '' && since <= post.day
              ? 'cozinha, no dia'
              : 'na véspera'
            : item === undefined
              ? `salão, ${onDay(session)}`
              : `${isDrink(item) ? 'bar' : 'cozinha'}, ${onDay(session)}`
    const aim =
      notice !== undefined
        ? ofNotice(notice)
        : placed !== undefined
          ? ofDate(placed, mayPrice)
          : post.format === 'Stories'
            ? 'puxar conversa'
            : post.items.length > 0
              ? ofItems(post.items, menu)
              : 'mostrar a casa'
    return { ...post, aim, shot }
  })
}
