/** What a text about prices cannot ask for: names and tastes that readers of single words take from its questions. */
import { type Draft, type DraftWish, unreadAt } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

/** Words that ask to show an item or to sell more of it. */
const shows =
  /(?<![a-z])(?:destac\w+|destaque|promov\w+|promo\w+|empurr\w+|vend\w+ (?:ainda |muito |bem )?mais|mais venda|divulg\w+|oferec\w+|suger\w+|sugir\w+|gir(?:ar|e|em)|pux\w+|chamariz|carro.?chefe|valoriz\w+|encalh\w+|desov\w+|sair mais|saia mais)(?![a-z])/

const idle =
  /(?<![a-z])(?:cozinha|bar|casa|salao|movimento|chapa|fogao) (?:fica|ta|esta|anda|vive) (?:\w+ )?(?:parad|vazi|mort)/

const isOutOfPlace = (folded: string, { wish, start, end }: DraftWish) =>
  (wish.kind === 'promote' && !shows.test(folded.slice(Math.max(0, start - 30), end + 30))) ||
  // What stands idle is the house, and no price.
  (wish.kind === 'keepPrice' && idle.test(folded.slice(start, end))) ||
  wish.kind === 'prefer' ||
  (wish.kind === 'exclude' && wish.why === 'taste')

/** The draft in which they stay with the owner. */
export function withoutOutOfPlace(text: string, draft: Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const out = draft.wishes.filter((one) => isOutOfPlace(folded, one))
  if (out.length === 0) return draft
  return {
    ...draft,
    wishes: draft.wishes.filter((one) => !out.includes(one)),
    unread: [...draft.unread, ...out.map(unreadAt)].toSorted((a, b) => a.start - b.start),
  }
}
