import { tokenize } from './language/text.ts'
import { memoized } from './memoized.ts'

const joiners = new Set(['de', 'do', 'da', 'com', 'e', 'a', 'o', 'ao', 'no', 'na', 'em'])

/** A name's significant words, in alphabetical order. */
const key = memoized((name: string) =>
  tokenize(name)
    .filter((word) => !joiners.has(word))
    .toSorted()
    .join(' '),
)

/**
 * Whether at most `most` edits (insert, delete, replace) turn one text into the other, starting at the given positions.
 * Tries each edit where the texts differ: with at most two edits, no letter is read more than a few times.
 */
export function isWithin(
  a: ArrayLike<string>,
  b: ArrayLike<string>,
  most: number,
  startA = 0,
  startB = 0,
): boolean {
  if (Math.abs(a.length - startA - (b.length - startB)) > most) return false
  let i = startA
  let j = startB
  while (i < a.length && j < b.length && a[i] === b[j]) {
    i += 1
    j += 1
  }
  // The rest of one text has to be inserted, and is short enough.
  if (i === a.length || j === b.length) return true
  if (most === 0) return false
  return (
    isWithin(a, b, most - 1, i + 1, j + 1) ||
    isWithin(a, b, most - 1, i + 1, j) ||
    isWithin(a, b, most - 1, i, j + 1)
  )
}

/** Names have at most 120 characters: a longer key comes from characters that each expand to many, not from typos. */
const longest = 120

/** One typo in a short name, two in a long one: "Bolinho de bacalau" matches "Bolinho de bacalhau". */
const allowedTypos = ({ length }: string) => (length > longest || length < 6 ? 0 : length < 12 ? 1 : 2)

/** Sizes and numbers, which no typo explains: "Pizza G" is not "Pizza M", 300 ml are not 500 ml. */
const marks = memoized((own: string) =>
  own
    .split(' ')
    .filter((word) => word.length === 1 || /\d/.test(word))
    .join(' '),
)

const isTypo = (own: string, other: string): boolean =>
  allowedTypos(own) > 0 && marks(own) === marks(other) && isWithin(own, other, allowedTypos(own))

/** An index of names to look others up in. */
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
   * The index of the matching name, or −1. First the same words in any order; then a small typo, but only if a single
   * name qualifies.
   */
  find(name: string): number {
    const own = key(name)
    const exact = this.first.get(own)
    if (exact !== undefined) return exact
    const allowed = allowedTypos(own)
    if (allowed === 0) return -1
    let found = -1
    for (let length = own.length - allowed; length <= own.length + allowed; length += 1) {
      for (const other of this.byLength.get(length) ?? []) {
        if (!isTypo(own, other.key)) continue
        if (found >= 0) return -1
        found = other.index
      }
    }
    return found
  }
}

/** The index of the matching name among those given, or −1. */
export function closestName(names: readonly string[]): (name: string) => number {
  const index = new NameIndex(names)
  return (name) => index.find(name)
}

/** Whether two names mean the same item, by the rules of {@link NameIndex}. */
export function isSameName(a: string, b: string): boolean {
  const own = key(a)
  const other = key(b)
  return own === other || isTypo(own, other)
}

/** For each name, the index of its match among the others, or −1. */
export function matchNames(names: readonly string[], others: readonly string[]): number[] {
  return names.map(closestName(others))
}
