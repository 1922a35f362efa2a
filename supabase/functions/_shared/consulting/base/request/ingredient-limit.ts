import { isCounted } from '../pantry/counted.ts'
import type { Requirements } from './requirements.ts'

/**
 * Whether a recipe's number of ingredients is as the owner asks.
 * @param parts the foods of each ingredient; null if no pantry knows it
 */
export function hasSizeAskedFor(
  { countOf }: Requirements,
  partsOf: () => readonly (readonly string[] | null)[],
): boolean {
  const range = countOf('ingredients')
  if (!range) return true
  const size = partsOf().filter(isCounted).length
  return size >= (range.least ?? 0) && size <= (range.most ?? Number.POSITIVE_INFINITY)
}

/** "com até 4 ingredientes", for the list of what limited a menu; empty without a limit. */
export function ingredientLimit({ countOf }: Pick<Requirements, 'countOf'>): string[] {
  const range = countOf('ingredients')
  if (!range) return []
  const { least, most } = range
  if (least === most) return [`com ${most} ingredientes`]
  if (most === null) return [`com pelo menos ${least} ingredientes`]
  return [least === null ? `com até ${most} ingredientes` : `com ${least} a ${most} ingredientes`]
}
