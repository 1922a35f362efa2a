/** What owners ask of new prices, in any order of words. */
import {
  ask,
  food,
  item,
  maybe,
  money,
  onWeekdays,
  percent,
  type Rule,
  type Rules,
  wish,
  withFigures,
} from '../form.ts'
import { atMost, has, no, only } from '../words.ts'
import { leftOut } from './left-out.ts'
import { priceAsked, twice } from './price-asked.ts'
import { priceBounds } from './price-bounds.ts'
import { endingOfPart, lastFigures, priceEndings } from './price-endings.ts'
import { priceEveryday, priceEverydayAsked } from './price-everyday.ts'
import { priceFirst, priceFirstAsked } from './price-first.ts'
import { gapAbove, priceGap, priceLimits } from './price-limits.ts'
import { boundedItems, closedDays, priceOrders } from './price-orders.ts'
import { bareToday, heldStars } from './price-plain.ts'
import { priceQuestions } from './price-questions.ts'
import { priceWants } from './price-wants.ts'
import { priceWhole, priceWholeAsked } from './price-whole.ts'

const notCosts = has(
  'pode\\w*|max\\w*|cobr\\w+|vend\\w+|quero|deixa\\w*|vizinh\\w+|concorren\\w+|passad[oa]|em DATE|desde(?! DATE)',
)
const costNow = wish(
  'costNow',
  { item: food, percent: maybe(percent), price: maybe(money) },
  { turn: (fields) => (fields.percent !== undefined || fields.price !== undefined ? fields : null) },
)

/** What costs more than a share of its price. */
const costShares: Rule = {
  words: [
    has('PERCENT'),
    has('custo\\w*|custa\\w*|cmv|insumos?|ingredientes?'),
    has('mais d[eo]|mais que|acima|pass\\w+|ultrapass\\w+|maior\\w*|superior\\w*|alem'),
    has(
      'diz\\w*|diga\\w*|mostr\\w+|list\\w+|qua(?:l|is)|que|quem|apont\\w+|saber|ver|marc\\w+|identific\\w+|separ\\w+|indic\\w+|relac\\w+',
    ),
  ],
  not: has('margem|lucro|sub\\w+|sob[ea]m?|aument\\w+|nao|nunca|nada|nenhum\\w*|desconto\\w*|MONEY'),
  form: ask('costShares', { percent, item: maybe(item) }),
}

export const dynamicPricing: Rules = {
  strange: 1,
  first: [
    closedDays,
    leftOut,
    heldStars,
    ...priceEveryday,
    ...priceWhole,
    ...priceFirst,
    lastFigures,
    endingOfPart,
    ...priceEndings,
    gapAbove,
    ...boundedItems,
    costShares,
    // "nada de leve 3 pague 2": the light things are not meant.
    {
      words: [no, has('leve\\w*|compr\\w+'), has('pag(?:ue|a|ar|ando)|ganh\\w+')],
      not: has('ITEM|PERCENT|MONEY|WEEKDAY'),
      form: { ...ask('discountLimit', { against: true }), turn: withFigures },
    },
  ],
  firstAsked: [...priceEverydayAsked, ...priceWholeAsked, ...priceFirstAsked],
  asked: [...priceEverydayAsked, ...priceWholeAsked, costShares, ...priceQuestions, ...priceAsked],
  wanted: [
    ...priceLimits,
    bareToday,
    priceGap,
    ...priceEndings,
    {
      words: [
        has('MONEY'),
        has('meta|objetivo|alvo|ganh\\w+|lucr\\w+|rend\\w+'),
        has('mais'),
        has('mes|mensa\\w+'),
      ],
      not: has('ITEM|PERCENT|NUMBER|WEEKDAY|DATE|custo\\w*|custa|perd\\w+|nao|sem'),
      form: ask('goal', { price: money }),
    },
    {
      words: [has('desconto\\w*|promoc\\w+|off|abat\\w+'), has('PERCENT'), atMost],
      form: ask('discountLimit', { percent, item: maybe(item), weekdays: maybe(onWeekdays) }),
    },
    {
      words: [has('desconto\\w*|promoc\\w+|promo|liquidac\\w+'), no, has('WEEKDAY')],
      form: ask('discountLimit', { against: true, weekdays: onWeekdays }),
    },
    {
      words: [has('desconto\\w*|promoc\\w+|promos?|liquidac\\w+'), no],
      not: has(
        'ITEM|PERCENT|MONEY|NUMBER|WEEKDAY|DATE|HOUR|so|somente|apenas|dia|dias|fim|noite|almoco|horario\\w*',
      ),
      form: ask('discountLimit', { against: true }),
    },
    {
      words: [has('desconto\\w*|promoc\\w+|promo'), only, has('WEEKDAY')],
      form: ask('discountLimit', { weekdays: onWeekdays, item: maybe(item) }),
    },
    {
      words: [has('desconto\\w*|promoc\\w+|promo'), no, has('ITEM')],
      form: ask('discountLimit', { other: item }),
    },
    {
      words: [
        has('FOOD'),
        has('PERCENT|MONEY|NUMBER'),
        has(
          'subiu|aumentou|encareceu|caiu|baixou|mais car[oa]|(?:PERCENT )?acima|salto|deu um salto|disparou|pulou|(?:ta|esta|vem|veio|fica|ficou|saiu|sai) (?:vindo )?(?:PERCENT )?(?:mais car[oa]|acima)',
        ),
      ],
      not: notCosts,
      told: true,
      form: costNow,
    },
    {
      words: [
        has('ITEM|FOOD'),
        has('PERCENT|MONEY|NUMBER'),
        has(
          'custo|me custa|custa pra mim|pago|pagando|compro|comprando|fornecedor\\w*|chega\\w* (?:a|por)|sai pra mim',
        ),
      ],
      not: notCosts,
      form: costNow,
    },
    ...priceOrders,
    ...priceWants,
    ...priceBounds,
    twice,
  ],
}
