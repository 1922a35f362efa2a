import { tokenize } from '../text.ts'

const joiners = new Set(['de', 'do', 'da', 'com', 'e', 'a', 'o', 'ao', 'no', 'na', 'em'])

/** A name's words that tell it apart, in the order of the alphabet. */
function key(name: string): string {
  return tokenize(name)
    .filter((word) => !joiners.has(word))
    .toSorted()
    .join(' ')
}

/**
 * Whether at most `most` edits (insert, delete, replace) lead from one text to the other. Looks only at the
 * cells that so few edits can reach, and stops as soon as none of a row can.
 */
export function isWithin(a: ArrayLike<string>, b: ArrayLike<string>, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1
  let endA = a.length
  let endB = b.length
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA -= 1
    endB -= 1
  }
  const width = endB - start
  const beyond = most + 1
  let row = Array.from({ length: width + 1 }, (_, index) => index)
  for (let i = 1; i <= endA - start; i += 1) {
    const next = new Array<number>(width + 1).fill(beyond)
    const letter = a[start + i - 1]
    let least = beyond
    for (let j = Math.max(0, i - most); j <= Math.min(width, i + most); j += 1) {
      const replace = j === 0 ? beyond : (row[j - 1] ?? beyond) + (letter === b[start + j - 1] ? 0 : 1)
      const value = Math.min(replace, (row[j] ?? beyond) + 1, (next[j - 1] ?? beyond) + 1)
      next[j] = value
      least = Math.min(least, value)
    }
    if (least > most) return false
    row = next
  }
  return (row[width] ?? beyond) <= most
}

/** Names have at most 120 characters: a longer key is made of signs that stand for many, not of slips. */
const longest = 120

/** One slip in a short name, two in a long one: "Bolinho de bacalau" is the bolinho de bacalhau. */
const slips = ({ length }: string) => (length > longest || length < 6 ? 0 : length < 12 ? 1 : 2)

/** Names that others are looked up among. */
export class NameIndex {
  private readonly first = new Map<string, number>()
  private readonly byLength = new Map<number, { key: string; index: number }[]>()
  private size = 0

  constructor(names: readonly string[] = []) {
    for (const name of names) this.add(name)
  }

  add(name: string): void {
    const own = key(name)
    const index = this.size
    this.size += 1
    if (!this.first.has(own)) this.first.set(own, index)
    const alike = this.byLength.get(own.length)
    if (alike) alike.push({ key: own, index })
    else this.byLength.set(own.length, [{ key: own, index }])
  }

  /**
   * The index of the name that this one stands for, or −1. The same words in any order first; a small slip
   * only where it is unmistakable, that is with a single candidate.
   */
  find(name: string): number {
    const own = key(name)
    const exact = this.first.get(own)
    if (exact !== undefined) return exact
    const allowed = slips(own)
    if (allowed === 0) return -1
    let found = -1
    for (let length = own.length - allowed; length <= own.length + allowed; length += 1) {
      for (const other of this.byLength.get(length) ?? []) {
        if (!isWithin(own, other.key, allowed)) continue
        if (found >= 0) return -1
        found = other.index
      }
    }
    return found
  }
}

/** For each name, the index of the one it stands for among the others, or −1. */
export function matchNames(names: readonly string[], others: readonly string[]): number[] {
  const index = new NameIndex(others)
  return names.map((name) => index.find(name))
}
