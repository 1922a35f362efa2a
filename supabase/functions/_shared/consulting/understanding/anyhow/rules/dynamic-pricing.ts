/** What owners ask of new prices, in any order of words. */
import { ask, food, item, maybe, money, number, onWeekdays, percent, type Rules, wish } from '../form.ts'
import { atMost, has, no, only } from '../words.ts'
import { fewChanges, priceEndings, priceOrders } from './price-orders.ts'
import { priceQuestions } from './price-questions.ts'

const notCosts = has(
  'pode\\w*|max\\w*|cobr\\w+|vend\\w+|quero|deixa\\w*|vizinh\\w+|concorren\\w+|passad[oa]|em DATE|desde',
)
const costNow = wish(
  'costNow',
  { item: food, percent: maybe(percent), price: maybe(money) },
  { turn: (fields) => (fields.percent !== undefined || fields.price !== undefined ? fields : null) },
)

export const dynamicPricing: Rules = {
  strange: 1,
  asked: priceQuestions,
  wanted: [
    {
      words: [no, has('custo|prejuizo|vermelho|perd(?:er|a|endo)(?: dinheiro)?|de graca')],
      not: has('ITEM|PERCENT|MONEY|NUMBER|WEEKDAY'),
      form: ask('marginFloor'),
    },
    {
      words: [
        has('PERCENT'),
        has('margem|lucro|markup|sobr\\w+|sobra'),
        has('min\\w*|pelo menos|menos|abaixo|baixe|caia|garant\\w+'),
      ],
      form: ask('marginFloor', { percent }),
    },
    ...priceEndings,
    fewChanges,
    {
      words: [
        has('NUMBER'),
        has('mes|meses'),
        has('fica\\w*|val\\w+|dur\\w+|segur\\w+|mant\\w+|aguent\\w+|mex\\w+|mud\\w+'),
      ],
      not: has('ITEM|MONEY|PERCENT'),
      form: ask('holdPrices', { count: number }),
    },
    {
      words: [
        has('mesmo preco|preco unico|um preco so|igual'),
        has('dia|dias|hora|horas|horario\\w*|sempre|semana|noite|almoco'),
      ],
      not: has('ITEM|MONEY|PERCENT'),
      form: ask('onePrice', { weekdays: maybe(onWeekdays) }),
    },
    {
      words: [
        no,
        has('diferent\\w+|outro preco|dois precos|mais car[oa]'),
        has('WEEKDAY|hora|horas|horario\\w*|dia|dias|noite|fim de semana'),
      ],
      not: has('MONEY|PERCENT|NUMBER|desconto\\w*'),
      form: ask('onePrice', { weekdays: maybe(onWeekdays) }),
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
        has('subiu|aumentou|encareceu|caiu|baixou|mais car[oa]'),
      ],
      not: notCosts,
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
  ],
}
