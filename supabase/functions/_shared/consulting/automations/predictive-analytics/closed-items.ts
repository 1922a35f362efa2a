import { addDays, daysBetween, weekdayOf } from '../../base/calendar.ts'
import { seasonOf } from '../../base/house/held-back.ts'
import type { House } from '../../base/house/house.ts'
import { itemKind } from '../../base/house/item-kind.ts'
import { sellsOf } from '../../base/house/own-menu.ts'
import { closedSeason, closedSeasons, undatedWords } from '../../base/pantry/closed-seasons.ts'
import type { SalesForecast } from './schema.ts'
import { planOf } from './week-groups.ts'

export type ClosedItem = NonNullable<SalesForecast['closedSeasons']>[number]

const seafood = /camar|peixe|arraia|lula|polvo|ostra|siri\b|sirigado|pescada|til[aá]pia|marisco|bijupir|atum/i

/** A volume in the name marks a drink where the section is missing. */
const volume = /\d ?(?:ml|l)\b/i

/** Maximum number of substitutes per item. */
const most = 3

type Item = { name: string; section: string | null; price: number | null }

/** What the house sells and can offer instead: the same section first, seafood before other dishes. */
function insteadOf(item: Item, items: readonly Item[], isClosed: (name: string) => boolean): Item[] {
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
}

/** The substitute to promote: the most expensive one that already sells, because fewer portions cover the loss. */
function swapOf(instead: readonly Item[], sold: readonly Item[]): ClosedItem['swap'] {
  const selling = instead.filter(({ name }) => sold.some((one) => one.name === name))
  const [best] = (selling.length > 0 ? selling : instead).toSorted((a, b) => (b.price ?? 0) - (a.price ?? 0))
  return best && { name: best.name, ...(best.price !== null && { price: best.price }) }
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
  return items.flatMap((item) => {
    const instead = insteadOf(item, items, isClosed)
    const swap = swapOf(instead, sold)
    return closedSeasons(item.name, today, within).map((season) => ({
      name: item.name,
      season: seasonOf(item, today) ?? undatedWords(season),
      from: season.from,
      to: season.to,
      dated: season.dated,
      ...(item.price !== null && { price: item.price }),
      instead: instead.map(({ name }) => name),
      ...(swap && { swap }),
    }))
  })
}

type Season = Pick<ClosedItem, 'from' | 'to'>

/** Days of a week on which the house sells and one of the closed seasons stops the item. */
function daysWithin(
  { weekdays }: Pick<SalesForecast, 'weekdays'>,
  seasons: readonly Season[],
  monday: string,
): string[] {
  const sells = new Set(weekdays.filter(({ share }) => share > 0).map(({ weekday }) => weekday))
  return Array.from({ length: 7 }, (_, day) => addDays(monday, day)).filter(
    (day) =>
      (sells.size === 0 || sells.has(weekdayOf(day))) &&
      seasons.some(({ from = '9', to = '' }) => from <= day && day <= to),
  )
}

/** Whether an item's closed season takes a day of a week on which the house sells. */
export const isClosedIn = (
  forecast: Pick<SalesForecast, 'closedSeasons' | 'weekdays'>,
  name: string,
  monday: string,
): boolean =>
  daysWithin(
    forecast,
    (forecast.closedSeasons ?? []).filter((one) => one.name === name),
    monday,
  ).length > 0

/**
 * Units of an item that closed seasons stop in a week, by the days on which it sells.
 * @param seasons those of the item if absent
 */
export function stoppedIn(
  forecast: SalesForecast,
  name: string,
  monday: string,
  seasons: readonly Season[] = (forecast.closedSeasons ?? []).filter((one) => one.name === name),
): number {
  const { items = [], purchases, weekdays, unseen = [] } = forecast
  const week = items.find((item) => item.name === name)?.coming.find((one) => one.monday === monday)
  const days = daysWithin(forecast, seasons, monday).map(weekdayOf)
  if (!week || days.length === 0) return 0
  const own = purchases.find((one) => one.name === name)?.days ?? weekdays
  const all = own.reduce((sum, { units }) => sum + units, 0)
  const stopped = own.reduce((sum, { weekday, units }) => (days.includes(weekday) ? sum + units : sum), 0)
  const date = unseen.find((one) => one.monday === monday)
  return week.value * (date ? planOf(date) : 1) * (all > 0 ? stopped / all : days.length / 7)
}
