/**
 * "X-Sertão não mexe, é 24,90 e pronto", "cerveja não aumenta, fica 8 que todo trailer vende a isso": today's price of what is
 * held, said again. With another amount it is left to the owner.
 */
import { priceOf } from '../questions/price-subjects.ts'
import type { Draft } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import type { HouseName } from '../words/vocabulary.ts'

const again =
  /^(?:(?:e|eh|fica|continua|segue|permanece|vai ficar|mantem) )?(?:(?:em|a|por|nos|os|r\$) ?)*(?<p>\d{1,4}(?:,\d{1,2})?)(?: ?(?:reais|real|contos?|pilas?))?(?: e (?:pronto|acabou|ponto(?: final)?|so|fim))?(?:,? (?:que|porque|pois|ja que) [^,.;?!]{3,80})?$/

/** Further than this from what it is said of, an amount is of something else. */
const nearest = 4

export function withStatedPrices(text: string, draft: Draft, names: readonly HouseName[]): Draft {
  const folded = foldInPlace(text).toLowerCase()
  let { wishes } = draft
  const unread = draft.unread.filter((passage) => {
    if (passage.blocking) return true
    const held = wishes.findLast(
      ({ wish, end }) =>
        end <= passage.start &&
        passage.start - end <= nearest &&
        (wish.kind === 'keepPrice' ||
          (wish.kind === 'capPrice' && wish.max === undefined && wish.percent === undefined)),
    )
    const { wish } = held ?? {}
    if (!held || (wish?.kind !== 'keepPrice' && wish?.kind !== 'capPrice')) return true
    // "… fica" may have been taken as a word of its own.
    const said = folded
      .slice(held.end, passage.end)
      .replace(/^[\s,.:;-]+/, '')
      .trim()
    const stated = Number(again.exec(said)?.groups?.p?.replace(',', '.'))
    if (!(stated > 0) || stated !== priceOf(wish.item, names)) return true
    wishes = wishes.map((one) => (one === held ? { ...one, end: passage.end } : one))
    return false
  })
  return unread.length === draft.unread.length ? draft : { ...draft, wishes, unread }
}
