/** A closure that no post of its own announces is told at the end of the last post before it. */
import { daysBetween, shortDay } from '../../base/calendar.ts'
import { capitalize } from '../../base/language/grammar.ts'
import type { Requirements } from '../../base/request/requirements.ts'
import { paragraphs } from './captions.ts'
import { warning } from './date-words.ts'
import type { FixedPosts } from './fixed-posts.ts'
import { hourOf } from './hour-words.ts'
import type { PostDays } from './post-days.ts'
import { type Closure, closedWords, withReturn } from './rest-days.ts'
import type { Written } from './write-post.ts'

/** Most days between a closure and the post that tells of it. */
const mostAhead = 8

export function withClosures(
  posts: readonly Written[],
  { closures, notices }: Pick<FixedPosts, 'closures' | 'notices'>,
  { isClosed }: Pick<PostDays, 'isClosed'>,
  openings: Requirements['dates'] = [],
): Written[] {
  const announced = new Set([...notices.values()].map(({ closure }) => closure))
  const told = new Map<Written, Closure>()
  for (const closure of closures) {
    if (announced.has(closure)) continue
    const post = posts.findLast(
      (one) =>
        one.day < closure.from &&
        !isClosed(one.day) &&
        daysBetween(one.day, closure.from) <= mostAhead &&
        !one.copy.includes(shortDay(closure.from)) &&
        !told.has(one),
    )
    if (post) told.set(post, closure)
  }
  return posts.map((post) => {
    const closure = told.get(post)
    if (!closure) return post
    const opening = openings.find(({ from, open }) => open && from === closure.back)
    const hours = opening?.note ?? (opening?.at === undefined ? '' : `a partir das ${hourOf(opening.at)}`)
    const text = `Aviso: ${closedWords(closure)}. ${capitalize(withReturn(closure.only === undefined ? 'a casa volta {back}' : 'para todos, a casa abre de novo {back}', closure.back))}${hours === '' ? '' : `, ${hours}`}.`
    const [body, caution] = post.copy.endsWith(warning)
      ? [post.copy.slice(0, -warning.length).trimEnd(), warning]
      : [post.copy, null]
    return { ...post, copy: paragraphs([body, text], caution) }
  })
}
