import type { Menu } from '../documents/menu.ts'
import type { Sales } from '../documents/sales.ts'
import { stableFraction } from '../engine/text.ts'

const dayMs = 86_400_000
const firstMonday = Date.parse('2026-07-06')
const iso = (time: number) => new Date(time).toISOString().slice(0, 10)

export type Trade = {
  /** Whole weeks in the sheet. */
  weeks: number
  /** Units a week of an average item. */
  pace: number
  /** Growth over the whole sheet, as a fraction. */
  growth: number
  /** Share of the week's units by weekday, from Sunday on. */
  weekdays: readonly number[]
}

/** How one item sells against another: the same every time, different for every house. */
const popularity = (house: string, item: string) => 0.25 + 1.9 * stableFraction(`${house}/${item}`)

/** A sales sheet for a menu, as it is after its owner has looked through it. A cost unknown to the menu stays unknown. */
export function salesOf(house: string, menu: Menu, { weeks, pace, growth, weekdays }: Trade): Sales {
  const priced = menu.items.filter(({ price }) => price !== null)
  const unitsIn = (item: string, week: number) => {
    const wobble = 0.85 + 0.3 * stableFraction(`${house}/${item}/${week}`)
    return Math.round(pace * popularity(house, item) * wobble * (1 + (growth * week) / weeks))
  }
  const series = priced.map((item) => ({
    ...item,
    units: Array.from({ length: weeks }, (_, week) => unitsIn(item.name, week)),
  }))
  const total = (units: readonly number[]) => units.reduce((sum, value) => sum + value, 0)
  const all = total(series.map(({ units }) => total(units)))
  const open = weekdays.filter((share) => share > 0).length
  return {
    items: series.map(({ name, category, price, cost, units }) => ({
      name,
      category,
      price,
      cost,
      units: total(units),
    })),
    period: { from: iso(firstMonday), to: iso(firstMonday + (7 * weeks - 1) * dayMs) },
    weeks: Array.from({ length: weeks }, (_, week) => ({
      monday: iso(firstMonday + 7 * week * dayMs),
      units: total(series.map(({ units }) => units[week] ?? 0)),
      revenue: total(series.map(({ units, price }) => (units[week] ?? 0) * (price ?? 0))),
      days: open,
    })),
    itemWeeks: series.slice(0, 40).map(({ name, units }) => ({ name, units })),
    weekdays: weekdays.flatMap((share, weekday) =>
      share > 0 ? [{ weekday, units: Math.round(all * share), revenue: null, days: weeks }] : [],
    ),
    dayParts: [],
    rows: { read: series.length * weeks, totals: 0, blank: 0, refused: 0 },
  }
}

/** By the id of the golden restaurant. */
export const trades: Readonly<Record<string, Trade>> = {
  boteco: { weeks: 18, pace: 40, growth: 0.15, weekdays: [0.17, 0, 0.08, 0.1, 0.15, 0.25, 0.25] },
  'fine-dining': { weeks: 20, pace: 14, growth: -0.1, weekdays: [0, 0, 0.12, 0.15, 0.2, 0.26, 0.27] },
  'food-truck': { weeks: 10, pace: 55, growth: 0.3, weekdays: [0.2, 0, 0, 0.1, 0.2, 0.25, 0.25] },
}

/** What each owner wrote of the neighbours. */
export const neighbours: Readonly<Record<string, string>> = {
  boteco:
    'Bar do Tonho: caipirinha R$ 15,00, cerveja 600 ml R$ 13, torresmo R$ 35\nBoteco Mucuripe: caipirinha 18, cerveja 600 ml 14, queijo coalho 24,90\nBar da Praça: caipirinha R$ 16; torresmo 42; cerveja 600 ml 15\nsexta tem promoção',
  'fine-dining':
    'Restaurante Mar Aberto: filé ao molho R$ 98, dose de cachaça R$ 28, sobremesa R$ 36\nCasa Dunas: filé ao molho R$ 112; dose de cachaça 32; taça de vinho 45',
  'food-truck':
    'Truck Vizinho: hambúrguer 26, batata 14, suco 9\nTruck da Beira: hambúrguer 29,90; batata 16,00\nQuiosque 7: hambúrguer 24; suco 10',
}
