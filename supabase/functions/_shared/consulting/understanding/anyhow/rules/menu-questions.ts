/** What owners ask about a menu. */
import { ask, item, maybe, money, number, onWeekdays, percent, type Rule } from '../form.ts'
import { has } from '../words.ts'
import { priceQuestions } from './price-questions.ts'

/** What only new prices answer. */
const unanswered =
  /^(?:topEarner|upDown|locals|breakEven|happyHour|openBar|twoPrices|weekdayPrice|bundle|courtesy|goal|doubleSales)$/

export const menuQuestions: readonly Rule[] = [
  // "Massa eu tô pensando em tirar tudo, o que vocês acham?"
  {
    words: [
      has('ITEM'),
      has(
        '(?:pensando em|penso em|pensei em|querendo|com vontade de|a fim de|pensando se) (?:\\w+ ){0,2}(?:tir\\w+|cort\\w+|acab\\w+|elimin\\w+|larg\\w+|par\\w+)',
      ),
    ],
    not: has('MONEY|PERCENT|NUMBER|preco\\w*|foto\\w*'),
    form: ask('keepWorth', { item }),
  },
  {
    words: [
      has('ITEM'),
      has(
        '(?:faz sentido|vale(?: a pena)?|compensa|devo|devemos|melhor|sera que) (?:\\w+ ){0,3}(?:mant\\w+|deix\\w+|continu\\w+|fic\\w+|ter|tir\\w+|cort\\w+)',
      ),
    ],
    not: has('MONEY'),
    form: ask('keepWorth', { item }),
  },
  {
    words: [has('foto\\w*|imagem|imagens|fotograf\\w+')],
    form: ask('photos', { count: maybe(number) }),
  },
  {
    words: [
      has(
        'trav\\w+|demor\\w+|atras\\w+|lent\\w+|trabalho|enrol\\w+|complic\\w+|atrapalh\\w+|gargalo|mais rapido|andar',
      ),
      has('cozinha|cozinheir\\w+|fogao|prat\\w+|it\\w+|pedidos?|comida|ITEM|sai\\w*|quais|qual'),
    ],
    form: ask('slowDishes', { item: maybe(item), weekdays: maybe(onWeekdays) }),
  },
  {
    words: [
      has('dia|dias|WEEKDAY'),
      has('perc\\w*|perd\\w*|prejuizo|pior|frac\\w+|paga|cobrem?|abrir|vazi\\w+|menos vend\\w+'),
    ],
    not: has('ITEM'),
    form: ask('weekdayLoss', { weekdays: maybe(onWeekdays) }),
  },
  {
    words: [has('infantil|kids|crianc\\w+|menin\\w+|pequenos')],
    form: ask('kidsMenu', { count: maybe(number) }),
  },
  {
    words: [
      has('alerg\\w+|alergen\\w+'),
      has('obrig\\w+|lei|regra|norma|multa\\w*|precis\\w+|anvisa|legisl\\w+|responsab\\w+'),
    ],
    form: ask('allergenLaw'),
  },
  { words: [has('gluten'), has('ITEM')], form: ask('glutenFree', { item }) },
  {
    words: [has('pix|a vista|dinheiro|especie'), has('desconto\\w*|abat\\w+|barat\\w+|PERCENT')],
    form: ask('payDiscount', { percent: maybe(percent), price: maybe(money) }),
  },
  {
    words: [
      has('qual|quais|que|o que|quem'),
      has('mais|melhor|maior|campea\\w*|lucrativ\\w+|paga as contas'),
      has('lucr\\w*|margem|dinheiro|rend\\w+|deixa\\w*|sobra|retorno|rentav\\w+|da|paga|ganho|compensa'),
    ],
    form: ask('bestOf', { item: maybe(item) }),
  },
  {
    words: [
      has('qual|quais|que|o que|quem'),
      has('destaque|destac\\w+|moldura|vitrine|chamar atencao|em cima|no topo|empurr\\w+'),
    ],
    not: has('MONEY|PERCENT|desconto\\w*'),
    form: ask('bestOf', { item: maybe(item) }),
  },
  {
    words: [
      has('o que|que|como'),
      has('fac[oa]|fazer|fazemos|mudo|resolv\\w+'),
      has(
        '(?:vend\\w+|sa[ei]\\w*|gira\\w*|pedem) (?:tao |muito )?(?:pouco|mal|menos)|encalh\\w+|parad[ao]s?',
      ),
    ],
    form: ask('weakest', { item: maybe(item) }),
  },
  {
    words: [
      has('ITEM'),
      has('cobr\\w+ mais|sub\\w+|aument\\w+'),
      has('posso|podemos|da (?:para|pra)|devo|devemos|cabe|aguenta'),
    ],
    not: has('MONEY|PERCENT|perd\\w+|ganh\\w+'),
    form: ask('fairPrice', { item }),
  },
  ...priceQuestions.filter(({ form }) => !unanswered.test(String(form.fields.about))),
]
