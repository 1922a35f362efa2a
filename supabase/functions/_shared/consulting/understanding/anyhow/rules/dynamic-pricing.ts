/** What owners ask of new prices, in any order of words. */
import {
  ask,
  food,
  item,
  maybe,
  money,
  number,
  onWeekdays,
  percent,
  type Rule,
  type Rules,
  wish,
  withFigures,
} from '../form.ts'
import { atMost, has, no, only } from '../words.ts'
import { lastFigures, priceEndings } from './price-endings.ts'
import { boundedItems, fewChanges, priceOrders } from './price-orders.ts'
import { priceQuestions } from './price-questions.ts'

const notCosts = has(
  'pode\\w*|max\\w*|cobr\\w+|vend\\w+|quero|deixa\\w*|vizinh\\w+|concorren\\w+|passad[oa]|em DATE|desde',
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
    lastFigures,
    ...priceEndings,
    ...boundedItems,
    costShares,
    // "nada de leve 3 pague 2": the light things are not meant.
    {
      words: [no, has('leve\\w*|compr\\w+'), has('pag(?:ue|a|ar|ando)|ganh\\w+')],
      not: has('ITEM|PERCENT|MONEY|WEEKDAY'),
      form: { ...ask('discountLimit', { against: true }), turn: withFigures },
    },
  ],
  asked: [costShares, ...priceQuestions],
  wanted: [
    {
      words: [no, has('custo|prejuizo|vermelho|perd(?:er|a|endo)(?: dinheiro)?|de graca')],
      not: has(
        'ITEM|PERCENT|MONEY|NUMBER|WEEKDAY|client\\w+|fregues\\w*|publico|gente|povo|vendas?|movimento',
      ),
      form: ask('marginFloor'),
    },
    {
      words: [
        has('PERCENT'),
        has('margem|lucro|markup|sobr\\w+|sobra'),
        has('min\\w*|pelo menos|menos|abaixo|baixe|ca(?:i|ia|ir|iam|em)|menor\\w*|inferior\\w*|garant\\w+'),
      ],
      form: ask('marginFloor', { percent }),
    },
    {
      words: [
        has('PERCENT'),
        has('margem'),
        has(
          'cheg\\w+|ating\\w+|bater|alcanc\\w+|meta|objetivo|alvo|busc\\w+|subir|ir|pass\\w+|voltar|elev\\w+',
        ),
      ],
      not: has('ITEM|MONEY|NUMBER|WEEKDAY|mais|nao|nem|min\\w*|cada'),
      form: wish('question', { about: 'marginGoal', percent }, { turn: wholeMargin }),
    },
    ...priceEndings,
    fewChanges,
    {
      words: [
        has('NUMBER'),
        has('mes|meses'),
        has('fica\\w*|val\\w+|dur\\w+|segur\\w+|mant\\w+|aguent\\w+|mex\\w+|mud\\w+'),
      ],
      not: has('MONEY|PERCENT|DATE|WEEKDAY'),
      form: ask('holdPrices', { count: number }),
    },
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
      words: [
        has('mesmo preco|preco unico|um preco so|igual|(?:ITEM|precos?|valor) (?:\\w+ ){0,4}o mesmo'),
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

/** "subir a margem em 5%" is a step, and no margin of a house. */
function wholeMargin(fields: Record<string, unknown>) {
  return Number(fields.percent) >= 30 ? fields : null
}
