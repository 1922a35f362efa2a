/** The glasses that a house has, lacks, or has alone: "não temos taça, só copo baixo". */
import type { ServingGlass } from '../../base/drinks/serving-glasses.ts'
import type { WishContent } from '../text/draft.ts'
import { byPattern, type PassageReader } from '../text/take-out.ts'
import { pattern } from './words.ts'

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

const any = words.map(([, source]) => `(?:${source})`).join('|')
const list = `(?<glasses>(?:${any})(?:\\s*(?:,|e|nem|ou)\\s+(?:so |tem |com )?(?:${any}))*)`
const lacks =
  '(?:nao (?:temos|tenho|tem|trabalho com|uso|usamos|vendo em)|sem|falta|acabaram as|quebr\\p{L}+ as|nada de|nenhuma?)'
const only =
  '(?:so (?:serve|servem|vendo|vendemos|temos|tenho|tem|uso|usamos|sirvo|servimos|trabalho com|vendo|vai|sai|pode ser)|(?:temos|tenho|tem|uso|usamos|sirvo|servimos) so|so|apenas|somente|tudo|e tudo|e so|sirvo tudo|servimos tudo)'
const have = '(?:tenho|temos|tem|uso|usamos|sirvo|servimos|servir|sai|ganhei|comprei|com)'

const glassesIn = (list = '') =>
  [...list.matchAll(new RegExp(any, 'gu'))].flatMap(([said]) => idOf(said) ?? [])

function reader(
  lead: string,
  has: 'yes' | 'no' | 'only',
  inner = '(?:em|com|no|na|numa|num|de|o|a|os|as)',
): PassageReader {
  return byPattern(
    pattern(
      `(?:(?:a gente|aqui|la|eu|mas|e|que|porque|nos)\\s+)*${lead}\\s+(?:${inner}\\s+)*${list}(?:\\s+(?:no bar|na casa|aqui|pra (?:isso|drink)s?|mesmo))*`,
    ),
    (found): WishContent[] | null => {
      const glasses = glassesIn(found.groups?.glasses)
      return glasses.length === 0 ? null : glasses.map((what) => ({ kind: 'glass', what, has }))
    },
  )
}

/** "o copo é o americano" */
const theGlass = byPattern(
  pattern(
    '(?:(?:e|mas|aqui|o|os|meu|nosso|nossos|meus)\\s+)*copos? (?:(?:aqui|da casa|do bar|daqui) )*(?:e|sao) (?:so |todos? )?(?:o |os |um |de )?(?<what>americanos?|lagoinha|plasticos?|descartave(?:l|is)|baix(?:o|os)|alt(?:o|os)|long(?:o|os)|acrilicos?)',
  ),
  ({ groups = {} }): WishContent[] | null => {
    const what = glassNamed(`copo ${groups.what ?? ''}`) ?? glassNamed(`copo de ${groups.what ?? ''}`)
    return what === null ? null : [{ kind: 'glass', what, has: 'only' }]
  },
)

export const glassReaders: readonly PassageReader[] = [
  theGlass,
  reader(lacks, 'no'),
  reader(only, 'only'),
  reader(have, 'yes'),
]

/** The glass that an entry among the equipment names: "caneca de ágate". */
export function glassNamed(folded: string): ServingGlass | null {
  const found = new RegExp(`(?<![\\p{L}])(?:${any})(?![\\p{L}])`, 'u').exec(folded)
  return found ? idOf(found[0]) : null
}
