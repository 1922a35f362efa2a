/** Stops a calendar with a text that breaks the rules for advertising alcohol. */
import { EngineError } from '../../base/errors.ts'
import { advertisingViolations, explainRule } from '../../base/language/advertising.ts'
import type { Brief } from './brief.ts'
import { withoutName } from './registered-name.ts'
import type { Written } from './write-post.ts'

/** @throws EngineError `answers_invalid`, with the rule and what to do about it */
function check(text: string, name: string, what: string): void {
  const [violation] = advertisingViolations(withoutName(text, name))
  if (!violation) return
  throw new EngineError(
    'answers_invalid',
    `${what} não passa nas regras da publicidade de bebidas: o trecho “${violation.excerpt}” ${explainRule(violation.rule)}. Mude as palavras e tente de novo; se elas não têm esse sentido, escreva para a equipe, que revê o caso.`,
  )
}

/** @throws EngineError `answers_invalid` if the name of one of the owner's dates breaks the rules */
export function checkDates({ ownDates, context }: Brief): void {
  for (const { what } of ownDates) check(what, context.restaurant.name, `A data “${what}”`)
}

/** @throws EngineError `answers_invalid` if a post breaks the rules, which only a text of the owner's can make it do */
export function checkPosts({ context }: Brief, posts: readonly Written[]): void {
  for (const { title, copy, stories = '', whatsapp = '', visual } of posts)
    check(
      [title, copy, stories, whatsapp, visual].join('. '),
      context.restaurant.name,
      `A publicação “${title}”`,
    )
}
