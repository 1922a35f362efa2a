/** Keeps what breaks the rules for advertising alcohol out of a calendar. */
import { EngineError } from '../../base/errors.ts'
import { advertisingViolations, explainRule } from '../../base/language/advertising.ts'
import { containsPhrase, tokenize } from '../../base/language/text.ts'
import { holdsOn } from '../../base/request/held-days.ts'
import type { Brief } from './brief.ts'
import type { FixedPosts } from './fixed-posts.ts'
import { withoutNames } from './registered-name.ts'
import type { Written } from './write-post.ts'

const refusalOf = (text: string, { spared }: Brief): string | null => {
  const [violation] = advertisingViolations(withoutNames(text, spared))
  return violation ? `o trecho “${violation.excerpt}” ${explainRule(violation.rule)}` : null
}

/** @throws EngineError `answers_invalid` if the name of one of the owner's dates breaks the rules */
export function checkDates(brief: Brief): void {
  for (const { what } of brief.ownDates) {
    const why = refusalOf(what, brief)
    if (why !== null)
      throw new EngineError(
        'answers_invalid',
        `A data “${what}” não passa nas regras da publicidade de bebidas: ${why}. Mude as palavras e tente de novo; se elas não têm esse sentido, escreva para a equipe, que revê o caso.`,
      )
  }
}

/**
 * A calendar without the posts that break the rules, and why each is left out: only a text of the owner's can break
 * them, and the rest of the calendar does not wait for it.
 * @throws EngineError `answers_invalid` if no post is left
 */
export function publishable(
  brief: Brief,
  fixed: FixedPosts,
  posts: readonly Written[],
): { posts: Written[]; fixed: FixedPosts; leftOut: string[] } {
  const unsaid = brief.requirements.postRules.filter(
    ({ what, of }) => what === 'noMention' && of !== undefined,
  )
  const reasons = posts.map(({ day, title, copy, stories = '', whatsapp = '', visual }) => {
    const said = [title, copy, stories, whatsapp, visual].join('. ')
    const named = unsaid.find(
      (rule) => holdsOn(rule, day) && containsPhrase(tokenize(said), tokenize(rule.of ?? '')),
    )
    const why =
      refusalOf(said, brief) ?? (named ? `você pediu para não citar “${named.of ?? ''}” nesse dia` : null)
    return why === null
      ? null
      : `**“${title}” ficou sem publicação:** ${why}. Com outras palavras, entra no próximo calendário.`
  })
  const kept = posts.flatMap((_, at) => (reasons[at] === null ? [at] : []))
  const leftOut = [...new Set(reasons.filter((one) => one !== null))]
  if (kept.length === 0)
    throw new EngineError('answers_invalid', leftOut[0] ?? 'Nenhuma publicação passa nas regras.')
  const moved = <Value>(of: ReadonlyMap<number, Value>) =>
    new Map(
      kept.flatMap((old, at) => [...of].flatMap(([was, one]) => (was === old ? [[at, one] as const] : []))),
    )
  return {
    posts: kept.flatMap((old, at) => (posts[old] ? [{ ...posts[old], number: at + 1 }] : [])),
    fixed: { ...fixed, places: moved(fixed.places), notices: moved(fixed.notices) },
    leftOut,
  }
}
