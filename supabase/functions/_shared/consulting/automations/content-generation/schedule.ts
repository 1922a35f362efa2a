/** On which days, and at what hour, the posts of a calendar appear. */
import { addDays, daysBetween, weekdayOf } from '../../base/calendar.ts'
import type { Pace } from './pace.ts'

const patterns: Record<string, { weekdays: readonly number[]; hours: readonly (readonly number[])[] }> = {
  '1-2 vezes por semana': { weekdays: [4, 6], hours: [[18]] },
  '3-4 vezes por semana': { weekdays: [0, 2, 4, 5], hours: [[18], [12], [18], [17]] },
  Diariamente: { weekdays: [0, 1, 2, 3, 4, 5, 6], hours: [[18], [12]] },
  '2-3 vezes por dia': {
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    hours: [
      [12, 18],
      [12, 18, 21],
    ],
  },
}

export type Slot = { day: string; hour: number }

/** Longest period searched for open days, in days. */
const longest = 800

/** Days on which many houses are closed and nobody looks for a table: no post of every day. */
const feasts = new Set(['01-01', '12-24'])

/** The days on which to post, and those of them that may be taken. */
type Days = {
  isClosed?: (day: string) => boolean
  /** Whether the house's opening days are known; where they are not, Sunday and Monday are not chosen. */
  daysKnown?: boolean
  /** Weekdays of the dishes that come once a week: they get their posts on these days. */
  special?: readonly number[]
  /** Whether nothing may be published on a day. */
  isSilent?: (day: string) => boolean
  /** Whether a day is in the period that the owner wants covered. */
  isWithin?: (day: string) => boolean
} & Partial<Pace>

/** Weekdays by the guests that a post can still bring. */
const byReach = [6, 3, 5, 4, 2, 0, 1]

/** Weekdays to post on, as many as usual: those of weekly dishes first, then the usual ones, then other open ones. */
function weekdaysOf(
  usual: readonly number[],
  open: readonly number[],
  special: readonly number[],
  prefer: readonly number[] = [],
): number[] {
  const wanted = [
    ...prefer.filter((day) => open.includes(day)),
    ...special.filter((day) => open.includes(day)),
    ...usual.filter((day) => open.includes(day)),
  ]
  const others = byReach.filter((day) => open.includes(day))
  return [...new Set([...wanted, ...others])].slice(0, Math.max(usual.length, Math.min(special.length, 2)))
}

/**
 * Days and hours for a number of posts, from the day after `today`. Never at hours of children's programmes; on a day
 * when the house is closed only if it publishes daily. Fewer if it hardly opens, or the period ends before.
 */
export function schedule(
  frequency: string,
  today: string,
  count: number,
  {
    isClosed = () => false,
    isSilent = () => false,
    daysKnown = false,
    special = [],
    isWithin = () => true,
    perWeek = () => null,
    prefer = [],
  }: Days = {},
): Slot[] {
  const pattern = patterns[frequency] ?? patterns['3-4 vezes por semana']
  const usual = pattern?.weekdays ?? []
  const next = Array.from({ length: 7 }, (_, index) => addDays(today, index + 1))
  // A house that publishes every day does so on its closed days too.
  const isDaily = usual.length === 7
  const serves = next.filter((day) => !isSilent(day) && !isClosed(day)).map(weekdayOf)
  // Open on Friday and Saturday, and four posts a week: the others tell of the next evening.
  const isPartWeek = daysKnown && !isDaily && serves.length > 0 && serves.length < leastPosts(usual.length)
  const isOut = (day: string) => isSilent(day) || (!isDaily && !isPartWeek && isClosed(day))
  const opens = next.filter((day) => !isOut(day)).map(weekdayOf)
  // On the day of a weekly dish it does open.
  const sure = daysKnown || isDaily ? opens : opens.filter((day) => day > 1 || special.includes(day))
  const open = sure.length > 0 ? sure : opens
  const weekdays = weekdaysOf(usual, open, isPartWeek ? [...serves, ...special] : special, prefer)
  /** The weekdays of a week with its own number of posts. */
  const pacedDays = (most: number) =>
    most >= 7
      ? [0, 1, 2, 3, 4, 5, 6]
      : [...new Set([...prefer, ...special, ...weekdays, ...byReach])]
          .filter((day) => open.includes(day))
          .slice(0, most)
  const slots: Slot[] = []
  let turn = 0
  for (let ahead = 1; slots.length < count && ahead <= longest; ahead += 1) {
    const day = addDays(today, ahead)
    const paced = perWeek(day)
    const chosen = paced === null ? weekdays : pacedDays(paced)
    const rests = paced !== null && paced >= 7 ? isSilent(day) : isOut(day)
    if (!chosen.includes(weekdayOf(day)) || rests || feasts.has(day.slice(5))) continue
    if (!isWithin(day)) continue
    const hours = pattern?.hours[turn % pattern.hours.length] ?? []
    for (const hour of paced === null ? hours : hours.slice(0, Math.max(1, Math.floor(paced / 7)))) {
      if (slots.length < count) slots.push({ day, hour })
    }
    turn += 1
  }
  return isDaily || slots.length < count
    ? slots
    : withFullWeeks(slots, weekdays.length, mayFill).slice(0, count)

  /** Whether a day may take a post that another day of its week cannot. */
  function mayFill(day: string): boolean {
    return (
      day > today &&
      open.includes(weekdayOf(day)) &&
      !isOut(day) &&
      !feasts.has(day.slice(5)) &&
      isWithin(day) &&
      perWeek(day) === null
    )
  }
}

