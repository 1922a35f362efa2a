import { foldAccents } from '../../base/language/text.ts'

/** Folds a text letter by letter, so that places are preserved. */
export function foldInPlace(text: string): string {
  let folded = ''
  for (const letter of text.split('')) {
    const plain = foldAccents(letter)
    folded += plain.length === 1 ? plain : letter
  }
  return folded
}
