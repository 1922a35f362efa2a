/** What owners call things that the lexicon knows by another name. */

/** Names of owners for the farm's cachaças, and for a bird of the farm yard, which no recipe of chicken replaces. */
const houseNames: readonly (readonly [what: string, said: RegExp, name: string])[] = [
  ['cachaça alambique', /\bprata\b/i, 'cachaça Prata'],
  ['cachaça carvalho premium', /\bouro\b/i, 'cachaça Ouro'],
  ['frango de capoeira', /./, 'galinha caipira'],
  ['frango', /(?:galinha|galo|frango) (?:caipira|d[ea] (?:capoeira|quintal|terra))/i, 'galinha caipira'],
]

/** What a wish names, under the owner's own name. */
export const calledBy = (what: string, text: string): string =>
  houseNames.find(([known, said]) => known === what && said.test(text))?.[2] ?? what
