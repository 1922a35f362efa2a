/** The title of a section whose items left: no "Camarão e lagosta" without lobster. */
import { capitalize } from '../../base/language/grammar.ts'
import { joinList, tokenize } from '../../base/language/text.ts'

const stem = (word: string) => word.replace(/s$/, '')
const holds = (names: readonly string[], part: string) => {
  const words = tokenize(part).map(stem)
  return names.some((name) => tokenize(name).some((word) => words.includes(stem(word))))
}

/**
 * The title without what no item is named for any more.
 * @param stays names of the items that are printed below it; @param gone those that stood there
 */
export function sectionTitle(title: string, stays: readonly string[], gone: readonly string[]): string {
  const parts = title.split(/,\s*|\s+e\s+/u)
  const left = parts.filter((part) => holds(stays, part) || !holds(gone, part))
  return left.length === 0 || left.length === parts.length ? title : capitalize(joinList(left))
}
