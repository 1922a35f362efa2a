import { tokenize } from './language/text.ts'

const joiners = new Set(['de', 'do', 'da', 'com', 'e', 'a', 'o', 'ao', 'no', 'na', 'em'])

/** A name's words that tell it apart, in the order of the alphabet. */
function key(name: string): string {
  return tokenize(name)
    .filter((word) => !joiners.has(word))
    .toSorted()
    .join(' ')
}

/** Edits (insert, delete, replace) from one text to the other; stops counting above `most`. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const replace = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(replace, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? most + 1
}

/** One slip in a short name, two in a long one: "Bolinho de bacalau" is the bolinho de bacalhau. */
const slips = (name: string) => (name.length >= 12 ? 2 : name.length >= 6 ? 1 : 0)

/**
 * For each name, the index of the one it stands for among the others, or −1. The same words in any order
 * first; a small slip only where it is unmistakable, that is with a single candidate.
 */
export function matchNames(names: readonly string[], others: readonly string[]): number[] {
  const keys = others.map(key)
  return names.map((name) => {
    const own = key(name)
    const exact = keys.indexOf(own)
    if (exact >= 0 || own === '') return exact
    const allowed = slips(own)
    const near = keys.flatMap((other, index) => (distance(own, other, allowed) <= allowed ? [index] : []))
    return near.length === 1 ? (near[0] ?? -1) : -1
  })
}
