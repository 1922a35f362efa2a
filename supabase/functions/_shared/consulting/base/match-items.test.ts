import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { closestName, isSameName, isWithin, matchNames } from './match-items.ts'

/** The reference implementation: the full edit distance table. */
function edits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const replace = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(replace, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}

/** A text that counts how often its letters are read. */
function counted(text: string): { letters: ArrayLike<string>; looks: () => number } {
  let looks = 0
  const letters = new Proxy<ArrayLike<string>>([...text], {
    get: (target, key) => {
      if (key !== 'length') looks += 1
      return Reflect.get(target, key)
    },
  })
  return { letters, looks: () => looks }
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 })

describe('a typo in a name', () => {
  it('is found exactly as by the full edit distance table', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, most) => {
        expect(isWithin(a, b, most)).toBe(edits(a, b) <= most)
      }),
      { numRuns: 2000 },
    )
  })

  it.each([
    ['differ at both ends', (filling: string) => [`a${filling}b`, `c${filling}d`]],
    [
      'differ at both ends and in the middle',
      (filling: string) => [`a${filling}x${filling}b`, `c${filling}y${filling}d`],
    ],
    [
      'repeat themselves',
      (filling: string) => [`a${filling.replaceAll('m', 'a')}b`, `b${filling.replaceAll('m', 'a')}a`],
    ],
  ])('takes few reads per letter for names that %s', (_, names) => {
    const [one = '', other = ''] = names('moqueca'.repeat(17))
    const a = counted(one)
    const b = counted(other)
    isWithin(a.letters, b.letters, 2)
    expect(a.looks() + b.looks()).toBeLessThan(30 * one.length)
  })
})

describe('names of a sheet among those of a menu', () => {
  it('match by their words in any order, or by a typo that fits only one name', () => {
    const menu = ['Bolinho de bacalhau', 'Pastel de queijo', 'Pastel de queixo', 'Chope']
    expect(
      matchNames(['bacalhau, bolinhos', 'Bolinho de bacalau', 'Pastel de queiro', 'Chopp', 'Água'], menu),
    ).toEqual([0, 0, -1, -1, -1])
  })

  it('match the first of two names with the same words', () => {
    expect(matchNames(['Pastel de queijo'], ['queijo pastel', 'Pastel de queijo'])).toEqual([0])
  })

  it('are not typos of one another when made of characters that each expand to many letters', () => {
    const long = 'ﷺ'.repeat(110)
    expect(matchNames([`${long} a1`, long], [`${long} a2`, long])).toEqual([-1, 1])
  })
})

it('sizes and numbers are never typos', () => {
  expect(isSameName('Pizza Calabresa G', 'Pizza Calabresa M')).toBe(false)
  expect(isSameName('Chope Pilsen 300 ml', 'Chope Pilsen 500 ml')).toBe(false)
  expect(isSameName('Chope Pilzen 300 ml', 'Chope Pilsen 300 ml')).toBe(true)
  expect(closestName(['Chope Pilsen 500 ml'])('Chope Pilsen 300 ml')).toBe(-1)
})
