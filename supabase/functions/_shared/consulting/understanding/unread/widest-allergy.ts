/** A general word beside an allergy excludes all that it may mean. */

import { widestMeaning } from '../../base/lexicon/general-words.ts'
import { membersWithin } from '../../base/lexicon/knowledge.ts'
import type { Draft } from '../text/draft.ts'

/** The choice that contains all others; undefined if none does. */
export const widest = (choices: readonly string[]) =>
  choices.find((choice) => choices.every((other) => other === choice || membersWithin(choice).has(other)))

/** "amendoim não, castanha pode": which of them is asked. */
const allowed = /^\s*,?\s*(?:pode|podem|t[aá] liberad[oa]|liberad[oa]s?|ok|tudo bem)(?!\p{L})/iu

/**
 * "hóspede com alergia a castanhas": all nuts and peanuts are left out, which is safe whichever was meant. The wish says
 * how the word was read, and the owner may narrow it.
 */
export function withWidestAllergy(text: string, draft: Draft): Draft {
  const { wishes, unread } = draft
  const isGeneral = ({ why, choices, end }: Draft['unread'][number]) =>
    why === 'ambiguous' && choices.length > 0 && !allowed.test(text.slice(end))
  if (!unread.some(isGeneral)) return draft
  return {
    wishes: [
      ...wishes,
      ...unread.filter(isGeneral).flatMap(({ start, end, choices }) =>
        widestMeaning(choices).map((what) => ({
          wish: { kind: 'exclude' as const, what, why: 'allergy' as const },
          start,
          end,
        })),
      ),
    ].toSorted((a, b) => a.start - b.start),
    unread: unread.filter((passage) => !isGeneral(passage)),
  }
}
