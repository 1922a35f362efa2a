import type { Fact, FactOf } from '../base/facts.ts'
import { emptyHouse } from '../base/house/house.ts'
import { requestSheetSchema } from '../base/request/request-sheet.ts'
import { check } from './check.ts'

/** A wish as it is written in a test. */
export type Input = Record<string, unknown> & { kind: string }

export const sheetOf = (...wishes: Input[]) =>
  requestSheetSchema.parse({ wishes: wishes.map((wish) => ({ text: 'dito', ...wish })), unread: [] })

export const drink = (changes: Partial<FactOf<'drink'>> = {}): FactOf<'drink'> => ({
  kind: 'drink',
  name: 'Vento Leste',
  base: 'Alambique',
  price: 22,
  cost: 5,
  abv: 12,
  ingredients: [{ name: 'cachaça Alambique', amount: 50, unit: 'ml' }],
  preparations: [],
  allergens: [],
  equipment: [],
  pairing: null,
  text: 'Vento Leste',
  ...changes,
})
export const dish = (changes: Partial<FactOf<'dish'>> = {}): FactOf<'dish'> => ({
  kind: 'dish',
  name: 'Baião',
  price: 32,
  cost: 8,
  ingredients: [],
  allergens: [],
  equipment: [],
  text: '',
  ...changes,
})
export const price = (changes: Partial<FactOf<'price'>> = {}): FactOf<'price'> => ({
  kind: 'price',
  item: 'Cerveja Pilsen 600 ml',
  priceNow: 14,
  priceNew: 15.9,
  reason: 'Vende bem.',
  ...changes,
})
export const action = (changes: Partial<FactOf<'action'>> = {}): FactOf<'action'> => ({
  kind: 'action',
  item: 'Bolinho de bacalhau',
  quadrant: 'estrela',
  action: 'Manter a receita e o lugar',
  priceNow: 30,
  priceNew: null,
  gainPerMonth: 0,
  text: '',
  ...changes,
})
export const pairing = (changes: Partial<FactOf<'pairing'>> = {}): FactOf<'pairing'> => ({
  kind: 'pairing',
  dish: 'Picanha na brasa',
  serve: 'dose de Carvalho Premium',
  score: 4,
  comboPrice: null,
  allergens: [],
  text: '',
  ...changes,
})
export const post = (changes: Partial<FactOf<'post'>> = {}): FactOf<'post'> => ({
  kind: 'post',
  date: '2026-12-04',
  time: '18:00',
  title: 'Sexta na casa',
  body: 'Mesa posta.',
  hashtags: [],
  ...changes,
})

export const week = (monday: string, units: number): Fact => ({
  kind: 'forecast',
  item: 'Total',
  week: monday,
  low: units,
  mid: units,
  high: units,
})
export const expectation = (changes: Partial<FactOf<'expectation'>>): Fact => ({
  kind: 'expectation',
  what: 'reforma',
  from: '2026-12-07',
  to: '2026-12-13',
  closed: false,
  used: true,
  text: 'A casa fecha.',
  ...changes,
})
export const menu = (changes: Partial<FactOf<'menu'>>): Fact => ({
  kind: 'menu',
  pages: null,
  sections: [],
  boxes: [],
  ...changes,
})

export const answers = (facts: Fact[], wishes: Input[], options: Partial<Parameters<typeof check>[2]> = {}) =>
  check(facts, sheetOf(...wishes), { house: emptyHouse, ...options })
export const outcomes = (facts: Fact[], ...wishes: Input[]) =>
  answers(facts, wishes).map(({ outcome }) => outcome)
