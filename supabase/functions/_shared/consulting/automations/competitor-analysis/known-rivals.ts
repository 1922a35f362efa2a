/** What the owner tells of competitors besides prices, and how it is used. */

import { monthNames } from '../../base/calendar.ts'
import { itemKind } from '../../base/house/item-kind.ts'
import { monthsText } from '../../base/request/describe-rivals.ts'
import { isExcepted, namesItem } from '../../base/request/match-item.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import type { WishOf } from '../../base/request/wish.ts'
import type { Asked } from './questions/asked.ts'
import { priceNow, toldText } from './questions/rivals.ts'
import type { CompetitorMap } from './schema.ts'

const isOpenIn = (months: readonly number[] = [], today: string) => months.includes(Number(today.slice(5, 7)))

type Fact = WishOf<'rivalFact'>

/** Whether "de outubro" is this month or the last one. */
function isFresh(what: string | undefined, today: string): boolean {
  const name = (what ?? '').replace(/^d[eo] /, '').toLowerCase()
  const month = monthNames.map(String).indexOf(name) + 1
  return month > 0 && (Number(today.slice(5, 7)) - month + 12) % 12 < 2
}

/** Why a fact keeps a price from deciding anything today; undefined if it does not. */
function reasonOf({ about, months, what }: Fact, today: string): string | undefined {
  if (about === 'season')
    return isOpenIn(months, today) ? undefined : `só abre em ${monthsText(months ?? [])}`
  if (about === 'old') {
    if (isFresh(what, today)) return undefined
    return what === undefined ? 'preço antigo' : `preço ${what}`
  }
  if (about !== 'apart') return undefined
  return what === undefined || what === 'outro público' ? 'outro público' : 'fora da conta, a seu pedido'
}

/** Beers go by their brands: "cerveja" is "Heineken long neck" too. */
const isBeer = (name: string) => itemKind({ name, section: null }) === 'beer'

/** Whether an item is what alone counts of a competitor: "só me interessa na cerveja". */
const counts = (fact: Fact, item: string): boolean =>
  isExcepted(fact, { name: item }) || (isBeer(item) && (fact.except ?? []).some(isBeer))

/** Why a competitor's price does not compete today; nothing if it does. */
export function awayOf(
  { competitor, item, deal }: { competitor: string; item: string; deal?: string | undefined },
  { wishes }: RequestSheet,
  today: string,
): { away?: string } {
  const [away] = wishes.flatMap((wish) =>
    wish.kind === 'rivalFact' &&
    wish.competitor === competitor &&
    // "o preço de happy hour não conta" leaves the others in.
    (deal !== undefined || wish.about !== 'apart' || !/happy|promo/i.test(wish.what ?? '')) &&
    (wish.item === undefined || namesItem(wish.item, { name: item })) &&
    !counts(wish, item)
      ? (reasonOf(wish, today) ?? [])
      : [],
  )
  const isLeftOut = wishes.some(
    (wish) =>
      wish.kind === 'question' &&
      wish.about === 'notCompared' &&
      wish.competitor === competitor &&
      wish.item !== undefined &&
      (namesItem(wish.item, { name: item }) || namesItem(item, { name: wish.item })),
  )
  const why = away ?? (isLeftOut ? 'fora da conta, a seu pedido' : undefined)
  return why === undefined ? {} : { away: why }
}

/** Why the price of a competitor that counts less decides nothing beside others. */
const lighter = 'pesa menos, a seu pedido'

/** The prices of one item, where those of a competitor that counts less stand back behind the others. */
export function withLighter<Price extends { competitor: string; away?: string; deal?: string | undefined }>(
  prices: readonly Price[],
  { wishes }: RequestSheet,
): Price[] {
  const isLight = ({ competitor }: Price) =>
    wishes.some(
      (wish) => wish.kind === 'rivalFact' && wish.about === 'lighter' && wish.competitor === competitor,
    )
  const hasOther = prices.some((one) => one.away === undefined && one.deal === undefined && !isLight(one))
  return prices.map((one) =>
    one.away === undefined && isLight(one)
      ? { ...one, ...(hasOther ? { away: lighter } : { unsure: true }) }
      : one,
  )
}

export const toldOf = (asked: Asked): NonNullable<CompetitorMap['told']> =>
  asked.context.sheet.wishes.flatMap((wish) =>
    wish.kind === 'rivalFact'
      ? [
          {
            competitor: wish.competitor,
            about: wish.about,
            asked: wish.text,
            ...(wish.about === 'crowd' && wish.what !== undefined && { said: wish.what }),
            text: toldText(wish, isOpenIn(wish.months, asked.context.today), priceNow(wish, asked)),
          },
        ]
      : [],
  )