/** Fewest posts of a week with so many as usual. */
const leastPosts = (usual: number) => Math.min(usual, usual > 2 ? 3 : 1)

/** Monday of a day's week. */
const weekStart = (day: string) => addDays(day, -((weekdayOf(day) + 6) % 7))

/** A week that closed days leave with fewer posts gets one on another open day. */
function withFullWeeks(slots: readonly Slot[], usual: number, mayFill: (day: string) => boolean): Slot[] {
  const filled = [...slots]
  const weeks = [...new Set(slots.map(({ day }) => weekStart(day)))].slice(1, -1)
  const least = leastPosts(usual)
  for (const monday of weeks)
    for (const weekday of byReach) {
      const own = filled.filter(({ day }) => weekStart(day) === monday)
      const day = addDays(monday, (weekday + 6) % 7)
      const [hour] = own.map((slot) => slot.hour)
      if (own.length >= least || hour === undefined) continue
      if (!own.some((slot) => slot.day === day) && mayFill(day)) filled.push({ day, hour })
    }
  return filled.toSorted((a, b) => a.day.localeCompare(b.day) || a.hour - b.hour)
}

/** Hours before closing until which a post can still bring guests. */
const beforeClosing = 2

/** Hours of the day for posts of a house that closes before the evening. */
const daytime = [12, 14, 13, 15, 16] as const

/**
 * Moves posts that would appear just before or after closing time to daytime hours.
 * @param closesAt the hour at which the house closes on a day; null if unknown or past midnight
 * @param hours the hours to move them to, the best first
 */
export function withinHours(
  slots: readonly Slot[],
  closesAt: (day: string) => number | null,
  hours: readonly number[] = daytime,
): Slot[] {
  const used = new Set<string>()
  return slots
    .map(({ day, hour }) => {
      const closes = closesAt(day)
      if (closes === null || hour <= closes - beforeClosing) return { day, hour }
      const early = hours.filter((one) => one <= closes - beforeClosing)
      const free = early.find(
        (one) => !used.has(`${day} ${one}`) && !slots.some((slot) => slot.day === day && slot.hour === one),
      )
      const moved = free ?? early[0] ?? hours[0] ?? daytime[0]
      used.add(`${day} ${moved}`)
      return { day, hour: moved }
    })
    .toSorted((a, b) => a.day.localeCompare(b.day) || a.hour - b.hour)
}

/** Most days by which a post is moved to reach a day that matters. */
const moved = 3

/**
 * Moves posts to days that matter: to each, the nearest post that is not on such a day itself, nor on one of a weekly
 * dish. Order and number of posts stay.
 * @param special weekdays of the weekly dishes
 */
export function moveTo(
  slots: readonly Slot[],
  days: readonly string[],
  isClosed: (day: string) => boolean,
  special: readonly number[] = [],
): Slot[] {
  const kept = [...slots]
  for (const day of days) {
    if (isClosed(day) || kept.some((slot) => slot.day === day)) continue
    const distance = (slot: Slot) => Math.abs(daysBetween(day, slot.day) - 1)
    const at = kept
      .map((slot, index) => ({ slot, index }))
      .filter(
        ({ slot }) =>
          !days.includes(slot.day) && !special.includes(weekdayOf(slot.day)) && distance(slot) <= moved,
      )
      .toSorted((a, b) => distance(a.slot) - distance(b.slot))[0]
    if (at) kept[at.index] = { ...at.slot, day }
  }
  return kept.toSorted((a, b) => a.day.localeCompare(b.day) || a.hour - b.hour)
}

/** Most messages to a WhatsApp list in one week: more, and readers leave it. */
const mostMessages = 2

/**
 * Which posts also go to the WhatsApp list: in each week fewer than its posts, on different days, those that bring
 * guests to a day first.
 * @param weightOf what a post is worth to the list; 0 never goes
 */
export function messageSlots(slots: readonly Slot[], weightOf: (index: number) => number): Set<number> {
  const mondayOf = (day: string) => addDays(day, -((weekdayOf(day) + 6) % 7))
  return new Set(
    [...new Set(slots.map(({ day }) => mondayOf(day)))].flatMap((monday) => {
      const week = slots.flatMap(({ day }, at) => (mondayOf(day) === monday ? [{ at, day }] : []))
      const worth = week
        .filter(({ at }) => weightOf(at) > 0)
        .toSorted((a, b) => weightOf(b.at) - weightOf(a.at))
      return worth
        .filter(({ day }, at) => worth.findIndex((one) => one.day === day) === at)
        .slice(0, Math.min(mostMessages, Math.ceil(week.length / 2)))
        .map(({ at }) => at)
    }),
  )
}
