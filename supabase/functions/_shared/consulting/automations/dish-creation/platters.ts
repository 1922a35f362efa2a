/** Plates for several people: how many a new main dish is for. */
import type { RequestSheet } from '../../base/request/request-sheet.ts'

/** With fewer main dishes, the menu does not say how the house serves. */
const fewestMains = 3

/**
 * Number of people that the main dishes of a house are usually for; null if they are for one. A house that lets guests
 * share, or that wants dishes to share, is not offered plates for one.
 */
export function usualPeople(
  dishes: readonly { course: string; isApart: boolean; people: number }[],
  { wishes }: RequestSheet,
): number | null {
  const mains = dishes.filter(({ course, isApart }) => course === 'main' && !isApart)
  const shared = mains.filter((dish) => dish.people > 1)
  const isAsked = wishes.some((wish) => wish.kind === 'style' && wish.what === 'para dividir')
  const isUsual = mains.length >= fewestMains && shared.length * 2 > mains.length
  if (!isUsual && !(isAsked && (mains.length === 0 || shared.length > 0))) return null
  const counts = shared.map((dish) => dish.people).toSorted((a, b) => a - b)
  return counts[Math.floor((counts.length - 1) / 2)] ?? 2
}
