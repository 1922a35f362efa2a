import { foldAccents } from '../../base/language/text.ts'
import { memoized } from '../../base/memoized.ts'

const foldLetter = (letter: string) => {
  const plain = foldAccents(letter)
  return plain.length === 1 ? plain : letter
}

/** Folds a text letter by letter, so that places are preserved. */
export const foldInPlace = memoized((text: string): string => text.replace(/[A-Z]|[^ -~]/g, foldLetter))
