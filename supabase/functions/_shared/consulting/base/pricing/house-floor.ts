import { type PriceEnding, priceWithin } from '../costing.ts'
import type { RequestSheet } from '../request/request-sheet.ts'
import type { Wish } from '../request/wish.ts'

/** The house's floor raises a new item to at most this many times the price of the nearest item on the menu. */
export const highestLift = 1.6

const isFloor = (wish: Wish): wish is Extract<Wish, { kind: 'price' }> & { min: number } =>
  wish.kind === 'price' && wish.origin === 'house' && wish.item === undefined && wish.min !== undefined

/** The sheet without the house's floor, and that floor in R$; null if the house has none. */
export function apartFromFloor(sheet: RequestSheet): { sheet: RequestSheet; floor: number | null } {
  const floors = sheet.wishes.filter(isFloor).map(({ min }) => min)
  return {
    sheet: { ...sheet, wishes: sheet.wishes.filter((wish) => !isFloor(wish)) },
    floor: floors.length > 0 ? Math.max(...floors) : null,
  }
}

/** The house's floor for a new item, in R$: as it is, or lower if the nearest item on the menu could not justify it. */
export function floorBeside(floor: number, nearest: number | null, ending: PriceEnding): number {
  if (nearest === null) return floor
  return Math.min(
    floor,
    priceWithin(Number.POSITIVE_INFINITY, { least: null, most: nearest * highestLift }, ending),
  )
}
