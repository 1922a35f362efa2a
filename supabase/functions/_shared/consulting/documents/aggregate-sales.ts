import { foldAccents } from '../base/language/text.ts'
import { isoDay, mondayOf, weekdayOf } from './days.ts'
import type { PlaceOf } from './place.ts'
import { PriceRuns } from './price-runs.ts'
import { maxItemSeries, maxSalesItems, maxWeeks, type Sales, type SalesItem } from './sales.ts'

/** One parsed row of a sheet. */
export interface SaleRow {
  /** Row index in the table. */
  index: number
  name: string
  category: string | null
  units: number
  /** R$ per unit. */
  price: number | null
  /** Unit price in R$ before discounts; null without such a column. */
  listed: number | null
  /** R$ per unit. */
  cost: number | null
  /** R$ for the whole row. */
  revenue: number | null
  /** Days since 1970; null when the sheet has no dates. */
  day: number | null
  /** 0 to 23. */
  hour: number | null
}

type DayPart = Sales['dayParts'][number]['part']

/** Each part lasts until the next one starts. */
const dayParts: readonly { part: DayPart; from: number }[] = [
  { part: 'madrugada', from: 0 },
  { part: 'manhã', from: 5 },
  { part: 'almoço', from: 11 },
  { part: 'tarde', from: 15 },
  { part: 'noite', from: 18 },
]
const partsInOrder: readonly DayPart[] = ['manhã', 'almoço', 'tarde', 'noite', 'madrugada']

function partOf(hour: number): DayPart {
  return dayParts.findLast(({ from }) => hour >= from)?.part ?? 'madrugada'
}

/** Removes floating-point noise from sums: sheets are sent as text. */
const tidy = (value: number) => Math.round(value * 1e6) / 1e6

/** A mean weighted by units. When no units were sold it is the last value seen. */
class WeightedMean {
  private sum = 0
  private weight = 0
  private last: number | null = null

  add(value: number | null, units: number): void {
    if (value === null) return
    this.last = value
    this.sum += value * units
    this.weight += units
  }

  get value(): number | null {
    if (this.weight > 0) return tidy(this.sum / this.weight)
    return this.last === null ? null : tidy(this.last)
  }
}

/** Latest days of an item's sales that determine its current price. */
const recentDays = 28

/** The list price of most units in the latest weeks. */
class ListedPrice {
  private readonly rows: { price: number; units: number; day: number | null }[] = []

  add({ listed, units, day }: SaleRow): void {
    if (listed !== null && listed > 0 && units > 0) this.rows.push({ price: listed, units, day })
  }

  get value(): number | null {
    const last = this.rows.reduce((latest, { day }) => Math.max(latest, day ?? 0), 0)
    const units = new Map<number, number>()
    for (const row of this.rows) {
      if (row.day !== null && row.day <= last - recentDays) continue
      units.set(row.price, (units.get(row.price) ?? 0) + row.units)
    }
    const [most] = [...units].toSorted(([, a], [, b]) => b - a)
    return most === undefined ? null : tidy(most[0])
  }
}

const addAt = (values: number[], at: number, value: number) => {
  values[at] = (values[at] ?? 0) + value
}

/** Units, revenue and the days with sales. */
class Sums {
  units = 0
  readonly days = new Set<number>()
  /** From Sunday on. */
  private readonly dayUnits = new Array<number>(7).fill(0)
  private readonly dayMoney = new Array<number>(7).fill(0)
  private money = 0
  private priced = false

  add(row: SaleRow): void {
    this.units += row.units
    if (row.day !== null && row.units > 0) this.days.add(row.day)
    if (row.day !== null) addAt(this.dayUnits, weekdayOf(row.day), row.units)
    if (row.revenue === null) return
    this.priced = true
    this.money += row.revenue
    if (row.day !== null) addAt(this.dayMoney, weekdayOf(row.day), row.revenue)
  }

