/** "evitar purês de fruta", "nada de licor de menta": the preparation is refused, and not the fruit in every drink. */
import type { Draft, DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

const preparation =
  '(?:pures?|polpas?|xaropes?|licor(?:es)?|geleias?|caldas?|compotas?|espumas?|mousses?|essencias?|aromas?|extratos?|cascas?|sementes?|molhos?|cremes?|sorvetes?|chips|po|vitaminas?)'
const before = new RegExp(`(?<![a-z])${preparation} d[eao]s? $`)

const isRefused = ({ wish }: DraftWish) =>
  (wish.kind === 'exclude' && wish.why === 'taste') || (wish.kind === 'equipment' && !wish.has)

/** The draft in which the refusal of a preparation does not refuse what it is made of. Allergies keep both. */
export function withCompounds(text: string, draft: Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const parts = draft.wishes.flatMap((one) => {
    const lead = isRefused(one) ? before.exec(folded.slice(0, one.start)) : null
    const whole =
      lead &&
      draft.wishes.find(
        (other) => other !== one && isRefused(other) && other.start <= lead.index && other.end > lead.index,
      )
    return whole ? [{ one, whole }] : []
  })
  if (parts.length === 0) return draft
  return {
    ...draft,
    wishes: draft.wishes.flatMap((wish) => {
      if (parts.some(({ one }) => one === wish)) return []
      const own = parts.filter(({ whole }) => whole === wish)
      return [{ ...wish, end: Math.max(wish.end, ...own.map(({ one }) => one.end)) }]
    }),
  }
}
