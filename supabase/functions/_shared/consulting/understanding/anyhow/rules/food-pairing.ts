/** What owners ask of drinks beside dishes, in any order of words. */
import { ask, food, maybe, money, number, onWeekdays, percent, type Rules, wish } from '../form.ts'
import type { Slots } from '../slots.ts'
import { atLeast, atMost, has, only } from '../words.ts'
import { discountOrGift, drinkBeside, glassOrBottle, pairBoth } from './pair-both.ts'
import { pairCombos } from './pair-combos.ts'
import { anyPoured } from './pair-named.ts'
import { drinksWanted, ofDrinks, pairOrders } from './pair-orders.ts'
import { pairFirstParts, pairParts } from './pair-parts.ts'
import { askedPlainly, pairQuestions } from './pair-questions.ts'

const reais = (slots: Slots) => slots.reais()
const list = (slots: Slots) => {
  const named = slots.foods()
  return named.length > 0 ? named.slice(0, 8) : undefined
}
/** Dishes alone: "com bebida" in a sentence about a dish names no section of the menu. */
const dishList = (slots: Slots) =>
  list(slots)?.filter(
    (name) => !/^(?:bebidas?|drinks?|coquet\w+|cervejas?|vinhos?|doses?|sucos?)$/i.test(name),
  )
const one = (slots: Slots) => {
  const named = slots.food()
  return named === undefined ? undefined : [named]
}
/** A dish, and not "dose menor". */
const plate = (slots: Slots) => {
  const named = slots.food()
  return named === undefined || anyPoured.test(named.toLowerCase()) ? undefined : named
}
const pairs = has(
  'par|pares|combinac\\w+|harmoniz\\w+|sugest\\w+|casament\\w+|indicac\\w+|opc\\w+|linhas|duplas',
)
const noPair = has(
  'nao (?:precis\\w+|entr\\w+|harmoniz\\w+|sugir\\w+|inclu\\w+|quero|queremos|tem pra que|perc\\w+|mex\\w+|coloqu\\w+)|sem (?:harmoniz\\w+|par|pares|sugest\\w+|bebida)|esquec\\w+|esqueca\\w*|pul\\w+|ignor\\w+|fora|menos|exceto|dispens\\w+|deix\\w+ (?:de lado|pra la|quiet\\w+|de fora)|descart\\w+',
)

/** What a drink is without, beside a dish. */
const ofDrink = 'sem (?:madeira|barril|envelhec\\w+|alcool|gelo|gas|acucar|passar)|nao envelhecid\\w+'

