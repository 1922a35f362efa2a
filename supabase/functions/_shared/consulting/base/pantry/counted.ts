/** Water and ice are in every recipe, so owners do not count them. */
const uncounted = new Set(['gelo', 'água', 'água com gás'])

/** The parts of a glass, without a garnish of what is in it already: a slice of its lime is no other ingredient. */
export function partsOfGlass<Foods extends Iterable<string> | null>(parts: readonly Foods[]): Foods[] {
  const keys = parts.map((foods) => [...(foods ?? [])].toSorted().join('+') || null)
  return parts.filter((_, at) => keys[at] === null || keys.indexOf(keys[at] ?? null) === at)
}

/**
 * Whether an ingredient counts towards the owner's limit on ingredients.
 * @param foods what it is made of; null if no pantry knows it
 */
export const isCounted = (foods: Iterable<string> | null): boolean => {
  const names = [...(foods ?? [])]
  return names.length === 0 || !names.every((name) => uncounted.has(name))
}
