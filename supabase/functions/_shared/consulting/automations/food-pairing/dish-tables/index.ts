import { foldAccents } from '../../../base/language/text.ts'
import type { DishReading } from '../../../base/pairing/understand.ts'
import type { DishTable } from './dish-table.ts'
import { ofTheGarden } from './garden.ts'
import { ofTheLand } from './land.ts'
import { ofTheSea } from './sea.ts'
import { sweetsAndSpice } from './sweets.ts'

/** The first that fits decides: desserts, then what covers everything, then the sea, meat, and the rest. */
const tables = [...sweetsAndSpice, ...ofTheSea, ...ofTheLand, ...ofTheGarden]

/** Null for a dish that no table describes: its name does not say what is in the mouth. */
export function dishTableOf(dish: DishReading): DishTable | null {
  const name = foldAccents(dish.item.name)
  const found = tables.find(([words]) => (words instanceof RegExp ? words.test(name) : words(dish)))
  return found?.[1] ?? null
}
