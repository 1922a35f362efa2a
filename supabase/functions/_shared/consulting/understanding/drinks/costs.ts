/** Limits on what a drink costs to make and on what it leaves: "nada passando de 6 reais de custo", "CMV máx. 22%". */

import { jugPrices, withoutAlcohol } from '../../base/drinks/without-alcohol.ts'
import type { WishContent } from '../text/draft.ts'
import { byPattern, type PassageReader } from '../text/take-out.ts'
import { amount, drinkNoun, numberOf, pattern } from './words.ts'

const cost =
  '(?:cmv|food cost|custos?|custo (?:de producao|da receita|por dose|por drink|unitario)|custar|custe|custem|custando|gastar|gasto|gaste|gastando)'
const profit =
  '(?:margens|margem|lucros?|lucro bruto|sobrar|sobre|sobrem|sobrando|ganhar|ganho|ganhando|me deixe|me deixar)'
const unit = '\\s*(%|por cento|reais|real|contos?|pilas?|paus)?'
/** Words between the noun and its figure; a digit or the end of a sentence ends them. */
const between = '(?:(?! e (?:lucro|margem|custo))(?!(?<!m[ai][xn])\\.(?:\\s|$))[^\\d,;!?\\n]){0,32}?'
const unitNoun = '(?:drinks?|drinques?|copos?|doses?|receitas?|itens|item|um|uma|todos?|todas?)'
const tail = `(?:\\s*,?\\s*(?:sem excecao|em todos|em todas|em cada um|em cada|cada um|cada|(?:por|de|em|pra fazer|no|do) (?:cada )?${unitNoun}|bruto|limpos?|pra fazer|de custo))*`
const bounds =
  '(?:no max(?:imo|\\.)?|max(?:imo|\\.)?|ate|nada (?:passando|acima|alem)(?: de| dos)?|sem passar(?: de| dos)?|nao (?:pode |podem |deve )?passar?(?: de| dos)?|que nao passem?(?: de| dos)?|menos de|abaixo de|nao mais (?:que|de)|(?:pode |deve )?(?:custar|passar|sair por) (?:mais )?de)'

const isPercent = (said: string | undefined) => said === '%' || said === 'por cento'

function costWish(value: number | null, said: string | undefined): WishContent[] | null {
  if (value === null || value <= 0) return null
  if (isPercent(said)) return value < 100 ? [{ kind: 'cost', percent: value }] : null
  return [{ kind: 'cost', max: value }]
}

function profitWish(value: number | null, said: string | undefined): WishContent[] | null {
  if (value === null || value <= 0) return null
  if (isPercent(said)) return value < 100 ? [{ kind: 'cost', percent: 100 - value }] : null
  return [{ kind: 'cost', leaves: value }]
}

/** A question, or a figure of the past, sets no limit. */
const isTold = (said: string) =>
  /\b(?:era|custava|gastei|lucrei|ganhei|hoje (?:custa|e)|aumentou|subiu)\b/.test(said)

/** "têm que custar até 32 reais": what guests pay, as no drink costs so much to make. */
const isForGuests = (said: string, value: number | null, of: string | undefined) =>
  /\bcust(?:ar|em?|ando)\b/.test(said) &&
  !/\bcustos?\b|fazer|produ|insumo|ingrediente|\bmim\b|gast/.test(said) &&
  !isPercent(of) &&
  (value ?? 0) >= 12

/** "custo no máximo 5", "CMV de até 22%", "custar mais que 6" with "não" before it */
const costFirst = byPattern(
  pattern(
    `(?:que |e |com |de |o |sem |nao |nada |pode |quero |tem que |cada um )*${cost}${between}${amount}${unit}${tail}`,
  ),
  ([said = '', value, of]) => {
    if (isTold(said) || isForGuests(said, numberOf(value), of)) return null
    // "custo mais de 6 não" and "não custe mais de 6" are limits; "custo mínimo" is none that we know.
    return /\bmin/.test(said) ? null : costWish(numberOf(value), of)
  },
)

