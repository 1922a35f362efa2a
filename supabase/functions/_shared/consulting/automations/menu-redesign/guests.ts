/** Estimates the number of guests from what each kind of house's guest orders, because the sheet has no tables. */
import { itemKind } from '../../base/house/item-kind.ts'
import { guestsOf, isSinglePiece } from '../../base/pairing/understand.ts'
import type { RedesignedItem } from './schema.ts'

/** Sections served before, after or with a meal. */
const noMeal =
  /entrada|come[cç]ar|petisc|tira-gosto|por[cç]|snack|couvert|caldo|salada|sobremesa|doce|bolo|sorvete|lanche r|kids|infantil|extra|adicional/i
const sweet = /sobremesa|doce|sorvete|kids|infantil|extra|adicional/i

/** Crabs and the like that one guest orders together. */
const pieces = 4

type Line = Pick<RedesignedItem, 'name'> & { section: string }

/** Guests for whom one unit of an item is the meal; 0 if it is not a meal. */
export function guestsIn({ name, section }: Line): number {
  if (itemKind({ name, section }) !== 'dish' || noMeal.test(section)) return 0
  return isSinglePiece({ name }) ? 0 : guestsOf({ name, category: section, description: null })
}

/** Guests who share or order one unit as a snack or starter. */
function snackersIn({ name, section }: Line): number {
  if (itemKind({ name, section }) !== 'dish' || sweet.test(section)) return 0
  const meal = guestsIn({ name, section })
  return meal > 0 ? meal : isSinglePiece({ name }) ? 1 / pieces : 1
}

/** Houses whose guests make a meal of snacks, starters or a sandwich. */
const snackHouses: ReadonlySet<string> = new Set(['bar', 'pub', 'food_truck', 'fast_casual', 'bistro'])

/** Drinks with alcohol, and others, that one guest orders in a kind of house. */
function drinksPerGuest(type: string): { alcohol: number; soft: number } {
  if (type === 'cafeteria') return { alcohol: 1, soft: 1 }
  return { alcohol: type === 'bar' || type === 'pub' ? 3 : 2, soft: 2 }
}

/** The sheet's guests: the largest of what they eat and what they drink suggests; null if neither is sold. */
export function countGuests(
  sold: readonly (Line & { units: number })[],
  type: string,
): { guests: number; by: string } | null {
  const per = drinksPerGuest(type)
  const total = (of: (line: Line) => number) => sold.reduce((sum, item) => sum + item.units * of(item), 0)
  const poured = (kinds: readonly string[]) => total((line) => (kinds.includes(itemKind(line) ?? '') ? 1 : 0))
  const meals = total(guestsIn)
  const snacks = snackHouses.has(type) || meals === 0
  const counts = [
    {
      guests: snacks ? total(snackersIn) : meals,
      by: snacks
        ? 'um cliente por prato, petisco ou lanche'
        : sold.some((item) => guestsIn(item) > 1)
          ? 'dois clientes por prato para dois e um por prato individual'
          : 'um cliente por prato principal',
    },
    {
      guests: poured(['beer', 'drink', 'dose']) / per.alcohol,
      by: `um cliente a cada ${per.alcohol === 3 ? 'três' : 'duas'} bebidas com álcool`,
    },
    {
      guests: poured(['soft_drink']) / per.soft,
      by: per.soft === 1 ? 'um cliente por café ou suco' : 'um cliente a cada duas bebidas sem álcool',
    },
  ]
  const [most] = counts.toSorted((a, b) => b.guests - a.guests)
  return most && most.guests > 0 ? most : null
}
