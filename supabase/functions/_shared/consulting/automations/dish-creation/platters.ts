/** Plates for several people: how many a house's own dish is for, and how many a new one is. */
import type { RequestSheet } from '../../base/request/request-sheet.ts'

const words: Readonly<Record<string, number>> = { duas: 2, dois: 2, tres: 3, três: 3, quatro: 4 }
const people = '(\\d{1,2}|duas|dois|tr[eê]s|quatro)'
const forPeople = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:para|pra|serve|p\\/) ?(?:(?:at[eé]|\\d a|uma a|um a) )?${people}(?! ?(?:reais|g|kg|ml|l|cm|un\\w*|peda\\w+)(?!\\p{L}))|${people} (?:pessoas|pax))(?!\\p{L})`,
  'iu',
)
const forCouple = /(?<!\p{L})(?:casal|a dois)(?!\p{L})/iu
/** A larger one is a feast to order, and no plate of a menu. */
const mostPeople = 8

/** Number of people that a dish is for, by its name, description and size; 1 if they do not say. */
export function peopleOf(texts: readonly (string | null | undefined)[]): number {
  const said = texts.filter((text) => text != null).join(' ; ')
  const [, named = '', counted = named] = forPeople.exec(said) ?? []
  const count = words[(named || counted).toLowerCase()] ?? Number(named || counted)
  if (Number.isInteger(count) && count >= 1 && count <= mostPeople) return count
  return forCouple.test(said) ? 2 : 1
}

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
