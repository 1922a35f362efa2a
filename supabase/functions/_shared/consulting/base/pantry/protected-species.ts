import { foldAccents } from '../language/text.ts'

/**
 * Sea animals of Ceará's menus on the national list of threatened species (Portaria MMA 445/2014, annex renewed by
 * Portaria MMA 148/2022). A listed species may be caught and sold only under a recovery plan with rules of its own.
 *
 * - Without such rules, or with a ban by name: camurupim (*Megalops atlanticus*), mero (*Epinephelus itajara*; also
 *   Portaria Interministerial MPA/MMA 13/2015), budião-azul (*Scarus trispinosus*), raia-viola (*Pseudobatos
 *   percellens*), manta rays (*Mobula*).
 * - With rules: sirigado, badejo-amarelo, garoupa-de-são-tomé and caranha (Portaria MMA 292/2018); cherne and
 *   garoupa-verdadeira (Portarias Interministeriais 40 and 41/2018); guaiamum (Portaria MMA 128/2018).
 * - A name that covers listed and unlisted species: arraia (raia-prego and raia-mariquita joined the list in 2022),
 *   cação and tubarão.
 */
type Entry = {
  /** Words that name it on menus, without accents and in lower case. */
  words: RegExp
  name: string
  rule: ProtectedSpecies['rule']
  source: string
  /** A crab; the others are fish. */
  crab?: true
}

export interface ProtectedSpecies {
  name: string
  /** `replace`: not to be sold. `origin`: only with documents. `species`: only if the document names an unlisted one. */
  rule: 'replace' | 'origin' | 'species'
  source: string
  allergen: 'fish' | 'crustaceans'
}

const list = 'Portarias MMA 445/2014 e 148/2022'
const withRules = 'Portarias MMA 445/2014 e 292/2018'

const entries: readonly Entry[] = [
  { name: 'camurupim', words: /\bcam(?:u|o)rupi(?:m|ns)\b|\bpirapemas?\b/, rule: 'replace', source: list },
  { name: 'mero', words: /\bmeros?\b/, rule: 'replace', source: list },
  { name: 'budião-azul', words: /\b(?:budi|bodi)(?:ao|oes)[ -]azu(?:l|is)\b/, rule: 'replace', source: list },
  {
    name: 'raia-viola',
    words: /\b(?:ar)?raias?[ -]viola\b|\bcacao[ -]viola\b/,
    rule: 'replace',
    source: list,
  },
  { name: 'jamanta', words: /\bjamantas?\b|\b(?:ar)?raias?[ -]manta\b/, rule: 'replace', source: list },
  { name: 'arraia', words: /\b(?:ar)?raias?\b/, rule: 'species', source: list },
  { name: 'cação', words: /\bcac(?:ao|oes)\b|\btubar(?:ao|oes)\b/, rule: 'species', source: list },
  { name: 'sirigado', words: /\b[sc]irigados?\b/, rule: 'origin', source: withRules },
  { name: 'badejo', words: /\bbadejos?\b/, rule: 'origin', source: withRules },
  { name: 'garoupa', words: /\bgaroupas?\b/, rule: 'origin', source: withRules },
  { name: 'caranha', words: /\bcaranhas?\b/, rule: 'origin', source: withRules },
  { name: 'cherne', words: /\bchernes?\b/, rule: 'origin', source: list },
  { name: 'guaiamum', words: /\b(?:gua?i|goi)amu(?:m|ns)\b/, rule: 'origin', source: list, crab: true },
]

/** The protected species that a menu line names; null if it names none. */
export function protectedSpecies(food: string): ProtectedSpecies | null {
  const folded = foldAccents(food)
  const found = entries.find(({ words }) => words.test(folded))
  if (!found) return null
  const { name, rule, source, crab } = found
  return { name, rule, source, allergen: crab ? 'crustaceans' : 'fish' }
}

/** What to do with a dish of that species: "só com nota de origem: espécie controlada". */
export function protectedWords({ name, rule }: ProtectedSpecies): string {
  if (rule === 'replace') return `${name} é espécie protegida e não se vende: troque o peixe`
  return rule === 'species'
    ? `só com a espécie na nota: há ${name} protegid${name === 'arraia' ? 'a' : 'o'}`
    : 'só com nota de origem: espécie controlada'
}
