/** Days in a row of one weekly event or offer that share a post: nobody reads the same news four days running. */
import { addDays } from '../../base/calendar.ts'
import type { Dated } from './dates.ts'

/** From this many days in a row on, one post tells them all. */
const longRun = 3

/** Above this share of the posts, weekly events leave too little room: two days in a row share a post as well. */
const mostShare = 0.6

/**
 * The dates with runs told on their first day.
 * @param posts number of posts of the calendar
 */
export function withRuns(dates: readonly Dated[], posts: number): Dated[] {
  const weekly = dates.filter((date) => date.weekly && date.combo?.until === undefined)
  const least = weekly.length > posts * mostShare ? 2 : longRun
  const told = new Map<Dated, Dated | null>()
  for (const date of weekly) {
    if (told.has(date)) continue
    const run = [date]
    for (;;) {
      const last = run.at(-1)
      const next = weekly.find(
        (one) => one.name === date.name && last !== undefined && one.day === addDays(last.day, 1),
      )
      if (!next) break
      run.push(next)
    }
    const last = run.at(-1)
    if (run.length < least || !last) continue
    for (const one of run) told.set(one, null)
    told.set(date, { ...date, runsTo: last.day })
  }
  return dates.flatMap((date) => {
    const own = told.get(date)
    return own === null ? [] : [own ?? date]
  })
}

/** Posts of one weekly event at the beginning; after them, every other evening is named in a post about the table. */
const told = 3

/**
 * Evenings of weekly events on which a dish or a drink has the post, and the event its line: a joke on the same evening
 * wears out.
 */
export function eveningsAtTable(
  dates: readonly Dated[],
  /** Days whose weekly event keeps its post: the house opens again. */
  keeps: (day: string) => boolean,
): Map<string, Dated> {
  const evenings = new Map<string, Dated>()
  const turns = new Map<string, number>()
  for (const date of dates) {
    const isPlain =
      date.weekly &&
      // What is paid for at the door is sold in every post.
      date.price === undefined &&
      !date.combo &&
      !date.item &&
      !date.offers &&
      date.runsTo === undefined &&
      date.tell === undefined
    // Another occasion has the post of this day.
    if (!isPlain || date.said === null || dates.some((one) => one !== date && one.day === date.day)) continue
    const turn = turns.get(date.name) ?? 0
    turns.set(date.name, turn + 1)
    if (turn >= told && turn % 2 === 1 && !keeps(date.day)) evenings.set(date.day, date)
  }
  return evenings
}
