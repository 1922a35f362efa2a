/** How all new prices must end: in whole reais, in …,90, or in one of the two. */
import { type FigureEnding, lastFigures } from '../../base/costing.ts'
import type { PriceEndings } from '../../base/request/price-wishes.ts'
import { cut, type Sentence, type Span, sentenceEnds } from '../spoken/stretches.ts'
import type { DraftWish, WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

type EndingFound = Span & { wish: Extract<WishContent, { kind: 'ending' }> }

const nineties = String.raw`[,.]?\s?(?:90|noventa)\b(?:\s+centavos)?`
const whole = '(?:preco |valor )?(?:inteir[oa]s?|redond[oa]s?|chei[oa]s?)'
const halves = '(?:cinquenta(?: centavos?)?|50(?: centavos?)?|meio(?: real)?|[,.]50)'
const fifties = String.raw`[,.]?\s?(?:50|cinquenta)\b(?:\s+centavos)?`
const zeros = String.raw`(?:[,.]?\s?00?|zero(?: zero)?)(?!\d)(?:\s+centavos?)?`
const or = '\\s*(?:ou|e)\\s+(?:em |com |de )?'
const endingRules: readonly (readonly [PriceEndings, RegExp])[] = [
  [
    'ninety_or_half',
    new RegExp(
      `(?:(?:termin\\p{L}*|acab\\p{L}*|final)|(?:aceit\\p{L}*|precos?)(?=[^\\d;.]{0,12}[,.]\\s?\\d))\\s+(?:(?:sempre|so|tambem)\\s+)?(?:em|com|de)?\\s*(?:${nineties}${or}${fifties}|${fifties}${or}${nineties})(?:\\s+no final)?`,
      'u',
    ),
  ],
  [
    'half',
    new RegExp(
      `(?:(?:real|reais|preco|precos|valor) )?(?:chei[oa]s?|inteir[oa]s?|redond[oa]s?) (?:ou|e) (?:com |de |em )?${halves}\\b|\\bde (?:50 em 50|cinquenta em cinquenta|meio em meio)\\b(?: centavos?| real)?|\\bmultiplos? de (?:0,50|50 centavos|meio real)|\\bpass\\p{L}* de (?:0,50|50 centavos|cinquenta centavos|meio real)`,
      'u',
    ),
  ],
  [
    // "sempre terminado em 0 ou 90": the cents of whole reais beside those of the other.
    'either',
    new RegExp(
      `(?:precos? |valor(?:es)? )?(?:(?:sempre|so|todos?) )*(?:termin\\p{L}*|acab\\p{L}*|final)\\s+(?:sempre\\s+)?(?:em|com|de)?\\s*(?:${zeros}${or}${nineties}|${nineties}${or}${zeros})`,
      'u',
    ),
  ],
  [
    'either',
    new RegExp(
      `(?:termin\\p{L}*|acab\\p{L}*|final)[:\\s]+(?:sempre\\s+)?(?:em|com)?\\s*${nineties}\\s*(?:ou|e)\\s+${whole}|${whole}\\s+ou\\s+(?:(?:termin\\p{L}*|acab\\p{L}*|final)\\s+)?(?:em|com|de)?\\s*${nineties}`,
      'u',
    ),
  ],
  [
    'ninety',
    new RegExp(`(?:termin\\p{L}*|acab\\p{L}*|final)\\s+(?:sempre\\s+)?(?:em|com|de)?\\s*${nineties}`, 'u'),
  ],
  [
    'whole',
    /\b(?:nada de|sem|nao quero)\s+(?:preco )?(?:com |de |em )?(?:[,.]?9[09]\b|noventa(?: e nove)\b)|\b(?:sem|nada de|nao (?:pode ter|quero|ter|tenha)|nenhum)\s+(?:preco |precos |valor |valores )?(?:quebrad\p{L}+|centavos?)|\b(?:preco|precos|valor|valores|tudo)\s+(?:nov[oa]s? )?(?:tem que |tem de |deve\p{L}* |precisa\p{L}* |so |sempre )?(?:termin\p{L}* |acab\p{L}* |fech\p{L}* )?(?:ser |em |ficar |fica )?(?:numero |valor |reais )?(?:inteir[oa]s?|redond[oa]s?)(?! ou)|\barredond\p{L}+\s+(?:(?:todos|os) ){0,2}(?:precos?|valores)|\b(?:termin\p{L}*|acab\p{L}*|final)\s+(?:sempre\s+)?(?:em|com|de)?\s*(?:zero zero|,?00)\b|\bpreco nao pode (?:ter|ser|ficar) quebrado/u,
  ],
]

const figure =
  '(?<!\\d)([0-9]|zero|cinco|sete|oito|nove)(?![\\d,.]*\\d| (?:reais|real|contos?|itens|precos?))'
const digits = ['zero', 'um', 'dois', 'tres', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove']
const inFigures = new RegExp(
  `(?:precos? |valor(?:es)? )?(?:(?:que|sempre|todos|tudo) )*(?:termin\\p{L}*|acab\\p{L}*|fina(?:l|is)|fech\\p{L}*) (?:(?:sempre|so|em|com|no|de|numero|um) )*${figure} (?:ou|e) (?:(?:em|com|no|de|um) )*${figure}`,
  'u',
)

const refusal = /(?<![a-z])(?:nao|nem|nunca|jamais|nada|sem|evit\w+|detest\w+|odei\w+)(?![a-z])[^,;]*$/

/** "terminados em 8 ou 9": the last figures of whole reais. */
function figureEnding({ said, at }: Sentence): EndingFound[] {
  const found = inFigures.exec(said)
  // "não gosto de preço terminado em 8 ou 9" asks for none of the two.
  if (!found || refusal.test(said.slice(0, found.index))) return []
  const told = found
    .slice(1)
    .map((one) => (/\d/.test(one) ? Number(one) : digits.indexOf(one)))
    .toSorted((a, b) => a - b)
  const ends = (Object.keys(lastFigures) as FigureEnding[]).find(
    (id) => lastFigures[id].join() === told.join(),
  )
  const start = at + found.index
  return ends ? [{ start, end: start + found[0].length, wish: { kind: 'ending', ends } }] : []
}

/** "…, mas quero tudo inteiro": another ending, which the first excludes. Only the owner can say which one holds. */
function contraryIn(rest: string, at: number, ending: PriceEndings): EndingFound[] {
  if (!/^\s*,?\s*(?:mas|porem|so que|ao mesmo tempo)(?![a-z])/.test(rest)) return []
  const other = ending === 'ninety' ? 'whole' : ending === 'whole' ? 'ninety' : null
  const found = endingRules.find(([one]) => one === other)?.[1].exec(rest)
  return found && other !== null
    ? [
        {
          start: at + found.index,
          end: at + found.index + found[0].length,
          wish: { kind: 'ending', ends: other },
        },
      ]
    : []
}

/** ", nada de noventa e nove que o garçom se enrola": what the ending before has said already. */
const noNineties =
  /^[\s,]*(?:e )?(?:nada de|sem|nao quero|nao gosto de)\s+(?:preco )?(?:com |de |em )?(?:[,.]?9[09]\b|noventa(?: e nove)?\b)[^,.;]*/

/** "nunca ,50", "que nunca terminem em ,90": an ending that is refused. */
const refused =
  /[\s,]*(?<![a-z])(?:(?:e|mas|que) )?(?:nunca|jamais|nada de|nem|nao (?:quero|aceito|gosto de|pode\w*|deve\w*))\s+(?:preco |precos |valor )?(?:termin\p{L}* |acab\p{L}* |final )?(?:em |com |de )?[,.]?\s?(?<cents>90|99|50|noventa(?: e nove)?|cinquenta)(?!\d)(?: centavos)?/u

/** "Terminando em 90 centavo eu acho feio": refused behind its name. */
const disliked =
  /[\s,]*(?:precos? |valor )?(?:tudo |todo )?(?:termin\p{L}*|acab\p{L}*|final) (?:em |com |de )?[,.]?\s?(?<cents>90|99|9|50|noventa(?: e nove)?|nove|cinquenta)(?!\d)(?: centavos?)?,? (?:eu |a gente )?(?:nao combina\w*(?: com [a-z]+)?|acho (?:muito |bem |meio )?(?:feio|ruim|brega|horrivel|esquisito|estranho)|nao (?:gosto|quero|curto|aceito)|detesto|odeio|(?:e|fica) (?:muito |bem )?(?:feio|brega|ruim|esquisito))(?! d)(?:,? (?:e |mas )?(?:eu )?prefir\p{L}* (?:numero |valor |preco |tudo |mais )?(?:inteir[oa]s?|redond[oa]s?|chei[oa]s?))?/u

/** What both of them name; a text without it is not searched from each of its blanks and commas. */
const cents = /9|50|nov|cinq/i

/** The ending of a sentence that refuses one: another that it names, else what is left. */
function besideRefused({ said, at }: Sentence): EndingFound[] {
  const found = cents.test(said) ? (disliked.exec(said) ?? refused.exec(said)) : null
  if (!found) return []
  const [{ length }] = found
  const blank = ' '.repeat(length)
  const rest = said.slice(0, found.index) + blank + said.slice(found.index + length)
  const [named] = readEnding({ said: rest, at })
  if (!named) return /^(?:50|cinq)/.test(found.groups?.cents ?? '') ? [] : wholeFrom(at + found.index, length)
  const start = Math.min(named.start, at + found.index)
  return [{ ...named, start, end: Math.max(named.end, at + found.index + length) }]
}

const wholeFrom = (start: number, length: number): EndingFound[] => [
  { start, end: start + length, wish: { kind: 'ending', ends: 'whole' } },
]

/** The ending of all prices that a sentence asks for. A stretch that two rules would claim belongs to the first. */
export function readEnding({ said, at }: Sentence): EndingFound[] {
  const beside = besideRefused({ said, at })
  if (beside.length > 0) return beside
  const figures = figureEnding({ said, at })
  if (figures.length > 0) return figures
  for (const [ending, rule] of endingRules) {
    const found = rule.exec(said)
    if (!found) continue
    const start = at + found.index
    const after = said.slice(found.index + found[0].length)
    const also = noNineties.exec(after)?.[0].length ?? 0
    // "sem centavos, por favor, valores inteiros" says it twice.
    const again = rule.exec(after)
    const more = again ? again.index + again[0].length : 0
    const end = start + found[0].length + Math.max(also, more)
    const read: EndingFound = { start, end, wish: { kind: 'ending', ends: ending } }
    return [read, ...contraryIn(said.slice(end - at), end, ending)]
  }
  return []
}

/** "preços que terminem": what stands before the ending. */
const ofPrices =
  /(?<![a-z])(?:os )?(?:preco|valor)(?:es|s)?(?: (?:de venda|que|tem que|todos|sempre|com))*\s$/

/** The endings of prices that a text about new drinks or dishes asks for; "tudo inteiro" alone may be a fish. */
export function endingsIn(text: string): DraftWish[] {
  const folded = foldInPlace(text).toLowerCase()
  return cut({ said: folded, at: 0 }, sentenceEnds, false)
    .flatMap(readEnding)
    .filter(({ start, end }) => /prec|valor|centav|9[09]|noventa|50/.test(folded.slice(start, end)))
    .map((one) => ({
      ...one,
      start: one.start - (ofPrices.exec(folded.slice(0, one.start))?.[0].length ?? 0),
    }))
}
