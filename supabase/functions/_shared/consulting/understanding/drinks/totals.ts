/** How many drinks, where the number stands without a noun: "quero uns 8 pro carnaval". */
import type { Passage, PassageReader } from '../text/take-out.ts'
import { drinkNoun, number, numberOf, pattern } from './words.ts'

const wants =
  '(?:quero|queria|queremos|preciso(?: de)?|precisamos(?: de)?|me (?:faz|ve|manda|da|monta)|faz|faca|manda|monta|bora de|pode ser|seriam?|sao|gostaria de)'

/** "quero uns 8 pro carnaval": what follows says when, for whom or nothing, so the number counts drinks. */
const bare = pattern(
  `(?:${wants})\\s+(?:(?<bound>uns|umas|mais|ate|no maximo|so|pelo menos|no minimo)\\s+)?(?<count>\\d{1,2}|${number.slice(10, -1)})(?:\\s+(?:nov[oa]s?|diferentes?|autorais))?(?=\\s*(?:[,.;!?]|$|(?:assim|desse tipo|desses|mais|bem|pr[oa]s?|para|no|na|nessa|nesse|pro|que (?:venda|sai|de))(?!\\p{L})))`,
)

/** "cinco ou seis" */
const between = pattern(
  `(?:(?:nao sei se (?:coloco|boto|ponho|faco|quero|sao)|${wants}|uns|umas|pode ser)\\s+)+(?<first>${number}) (?:ou|a) (?<second>${number})(?<noun>\\s+${drinkNoun})?(?=\\s*(?:[,.;!?]|$))|(?<few>${number}) ou (?<many>${number})\\s+${drinkNoun}`,
)
/** "um drink só", "só um drink" */
const single = pattern(
  `(?:(?:${wants}|e)\\s+)*(?:(?:so|apenas|somente|unicamente) (?:uma?|1) (?:unic[oa] )?${drinkNoun}|(?:uma?|1) (?:unic[oa] ${drinkNoun}|${drinkNoun} (?:so|apenas|somente|unic[oa])))(?=\\s*(?:[,.;!?]|$|mas|que|e(?![\\p{L}])))`,
)

const plausible = (count: number | null): count is number => count !== null && count >= 1 && count <= 40

export const totalReader: PassageReader = (folded) => {
  const found: Passage[] = []
  for (const match of folded.matchAll(between)) {
    const { first, second, few, many } = match.groups ?? {}
    const [least, most] = [numberOf(first ?? few), numberOf(second ?? many)]
    if (!plausible(least) || !plausible(most) || most <= least || most - least > 4) continue
    // "no mínimo 3 ou 4", "4 ou 5 no máximo": a bound beside them says which one counts.
    if (/(?:minimo|maximo|menos|ate|mais)(?: de)?\s*$/u.test(folded.slice(0, match.index))) continue
    if (/^\s*(?:no max|no min|pelo menos)/u.test(folded.slice(match.index + match[0].length))) continue
    found.push({
      start: match.index,
      end: match.index + match[0].length,
      wishes: [
        { kind: 'count', count: least, bound: 'at_least' },
        { kind: 'count', count: most, bound: 'at_most' },
      ],
    })
  }
  for (const match of folded.matchAll(single))
    found.push({
      start: match.index,
      end: match.index + match[0].length,
      wishes: [{ kind: 'count', count: 1, bound: 'exactly' }],
    })
  for (const match of folded.matchAll(bare)) {
    const { bound = '', count: said } = match.groups ?? {}
    const count = numberOf(said)
    if (!plausible(count) || (count === 1 && !/^so$/.test(bound))) continue
    if (found.some(({ start, end }) => match.index < end && start < match.index + match[0].length)) continue
    const limit = /ate|maximo/.test(bound) ? 'at_most' : /menos|minimo/.test(bound) ? 'at_least' : 'exactly'
    found.push({
      start: match.index,
      end: match.index + match[0].length,
      wishes: [{ kind: 'count', count, bound: limit }],
    })
  }
  return found
}
