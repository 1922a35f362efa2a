/** Where no recipe is made, a general word beside an allergy excludes all that it may mean. */
import { membersWithin } from '../../base/lexicon/knowledge.ts'
import type { Draft } from '../text/draft.ts'

/** Most letters between the excluded word and the sentence on the allergy. */
const near = 40

/** The choice that contains all others; undefined if none does. */
export const widest = (choices: readonly string[]) =>
  choices.find((choice) => choices.every((other) => other === choice || membersWithin(choice).has(other)))

/**
 * "não bote castanha, que minha filha é alérgica": which nut is asked where a recipe is made. Prices and forecasts
 * propose only what the house sells, so they leave out all of them.
 */
export function withWidestAllergy({ wishes, unread }: Draft): Draft {
  const allergies = unread.filter(({ blocking, why }) => blocking && why === 'allergy')
  const settled = unread.flatMap((passage) => {
    const what = passage.blocking && passage.why === 'ambiguous' ? widest(passage.choices) : undefined
    const about = allergies.find(({ start, end }) => start - passage.end < near && passage.start - end < near)
    return what === undefined || !about ? [] : [{ passage, what, about }]
  })
  const done = new Set(settled.flatMap(({ passage, about }) => [passage, about]))
  return {
    wishes: [
      ...wishes,
      ...settled.map(({ passage, what, about }) => ({
        wish: { kind: 'exclude' as const, what, why: 'allergy' as const },
        start: Math.min(passage.start, about.start),
        end: Math.max(passage.end, about.end),
      })),
    ],
    unread: unread.filter((passage) => !done.has(passage)),
  }
}
