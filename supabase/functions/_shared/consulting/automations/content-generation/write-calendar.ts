/** Writes the posts of a calendar one after the other: what a day fixes, what is counted, and the next subject. */
import { daysBetween, weekdayOf } from '../../base/calendar.ts'
import type { Brief } from './brief.ts'
import { withCountedFormats } from './counted-formats.ts'
import type { Placed } from './dates.ts'
import { type Draft, nextDraft, nextSpecial } from './drafts.ts'
import { withEnglish } from './english-posts.ts'
import type { FixedPosts } from './fixed-posts.ts'
import { forLunch, lunchOnly, servesByDay } from './lunch-items.ts'
import { drinkAlcohol } from './menu-items.ts'
import { opensLate as opensLateDays } from './opening-days.ts'
import { isSpecialDay, type PostDays } from './post-days.ts'
import { besideOpening, fromNoon, postHours } from './post-hours.ts'
import { postWriter } from './post-writer.ts'
import type { Slot } from './schedule.ts'
import { withOrders } from './season-end.ts'
import { isHoursOnly } from './special-hours.ts'
import type { Subjects } from './subjects.ts'
import { withClosures } from './told-closures.ts'
import { weakDaysOf } from './weak-day.ts'
import { withWeakNights } from './weak-nights.ts'
import type { Written } from './write-post.ts'

/** Most posts of a house with a menu that wait for something the owner adds. */
/** Ideas that are tried for one day where the owner's words leave out what they say. */
const mostTries = 12

const mostNeeds = 1

/** A house that closes by then serves no dinner. */
const lunchEnds = '17:00'

/** Names of what is held in the evening, where the owner gives no hour. */
const ofEvening =
  /noite|noturn|ceia|jantar|show|festa|seresta|forr[óo]|samba|m[úu]sica|banda|happy|luau|baile|rock|pagode|karaok|bingo|quiz|dj|r[ée]veillon|anivers|lan[çc]amento|inaugura|menu|card[áa]pio|drink|dose|vinho|cacha[çc]a/iu

/** The hour of the day's own hours: before anybody sets out. */
const firstHour = 9

/** The latest hour of a post about what is served at lunch only. */
const beforeLunch = 11

/** Titles of posts that are nothing without their prices. */
const listsPrices = /com preço$|R\$/u

/** Before the text of a date on which the house opens again. */
const returned = { spoken: 'Abrimos de novo!', plain: 'A casa abriu de novo.', sober: 'De volta.' } as const

/** Most days of a closure after which nobody needs to be told that the house is open again. */
const shortClosure = 2

