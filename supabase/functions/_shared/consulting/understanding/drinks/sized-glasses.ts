/** The size of the house's glass: "só copo descartável de 300 ml", "o copo aqui é de meio litro". */
import { glassMlIn } from '../../base/drinks/serving-glasses.ts'
import type { WishContent } from '../text/draft.ts'
import { byPattern } from '../text/take-out.ts'
import { glassNamed } from '../words/glass-names.ts'
import { pattern } from './words.ts'

const kind =
  '(?:descartave(?:l|is)|(?:de )?(?:plastico|acrilico|papel|policarbonato|vidro)|americanos?|lagoinha|alt[oa]s?|long[oa]s?|baix[oa]s?|caldereta|biodegradavel)'
const between =
  '(?:(?:aqui|daqui|da casa|do bar|que (?:tenho|temos|uso)|so|somente|e|sao|tem|cabem?|todos?|com|de|no|,)\\s+)*'
const lead =
  '(?:(?:so|somente|apenas|tudo|todos?|sirvo|servimos|uso|usamos|tenho|temos|tem|em|o|os|no|nos|meu|meus|nosso|nossos|e|mas|aqui)\\s+)*'
const alone = /(?<!\p{L})(?:so|somente|apenas|tudo|todos?|e de|sao de|unico)(?!\p{L})/u

/** The size and, where it is said, the kind; without a kind all drinks are served in it. */
export const sizedGlassReader = byPattern(
  pattern(
    `${lead}cop(?:o|os|inho|inhos)\\s+${between}(?:${kind}\\s+)*${between}(?:\\d{2,3}\\s?ml|meio litro)(?:\\s+${kind})?`,
  ),
  ([said]): WishContent[] | null => {
    const ml = glassMlIn(said)
    if (ml === null) return null
    const word = new RegExp(kind, 'u').exec(said)?.[0]
    const what = word === undefined ? null : glassNamed(`copo ${word.replace(/^de /, '')}`)
    const has = what === null || alone.test(said) ? 'only' : 'yes'
    return [{ kind: 'glass', what: what ?? 'copo', has, ml }]
  },
)
