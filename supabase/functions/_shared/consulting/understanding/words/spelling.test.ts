import { expect, test } from 'vitest'
import { terms } from '../../base/lexicon/lexicon.ts'
import { Speller } from './spelling.ts'

test('the speller compares a word with its neighbours only, and each word once', () => {
  const speller = new Speller(terms.flatMap(({ words }) => words.flatMap((word) => word.split(' '))))
  const slips = Array.from(
    { length: 2000 },
    (_, at) => `leit${String.fromCharCode(97 + (at % 26))}x${at % 7}`,
  )
  for (const word of slips) speller.mend(word)
  const first = speller.comparisons
  for (const word of slips) speller.mend(word)
  expect(speller.comparisons).toBe(first)
  expect(first).toBeLessThan(slips.length)
})