  /** Of a week, its days: a day without sales was closed, and sold not nothing. */
  get byDay(): { units: (number | null)[]; revenue?: (number | null)[] } {
    const open = new Set([...this.days].map(weekdayOf))
    const of = (values: readonly number[]) =>
      values.map((value, weekday) => (open.has(weekday) ? tidy(value) : null))
    return { units: of(this.dayUnits), ...(this.priced && { revenue: of(this.dayMoney) }) }
  }

  get revenue(): number | null {
    return this.priced ? tidy(this.money) : null
  }
}

interface ItemSums {
  name: string
  /** Its first row in the table. */
  index: number
  category: string | null
  units: number
  price: WeightedMean
  listed: ListedPrice
  runs: PriceRuns
  cost: WeightedMean
  costRuns: PriceRuns
  weeks: Map<number, number>
  /** Units by weekday, from Sunday on. */
  weekdays: number[]
}

function at<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const found = map.get(key)
  if (found !== undefined) return found
  const created = create()
  map.set(key, created)
  return created
}

/** What an item costs now is what the last weeks say, and not the mean of a year in which it rose. */
function costOf(mean: WeightedMean, runs: PriceRuns): Pick<SalesItem, 'cost' | 'costs'> {
  const costs = runs.value?.map(({ price, from, to }) => ({ cost: price, from, to }))
  return costs === undefined
    ? { cost: runs.creptTo ?? mean.value }
    : { cost: costs.at(-1)?.cost ?? mean.value, costs }
}

const withPrices = (prices: SalesItem['prices']) => (prices === undefined ? {} : { prices })

const byKey = <Value>(a: [number, Value], b: [number, Value]) => a[0] - b[0]

/** Dates from which one weekday alone means that the sheet has one row for each week. */
const fewestWeekly = 3

/** Whether the dates of a sheet are those of weeks: all of them on one weekday, seven days apart or a multiple. */
function isWeekly(days: ReadonlySet<number>): boolean {
  if (days.size < fewestWeekly) return false
  const [first = 0] = days
  return [...days].every((day) => (day - first) % 7 === 0)
}

/** The items to forecast, best-selling first: alternately the next one by units and by revenue. */
function bestSelling(byUnits: readonly ItemSums[]): ItemSums[] {
  const revenueOf = ({ units, price }: ItemSums) => units * (price.value ?? 0)
  const byRevenue = byUnits.toSorted((a, b) => revenueOf(b) - revenueOf(a))
  const chosen = new Set<ItemSums>()
  for (const [index, item] of byUnits.entries()) {
    for (const next of [item, byRevenue[index] ?? item]) {
      if (chosen.size < maxItemSeries) chosen.add(next)
    }
  }
  return byUnits.filter((item) => chosen.has(item))
}

/**
 * Aggregates rows into the input of the engines. Item names match regardless of case, accents and blanks; the first
 * spelling and the first category are kept. Beyond the limits of one request it drops the items that sold least and the
 * oldest weeks, and says so in `notices`.
 */
