import { addDays, daysBetween } from '../../base/calendar.ts'
import { seasonOf } from '../../base/house/held-back.ts'
import type { House } from '../../base/house/house.ts'
import { itemKind } from '../../base/house/item-kind.ts'
import { sellsOf } from '../../base/house/own-menu.ts'
import { moonsWithin } from '../../base/moons.ts'
import { closedSeason, undatedWords } from '../../base/pantry/closed-seasons.ts'
import type { SalesForecast } from './schema.ts'

export type ClosedItem = NonNullable<SalesForecast['closedSeasons']>[number]

const seafood = /camar|peixe|arraia|lula|polvo|ostra|siri\b|sirigado|pescada|til[aá]pia|marisco|bijupir|atum/i

/** Most dishes named in the place of one. */
const most = 3

type Item = { name: string; section: string | null; price: number | null }

/** What the house sells and can offer instead: the same section first, seafood before other dishes. */
function insteadOf(item: Item, items: readonly Item[], isClosed: (name: string) => boolean): string[] {
  const rank = (other: Item) => (other.section === item.section ? 0 : 1) + (seafood.test(other.name) ? 0 : 2)
  return items
    .filter((other) => other.name !== item.name && !isClosed(other.name) && itemKind(other) === 'dish')
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, most)
    .map(({ name }) => name)
}

/**
 * Items of the sheet and of the menu whose closed season touches the days to come.
 * @param sold the items that are forecast, best-selling first
 */
export function closedItems(sold: readonly Item[], house: House, today: string, last: string): ClosedItem[] {
  if (last < today) return []
  const within = daysBetween(today, last) - 1
  const menu = sellsOf(house).map(({ name, section, price }) => ({ name, section, price }))
  const onMenu = new Map(menu.map((item) => [item.name, item]))
  const items = [
    ...sold.map((item) => onMenu.get(item.name) ?? item),
    ...menu.filter(({ name }) => !sold.some((one) => one.name === name)),
  ]
  const isClosed = (name: string) => closedSeason(name, today, within) !== null
  return items.flatMap((item) => {
    const season = closedSeason(item.name, today, within)
    if (!season) return []
    const { from, to, dated } = season
    return [
      {
        name: item.name,
        season: seasonOf(item, today) ?? undatedWords(season),
        from,
        to,
        dated,
        // The days of a season by the moon began on one in every year whose dates are known.
        moons: dated ? [] : moonsWithin(from, addDays(last, 14)),
        ...(item.price !== null && { price: item.price }),
        instead: insteadOf(item, items, isClosed),
      },
    ]
  })
}

/** Whether an item's closed season touches a week. */
export const isClosedIn = (
  { closedSeasons = [] }: Pick<SalesForecast, 'closedSeasons'>,
  name: string,
  monday: string,
): boolean =>
  closedSeasons.some(
    (one) =>
      one.name === name &&
      one.from !== undefined &&
      one.to !== undefined &&
      one.from <= addDays(monday, 6) &&
      one.to >= monday,
  )
