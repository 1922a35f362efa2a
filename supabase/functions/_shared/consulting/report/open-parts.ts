import type { OpenAmounts } from './costless-text.ts'

/** Keys of numbers, or of lists of numbers, anywhere in a content. */
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
 * The parts of an automation's report for readers who must not learn the house's costs. Everything else stays with the
 * owner: a new section or figure is private until it is listed.
 */
export type OpenParts<Contents> = {
  /** Ids of sections to include, with costs removed from them; 'all' if no section is about costs. */
  sections: 'all' | readonly string[]
  /** Keys of the amounts in R$ that guests see, such as menu prices; 'all' if a report has no other amounts. */
  prices: 'all' | readonly NumberKeyIn<Contents>[]
  /** Keys of costs, margins, gains and their totals. */
  costs: readonly NumberKeyIn<Contents>[]
}

/** The same for contents of any automation. */
export type AnyOpenParts = {
  sections: 'all' | readonly string[]
  prices: 'all' | readonly string[]
  costs: readonly string[]
}

const cents = (amount: number) => Math.round(Math.abs(amount) * 100)

/** The numbers under the keys, in cents, anywhere in a content. */
function numbersUnder(tree: unknown, keys: ReadonlySet<string>, found = new Set<number>()): Set<number> {
  if (typeof tree !== 'object' || tree === null) return found
  for (const [key, value] of Object.entries(tree)) {
    if (!keys.has(key)) numbersUnder(value, keys, found)
    else for (const one of [value].flat()) if (typeof one === 'number') found.add(cents(one))
  }
  return found
}

/** Which amounts of these contents are prices that guests see, and which are costs. */
export function openAmounts(contents: unknown, { prices, costs }: AnyOpenParts): OpenAmounts {
  const priceCents = prices === 'all' ? null : numbersUnder(contents, new Set(prices))
  const kept = numbersUnder(contents, new Set(costs))
  return {
    isPrice: (amount) => priceCents === null || priceCents.has(cents(amount)),
    isCost: (amount) => kept.has(cents(amount)),
  }
}
