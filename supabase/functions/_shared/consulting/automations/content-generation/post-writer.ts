/** The writer of a calendar's posts, with the house's words and its owner's rules. */

import { addDays } from '../../base/calendar.ts'
import { type Brief, isAlcoholFree, isOnStreet } from './brief.ts'
import { callsOf } from './calls.ts'
import { houseWords } from './counted-posts.ts'
import { type FixedPosts, listMessages } from './fixed-posts.ts'
import { isOfTopic } from './forced.ts'
import { spokenPrice } from './menu-items.ts'
import { closingHour, openingOf } from './opening-days.ts'
import type { PostDays } from './post-days.ts'
import { createPosts } from './posts.ts'
import { unansweredFeasts } from './rest-days.ts'
import type { Subjects } from './subjects.ts'
import { weeklyLine } from './weekly-copy.ts'

export function postWriter(
  brief: Brief,
  days: PostDays,
  fixed: FixedPosts,
  { owned, specials }: Pick<Subjects, 'owned' | 'specials'>,
): ReturnType<typeof createPosts> {
  const { context, requirements, menu, spoken, register, byDay, rules } = brief
  const closes = closingHour(context, requirements)
  const messages = listMessages(fixed, days)
  return createPosts({
    context,
    spared: brief.spared,
    spoken,
    register,
    daysKnown: days.daysKnown,
    specials,
    messages: (index) => messages.has(index),
    isClosed: days.isClosed,
    mayBeClosed: (day) =>
      unansweredFeasts(requirements.dates, { from: addDays(day, -7), to: day }, days.isClosed).includes(day),
    eveningOf: (index) => {
      const { date, when } = fixed.places.get(index) ?? {}
      if (!date || when !== 'day' || fixed.evenings.get(date.day) !== date) return null
      const price =
        date.price === undefined ? '' : `${spokenPrice(date.price)}${date.per ? ` ${date.per}` : ''}`
      return weeklyLine(date, price, openingOf(context, requirements, date.day), null)
    },
    isDaytime: (day) => (closes(day) ?? 24) <= 20.5,
    hoursOf: (day) => openingOf(context, requirements, day),
    street: isOnStreet(brief),
    alcoholFree: isAlcoholFree(brief),
    fits: requirements.allowsText,
    byDay,
    rules,
    house: houseWords(requirements, register, owned),
    topicsOf: (draft) =>
      requirements.postTopics.filter((topic) => isOfTopic(topic, draft, menu)).map(({ what }) => what),
    calls: callsOf(requirements, register, context.restaurant.name),
    mayPrice: (price) => requirements.onlyPrices?.includes(price) ?? true,
    // Only for posts of every day: a date fixes its own weekday.
    shown: owned.filter(
      ({ short, asks, alcohol, items, weekdays }) =>
        short !== null && !asks && !alcohol && items.length === 1 && !weekdays,
    ),
  })
}