export const foodPairing: Rules = {
  first: [...pairBoth, ...pairFirstParts, ...pairOrders],
  strange: 1,
  firstAsked: [discountOrGift, glassOrBottle, drinkBeside, ...pairQuestions].map((rule) => ({
    ...rule,
    alone: true,
  })),
  strangeAsked: 1,
  asked: [
    discountOrGift,
    glassOrBottle,
    drinkBeside,
    ...pairQuestions,
    {
      words: [has('combo\\w*'), has('PERCENT'), has('desconto\\w*|abat\\w+|off')],
      form: ask('comboDiscount', { percent }),
    },
    {
      words: [has('combo\\w*'), has('lucr\\w+|deixa|rend\\w+|ganh\\w+|sobra|margem|paga')],
      form: ask('comboGain'),
    },
    {
      words: [has('garraf\\w*'), has('quant\\w+|compr\\w+')],
      form: ask('pairingBottles', { what: maybe(food) }),
    },
    {
      words: [has('dose|copo|taca'), has('quanto|preco|cobr\\w+|valor'), has('FOOD|ITEM')],
      form: ask('dosePrice', { what: food }),
    },
    {
      words: [
        has('(?:que|qual|quais) (?:\\w+ )?(?:prato|comida|petisco|tira.?gosto|entrada|sobremesa)s?'),
        has('FOOD|ITEM'),
      ],
      form: ask('dishFor', { other: food }),
    },
    {
      words: [
        has(
          'combin\\w+|presta|funciona\\w*|vai (?:bem )?com|vao (?:bem )?com|cas(?:a|am)|cai bem|estranh\\w+|pega mal|problema|estrag\\w+|brig\\w+',
        ),
        has('(?:FOOD|ITEM).*(?:FOOD|ITEM)'),
      ],
      form: ask('suits', { other: food, item: food }),
    },
    {
      words: [
        has(
          '(?:que|qual|quais|o que|alguma?) (?:\\w+ )?(?:bebida|dose|cachaca|drink|drinque|copo|pedida|cerveja|vinho)s?|beber|bebe|tomar|toma|do lado|acompanh\\w+|vai bem|com o que|botar|servir|indic\\w+|sug\\w+',
        ),
        has('ITEM|FOOD'),
      ],
      form: ask('drinkFor', { item: plate }),
    },
    ...pairCombos,
  ],
  wanted: [
    ...askedPlainly,
    ...pairParts,
    {
      words: [
        has('repet\\w+|duplic\\w+|duas vezes|diferent\\w+|variedade|varia\\w*'),
        has('bebid\\w+|drinks?|drinques?|cachac\\w+|dose\\w*|nao|nenhum\\w*|tudo|todos?|copo'),
      ],
      not: has('ITEM|FOOD|MONEY'),
      form: wish('flight', { noRepeat: true }),
    },
    {
      words: [has('NUMBER'), has('palavras?')],
      form: wish('pairingRule', { what: 'lineWords', most: number }),
    },
    {
      words: [
        has('frase|fala|falar|dizer|diga|script|roteiro|explic\\w+'),
        has('garco\\w+|equipe|salao|atendente\\w*|mesa|cada|cliente|pessoal'),
      ],
      not: has('ITEM|FOOD|MONEY'),
      form: wish('pairingRule', { what: 'phraseEach' }),
    },
    {
      words: [has('ml|mililitros|medida|tamanho da dose|quantidade'), has('cada|dose\\w*|par|prato')],
      not: has('ITEM|FOOD|MONEY|NUMBER'),
      form: wish('pairingRule', { what: 'mlEach' }),
    },
    {
      words: [
        only,
        has('cardapio|menu|carta|que (?:a gente|eu|nos) (?:ja )?(?:tem|tenho|temos|vend\\w+)|da casa'),
      ],
      not: has('ITEM|FOOD|MONEY|NUMBER'),
      form: wish('pairingRule', { what: 'menuOnly' }),
    },
    {
      words: [
        has('gelad\\w+|gelo|geladeira|freezer|temperatura ambiente|natural'),
        has('cachaca\\w*|dose\\w*|nao|sem|nunca|nada'),
      ],
      not: has('ITEM|MONEY|NUMBER|cerveja'),
      form: wish('pairingRule', { what: 'notChilled' }),
    },
    {
      words: [
        has('garraf\\w*'),
        has('NUMBER'),
        has('rest\\w+|sobr\\w+|so|tenho|temos|ultim\\w+|ainda|acabando|parad\\w+'),
      ],
      form: wish('pairingRule', { what: 'bottlesLeft', of: food, most: number }),
    },
    {
      words: [has('NUMBER'), has('combos?|pacotes?|kits?'), has('MONEY'), atMost],
      not: has('PERCENT|pessoas?'),
      form: wish('newCombo', {
        count: number,
        max: reais,
        weekdays: maybe(onWeekdays),
        with: maybe(withTwo),
      }),
    },
    {
      words: [has('combos?|pacote|kit|casadinha'), has('MONEY|NUMBER'), atMost],
      not: has('PERCENT'),
      form: wish('newCombo', { max: money, weekdays: maybe(onWeekdays), with: maybe(withTwo) }),
    },
    {
      words: [has('NUMBER'), has('combos?|pacotes?|kits?')],
      not: has('MONEY|PERCENT|pessoas?'),
      form: wish('newCombo', { count: number, weekdays: maybe(onWeekdays) }),
    },
    {
      words: [has('combos?|pacotes?|kits?|casadinha'), has('(?:ITEM|FOOD).*(?:ITEM|FOOD)')],
      not: has('MONEY|NUMBER|PERCENT|nao|sem|nada'),
      form: wish('newCombo', { with: withTwo }),
    },
    {
      words: [has('combos?|pacotes?|kits?|casadinha')],
      not: has('MONEY|NUMBER|PERCENT|nao|sem|nada|ja|ITEM|FOOD'),
      form: wish('newCombo'),
    },
    {
      words: [has('NUMBER'), pairs, atMost],
      not: has('MONEY|PERCENT|FOOD|ITEM|cada'),
      form: wish('count', { count: number, bound: 'at_most' }),
    },
    {
      words: [has('NUMBER'), pairs, atLeast],
      not: has('MONEY|PERCENT|FOOD|ITEM|cada'),
      form: wish('count', { count: number, bound: 'at_least' }),
    },
    {
      words: [has('NUMBER'), pairs],
      not: has('MONEY|PERCENT|FOOD|ITEM|cada|por prato'),
      form: wish('count', { count: number }),
    },
    {
      words: [has('MONEY'), has('bebida|dose|drink|drinque|copo|taca|cada|garrafa'), atMost],
      not: has('PERCENT|ITEM|gast\\w+|invest\\w+|orcamento|verba'),
      form: wish('price', { max: money }),
    },
    {
      words: [has('MONEY'), has('bebida|dose|drink|drinque|copo|taca|cada'), atLeast],
      not: has('PERCENT|ITEM'),
      form: wish('price', { min: money }),
    },
    {
      words: [
        has('(?:FOOD|ITEM).*(?:FOOD|ITEM)'),
        has(
          'nunca|nao (?:combin\\w+|vai|pode|acompanh\\w+|aceito|junt\\w+)|longe|jamais|nem pensar|proibid\\w+|sem',
        ),
        has('com|da|do|na|no'),
      ],
      // "cachaça sem madeira" says which cachaça.
      not: has(`NUMBER|MONEY|so|apenas|alem|${ofDrink}`),
      form: wish('pairing', { rule: 'never', serves: one, dishes: one }),
    },
    {
      words: [has('ITEM'), noPair],
      not: has('bebida d\\w+|MONEY|NUMBER|so|apenas|FOOD'),
      form: wish('pairing', { rule: 'skip', dishes: dishList }),
    },
    {
      words: [
        has('FOOD'),
        has(
          'nao|nunca|jamais|nada|nenhum\\w*|sem|tir\\w+|evit\\w+|fora|esquec\\w+|esqueca\\w*|longe|corta\\w*|dispens\\w+',
        ),
      ],
      not: has(`ITEM|MONEY|NUMBER|so|apenas|mas|alem|alcool|${ofDrink}`),
      form: wish('pairing', { rule: 'never' }, { turn: ofDrinks }),
    },
    {
      words: [
        has('FOOD|ITEM'),
        has(
          'preferencia|prefir\\w+|prefiro|sempre que|empurr\\w+|primeir\\w+|carro.?chefe|destaqu\\w+|forcinha|prioriz\\w+|prioridade|valoriz\\w+|puxa\\w*|comec\\w+ (?:sempre )?(?:pela|pelo|por|com)',
        ),
      ],
      not: has('MONEY|NUMBER|nao|nunca|lugar'),
      form: wish('pairing', { rule: 'first', serves: list }),
    },
    ...drinksWanted,
    {
      words: [
        has(
          'seco|secas?|nao (?:quero|seja\\w*|muito) doce\\w*|menos doce|sem docura|pouco acucar|doce demais',
        ),
      ],
      not: has('ITEM|FOOD|MONEY|NUMBER'),
      form: wish('style', { what: 'mais secos' }),
    },
    {
      words: [has('lev(?:e|es|inh\\w+)|frac\\w+|pouco alcool|suav\\w+|baixo teor')],
      not: has('ITEM|FOOD|MONEY|NUMBER|nao|nada'),
      form: wish('style', { what: 'mais leves' }),
    },
  ],
}

/** The items of a combo: two or three. */
function withTwo(slots: Slots) {
  const named = slots.foods()
  return named.length >= 2 && named.length <= 3 ? named : undefined
}
