import { tokenize } from './language/text.ts'
import { remembered } from './remembered.ts'

const joiners = new Set(['de', 'do', 'da', 'com', 'e', 'a', 'o', 'ao', 'no', 'na', 'em'])

/** A name's words that tell it apart, in the order of the alphabet. */
const key = remembered((name: string) =>
  tokenize(name)
    .filter((word) => !joiners.has(word))
    .toSorted()
    .join(' '),
)

/**
 * Whether at most `most` edits (insert, delete, replace) lead from one text to the other, from the given places
 * on. Where the texts part each edit is tried: with two of them no letter is looked at more than a few times.
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
  // What is left of one of them has to be inserted, and is short enough for that.
  if (i === a.length || j === b.length) return true
  if (most === 0) return false
  return (
    isWithin(a, b, most - 1, i + 1, j + 1) ||
    isWithin(a, b, most - 1, i + 1, j) ||
    isWithin(a, b, most - 1, i, j + 1)
  )
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

/** Finds the index of the name that one stands for among those given, or −1. */
export function closestName(names: readonly string[]): (name: string) => number {
  const index = new NameIndex(names)
  return (name) => index.find(name)
}

/** Whether two names stand for one thing, as {@link NameIndex} finds them. */
export function isSameName(a: string, b: string): boolean {
  const own = key(a)
  const other = key(b)
  return own === other || (slips(own) > 0 && isWithin(own, other, slips(own)))
}

/** For each name, the index of the one it stands for among the others, or −1. */
export function matchNames(names: readonly string[], others: readonly string[]): number[] {
  return names.map(closestName(others))
}
