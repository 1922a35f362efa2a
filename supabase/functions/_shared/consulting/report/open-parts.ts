import type { OpenAmounts } from './costless-text.ts'

/** Keys of numbers, or of lists of them, anywhere in a content. */
type NumberKeyIn<Tree> = Tree extends readonly (infer Item)[]
  ? NumberKeyIn<Item>
  : Tree extends object
    ? {
        [Key in keyof Tree & string]: NonNullable<Tree[Key]> extends number | readonly number[]
          ? Key
          : NumberKeyIn<NonNullable<Tree[Key]>>
      }[keyof Tree & string]
    : never

/**
 * What of an automation's report may be read by somebody who must not learn the house's costs. What is not named here
 * stays with the owner: a new section or figure is private until it is named.
 */
export type OpenParts<Contents> = {
  /** Ids of sections, inside of which costs are removed; 'all' where no section is about them. */
  sections: 'all' | readonly string[]
  /** Keys of the amounts in R$ that guests read, as the prices of a menu; 'all' where a report has no other amounts. */
  prices: 'all' | readonly NumberKeyIn<Contents>[]
  /** Keys of costs, margins, gains and sums of them. */
  costs: readonly NumberKeyIn<Contents>[]
}

/** The same for contents of any automation. */
export type AnyOpenParts = {
  sections: 'all' | readonly string[]
  prices: 'all' | readonly string[]
  costs: readonly string[]
}

const cents = (amount: number) => Math.round(Math.abs(amount) * 100)

/** The numbers under the keys, in cents, wherever they stand in a content. */
function numbersUnder(tree: unknown, keys: ReadonlySet<string>, found = new Set<number>()): Set<number> {
  if (typeof tree !== 'object' || tree === null) return found
  for (const [key, value] of Object.entries(tree)) {
    if (!keys.has(key)) numbersUnder(value, keys, found)
    else for (const one of [value].flat()) if (typeof one === 'number') found.add(cents(one))
  }
  return found
}

export function openAmounts(contents: unknown, { prices, costs }: AnyOpenParts): OpenAmounts {
  const told = prices === 'all' ? null : numbersUnder(contents, new Set(prices))
  const kept = numbersUnder(contents, new Set(costs))
  return {
    isPrice: (amount) => told === null || told.has(cents(amount)),
    isCost: (amount) => kept.has(cents(amount)),
  }
}