/** "nada passando de 6 reais de custo", "até 6 reais pra fazer" */
const figureFirst = byPattern(
  pattern(
    `(?:que |e |com |nenhum |cada um |tudo )*(?:${bounds}\\s+)(?:de |dos |uns )?${amount}${unit}\\s+(?:de|no|em|pra|para|com|por drink de)\\s+(?:cada\\s+)?(?:o\\s+)?(?:${cost}|fazer|produzir|insumos?|ingredientes?)${tail}`,
  ),
  ([, value, of]) => costWish(numberOf(value), of),
)

/** "uns 8 reais de custo no máximo" */
const boundLast = byPattern(
  pattern(
    `(?:(?:com|de|que|e|uns|umas|a|por|cada)\\s+)*${amount}${unit}\\s+(?:de|no)\\s+(?:${cost}|insumos?|ingredientes?)(?: (?:cada|por drink|por copo))?,? (?:no max(?:imo|\\.)?|e o (?:teto|limite|maximo)|ou menos)(?: cada)?`,
  ),
  ([, value, of]) => costWish(numberOf(value), of),
)

const profitFirst = byPattern(
  pattern(`(?:que |e |com |o |a |quero |tem que |cada um )*${profit}${between}${amount}${unit}${tail}`),
  ([said = '', value, of]) =>
    isTold(said) || /\bmax|\bate\b/.test(said) || (of === undefined && !/r\$|\b(?:lucro|margem)/.test(said))
      ? null
      : profitWish(numberOf(value), of),
)

/** "deixar pelo menos 15 reais de lucro", "R$ 20 de margem" */
const profitLast = byPattern(
  pattern(
    `(?:que |e |com |quero |tem que |(?:me )?deix\\p{L}+ |no min(?:imo|\\.)? |pelo menos |ao menos |uns )*${amount}${unit}\\s+(?:de|limpos?|livres?)(?:\\s+(?:lucro|margem|bruto|no bolso))+${tail}`,
  ),
  ([, value, of]) => profitWish(numberOf(value), of),
)

const figure = '(?:r\\$\\s*)?(?<FIGURE>\\d{1,3}(?:,\\d{1,2})?)(?:\\s*(?:reais|real|contos?))?'
const figureOf = (said: string | undefined) => Number((said ?? '').replace(',', '.'))

/** "custar ao cliente no máximo 26", "sair para o freguês entre 18 e 24": what the guest pays, not what the bar does. */
const guestPays = byPattern(
  pattern(
    `(?:(?:cada|tod[oa]s?|nenhuma?|tudo|que|e|os|as|o|a|o preco)\\s+)*(?:(?:uma?|del[ea]s|${drinkNoun}|(?<jug>jarras?)|(?<sober>sem alcool)|individua(?:l|is)|nov[oa]s?)\\s+)*(?:(?:dev\\p{L}+|pod\\p{L}+|precis\\p{L}+|tem que|tem de|vao|vai)\\s+)?(?:cust\\p{L}+|sair|sai[aem]*|saindo|cheg\\p{L}+)\\s+(?:ao|para o|pro|pra o)\\s+(?:cliente|consumidor|fregues)(?:\\s+final)?(?:\\s+(?:por|de|a|com))*\\s+(?:(?<least>no min(?:imo|\\.)?|pelo menos|a partir de|mais de|acima de)|(?<most>no max(?:imo|\\.)?|ate|menos de|abaixo de|nao mais (?:que|de))|entre|de)(?:\\s+(?:de|por))*\\s+${figure.replace('FIGURE', 'value')}(?:\\s+(?:e|a|ate)\\s+${figure.replace('FIGURE', 'high')})?`,
  ),
  ({ groups = {} }) => {
    const { least, most, jug, sober } = groups
    const [value, high] = [figureOf(groups.value), figureOf(groups.high)]
    if (value < 3 || (high > 0 && high <= value)) return null
    const range = high > 0 ? { min: value, max: high } : least ? { min: value } : most ? { max: value } : null
    if (range === null) return null
    const item = jug ? jugPrices : sober ? withoutAlcohol : undefined
    return [{ kind: 'price', ...(item ? { item } : {}), ...range }]
  },
)

export const costReaders: readonly PassageReader[] = [
  guestPays,
  boundLast,
  figureFirst,
  costFirst,
  profitLast,
  profitFirst,
]
