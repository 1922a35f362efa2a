/** What owners ask about a menu. */
import { ask, item, maybe, money, number, onWeekdays, percent, type Rule, withRest } from '../form.ts'
import type { Slots } from '../slots.ts'
import { has } from '../words.ts'
import { menuPage } from './menu-page.ts'
import { priceQuestions } from './price-questions.ts'
import { inEnglish } from './service.ts'

/** What only new prices answer. */
const unanswered =
  /^(?:topEarner|upDown|locals|breakEven|happyHour|openBar|twoPrices|weekdayPrice|bundle|courtesy|goal|doubleSales)$/

/** Read first, as other readers take what is asked about an item for an order. */
export const itemAsked: readonly Rule[] = [
  // "compensa fazer meia a meia cobrando pela mais cara?"
  {
    words: [has('mei[ao] a mei[ao]|mei[ao] (?:e|por) mei[ao]|(?:dois|2|NUMBER) sabores|mei[ao] ITEM')],
    not: has('DATE|NUMBER (?:reais|ITEM)'),
    strange: 3,
    form: { ...ask('halfAndHalf', { item: maybe(item) }), turn: withRest },
  },
  // "quanto teria que cobrar no rodízio pra sobrar 50%?"
  {
    words: [
      has('ITEM'),
      has('PERCENT'),
      has('quanto|que preco|qual preco|por quanto'),
      has('sobr\\w+|deix\\w+|margem|lucr\\w+|ganh\\w+'),
    ],
    not: has('MONEY|ITEM.*ITEM|perco|perd\\w+|desconto\\w*|sub\\w+|aument\\w+'),
    strange: 3,
    form: { ...ask('fairPrice', { item, percent }), turn: withRest },
  },
  // "o rodízio tá me matando, dá prejuízo?"
  {
    words: [has('ITEM'), has('(?:da|dando|dao|deu|no|e) preju\\w+|se pagam?|perc?o dinheiro')],
    not: has('MONEY|PERCENT|NUMBER|ITEM.*ITEM|WEEKDAY|dias?|foto\\w*|qual|quais|que item|sem'),
    strange: 4,
    form: { ...ask('keepWorth', { item }), turn: withRest },
  },
  // "vale a pena botar destaque na costela?"
  {
    words: [
      has('ITEM'),
      has('vale|compensa|devo|devemos|adianta|faz sentido|sera|merece\\w*|seria bom'),
      has(
        'destaque|destac\\w+|destaqu\\w+|moldura|vitrine|capa|no topo|em cima|primeir\\w+ (?:lugar|da pagina)',
      ),
    ],
    not: has('MONEY|PERCENT|ITEM.*ITEM|foto\\w*|qual|quais|tir\\w+|cort\\w+'),
    strange: 4,
    form: { ...ask('showWorth', { item }), turn: withRest },
  },
  {
    words: [
      has('foto\\w*|imagem|imagens|fotograf\\w+'),
      has('qual|quais|vale|compensa|devo|devem|ajud\\w+|adianta|precis\\w+|sera|merec\\w+|bot\\w+|coloc\\w+'),
    ],
    not: has('MONEY|PERCENT|depois que'),
    strange: 1,
    form: { ...ask('photos', { count: maybe(number) }), turn: named },
  },
  {
    words: [
      has('tir\\w+|cort\\w+|elimin\\w+|que|quais|qual'),
      has('cozinha|fogao|chapa'),
      has('mais rapido|andar|desafog\\w+|trabalho|trav\\w+|demor\\w+|atras\\w+|lent\\w+|agiliz\\w+|aliviar'),
    ],
    not: has('MONEY|PERCENT|NUMBER'),
    strange: 1,
    form: { ...ask('slowDishes', { weekdays: maybe(onWeekdays) }), turn: named },
  },
  {
    words: [
      has('por ?que|pq|motivos?|razao|o que (?:faz|fez|leva)|por qual'),
      has('ITEM'),
      has(
        '(?:nao|nem|ninguem|quase nao|povo nao|parou de|deixou de)(?: \\w+){0,2} (?:sai|saem|vend\\w+|gir\\w+|ped\\w+|compr\\w+|quer\\w*)|(?:vend\\w+|sai|sair|saem|gir\\w+|ped\\w+) (?:tao |muito )?(?:pouc\\w+|mal|menos)|encalh\\w+|parad[oa]s?|caiu|queda',
      ),
    ],
    not: has('MONEY|PERCENT|NUMBER|DATE'),
    strange: 2,
    form: ask('sellsLittle', { item, other: maybe(item) }),
  },
  {
    words: [
      has('ITEM'),
      has(
        'sera|devo|devemos|posso|vale|compensa|faz sentido|(?:deixo|mantenho|tiro|corto|fico|largo)(?: .*)? ou|perco|perderia|melhor|alguem sente|sente\\w* falta|faz falta',
      ),
      has(
        'tir\\w+|cort\\w+|mant\\w+|deix\\w+|elimin\\w+|larg\\w+|acab\\w+ com|continu\\w+|fic\\w+|aposent\\w+',
      ),
    ],
    not: has('MONEY|PERCENT|NUMBER|DATE|foto\\w*|preco\\w*|nome\\w*|pagina\\w*|ITEM.*ITEM'),
    strange: 2,
    form: ask('keepWorth', { item }),
  },
]

const rest = ({ item: _item, ...fields }: Record<string, unknown>) => fields

/** The lexicon's word for gluten may stand for another food. */
const ofGluten = (fields: Record<string, unknown>, slots: Slots) =>
  /gl[uú]ten/i.test(slots.text)
    ? named(
        slots.names.some(({ name, isSection }) => isSection && name === fields.item) ? rest(fields) : fields,
        slots,
      )
    : null

/** The items only show where. */
function named(fields: Record<string, unknown>, slots: Slots) {
  slots.items()
  return fields
}

const politely = has(
  'da (?:pra|para)|dava|tem como|pod(?:em|eria\\w*|e|iam?)|conseg\\w+|seria (?:bom|possivel)',
)

export const menuQuestions: readonly Rule[] = [
  ...itemAsked,
  ...[...menuPage, inEnglish].map(({ words, ...rule }) => ({ ...rule, words: [...words, politely] })),
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
    // "duas meninas que fazem milagre" are cooks.
    not: has(
      'meninas? (?:que|d[ao]) (?:faz\\w*|trabalh\\w+|cozinh\\w*|atend\\w+|serv\\w+|salao|caixa|limpeza)',
    ),
    form: ask('kidsMenu', { count: maybe(number) }),
  },
  {
    words: [
      has('alerg\\w+|alergen\\w+|FOOD'),
      has('obrig\\w+|lei|regras?|normas?|mult\\w+|precis\\w+|anvisa|legisl\\w+|responsab\\w+'),
    ],
    form: ask('allergenLaw'),
  },
  {
    words: [has('FOOD|gluten')],
    not: has('MONEY|PERCENT'),
    form: { ...ask('glutenFree', { item: maybe(item) }), turn: ofGluten },
  },
  {
    words: [
      has('pix|a vista|dinheiro|especie|credito|cartao|debito'),
      has('cobr\\w+ mais|acresc\\w+|mais car\\w+|desconto\\w*|abat\\w+|barat\\w+|PERCENT'),
    ],
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
      has(
        'destaque|destac\\w+|moldura|vitrine|chamar atencao|em cima|no topo|empurr\\w+|primeir\\w+ (?:d[ao]s? (?:pagina|cardapio|folha|menu|lista)|lugar)',
      ),
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
