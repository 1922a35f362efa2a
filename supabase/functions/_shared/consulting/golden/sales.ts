import { stableFraction } from '../base/language/text.ts'
import { isoDay } from '../documents/days.ts'
import type { Menu } from '../documents/menu.ts'

const msPerDay = 86_400_000
/** The Sunday of the last whole week before the day of the requests. */
const lastSunday = Date.parse('2026-11-15') / msPerDay

export type Trade = {
  house: string
  /** Whole weeks in the sheet. */
  weeks: number
  /** Weekly units of an average item. */
  pace: number
  /** Growth over the whole sheet, as a fraction. */
  growth: number
  /** Share of the week's units by weekday, from Sunday on. */
  weekdays: readonly number[]
  /** Share of the day's units by hour; empty for a house whose till records no hours. */
  hours: readonly (readonly [hour: number, share: number])[]
  /** Sales of a category's items relative to the average; 1 if absent. */
  demand: Readonly<Record<string, number>>
  /** Growth of single items over the whole sheet, in addition to the house's. */
  trends: Readonly<Record<string, number>>
}

/** Relative popularity of an item: deterministic, different for every house. */
const popularity = (house: string, item: string) => 0.35 + 1.3 * stableFraction(`${house}/${item}`)

const twoDecimals = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** A till's CSV export in Brazilian notation, one row per item and day (and hour). */
export function salesSheet(menu: Menu, trade: Trade): string {
  const { house, weeks, pace, growth, weekdays, hours, demand, trends } = trade
  const withHours = hours.length > 0
  const rows: string[][] = []
  const first = lastSunday - 7 * weeks + 1
  for (let day = first; day <= lastSunday; day += 1) {
    const date = isoDay(day)
    const passed = (day - first) / (7 * weeks)
    const share = weekdays[new Date(day * msPerDay).getUTCDay()] ?? 0
    for (const { name, category, price, cost } of menu.items) {
      const wobble = 0.7 + 0.6 * stableFraction(`${house}/${name}/${date}`)
      const moved = (1 + growth * passed) * (1 + (trends[name] ?? 0) * passed)
      const wanted = pace * popularity(house, name) * (demand[category ?? ''] ?? 1) * share * wobble * moved
      for (const [hour, part] of withHours ? hours : [[0, 1] as const]) {
        const units = Math.round(wanted * part)
        if (units === 0 || price === null) continue
        rows.push([
          date.split('-').toReversed().join('/'),
          ...(withHours ? [`${hour}:00`] : []),
          name,
          category ?? '',
          String(units),
          twoDecimals.format(price),
          twoDecimals.format(units * price),
          cost === null ? '' : twoDecimals.format(cost),
        ])
      }
    }
  }
  const titles = [
    'Data',
    ...(withHours ? ['Hora'] : []),
    'Produto',
    'Grupo',
    'Qtd',
    'Valor unit.',
    'Total',
    'CMV',
  ]
  return [titles, ...rows].map((row) => row.join(';')).join('\r\n')
}

/** By the id of the golden house. */
export const trades = {
  boteco: {
    house: 'boteco',
    weeks: 18,
    pace: 26,
    growth: 0.15,
    weekdays: [0.17, 0, 0.08, 0.1, 0.15, 0.25, 0.25],
    hours: [],
    demand: { Pratos: 0.7, Sobremesas: 0.4, Drinks: 1.6, Cervejas: 7, 'Sem álcool': 1.3 },
    trends: { 'Bolinho de macaxeira com carne de sol (6 un.)': 1.1, 'Batida de coco': -0.6 },
  },
  'fine-dining': {
    house: 'fine-dining',
    weeks: 20,
    pace: 15,
    growth: -0.1,
    weekdays: [0, 0, 0.12, 0.15, 0.2, 0.26, 0.27],
    hours: [],
    demand: { Queijos: 0.6, Sobremesas: 0.9, 'Menu kids': 0.4, Vinhos: 2.5, 'Águas e cafés': 2.5 },
    trends: { 'Ceviche de pargo e caju': 0.9, 'Magret de pato': -0.6 },
  },
  'food-truck': {
    house: 'food-truck',
    weeks: 10,
    pace: 30,
    growth: 0.3,
    weekdays: [0.2, 0, 0, 0.1, 0.2, 0.25, 0.25],
    hours: [
      [17, 0.2],
      [19, 0.45],
      [21, 0.35],
    ],
    demand: { Hambúrgueres: 1.3, Doces: 0.5, Bebidas: 2.6, Extras: 0.7 },
    trends: { 'Taco de peixe (2 un.)': 1.2, 'Brownie de rapadura': -0.6 },
  },
} as const satisfies Record<string, Trade>
