/** Which drinks of a menu are made with cachaça, by their names or by the menu's words. */
import { containsPhrase, tokenize } from '../language/text.ts'

const phrases = (words: string) => words.split(',').map(tokenize)
const holds = (tokens: readonly string[], list: readonly (readonly string[])[]) =>
  list.some((phrase) => containsPhrase(tokens, phrase))

/** Drink names that imply cachaça, and the spirits that override this. */
const ofCachaca = phrases(
  'caipirinha, rabo de galo, quentão, bombeirinho, meladinha, batida, batidinha, cachaça',
)
const otherSpirits = phrases(
  'vodka, vodca, saquê, sake, rum, gin, gim, steinhäger, whisky, tequila, caipirosca, caipiroska, sem álcool',
)

/** Whether the words of a drink say that it is made with cachaça. Whether it is a drink is for the caller to know. */
export function namesCachaca(words: string): boolean {
  const tokens = tokenize(words)
  return holds(tokens, ofCachaca) && !holds(tokens, otherSpirits)
}
