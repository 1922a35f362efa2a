/** Refusals of deeds, which name no word to avoid, and of posts on days that the next clause tells. */
import { daysOfText } from '../day-phrases.ts'
import { blanked } from '../occasion-parts.ts'
import type { Given, Order } from './order.ts'
import { posts } from './words.ts'

/** "não" and nothing behind it that the reader knows: what follows is the verb. */
const bareNo = /(?:^|\s)nao (?:(?:se|me|nos|te|mais|nada|ainda) )*$/
const infinitive =
  /^(?!(?:bar|lugar|lar|mar|par|jantar|celular|popular|mulher|colher|talher|poder|lazer)\b)[a-z]{2,}(?:ar|er|ir)\b/

/** Whether what is refused begins with a verb: a deed, and nothing that texts could name. */
export const isVerbNext = (before: string, object: string): boolean =>
  object !== '' && (bareNo.test(before) || infinitive.test(object))

/** "nenhum post na semana do luto, de 3 a 9": posts and their time, with the days in the next clause. */
const postsThen = new RegExp(
  `^(?:nenhum\\w* )?${posts} (?:n[ao]s?|em|durante|entre|ate|por|d[eo] dia|de \\d)\\b`,
)

/** Posts that are refused for a time; null where the time is not known, undefined for anything else. */
export function quietDays(object: string, { clause, next, when, today }: Given): Order | null | undefined {
  if (
    !postsThen.test(object) &&
    !postsThen.test(clause.folded.replace(/^(?:nenhum\w*|sem|nada de|nao quero) /, ''))
  )
    return undefined
  if (when.days.from !== undefined || when.days.weekdays !== undefined) return undefined
  const [days, more] = next ? daysOfText(next.clause.text, today, today) : []
  const beside = next && days ? blanked(next.clause.folded, days.start, days.end) : ''
  if (
    !days ||
    more ||
    !/^[^a-z0-9]*(?:(?:de|do|dia|dias|entre|ou seja|n[ao]s?|a|e)[^a-z0-9]*)*$/.test(beside)
  )
    return null
  return {
    wishes: [{ kind: 'postRule', what: 'noPosts', from: days.from, to: days.to }],
    takesNext: true,
  }
}
