import { daysBetween, weekdayOf } from '../../base/calendar.ts'
import { stableFraction } from '../../base/language/text.ts'
import { closedSeason } from '../../base/pantry/closed-seasons.ts'
import type { MenuIdea } from './menu-idea.ts'
import type { Idea } from './tables/ideas.ts'
import { ideas } from './tables/ideas.ts'
import { ideasOf, speaksOfTables } from './tables/street.ts'

export type Draft = Idea &
  Pick<MenuIdea, 'asks' | 'items' | 'words' | 'several' | 'every'> & {
    theme: string
    short: string | null
    about?: MenuIdea['about']
    /** The only post of a theme that the owner chose. */
    isOnly?: boolean
    /** A statement of the owner that the post tells. */
    tells?: string
    /** What Stories show of it. */
    screen?: string
    /** The text is the whole caption. */
    whole?: boolean
    /** Days on which it may be posted: of any year, "MM-DD", or of one, "yyyy-mm-dd". */
    days?: { from: string; to: string }
  }

/** Ideas of the chosen themes first, as statements and then as questions; other themes fill the rest. */
export function drafts(
  themes: readonly string[],
  seed: string,
  street: boolean,
  allowed: (idea: Idea, theme: string) => boolean,
  /** Whether ideas that ask nothing of the owner come first. */
  complete = false,
): Draft[] {
  const all = Object.keys(ideas)
  const chosen = all.filter((theme) => themes.includes(theme))
  const rest = all.filter((theme) => !themes.includes(theme))
  const of = (names: readonly string[], asks: boolean) =>
    names
      .flatMap((theme) =>
        ideasOf(theme, street).map((idea): Draft => ({ ...idea, theme, asks, items: [], short: null })),
      )
      .filter((idea) => {
        if (!allowed(asks ? { ...idea, body: '' } : { ...idea, question: '' }, idea.theme)) return false
        const told = [idea.title, idea.subject, asks ? idea.question : idea.body, idea.visual].join(' ')
        return !street || !speaksOfTables(told)
      })
      .toSorted((a, b) => stableFraction(seed + a.title) - stableFraction(seed + b.title))
      .toSorted((a, b) => (complete ? Number(a.need !== null) - Number(b.need !== null) : 0))
      // Each theme once before any comes twice, so that a short calendar covers all chosen themes.
      .map((draft, _, all) => ({
        draft,
        turn: all.filter(({ theme }) => theme === draft.theme).indexOf(draft),
      }))
      .toSorted((a, b) => a.turn - b.turn)
      .map(({ draft }) => draft)
  // What one theme tells, it does not ask as well, but for want of another idea.
  const told = [chosen, rest].map((names) => {
    const [tells, asks] = [of(names, false), of(names, true)]
    const tellsFirst = tells.filter((draft, at) => {
      const before = tells.slice(0, at).filter(({ theme }) => theme === draft.theme)
      return before.length % 2 === 0
    })
    const titles = new Set(tellsFirst.map(({ title }) => title))
    const asksFirst = asks.filter(({ title }) => !titles.has(title))
    return {
      first: interleave(tellsFirst, asksFirst),
      later: [...tells, ...asks].filter((draft) => !tellsFirst.includes(draft) && !asksFirst.includes(draft)),
    }
  })
  return [...told.flatMap(({ first }) => first), ...told.flatMap(({ later }) => later)]
}

/** Two statements per question. */
function interleave(told: readonly Draft[], asked: readonly Draft[]): Draft[] {
  const mixed: Draft[] = []
  for (let at = 0; at < told.length; at += 2)
    mixed.push(...told.slice(at, at + 2), ...asked.slice(at / 2, at / 2 + 1))
  return [...mixed, ...asked.slice(Math.ceil(told.length / 2))]
}

/** At this many posts about the house's own items, one post in four is left for the chosen themes. */
const enoughOwn = 10

/** Own posts spread evenly among the others: three in five, or three in four if the menu is large enough. */
export function spread(own: readonly Draft[], others: readonly Draft[]): Draft[] {
  const beside = own.length < enoughOwn ? 2 : 1
  const mixed: Draft[] = []
  for (let at = 0; at * 3 < own.length; at += 1)
    mixed.push(...own.slice(at * 3, at * 3 + 3), ...others.slice(at * beside, (at + 1) * beside))
  return [...mixed, ...others.slice(Math.ceil(own.length / 3) * beside)]
}

/** Most posts about dishes of one weekday: half of a calendar. */
const mostSpecials = 15

/** Whether an item's seafood is in its closed season on a day. */
export const isClosedOn = (items: readonly string[], day: string) =>
  items.some((name) => closedSeason(name, day)?.dated)

/** Takes the first idea that fits a day and, if possible, asks nothing of the owner; if none fits, the first of all. */
export function nextDraft(
  queue: Draft[],
  day: string,
  complete = false,
  /** On a closed day, no drink with alcohol if there is another subject. */
  dry = false,
  /** Whether the owner's rules allow a draft on the day. */
  fitsDay: (draft: Draft) => boolean = () => true,
): Draft | null {
  const hasDry = dry && queue.some(({ alcohol, need, days }) => !alcohol && !need && !days)
  const inSeason = (draft: Draft) =>
    fitsDay(draft) && !isClosedOn(draft.items, day) && !(hasDry && (draft.alcohol || draft.need))
  const onDay = ({ weekdays, days }: Draft) =>
    (!weekdays || weekdays.includes(weekdayOf(day))) &&
    (!days ||
      (days.from.length === 10
        ? day >= days.from && day <= days.to
        : day.slice(5) >= days.from && day.slice(5) <= days.to))
  const isReady = ({ need, about, isOnly }: Draft) => !need || about !== undefined || isOnly === true
  const told = complete ? queue.findIndex((draft) => onDay(draft) && inSeason(draft) && isReady(draft)) : -1
  const best = told < 0 ? queue.findIndex((draft) => onDay(draft) && inSeason(draft)) : told
  const at = best < 0 ? queue.findIndex((draft) => inSeason(draft) && !draft.days) : best
  return queue.splice(Math.max(0, at), 1)[0] ?? null
}

/**
 * The next post about a dish of this weekday: the one that was posted longest ago.
 */
export function nextSpecial(
  queue: Draft[],
  day: string,
  posted: readonly { day: string; items: readonly string[] }[],
  fitsDay: (draft: Draft) => boolean = () => true,
): Draft | null {
  if (posted.length >= mostSpecials) return null
  const last = ({ items }: Draft) => posted.findLast((post) => post.items[0] === items[0])?.day ?? ''
  const due = ({ every = 0, ...draft }: Draft) => {
    const before = last(draft)
    return before === '' || daysBetween(before, day) - 1 >= every
  }
  const [next] = queue
    .filter(
      (draft) =>
        draft.weekdays?.includes(weekdayOf(day)) &&
        fitsDay(draft) &&
        !isClosedOn(draft.items, day) &&
        due(draft),
    )
    .toSorted((a, b) => last(a).localeCompare(last(b)))
  if (next) queue.splice(queue.indexOf(next), 1)
  return next ?? null
}
