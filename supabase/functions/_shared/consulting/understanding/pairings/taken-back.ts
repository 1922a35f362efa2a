/**
 * Wishes that the same text takes back: goods of a drink that is refused are not to be sold ("encalhou vinho, não me ponha
 * mais"), and who wants no strong pepper asks for no lighter drink.
 */
import { type Draft, givenBack } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

const ofPepper = /(?<![a-z])(?:picanc\w+|piment\w+|ardid\w+|ardenc\w+|apimentad\w+)(?![a-z])/

/** The draft without them, whose words go back to the owner. */
export function withoutTakenBack(text: string, draft: Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const refused = draft.wishes.flatMap(({ wish }) =>
    wish.kind === 'pairing' && wish.rule === 'never' && wish.dishes === undefined
      ? (wish.serves ?? []).map((name) => foldInPlace(name).toLowerCase())
      : [],
  )
  // "Espumante brut" is sparkling wine too.
  const isRefused = (name: string) => refused.some((one) => foldInPlace(name).toLowerCase().includes(one))
  return givenBack(
    draft,
    draft.wishes.filter(({ wish, start, end }) => {
      if (wish.kind === 'pairingRule' && wish.what === 'bottlesLeft')
        return wish.of !== undefined && isRefused(wish.of)
      return wish.kind === 'style' && wish.what === 'mais leves' && ofPepper.test(folded.slice(start, end))
    }),
  )
}
