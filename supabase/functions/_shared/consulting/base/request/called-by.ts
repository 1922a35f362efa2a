/** What owners call things that the lexicon knows by another name. */
import { findTerm } from '../lexicon/lexicon.ts'

/** Names of owners for the farm's cachaças, and for a bird of the farm yard, which no recipe of chicken replaces. */
const houseNames: readonly (readonly [what: string, said: RegExp, name: string])[] = [
  ['cachaça alambique', /\bprata\b/i, 'cachaça Prata'],
  ['cachaça carvalho premium', /\bouro\b/i, 'cachaça Ouro'],
  ['frango de capoeira', /./, 'galinha caipira'],
  ['frango', /(?:galinha|galo|frango) (?:caipira|d[ea] (?:capoeira|quintal|terra))/i, 'galinha caipira'],
]

/** The longest words of a text that name the food: "costela de carneiro" for mutton. */
export function saidAs(what: string, text: string): string {
  const words = text.match(/[\p{L}-]+/gu) ?? []
  const phrases = [4, 3, 2, 1].flatMap((size) =>
    words.slice(0, Math.max(0, words.length - size + 1)).map((_, at) => words.slice(at, at + size).join(' ')),
  )
  return phrases.find((phrase) => findTerm(phrase)?.name === what)?.toLowerCase() ?? what
}

/** What a wish names, under the owner's own name for the farm's goods. */
export const calledBy = (what: string, text: string): string =>
  houseNames.find(([known, said]) => known === what && said.test(text))?.[2] ?? what

/** Animals that stand for others in our recipes: who sells mutton reads of mutton. */
const standing: ReadonlySet<string> = new Set(['cordeiro', 'robalo', 'cioba'])

/** What a wish names, under the owner's own name. */
export const namedAs = (what: string, text: string): string =>
  standing.has(what) ? saidAs(what, text) : calledBy(what, text)
