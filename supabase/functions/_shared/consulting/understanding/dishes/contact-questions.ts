/** "Posso fazer o dela na chapa do misto?": whether a dish for a guest with an allergy may share tools with the others. */
import { findTerm } from '../../base/lexicon/lexicon.ts'
import { foldInPlace } from '../text/fold.ts'
import { healthWords } from '../text/health-words.ts'
import { foodIn, type Reader, sentencesOf } from './shape.ts'

const places =
  /(?<!\p{L})(?:n?[oa]s?|num|numa|em|mesm[oa]s?|dividir|usar|us[ao]|separ\p{L}+)(?: mesm[oa]s?)? (?:panel\p{L}+|chapas?|ole[oa]s?|fritadeiras?|frigideiras?|bancadas?|tabuas?|facas?|forno|fornos|grelhas?|churrasqueira|airfryer|liquidificador|espatulas?|colher\p{L}*|utensilios?|assadeiras?|sanduicheira)(?!\p{L})/u
const asks =
  /^[\s,]*(?:(?:e|mas|ai|entao|sera que|eu|a gente) )*(?:posso|pode|podemos|da (?:pra|para)|tem problema|tem risco|e perigoso|e seguro|precis\p{L}+|tem que|devo|faz mal|sera que|dev\p{L}+)(?!\p{L})|\?$/u
/** Somebody who was spoken of before. */
const pointing =
  /(?<!\p{L})(?:del[ea]s?|(?:pra|para|por) el[ea]s?|dess[ea](?: \p{L}+)?|sem gluten|traco|contamin\p{L}+)(?!\p{L})/u
const coeliac = /(?<!\p{L})(?:celiac\p{L}*|gluten)(?!\p{L})/u

export const contactQuestions: Reader = (said, { whole }) => {
  const hasAllergy = healthWords.test(foldInPlace(whole).toLowerCase())
  return sentencesOf(said).flatMap(({ text, at }) => {
    const lead = text.length - text.trimStart().length
    const own = text.trim()
    const place = places.exec(own)
    const isOfHealth = healthWords.test(own)
    if (!place || !asks.test(own) || !(isOfHealth || (hasAllergy && pointing.test(own)))) return []
    // The food of an allergy that is told here stays with its readers: "o alérgico a camarão pode comer da mesma fritadeira?"
    const before = own.slice(0, place.index)
    const from =
      isOfHealth && !coeliac.test(own) ? before.search(/(?<!\p{L})(?:pod|poss|da p|tem |vai|fa[zç])/u) : 0
    if (from < 0 || (from === 0 && isOfHealth && foodIn(before) && !coeliac.test(own))) return []
    const gluten = findTerm('glúten')
    return [
      {
        start: at + lead + from,
        end: at + lead + own.length,
        wishes: [
          ...(coeliac.test(own) && gluten
            ? [{ kind: 'exclude' as const, what: gluten.name, why: 'allergy' as const }]
            : []),
          { kind: 'question' as const, about: 'noTraces' as const },
        ],
      },
    ]
  })
}
