/** The last look at a written post: no sentence stands in it that a rule of its day forbids. */
import { pricesIn } from '../../base/language/prices-in.ts'
import type { DayRules } from './day-rules.ts'
import type { Written } from './write-post.ts'

/** The sentences of a text that a rule allows; empty if it allows none. */
const keptSentences = (text: string, allows: (sentence: string) => boolean): string =>
  text
    .split('\n\n')
    .map((paragraph) =>
      paragraph
        .split(/(?<=[.!?])\s+/)
        .filter(allows)
        .join(' '),
    )
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')

/**
 * The post without what the owner's rules forbid on its day. Its copy stays whole if nothing of it is allowed, for the
 * check to report.
 * @param mayPrice whether posts may state this price in R$
 */
export function inRule(
  { stories, whatsapp, endings, ...post }: Written,
  byDay: DayRules,
  mayPrice: (price: number) => boolean,
): Written {
  const isPriced = !byDay.forbidsPrice(post.items, post.day, `${post.title}\n${post.copy}`)
  const allows = (text: string) =>
    byDay.allowsText(text, post.day) && pricesIn(text).every((price) => isPriced && mayPrice(price))
  const kept = (text = '') => (allows(text) ? text : keptSentences(text, allows))
  const [screen, message] = [kept(stories), kept(whatsapp)]
  return {
    ...post,
    copy: kept(post.copy) || post.copy,
    ...(screen !== '' && { stories: screen }),
    ...(message !== '' && { whatsapp: message }),
    ...(endings && { endings: endings.map(({ label, text }) => ({ label, text: kept(text) || text })) }),
  }
}
