import type { Allergen } from '../allergens.ts'
import { listOf } from './foods/food-term.ts'

/** A word that stands for a whole diet. */
export interface RuleTerm {
  words: readonly string[]
  /** Foods and groups that it excludes. */
  covers: readonly string[]
  /** The allergen that the word itself names. */
  has: readonly Allergen[]
}

const rule = (words: string, covers: string, has: readonly Allergen[] = []): RuleTerm => ({
  words: listOf(words),
  covers: listOf(covers),
  has,
})

/** Allergens that are not foods. */
export const allergenWords = {
  glúten: rule(
    'celíaco, celíaca, celíacos, doença celíaca, sem glúten, gluten free',
    'trigo, cevada, centeio, aveia, espelta',
    ['gluten'],
  ),
  leite: rule(
    'aplv, proteína do leite, proteína do leite de vaca, caseína, alergia à proteína do leite',
    'laticínios',
    ['milk'],
  ),
  lactose: rule('sem lactose, intolerância à lactose, intolerante à lactose', 'laticínios', ['milk']),
  sulfitos: rule('sulfito, metabissulfito, bissulfito, dióxido de enxofre, enxofre', '', ['sulphites']),
  látex: rule('látex natural, borracha natural', '', ['latex']),
  quinino: rule('quinina, quina', '', ['quinine']),
} as const satisfies Readonly<Record<string, RuleTerm>>

/** Halal and kosher have no entry: they depend on how animals were slaughtered, which our data does not record. */
export const dietTerms = {
  vegano: rule('vegana, veganos, veganas, vegan, plant based', 'origem animal'),
  vegetariano: rule(
    'vegetariana, vegetarianos, vegetarianas, ovolactovegetariano, veggie',
    'carnes, peixes e frutos do mar',
  ),
  pescetariano: rule('pescetariana', 'carnes'),
  'sem açúcar adicionado': rule(
    'diabético, diabética, diabéticos, diabetes, sem açúcar',
    'açúcar adicionado',
  ),
  'low carb': rule(
    'baixo carboidrato, cetogênica, cetogênico, keto, carboidrato, carboidratos',
    'açúcar adicionado, massas, farinhas, cereais, raízes, biscoito',
  ),
  'pouco sal': rule(
    'hipertenso, hipertensa, hipertensos, sem sal, menos sal, sem muito sal, maneirar no sal, maneira no sal, pega leve no sal, não salgar muito, pouco sódio, baixo sódio',
    'carne de sol, charque, queijo coalho, parmesão, shoyu, embutidos, conservas, bacalhau, torresmo, caldo pronto, sal grosso, anchova, molho de peixe, missô',
  ),
} as const satisfies Readonly<Record<string, RuleTerm>>

export const isDiet = (what: string): boolean => Object.hasOwn(dietTerms, what)

/** The diet as an adjective of "dieta" and "comida": "vegana", "low carb". */
export const dietAdjective = (what: string): string => what.replace(/ano$/, 'ana')
