/** How a calendar is photographed, measured and answered: what to do besides publishing. */
import { addDays, shortDay, weekdayOf } from '../../base/calendar.ts'
import { isHoliday } from '../../base/holidays.ts'
import { capitalize } from '../../base/language/grammar.ts'
import { joinList } from '../../base/language/text.ts'
import type { Requirements } from '../../base/request/requirements.ts'
import { beforePublishing } from './before-publishing.ts'
import { calledOf } from './date-fields.ts'
import { sellsPlaces } from './dates.ts'
import { inSentence } from './menu-items.ts'
import type { PostCalendar } from './schema.ts'
import { photoTexts } from './tables/plan-texts.ts'
import { say, shortWeekday, type ToldCalendar } from './told-calendar.ts'

type Plan = NonNullable<PostCalendar['plan']>

const onDay = (day: string) => `${shortWeekday(day)}, ${shortDay(day)}`

/** The quietest open day before a post: not one of the weekend, where there is another. */
function quietDay(before: string, from: string, isClosed: (day: string) => boolean): string {
  const days = Array.from({ length: 7 }, (_, at) => addDays(before, -at)).filter(
    (day) => day >= from && !isClosed(day) && !isHoliday(day),
  )
  return days.find((day) => ![0, 5, 6].includes(weekdayOf(day))) ?? days[0] ?? before
}

/** A dish of one weekday is announced the evening before: who sees it only on the day has eaten already. */
const eveLine = (told: ToldCalendar, name: string, day: string): string =>
  say(told, photoTexts.eve, {
    eve: shortWeekday(addDays(day, -1)),
    day: shortWeekday(day),
    dish: inSentence(name),
  })

/** Two sessions with a phone, and the dishes that exist on their day only. */
function sessions(told: ToldCalendar): string[] {
  const { context, posts, weekly, isClosed } = told
  const [first] = posts
  // Without a menu nobody knows what there is to photograph.
  if (!first || posts.every(({ items }) => items.length === 0)) return []
  const second = posts[Math.ceil(posts.length / 2)]
  const days = [
    quietDay(first.day, context.today, isClosed),
    ...(second ? [quietDay(second.day, first.day, isClosed)] : []),
  ]
  const special = weekly.flatMap((name) => {
    const of = posts.filter((post) => post.items.includes(name))
    const [one] = of
    if (!one || of.length < 2) return []
    return [
      `**${capitalize(inSentence(name))}**: ${say(told, photoTexts.weekly, { day: capitalize(onDay(one.day)), n: String(of.length) })} ${eveLine(told, name, one.day)}`,
    ]
  })
  return [
    `**${capitalize(joinList(days.map(onDay)))}, antes de abrir**: ${say(told, photoTexts.each)}`,
    ...special,
  ]
}

/** What shows whether a week reached its goal: counted at the door and in the messages, not in likes. */
function measured(told: ToldCalendar): string[] {
  const events = [
    ...new Set(told.places.flatMap(({ date }) => (date.own || sellsPlaces(date) ? [calledOf(date)] : []))),
  ]
  const people = events.length > 0 ? say(told, photoTexts.people, { e: joinList(events.slice(0, 3)) }) : ''
  return [`${say(told, photoTexts.measure)}${people}.`]
}

/** The plan beside the calendar: what to see to, and two sessions with a phone. */
export function planOf(told: ToldCalendar, requirements: Requirements): Plan {
  const photos = sessions(told)
  return [
    { id: 'antes', title: 'Antes de publicar', lines: beforePublishing(told, requirements) },
    { id: 'fotos', title: 'Fotos com o celular', lines: photos },
    { id: 'medir', title: 'O que medir', lines: measured(told) },
  ].filter(({ lines }) => lines.length > 0)
}
