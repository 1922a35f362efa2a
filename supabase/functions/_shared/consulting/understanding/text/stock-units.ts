/** Units in which owners say how much is left. */
import type { leftoverUnits } from '../../base/request/dish-wishes.ts'

export type StockUnit = (typeof leftoverUnits)[number]

const units: readonly (readonly [words: RegExp, unit: StockUnit])[] = [
  [/(?<![a-z])(?:kg|quilos?|kilos?)(?![a-z])/, 'kg'],
  [/(?<![a-z])(?:g|gramas?)(?![a-z])/, 'g'],
  [/(?<![a-z])(?:l|litros?)(?![a-z])/, 'l'],
  [/(?<![a-z])ml(?![a-z])/, 'ml'],
  [/(?<![a-z])(?:un|unidades?|pecas?|cabecas?)(?![a-z])/, 'un'],
]

/** The first unit of the list that a folded text names. */
export const stockUnitIn = (folded: string): StockUnit | undefined =>
  units.find(([words]) => words.test(folded))?.[1]