export function aggregateSales(
  rows: readonly SaleRow[],
  counts: Omit<Sales['rows'], 'read'>,
  placeOf: PlaceOf,
): { sales: Sales; notices: string[] } {
  const items = new Map<string, ItemSums>()
  /** Items by exact spelling: a sheet repeats most names many times. */
  const spellings = new Map<string, ItemSums>()
  const weeks = new Map<number, Sums>()
  const weekdays = new Map<number, Sums>()
  const parts = new Map<DayPart, Sums>()
  let first = Number.POSITIVE_INFINITY
  let last = Number.NEGATIVE_INFINITY
  let withoutHour = 0
  const days = new Set<number>()
  for (const row of rows) {
    const item = at(spellings, row.name, () =>
      at(items, foldAccents(row.name), () => ({
        name: row.name,
        index: row.index,
        category: null,
        units: 0,
        price: new WeightedMean(),
        listed: new ListedPrice(),
        runs: new PriceRuns(),
        cost: new WeightedMean(),
        costRuns: new PriceRuns(),
        weeks: new Map<number, number>(),
        weekdays: [0, 0, 0, 0, 0, 0, 0],
      })),
    )
    item.category ??= row.category
    item.units += row.units
    item.price.add(row.price, row.units)
    item.listed.add(row)
    item.runs.add(row)
    item.cost.add(row.cost, row.units)
    item.costRuns.add({ listed: null, price: row.cost, units: row.units, day: row.day })
    if (row.hour === null) withoutHour += 1
    else at(parts, partOf(row.hour), () => new Sums()).add(row)
    if (row.day === null) continue
    days.add(row.day)
    first = Math.min(first, row.day)
    last = Math.max(last, row.day)
    const monday = mondayOf(row.day)
    item.weeks.set(monday, (item.weeks.get(monday) ?? 0) + row.units)
    const weekday = weekdayOf(row.day)
    item.weekdays[weekday] = (item.weekdays[weekday] ?? 0) + row.units
    at(weeks, monday, () => new Sums()).add(row)
    at(weekdays, weekday, () => new Sums()).add(row)
  }

  const byWeeks = isWeekly(days)
  const notices: string[] = []
  const ranked = [...items.values()].sort((a, b) => b.units - a.units)
  if (ranked.length > maxSalesItems) {
    notices.push(
      `A planilha tem ${ranked.length.toLocaleString('pt-BR')} itens. Ficaram os ${maxSalesItems} que mais venderam.`,
    )
  }
  const kept = ranked.slice(0, maxSalesItems)
  // A week without sales counts as a week without data.
  const sold = [...weeks].filter(([, sums]) => sums.days.size > 0).sort(byKey)
  const keptWeeks = sold.slice(-maxWeeks)
  if (sold.length > maxWeeks) notices.push(`Ficaram as ${maxWeeks} semanas mais recentes da planilha.`)
  if (withoutHour > 0 && parts.size > 0) {
    notices.push(
      `${withoutHour.toLocaleString('pt-BR')} ${withoutHour === 1 ? 'linha não tem' : 'linhas não têm'} hora e não entram na divisão por horário.`,
    )
  }

  const sales: Sales = {
    items: kept.map(({ name, index, category, units, price, listed, runs, cost, costRuns }) => ({
      name,
      category,
      units: tidy(units),
      price: price.value,
      ...(listed.value !== null && listed.value !== price.value && { listed: listed.value }),
      ...withPrices(runs.value),
      ...costOf(cost, costRuns),
      place: placeOf(index),
    })),
    period: Number.isFinite(first) ? { from: isoDay(first), to: isoDay(last) } : null,
    weeks: keptWeeks.map(([monday, sums]) => ({
      monday: isoDay(monday),
      units: tidy(sums.units),
      revenue: sums.revenue,
      days: sums.days.size,
    })),
    ...(!byWeeks &&
      keptWeeks.length > 0 && {
        weekDays: keptWeeks.map(([monday, sums]) => ({ monday: isoDay(monday), ...sums.byDay })),
      }),
    itemWeeks:
      keptWeeks.length === 0
        ? []
        : bestSelling(kept).map((item) => ({
            name: item.name,
            units: keptWeeks.map(([monday]) => {
              const units = item.weeks.get(monday)
              return units === undefined ? null : tidy(units)
            }),
            ...(!byWeeks && { weekdays: item.weekdays.map(tidy) }),
          })),
    // The date of a week is no weekday: nothing of such a sheet may be said by the day.
    weekdays: (byWeeks ? [] : [...weekdays])
      .filter(([, sums]) => sums.days.size > 0)
      .sort(byKey)
      .map(([weekday, sums]) => ({
        weekday,
        units: tidy(sums.units),
        revenue: sums.revenue,
        days: sums.days.size,
      })),
    dayParts: partsInOrder.flatMap((part) => {
      const sums = parts.get(part)
      return sums ? [{ part, units: tidy(sums.units), revenue: sums.revenue }] : []
    }),
    rows: { read: rows.length, ...counts },
  }
  return { sales, notices }
}
