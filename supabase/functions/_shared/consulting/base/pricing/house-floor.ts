import { type PriceEnding, priceWithin } from '../costing.ts'
import type { RequestSheet } from '../request/request-sheet.ts'
import type { Wish } from '../request/wish.ts'

/** Nothing new costs more than so many times the nearest item of the house for its floor alone. */
export const highestLift = 1.6

const isFloor = (wish: Wish): wish is Extract<Wish, { kind: 'price' }> & { min: number } =>
  wish.kind === 'price' && wish.origin === 'house' && wish.item === undefined && wish.min !== undefined

/** The sheet without the house's floor, and that floor in R$; null where the house has none. */
export function apartFromFloor(sheet: RequestSheet): { sheet: RequestSheet; floor: number | null } {
  const floors = sheet.wishes.filter(isFloor).map(({ min }) => min)
  return {
    sheet: { ...sheet, wishes: sheet.wishes.filter((wish) => !isFloor(wish)) },
    floor: floors.length > 0 ? Math.max(...floors) : null,
  }
}

/** The floor of a house for something new: as it is, or no more than what its nearest item bears. R$ */
export function floorBeside(floor: number, nearest: number | null, ending: PriceEnding): number {
  if (nearest === null) return floor
  return Math.min(
    floor,
    priceWithin(Number.POSITIVE_INFINITY, { least: null, most: nearest * highestLift }, ending),
  )
}
