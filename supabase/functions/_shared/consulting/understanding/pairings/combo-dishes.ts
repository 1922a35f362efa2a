/** "Um combo do galeto inteiro com bebida, para quatro": the dish that a combo is to be made of, by its name on the menu. */
import { itemsIn } from '../forecast/slots.ts'
import type { Named } from '../spoken/pieces.ts'
import type { Draft, DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

const ofDish =
  /(?<![a-z])(?:combos?|pacotes?|kits?) (?:d[eoa]s?|com [oa]s?) ([^.;:!?]{3,60}?)(?= (?:com|e|pr[ao]|para|ate|por|de ate|no maximo|mais)(?![a-z])|[,.;:!?]|$)/

/** The draft in which such a combo has its dish, where only one of the menu has that name. */
export function withComboDishes(text: string, draft: Draft, names: readonly Named[]): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const items = names.filter(({ isSection }) => !isSection)
  return {
    ...draft,
    wishes: draft.wishes.map((one): DraftWish => {
      const { wish } = one
      if (wish.kind !== 'newCombo' || wish.guests === undefined || (wish.with ?? wish.of) !== undefined)
        return one
      const said = ofDish.exec(folded.slice(one.start, one.end))?.[1]
      const [dish, ...more] = said === undefined ? [] : itemsIn(said, items)
      const isItem = items.some(({ name }) => name === dish)
      return dish !== undefined && isItem && more.length === 0
        ? { ...one, wish: { ...wish, with: [dish] } }
        : one
    }),
  }
}
