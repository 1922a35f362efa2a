/** Water and ice are in every recipe, so owners do not count them. */
const uncounted = new Set(['gelo', 'água', 'água com gás'])

/**
 * Whether an ingredient counts towards the owner's limit on ingredients.
 * @param foods what it is made of; null if no pantry knows it
 */
export const isCounted = (foods: Iterable<string> | null): boolean => {
  const names = [...(foods ?? [])]
  return names.length === 0 || !names.every((name) => uncounted.has(name))
}
