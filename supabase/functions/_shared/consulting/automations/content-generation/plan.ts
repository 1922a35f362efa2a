/** How a calendar is photographed, measured and answered: what to do besides publishing. */

import { addDays } from '../../base/calendar.ts'
import { sellsOf } from '../../base/house/own-menu.ts'
import { capitalize } from '../../base/language/grammar.ts'
import { joinList } from '../../base/language/text.ts'
import type { Requirements } from '../../base/request/requirements.ts'
import { onDay, sessionDays } from './aims.ts'
import { beforePublishing } from './before-publishing.ts'
import { calledOf } from './date-fields.ts'
import { sellsPlaces } from './dates.ts'
import { isWithoutPots } from './hearth.ts'
import { inSentence } from './menu-items.ts'
import type { PostCalendar } from './schema.ts'
import { photoTexts } from './tables/plan-texts.ts'
import { say, shortWeekday, type ToldCalendar } from './told-calendar.ts'

type Plan = NonNullable<PostCalendar['plan']>

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
  const days = sessionDays(posts, context.today, isClosed)
  if (days.length === 0) return []
  const taken = isWithoutPots(sellsOf(told.context.house)) ? photoTexts.weeklyWithoutPots : photoTexts.weekly
  const special = weekly.flatMap((name) => {
    const of = posts.filter((post) => post.items.includes(name))
    const [one] = of
    if (!one || of.length < 2) return []
    return [
      `**${capitalize(inSentence(name))}**: ${say(told, taken, { day: capitalize(onDay(one.day)), n: String(of.length) })} ${eveLine(told, name, one.day)}`,
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
