/** Water and ice are in every recipe, and no owner counts them. */
const uncounted = new Set(['gelo', 'água', 'água com gás'])

/**
 * Whether an ingredient counts where the owner limits how many a recipe may have.
 * @param foods what it is made of; null where no pantry knows it
 */
export const isCounted = (foods: Iterable<string> | null): boolean => {
  const names = [...(foods ?? [])]
  return names.length === 0 || !names.every((name) => uncounted.has(name))
}
