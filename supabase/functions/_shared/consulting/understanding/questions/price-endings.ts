/** How all new prices must end: in whole reais, in …,90, or in one of the two. */
import type { PriceEndings } from '../../base/request/wish.ts'
import type { WishContent } from '../text/draft.ts'
import type { Sentence, Span } from './stretches.ts'

type EndingFound = Span & { wish: Extract<WishContent, { kind: 'ending' }> }

const nineties = String.raw`[,.]?\s?(?:90|noventa)\b(?:\s+centavos)?`
const whole = '(?:preco |valor )?(?:inteir[oa]s?|redond[oa]s?|chei[oa]s?)'
const endingRules: readonly (readonly [PriceEndings, RegExp])[] = [
  [
    'either',
    new RegExp(
      `(?:termin\\p{L}*|acab\\p{L}*|final)\\s+(?:em|com)?\\s*${nineties}\\s*(?:ou|e)\\s+${whole}|${whole}\\s+ou\\s+(?:(?:termin\\p{L}*|acab\\p{L}*|final)\\s+)?(?:em|com|de)?\\s*${nineties}`,
      'u',
    ),
  ],
  [
    'ninety',
    new RegExp(`(?:termin\\p{L}*|acab\\p{L}*|final)\\s+(?:sempre\\s+)?(?:em|com|de)?\\s*${nineties}`, 'u'),
  ],
  [
    'whole',
    /\b(?:sem|nada de|nao (?:pode ter|quero|ter|tenha)|nenhum)\s+(?:preco |precos |valor |valores )?(?:quebrad\p{L}+|centavos?)|\b(?:preco|precos|valor|valores|tudo)\s+(?:tem que |tem de |deve\p{L}* |precisa\p{L}* |so |sempre )?(?:ser |em |ficar |fica )?(?:numero |valor )?(?:inteir[oa]s?|redond[oa]s?)(?! ou)|\bpreco nao pode (?:ter|ser|ficar) quebrado/u,
  ],
]

/** The ending of all prices that a sentence asks for. A stretch that two rules would claim belongs to the first. */
export function readEnding({ said, at }: Sentence): EndingFound[] {
  for (const [ending, rule] of endingRules) {
    const found = rule.exec(said)
    if (!found) continue
    const start = at + found.index
    return [{ start, end: start + found[0].length, wish: { kind: 'ending', ends: ending } }]
  }
  return []
}
