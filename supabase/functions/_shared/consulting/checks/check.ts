import type { Fact } from '../base/facts.ts'
import type { House } from '../base/house/house.ts'
import type { WishCheck } from '../base/request/check.ts'
import type { RequestSheet } from '../base/request/request-sheet.ts'

/** How the results answer each wish of a sheet. */
export function check(_facts: readonly Fact[], sheet: RequestSheet, _context: { house: House }): WishCheck[] {
  return sheet.wishes.map((wish) => ({ wish, outcome: 'met', reason: '', section: null }))
}
