/** Titles of sections that only their place tells: "Sashimi" between priced lines. */
import { headingLikeness, looksLikeDescription, type MenuLine } from './menu-lines.ts'

interface Parsed {
  line: MenuLine
  /** The title of a line of sizes; null for other lines. */
  heads: string | null
}

/** Sections have several items, descriptions one each. */
const itemsPerTitle = 2

/**
 * Whether a short line above an item is a title. Where some titles are clear, the others are titles too if no line
 * describes an item: every line without a price stands alone above one with a price, and they are few.
 */
export function hasPlainTitles(parsed: readonly Parsed[]): boolean {
  const unpriced = ({ line }: Parsed) => line.prices.length === 0
  const clear = parsed.some((one) => unpriced(one) && (one.heads || headingLikeness(one.line.text) === 2))
  if (!clear) return true
  const first = parsed.findIndex((one) => !unpriced(one))
  const loose = parsed.flatMap((one, at) => (at >= first && unpriced(one) ? [at] : []))
  const items = parsed.length - parsed.filter(unpriced).length
  return (
    first >= 0 &&
    loose.length * itemsPerTitle <= items &&
    loose.every((at) => {
      const [one, next] = [parsed[at], parsed[at + 1]]
      return (
        one &&
        next &&
        !unpriced(next) &&
        headingLikeness(one.line.text) > 0 &&
        !looksLikeDescription(one.line.text)
      )
    })
  )
}
