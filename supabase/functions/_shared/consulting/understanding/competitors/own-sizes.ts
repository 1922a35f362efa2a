/** "Não baixo o chope de 300": a figure that is the size of the item, and no price of it. */
import { namesItem } from '../../base/request/match-item.ts'
import { question } from '../spoken/pieces.ts'
import { type Draft, type DraftWish, unreadAt } from '../text/draft.ts'
import type { HouseName } from '../words/vocabulary.ts'

/** How many times the price of an item: what costs more was meant for something else. */
const farAbove = 4

/** The draft without limits and prices of that many reais: the item keeps its price, whichever it is. */
export function withOwnSizes(draft: Draft, names: readonly HouseName[]): Draft {
  const isSize = (item: string, value: number | undefined) => {
    const plain = item.replace(/\s+\d+$/, '')
    const own = names.filter(
      ({ name, section, isSection }) => !isSection && namesItem(plain, { name, section }),
    )
    const isNamed = [item, ...own.map(({ name }) => name)].some((name) =>
      new RegExp(`(?<!\\d)${value}(?!\\d)`).test(name),
    )
    return value !== undefined && isNamed && own.every(({ price }) => value > (price ?? 0) * farAbove)
  }
  const lost: DraftWish[] = []
  const wishes = draft.wishes.flatMap((one): DraftWish[] => {
    const { wish } = one
    if (wish.kind === 'keepPrice' && isSize(wish.item, wish.price)) {
      const { price: _, ...kept } = wish
      return [{ ...one, wish: kept }]
    }
    if (wish.kind === 'price' && wish.item !== undefined && isSize(wish.item, wish.min))
      return [{ ...one, wish: question('lower', { item: wish.item, against: true }) }]
    if (wish.kind !== 'capPrice' || !isSize(wish.item, wish.max)) return [one]
    lost.push(one)
    return []
  })
  return {
    ...draft,
    wishes,
    unread: [...draft.unread, ...lost.map(unreadAt)].toSorted((a, b) => a.start - b.start),
  }
}