/** One post for each slot, in order. Takes the drafts that it uses out of `specials` and `queue`. */
export function writeCalendar(
  brief: Brief,
  days: PostDays,
  fixed: FixedPosts,
  subjects: Subjects,
): Written[] {
  const { context, requirements, register, byDay } = brief
  const { isClosed } = days
  const { places, notices, closures } = fixed
  const weak = weakDaysOf(context)
  const opensLateOn = opensLateDays(context)
  // Who is to come on a weak day hears of it before noon, where the house opens by then.
  const slots = fixed.slots.map((slot) =>
    weak.includes(weekdayOf(slot.day)) && !opensLateOn(slot.day)
      ? { ...slot, hour: Math.min(slot.hour, beforeLunch) }
      : slot,
  )
  const { specials, queue, counted: asked } = subjects
  const { ofIdea, ...write } = postWriter(brief, days, fixed, subjects)
  const hours = Object.values(context.house.settings.opening).filter((one) => one !== null)
  const opensLate = hours.length === 0 || hours.some(({ from, to }) => to > lunchEnds || to < from)
  const isForLunch = lunchOnly(requirements, brief.menu)
  const { early, inEvening, beforeIt } = postHours(context, requirements, slots)
  const knowsMenu = subjects.owned.length > 0
  const posted: Written[] = []
  let needs = [...places.values()].filter(({ date, when }) => when === 'ahead' && !date.own).length

  function ofDate(placed: Placed, slot: Slot, index: number): Written {
    const { date, when } = placed
    const isByDay = date.own && date.at === undefined && !ofEvening.test(`${date.name} ${date.note ?? ''}`)
    const feast = when === 'day' && date.own && (isSpecialDay(days, slot.day) || isByDay)
    const pours = date.item !== null && drinkAlcohol(date.item)
    const told =
      when === 'day' && isHoursOnly(date) ? { ...slot, hour: Math.min(slot.hour, firstHour) } : slot
    const hour = pours ? inEvening(slot) : feast ? early(slot) : told
    const post = write.ofDate(placed, when === 'day' ? beforeIt(hour, date.at) : hour, index)
    const returns = closures.some(
      ({ back, from }) => back === slot.day && daysBetween(from, back) > shortClosure,
    )
    return returns ? { ...post, copy: `${returned[register]} ${post.copy}` } : post
  }

  /** A post about a subject; what is served at lunch only is posted before it. */
  const ofSubject = (draft: Draft, slot: Slot, index: number): Written =>
    draft.items.some(isForLunch)
      ? ofIdea(forLunch(draft, opensLate), { ...slot, hour: Math.min(slot.hour, beforeLunch) }, index)
      : ofIdea(draft, slot, index)

  /** The dish of the weekday; else the next subject that suits the day. */
  function ofNext(slot: Slot, index: number): Written {
    const fitsDay = (draft: Draft) =>
      byDay.allows(draft, slot.day) &&
      !(
        ((draft.whole && draft.body.includes('R$')) || listsPrices.test(draft.title)) &&
        !byDay.mayPrice(draft.items, slot.day)
      )
    const special = isClosed(slot.day) ? null : nextSpecial(specials, slot.day, posted, fitsDay)
    if (special) {
      const post = ofSubject(special, special.alcohol ? slot : early(slot), index)
      posted.push(post)
      return post
    }
    let broken: Written | null = null
    for (let tries = 0; tries < mostTries; tries += 1) {
      const draft = nextDraft(queue, slot.day, knowsMenu && needs >= mostNeeds, isClosed(slot.day), fitsDay)
      if (!draft) break
      const post = ofSubject(draft, draft.alcohol ? inEvening(slot) : slot, index)
      const told = [post.title, post.copy, post.stories ?? '', post.whatsapp ?? '']
      if (post.copy.trim() === '') continue
      const isAllowed = (text: string) => byDay.allowsText(text, slot.day) && brief.rules.allows(text)
      const isShown = brief.rules.allowsPicture(post.visual) && byDay.allowsText(post.visual, slot.day)
      if (told.every(isAllowed) && isShown) {
        if (draft.need) needs += 1
        return post
      }
      broken ??= post
    }
    // The check of the finished calendar names the rule that it breaks.
    if (broken) return broken
    throw new Error('the ideas do not fill the calendar')
  }

  /** Posts after this one that need a subject of the queue. */
  const ordinaryAfter = (index: number) =>
    slots.filter((_, at) => at > index && !places.has(at) && !notices.has(at) && !asked.has(at)).length

  const posts = slots.map((slot, index): Written => {
    const placed = places.get(index)
    const isAtTable =
      placed?.when === 'day' &&
      fixed.evenings.get(slot.day) === placed.date &&
      queue.length > ordinaryAfter(index)
    if (placed && !isAtTable) return ofDate(placed, slot, index)
    const notice = notices.get(index)
    if (notice) return write.ofNotice(notice, slot, index)
    const draft = asked.get(index)
    if (draft) return ofSubject(draft, draft.alcohol && !isClosed(slot.day) ? inEvening(slot) : slot, index)
    return ofNext(slot, index)
  })
  const called = withWeakNights(
    posts,
    (at) => !places.has(at) && !notices.has(at),
    context,
    requirements,
    (text, day) => byDay.allowsText(text, day) && brief.rules.allows(text),
  )
  const told = withOrders(called, requirements.dates)
  const warned = withClosures(told, fixed, days, requirements.dates)
  const noEarlyDrinks =
    requirements.postRules.some(({ what }) => what === 'drinksLate') || servesByDay(brief.menu)
  const awake = (noEarlyDrinks ? warned.map(fromNoon) : warned).map(besideOpening(context))
  const timed = withFixedHour(awake, places, requirements.postRules)
  const counted = withCountedFormats(
    timed.map((post) => formed(post, brief.rules)),
    requirements.postFormats,
    (at) => !places.has(at) && !notices.has(at),
  )
  return withEnglish(counted, brief, days, fixed).map((post) => formed(post, brief.rules))
}

/** The form that the owner gives to every post. */
function formed(post: Written, { fitted, fewer, noVideo, agreed, said }: Brief['rules']): Written {
  const visual = fewer(post.visual)
  const isSingle =
    (noVideo && post.format === 'Reels') || (visual !== post.visual && !visual.startsWith('1: '))
  return {
    ...post,
    title: said(post.title),
    copy: said(fitted(post.copy)),
    ...(post.stories !== undefined && { stories: said(post.stories) }),
    ...(post.whatsapp !== undefined && { whatsapp: said(post.whatsapp) }),
    ...(post.endings && { endings: post.endings.map((one) => ({ ...one, text: said(one.text) })) }),
    visual: agreed(visual),
    ...(post.picture && { picture: { ...post.picture, who: agreed(post.picture.who) } }),
    ...(isSingle && { format: 'Foto' as const }),
  }
}

/** The owner's hour, one post a day; what begins before it on its day keeps its own. */
function withFixedHour(
  posts: readonly Written[],
  places: FixedPosts['places'],
  rules: Brief['requirements']['postRules'],
): Written[] {
  const at = rules.find(({ what }) => what === 'postAt')?.at
  if (at === undefined) return [...posts]
  const hour = Math.floor(at)
  return posts.map((post, index) => {
    const held = places.get(index)
    const begins = held?.when === 'day' ? held.date.at : undefined
    const isFirst = posts.findIndex(({ day }) => day === post.day) === index
    return !isFirst || (begins !== undefined && begins <= hour) ? post : { ...post, hour }
  })
}
