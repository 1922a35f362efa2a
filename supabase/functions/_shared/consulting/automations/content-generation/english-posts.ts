/** Which posts of a calendar are in English. */
import { addDays, weekdayOf } from '../../base/calendar.ts'
import { capitalize } from '../../base/language/grammar.ts'
import { holdsOn } from '../../base/request/held-days.ts'
import type { Requirements } from '../../base/request/requirements.ts'
import type { Brief } from './brief.ts'
import { tag } from './date-words.ts'
import { sellsPlaces } from './dates.ts'
import type { FixedPosts } from './fixed-posts.ts'
import { english, englishWriter } from './in-english.ts'
import type { PostDays } from './post-days.ts'
import { shortName } from './registered-name.ts'
import type { Written } from './write-post.ts'

type Rule = Requirements['postRules'][number]

const mondayOf = (day: string) => addDays(day, -((weekdayOf(day) + 6) % 7))

/** The house's words of no item, told as a post of one of its items. */
const ofItem = (post: Written, name: string): Written => ({
  ...post,
  format: 'Foto',
  title: capitalize(shortName(name)),
  visual: `${capitalize(shortName(name))}, de frente, na luz da janela`,
  hashtags: [...new Set([...post.hashtags, tag(shortName(name))])],
  alcohol: false,
  items: [name],
})

/**
 * The calendar with as many posts a week in English as the owner asks for, or on the days that he names; a version
 * beside each caption where he counts none. What sells places has its version beside the caption in any case.
 */
export function withEnglish(
  posts: readonly Written[],
  brief: Brief,
  days: Pick<PostDays, 'isClosed'>,
  { places, notices }: Pick<FixedPosts, 'places' | 'notices'>,
): Written[] {
  const rules = brief.requirements.postRules.filter(({ what, of }) => what === 'inLanguage' && of === english)
  return rules.reduce<Written[]>(ofRule, [...posts])

  function sellsAhead(at: number): boolean {
    const placed = places.get(at)
    return placed !== undefined && placed.when === 'ahead' && sellsPlaces(placed.date)
  }

  function ofRule(given: readonly Written[], rule: Rule): Written[] {
    const write = englishWriter(brief, days)
    const held = given.flatMap((post, at) => (holdsOn(rule, post.day) ? [at] : []))
    const beside = (at: number): Written[] => {
      const post = given[at]
      const copy = post && held.includes(at) ? write(post, places.get(at)) : null
      return post ? [copy === null ? post : { ...post, english: copy }] : []
    }
    if (rule.most === undefined && rule.weekdays === undefined) return given.flatMap((_, at) => beside(at))

    const used = new Map<string, number>()
    const often = (names: readonly string[]) => Math.max(0, ...names.map((name) => used.get(name) ?? 0))
    const own = [
      ...new Set(given.flatMap(({ items, alcohol }) => (items.length === 1 && !alcohol ? items : []))),
    ]
    const chosen = new Map<number, Written>()
    /** An item before an event, and each item before any comes again; what the house only talks about last. */
    const worth = (post: Written, at: number): number =>
      (places.has(at) ? 2 : post.items.length === 1 ? (post.alcohol ? 4 : 6) : 3) / (1 + often(post.items))
    /** A post that only talks, about an item that has English words. */
    const turned = (post: Written, at: number): Written[] =>
      places.has(at) || notices.has(at) || post.items.length > 0 || post.topics || post.tells
        ? []
        : own
            .filter((name) => brief.byDay.allows({ items: [name], alcohol: false }, post.day))
            .toSorted((a, b) => often([a]) - often([b]))
            .map((name): Written => {
              const { need: _, ...rest } = ofItem(post, name)
              return rest
            })
    const isTold = (post: Written, at: number) => englishWriter(brief, days)(post, places.get(at)) !== null
    for (const monday of new Set(held.map((at) => mondayOf(given[at]?.day ?? '')))) {
      const week = held.filter((at) => mondayOf(given[at]?.day ?? '') === monday && !sellsAhead(at))
      const told = week
        .flatMap((at) => (given[at] && isTold(given[at], at) ? [{ at, post: given[at] }] : []))
        .toSorted((a, b) => worth(b.post, b.at) - worth(a.post, a.at))
      const others = week.flatMap((at) => {
        const post = given[at]
        const [first] = post ? turned(post, at).filter((one) => isTold(one, at)) : []
        return first ? [{ at, post: first }] : []
      })
      for (const { at, post } of [...told, ...others].slice(0, rule.most ?? week.length)) {
        chosen.set(at, post)
        for (const name of post.items) used.set(name, (used.get(name) ?? 0) + 1)
      }
    }
    return given.flatMap((_, at) => {
      const post = chosen.get(at)
      const copy = post ? write(post, places.get(at)) : null
      if (!post || copy === null) return sellsAhead(at) ? beside(at) : (given[at] ?? [])
      const { stories: _stories, whatsapp: _whatsapp, ...rest } = post
      return [{ ...rest, copy, title: `${post.title}, em inglês`, language: english }]
    })
  }
}
