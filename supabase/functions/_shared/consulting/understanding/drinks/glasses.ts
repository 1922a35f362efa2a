/** The glasses that a house has, lacks, or has alone: "não temos taça, só copo baixo". */
import type { WishContent } from '../text/draft.ts'
import { byPattern, type PassageReader } from '../text/take-out.ts'
import { anyGlass, glassesIn, glassNamed } from '../words/glass-names.ts'
import { pattern } from './words.ts'

const list = `(?<glasses>(?:${anyGlass})(?:\\s*(?:,|e|nem|ou)\\s+(?:so |tem |com |em |n[ao] |numa? |[oa] )?(?:${anyGlass}))*)`
const lacks =
  '(?:nao (?:temos|tenho|tem|trabalho com|uso|usamos|vendo em)|sem|falta|acabaram as|quebr\\p{L}+ as|nada de|nenhuma?)'
const only =
  '(?:so (?:serve|servem|vendo|vendemos|temos|tenho|tem|uso|usamos|sirvo|servimos|trabalho com|vendo|vai|sai|pode ser)|(?:temos|tenho|tem|uso|usamos|sirvo|servimos) so|so|apenas|somente|tudo|e tudo|e so|sirvo tudo|servimos tudo)'
const have = '(?:tenho|temos|tem|uso|usamos|sirvo|servimos|servir|sai|ganhei|comprei|com)'

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

const mine = '(?:que (?:eu |a gente |a casa |o bar )?ja (?:tenho|temos|tem|uso|usamos))'
/** "o copo tem que ser o que eu já tenho, copo longo e taça de gin", "os copos da casa são caneca e copo baixo" */
const theGlasses = byPattern(
  pattern(
    `(?:(?:so|apenas|use|usem|usar|quero|mas|e|o|a|os|as|meus?|nossos?)\\s+)*copos? (?:(?:daqui|da casa|do bar|disponiveis) (?:e|sao)|(?:(?:e|sao|tem|precisam?|devem?|que|de|ser|serao|vai|vao|continuam?|sendo|so|o|os|aqueles)\\s+)*${mine})\\s*[,:(]?\\s*(?:(?:so|o|a|os|as|que|sao|e|no caso|ou seja)\\s*,?\\s*)*${list}`,
  ),
  ({ groups = {} }): WishContent[] | null => {
    const glasses = glassesIn(groups.glasses)
    return glasses.length === 0 ? null : glasses.map((what) => ({ kind: 'glass', what, has: 'only' }))
  },
)

/** "taça de gin", "copo de uísque": a glass that no other words explain is still no spirit that is wanted. */
const namedForADrink = byPattern(
  pattern(
    '(?:tacas?|copos?|copinhos?) (?:de|para|pra) (?:gin|gim|vinho|martini|espumante|uisque|whisky|chope?|cerveja|shot)',
  ),
  () => [],
)

export const glassReaders: readonly PassageReader[] = [
  theGlasses,
  theGlass,
  reader(lacks, 'no'),
  reader(only, 'only'),
  reader(have, 'yes'),
  namedForADrink,
]
