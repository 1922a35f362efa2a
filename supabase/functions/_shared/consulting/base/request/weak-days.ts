/** "puxar a quinta, que está fraca": weekdays on which the owner wants more guests, and not only more posts. */
import { foldAccents } from '../language/text.ts'
import type { Wish } from './wish.ts'

const wantsGuests =
  /\b(?:frac\w+|vazi\w+|parad[oa]s?|mort[oa]s?|devagar|movimento|movimentar|encher|lotar|gente|publico|clientes?|fregues\w*|pessoas|mesas|pux(?:ar|e|a))\b/

export const weakNights = (wishes: readonly Wish[]): number[] => [
  ...new Set(
    wishes.flatMap((wish) =>
      wish.kind === 'postRule' &&
      wish.what === 'moreOn' &&
      wantsGuests.test(foldAccents(wish.text).toLowerCase())
        ? (wish.weekdays ?? [])
        : [],
    ),
  ),
]
