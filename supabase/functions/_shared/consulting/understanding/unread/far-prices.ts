import { everyItem } from '../../base/request/match-item.ts'
import type { DraftWish } from '../text/draft.ts'
import { type Half, type HalfReadRules, isWithin, matching } from '../text/half-read.ts'
import type { HouseName } from '../words/vocabulary.ts'

/** How many times the dearest item: a ceiling above that is what something else may cost. */
const farAbove = 4
const sentence = /(?:[^.;!?\n]|(?<=\d)[.](?=\d))+/gu

/** "três ações que custem juntas no máximo R$ 1.500": an amount far above the menu is no limit of its prices. */
export function farPrices(names: readonly HouseName[]): HalfReadRules {
  const dearest = Math.max(0, ...names.flatMap(({ price }) => price ?? []))
  const isFar = ({ wish }: DraftWish) =>
    wish.kind === 'price' &&
    (wish.item === undefined || wish.item === everyItem) &&
    Math.min(...[wish.max, wish.about, wish.min].flatMap((value) => value ?? [])) > dearest * farAbove
  return {
    clauses: (folded) => (dearest > 0 ? matching(sentence)(folded) : []),
    halves: (span, _folded, { wishes, unread }): Half[] => {
      const given = wishes.filter((one) => isWithin(one, span) && isFar(one))
      const passages = unread.filter((one) => isWithin(one, span) && !one.blocking)
      return given.length === 0 ? [] : [{ wishes: given, passages }]
    },
  }
}
