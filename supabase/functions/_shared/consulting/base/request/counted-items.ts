/** Items of the house that a count is of: "no máximo 7 petiscos", "pelo menos 3 em cada seção". */
import { closenessOf, type NamedItem } from './match-item.ts'
import type { WishOf } from './wish.ts'

/** What a count of each section's items is of. */
export const eachSection = 'cada seção'

const joint = ' + '

/** Several items or sections that are counted together, as a wish holds them. */
export const countedTogether = (names: readonly string[]): string => names.join(joint)

/** The names that `countedTogether` joined. */
export const allOfTheseIn = (item: string): string[] => item.split(joint)

export const countedWords = (item: string): string => item.replaceAll(joint, ' e ')

/** The items that a count is of, one group for each number. */
export function countedGroups<Item extends NamedItem>(
  { item }: Pick<WishOf<'count'>, 'item'>,
  items: readonly Item[],
): Item[][] {
  if (item === undefined) return []
  if (item === eachSection) {
    const sections = [...new Set(items.map(({ section }) => section))]
    return sections.map((section) => items.filter((one) => one.section === section))
  }
  const names = item.split(joint)
  return [items.filter((one) => names.some((name) => closenessOf(name, one) !== null))]
}
