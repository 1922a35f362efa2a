/** What the weeks of a calendar are for. */
import { addDays, shortDay, weekdayOf } from '../../base/calendar.ts'
import { joinList } from '../../base/language/text.ts'
import { calledOf } from './date-fields.ts'
import { type Placed, sellsPlaces } from './dates.ts'
import { inSentence } from './menu-items.ts'
import type { Notice } from './rest-days.ts'
import type { PostCalendar } from './schema.ts'
import { noveltyIn } from './tables/date-lines.ts'
import type { Written } from './write-post.ts'

type Week = NonNullable<PostCalendar['weeks']>[number]

const mondayOf = (day: string) => addDays(day, -((weekdayOf(day) + 6) % 7))

/** Most posts of a dish that does not come every week. */
const mostOfDish = 3

/** Most dishes that a week's goal names. */
const mostNamed = 2

/** What the day of a date is for: nobody fills the house with a new roast, nor with a supper that is booked. */
const heldGoal = ({ date }: Placed): string =>
  date.bookBy !== undefined
    ? 'receber quem reservou'
    : date.item === null && noveltyIn(calledOf(date)) !== null
      ? 'mostrar a novidade'
      : 'encher a casa'

/** The goal of a week: the first of what it announces, holds or closes; else the dishes that it shows. */
function goalOf(
  posts: readonly Written[],
  placed: readonly Placed[],
  notices: readonly Notice[],
  often: ReadonlySet<string>,
): string | null {
  const named = ({ date }: Placed) => calledOf(date)
  const find = (fits: (one: Placed) => boolean) => placed.find((one) => one.date.weekly !== true && fits(one))
  const isAhead = ({ when }: Placed) => when === 'ahead' || when === 'memory' || when === 'backstage'
  const held = find(({ date, when }) => when === 'day' && (date.own || sellsPlaces(date)))
  if (held) return `${heldGoal(held)}: ${named(held)}, ${shortDay(held.date.day)}`
  const sold = find((one) => isAhead(one) && sellsPlaces(one.date))
  if (sold) return `vender lugares: ${named(sold)}, ${shortDay(sold.date.day)}`
  const announced = find((one) => isAhead(one) && one.date.own)
  if (announced) return `anunciar ${named(announced)}, ${shortDay(announced.date.day)}`
  const warned = notices.find(({ kind }) => kind === 'before')?.closure
  if (warned)
    return warned.only === undefined
      ? 'avisar que a casa fecha, e quando volta'
      : `dizer para quem é ${shortDay(warned.from)}`
  const weekly = placed.find(({ date }) => date.weekly)
  if (weekly) return `lembrar o dia certo: ${named(weekly)}`
  const feast = find(() => true)
  const dishes = [
    ...new Set(
      posts.flatMap(({ items, alcohol }) =>
        items.length === 1 && !alcohol ? items.filter((name) => !often.has(name)) : [],
      ),
    ),
  ].slice(0, mostNamed)
  if (dishes.length > 0) return `vender ${joinList(dishes.map(inSentence))}`
  return feast ? `lembrar ${named(feast)}, ${shortDay(feast.date.day)}` : null
}

export function weekGoals(
  posts: readonly Written[],
  places: ReadonlyMap<number, Placed>,
  notices: ReadonlyMap<number, Notice>,
): Week[] {
  const seen = new Set<string>()
  const names = posts.flatMap(({ items }) => items)
  const often = new Set(names.filter((name) => names.filter((one) => one === name).length > mostOfDish))
  return [...new Set(posts.map(({ day }) => mondayOf(day)))].flatMap((from) => {
    const own = posts.flatMap((post, at) => (mondayOf(post.day) === from ? [{ post, at }] : []))
    const goal = goalOf(
      own.map(({ post }) => post),
      own.flatMap(({ at }) => places.get(at) ?? []),
      own.flatMap(({ at }) => notices.get(at) ?? []),
      often,
    )
    // A goal that is said once holds until another one.
    if (goal === null || seen.has(goal)) return []
    seen.add(goal)
    return [{ from, goal }]
  })
}
