import { addDays } from '../../base/calendar.ts'
import { formatCount as whole } from './figures.ts'
import type { SalesForecast } from './schema.ts'
import { planOf } from './week-groups.ts'

/** Weeks from the first holiday week on in which deliveries may fail. */
const span = 3
/** Margin over several weeks, whose errors partly cancel out. */
const margin = 0.05
/** Maximum number of goods listed, and the smallest quantity worth listing. */
const named = 3
/** Feasts on which suppliers close. */
const supplierFeasts: ReadonlySet<string> = new Set(['Natal', 'Réveillon', 'Semana Santa', 'Carnaval'])
const worthOrdering = 6

/** Bottles and cans to order before suppliers close for the holidays; null without such weeks. */
export function heldForHolidays(
  forecast: SalesForecast,
): { goods: string[]; from: string; to: string } | null {
  const { unseen = [], units, items = [], ingredients = [], season = [], recipes, purchases } = forecast
  const keeps = (name: string) =>
    recipes?.resale.includes(name) && !purchases.some((one) => one.name === name && one.fresh)
  const from = unseen.find(({ names }) => names.some((name) => supplierFeasts.has(name)))?.monday
  if (from === undefined) return null
  const mondays = units.coming.flatMap(({ monday }) => (monday >= from ? [monday] : [])).slice(0, span)
  const total = (of: (monday: string) => number) =>
    mondays.reduce((sum, monday) => {
      const date = unseen.find((one) => one.monday === monday)
      return sum + of(monday) * (date ? planOf(date) : 1)
    }, 0) *
    (1 + margin)
  const sold = items
    .filter(({ name }) => keeps(name) && !/coco/i.test(name))
    .map(({ name, coming }) => ({
      name,
      count: total((monday) => coming.find((week) => week.monday === monday)?.value ?? 0),
    }))
  const bottles = ingredients.flatMap(({ name, pack, packs, fresh }) =>
    fresh || pack === undefined || !packs
      ? []
      : [
          {
            name: `${name} (${packs.replace(/^[\d.]+ × /, '')})`,
            count:
              total(
                (monday) =>
                  season.find((one) => one.monday === monday)?.ingredients.find((one) => one.name === name)
                    ?.expected ?? 0,
              ) / pack,
          },
        ],
  )
  const goods = [...sold, ...bottles]
    .filter(({ count }) => count >= worthOrdering)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, named)
    .map(({ name, count }) => `${whole(Math.ceil(count))} de ${name}`)
  return goods.length === 0 ? null : { goods, from, to: addDays(mondays.at(-1) ?? from, 6) }
}
