/**
 * Wishes that the same text takes back: goods of a drink that is refused are not to be sold ("encalhou vinho, não me ponha
 * mais"), and who wants no strong pepper asks for no lighter drink.
 */
import { findTerm } from '../../base/lexicon/lexicon.ts'
import { type Draft, type DraftWish, givenBack } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

const ofPepper = /(?<![a-z])(?:picanc\w+|piment\w+|ardid\w+|ardenc\w+|apimentad\w+)(?![a-z])/

const refuses =
  /(?<![a-z])(?:nao|nem|nunca) (?:me |mais |vou |quero )*(?:quero|queremos|trabalh\w+|ponh\w+|poe|bot\w+|coloc\w+|sug\w+|vend\w+)(?! (?:perder|jogar|deixar))/

/** "Encalhou vinho, não quero mais vinho": none of it, whatever stands. */
function refusedStock(one: DraftWish, folded: string): DraftWish {
  const { wish, start, end } = one
  if (wish.kind !== 'pairingRule' || wish.what !== 'bottlesLeft' || wish.of === undefined) return one
  const [first = ''] = wish.of.split(' ')
  const name = findTerm(wish.of) === undefined && findTerm(first) !== undefined ? first : wish.of
  return refuses.test(folded.slice(start, end))
    ? { ...one, wish: { kind: 'pairing', rule: 'never', serves: [name] } }
    : one
}

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
  const wishes = draft.wishes.map((one) => refusedStock(one, folded))
  return givenBack(
    { ...draft, wishes },
    wishes.filter(({ wish, start, end }) => {
      if (wish.kind === 'pairingRule' && wish.what === 'bottlesLeft')
        return wish.of !== undefined && isRefused(wish.of)
      return wish.kind === 'style' && wish.what === 'mais leves' && ofPepper.test(folded.slice(start, end))
    }),
  )
}
