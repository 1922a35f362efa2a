/**
 * Menu engineering after Kasavana & Smith, "Menu Engineering" (1982), within one category and period. Comparisons use
 * cents and thousandths of units, both integers, so that an item exactly at a threshold has reached it.
 */

import { type Paid, paidOf } from '../../base/pricing/paid.ts'

export const quadrants = ['Estrela', 'Burro de carga', 'Enigma', 'Abacaxi'] as const
export type Quadrant = (typeof quadrants)[number]

export type Measured = Paid & {
  name: string
  /** Units sold in the period, above 0. */
  units: number
  /** R$ */
  cost: number
}

export type Classified = Measured & {
  /** Average price paid − cost, R$. */
  margin: number
  /** Share of the category's units, in %. */
  mixPct: number
  popular: boolean
  profitable: boolean
  quadrant: Quadrant
}

type ClassifiedCategory = {
  items: Classified[]
  /** 70 % ÷ n, in %. */
  popularityThresholdPct: number
  /** Σ(margin × units) ÷ Σ units, in R$. */
  marginThreshold: number
}

/** Share of an equal part of the category from which an item is popular, in tenths. */
const popularTenths = 7n

const thousandths = (units: number) => BigInt(Math.round(units * 1000))
const cents = (reais: number) => BigInt(Math.round(reais * 100))

/** Classifies the items of one category. Empty for none. */
export function classify(items: readonly Measured[]): ClassifiedCategory {
  const count = BigInt(items.length)
  const total = items.reduce((sum, { units }) => sum + thousandths(units), 0n)
  const marginOf = (item: Measured) => cents(paidOf(item)) - cents(item.cost)
  const weighted = items.reduce((sum, item) => sum + marginOf(item) * thousandths(item.units), 0n)
  const units = items.reduce((sum, item) => sum + item.units, 0)
  return {
    items: items.map((item) => {
      // units × n × 10 against 7 × total; margin × Σ units against Σ (margin × units).
      const popular = thousandths(item.units) * count * 10n >= popularTenths * total
      const profitable = marginOf(item) * total >= weighted
      return {
        ...item,
        margin: paidOf(item) - item.cost,
        mixPct: (item.units / units) * 100,
        popular,
        profitable,
        quadrant: popular ? (profitable ? 'Estrela' : 'Burro de carga') : profitable ? 'Enigma' : 'Abacaxi',
      }
    }),
    popularityThresholdPct: items.length === 0 ? 0 : 70 / items.length,
    marginThreshold: total === 0n ? 0 : Number(weighted) / Number(total) / 100,
  }
}
