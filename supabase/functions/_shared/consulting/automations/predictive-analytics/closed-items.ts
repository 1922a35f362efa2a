import { addDays, daysBetween, weekdayOf } from '../../base/calendar.ts'
import { seasonOf } from '../../base/house/held-back.ts'
import type { House } from '../../base/house/house.ts'
import { itemKind } from '../../base/house/item-kind.ts'
import { sellsOf } from '../../base/house/own-menu.ts'
import { closedSeason, closedSeasons, undatedWords } from '../../base/pantry/closed-seasons.ts'
import type { SalesForecast } from './schema.ts'

export type ClosedItem = NonNullable<SalesForecast['closedSeasons']>[number]

const seafood = /camar|peixe|arraia|lula|polvo|ostra|siri\b|sirigado|pescada|til[aá]pia|marisco|bijupir|atum/i

/** A brand of beer without a section is known by its bottle. */
const volume = /\d ?(?:ml|l)\b/i

/** Most dishes named in the place of one. */
const most = 3

type Item = { name: string; section: string | null; price: number | null }

/** What the house sells and can offer instead: the same section first, seafood before other dishes. */
function insteadOf(item: Item, items: readonly Item[], isClosed: (name: string) => boolean): string[] {
  const rank = (other: Item) => (other.section === item.section ? 0 : 1) + (seafood.test(other.name) ? 0 : 2)
  return items
    .filter(
      (other) =>
        other.name !== item.name &&
        !isClosed(other.name) &&
        itemKind(other) === 'dish' &&
        !volume.test(other.name),
    )
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, most)
    .map(({ name }) => name)
}

/**
 * Items of the sheet and of the menu whose closed season touches the days to come, once for each of its periods.
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
  return items.flatMap((item) =>
    closedSeasons(item.name, today, within).map((season) => ({
      name: item.name,
      season: seasonOf(item, today) ?? undatedWords(season),
      from: season.from,
      to: season.to,
      dated: season.dated,
      ...(item.price !== null && { price: item.price }),
      instead: insteadOf(item, items, isClosed),
    })),
  )
}

/** Whether an item's closed season takes a day of a week on which the house sells. */
export function isClosedIn(
  { closedSeasons: closed = [], weekdays }: Pick<SalesForecast, 'closedSeasons' | 'weekdays'>,
  name: string,
  monday: string,
): boolean {
  const sells = new Set(weekdays.filter(({ share }) => share > 0).map(({ weekday }) => weekday))
  const days = Array.from({ length: 7 }, (_, day) => addDays(monday, day)).filter(
    (day) => sells.size === 0 || sells.has(weekdayOf(day)),
  )
  return closed.some(
    ({ name: one, from, to }) =>
      one === name && from !== undefined && to !== undefined && days.some((day) => from <= day && day <= to),
  )
}
