/** How owners name the glasses that drinks are served in. */
import type { ServingGlass } from '../../base/drinks/serving-glasses.ts'

const words: readonly (readonly [ServingGlass, string])[] = [
  ['taça de vinho', 'tacas? de vinho'],
  ['taça', '(?:tacas?(?: (?:de )?(?:coupe|martini|gin|coquetel|sobremesa|nick and nora))?|coupes?)'],
  ['copo americano', 'copos? (?:americanos?|lagoinha|de boteco)'],
  [
    'copo de plástico',
    'copos? (?:(?:de )?plasticos?|(?:de )?acrilicos?|(?:de )?policarbonato|reutilizave(?:l|is))',
  ],
  ['copo descartável', 'copos? (?:descartave(?:l|is)|de papel|biodegradave(?:l|is))|descartave(?:l|is)'],
  ['copo baixo', 'copos? (?:baix(?:o|os|inho|inhos)|curtos?|rocks|de whisky|de uisque|old fashioned)'],
  [
    'copo alto',
    'copos? (?:alt(?:o|os)|compridos?|long drink|longos?|highball|caldereta|collins|de suco)|caldereta',
  ],
  ['copo de dose', 'copos? de (?:dose|shot|cachaca|pinga)|copinhos? de (?:dose|pinga|cachaca)'],
  [
    'caneca',
    'canecas?(?: (?:de )?(?:agat[ae]|esmaltad[oa]s?|louca|barro|inox|aluminio|vidro|ceramica))?|xicaras?',
  ],
]

const idOf = (said: string): ServingGlass | null =>
  words.find(([, source]) => new RegExp(`^(?:${source})$`, 'u').test(said))?.[0] ?? null

/** The source of a pattern for any of them. */
export const anyGlass = words.map(([, source]) => `(?:${source})`).join('|')

/** The glasses that a list names. */
export const glassesIn = (list = '') =>
  [...list.matchAll(new RegExp(`(?<!\\p{L})(?:${anyGlass})(?!\\p{L})`, 'gu'))].flatMap(
    ([said]) => idOf(said) ?? [],
  )

/** The glass that an entry among the equipment names: "caneca de ágate". */
export function glassNamed(folded: string): ServingGlass | null {
  const found = new RegExp(`(?<![\\p{L}])(?:${anyGlass})(?![\\p{L}])`, 'u').exec(folded)
  return found ? idOf(found[0]) : null
}
