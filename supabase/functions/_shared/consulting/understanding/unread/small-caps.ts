/**
 * "os outros preços podem subir no máximo R$ 1,50": an amount far below what things cost is how much they may rise, and no
 * price that they may rise to.
 */
import { everyItem } from '../../base/request/match-item.ts'
import { type Draft, unreadAt } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import type { HouseName } from '../words/vocabulary.ts'

/** Share of the middle price below which no price can be meant. */
const tooSmall = 0.3
const rises = /(?<![a-z])(?:sub|aument|reajust|acrescim|encarec|a mais)/

/** The words of a wish and those before it in its sentence. */
const saidUntil = (text: string, start: number, end: number) =>
  foldInPlace(text.slice(Math.max(0, text.slice(0, start).search(/[^.!?;\n]*$/)), end)).toLowerCase()

/** The draft in which small amounts on all prices are steps; those of no known step are left to the owner. */
export function withSmallCaps(text: string, draft: Draft, names: readonly HouseName[]): Draft {
  const prices = names.flatMap(({ price }) => price ?? []).toSorted((a, b) => a - b)
  const middle = prices[Math.floor(prices.length / 2)]
  const [cheapest] = prices
  if (middle === undefined || cheapest === undefined) return draft
  const unread = [...draft.unread]
  const wishes = draft.wishes.flatMap((one) => {
    const { wish, start, end } = one
    if (wish.kind === 'price') {
      const { max = Number.POSITIVE_INFINITY, item, min } = wish
      if (item !== undefined || min !== undefined || max >= cheapest) return [one]
      if (rises.test(saidUntil(text, start, end)))
        return [{ ...one, wish: { kind: 'capPrice' as const, item: everyItem, rise: max } }]
      unread.push(unreadAt({ start, end }))
      return []
    }
    if (wish.kind !== 'capPrice' || wish.item !== everyItem || wish.max === undefined) return [one]
    const said = foldInPlace(text.slice(start, end)).toLowerCase()
    if (wish.max >= middle * tooSmall || !rises.test(said)) return [one]
    const { max, ...rest } = wish
    return [{ ...one, wish: { ...rest, rise: max } }]
  })
  return { ...draft, wishes, unread: unread.toSorted((a, b) => a.start - b.start) }
}
