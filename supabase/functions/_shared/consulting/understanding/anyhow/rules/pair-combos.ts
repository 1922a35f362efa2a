/** Combos to be made of a dish and a drink: how many, of what, and at what price at most. */
import { type Form, maybe, onWeekdays, type Rule, wish } from '../form.ts'
import { atLeast, atMost, has } from '../words.ts'
import { anyItem, refusedBy } from './pair-named.ts'

type Turn = NonNullable<Form['turn']>

/** "combinado" is also what was agreed, and a plate of sushi that the menu names. */
const agreed = '(?<!(?:ta|esta|tudo|como|foi|era|ficou) )'
export const comboWords = `combos?|combinhos?|combozinhos?|${agreed}combinad(?:o|os|inho)|pacot(?:e|es|inho)|kits?|casadinh[ao]s?|promo(?:cao)? casada|venda\\w* casada\\w*|ofertas? (?:conjunta|casada|combinada|tipo|de (?:prato|comida))\\w*|(?:promoc\\w+|ofertas?) (?:de |com )?(?:comida|prato|petisco)\\w* (?:com|e|mais) (?:bebida|drink|copo)\\w*|combinac\\w+ fechad\\w+|duplas? promociona\\w+`
const onePrice =
  '(?:num|por um|em um|a um|no mesmo) (?:so |unico )?(?:preco|valor)(?: so| unico| fechado)?|um (?:so |unico )?(?:preco|valor) (?:so|unico|fechado)|preco (?:so|unico|fechado) (?:de|pra|para|com)|(?:taca|copo|bebida|drink|dose|chopp?e?) (?:ja )?(?:inclus[oa]|incluid[oa])'
const wanted =
  'quero|queria|queremos|gostari\\w+|precis\\w+|mont\\w+|cri(?:a|ar|e|em)|bol(?:a|ar|e|em)|pens\\w+|faz\\w*|fac\\w+|fech\\w+|junt(?:a|ar|e|em)|arranj\\w+|arrum\\w+|invent\\w+|prepar\\w+|sugir\\w+|suger\\w+|imagin\\w+|inclu\\w+|bot(?:a|e|em)|coloqu\\w+|me (?:de|da|deem)|ve|vejam?|trag\\w+|elabor\\w+|desenh\\w+|mand(?:a|e|em)|quer|rol(?:a|ar)|da (?:pra|para)|que tal|uns|lanc\\w+|pode\\w*'

/** Parts of a combo that are no items say what it is made of: "petisco mais drink". */
const general: Turn = (fields, slots) => {
  slots.items()
  return plural(fields, slots)
}

/** "uns combos" are two at least. */
const plural: Turn = (fields, slots) =>
  /(?<![a-z])(?:combos|combinhos|combozinhos|combinados|pacotes|kits|casadinh[ao]s)(?![a-z])/.test(
    slots.folded,
  ) &&
  fields.count === undefined &&
  fields.max === undefined
    ? { ...fields, count: 2, bound: 'at_least' }
    : fields

/** "dois ou três combos": the higher of them. */
const counted: Turn = (fields, slots) => {
  const figures: number[] = []
  for (let next = slots.number(); next !== undefined; next = slots.number()) figures.push(next)
  slots.items()
  const weekdays = slots.weekdays()
  const count = figures.length === 0 ? 1 : Math.max(...figures)
  return figures.length <= 2 && count <= 12 ? { ...fields, count, ...(weekdays && { weekdays }) } : null
}

/** The two or three things of one combo. */
const withThese: Turn = (fields, slots) => {
  const named = slots.foods().slice(0, 4)
  return named.length >= 2 && named.length <= 3 ? { ...fields, with: named } : null
}

/** One combo for each of the dishes that are named. */
const each: Turn = ({ of, ...fields }, slots) => {
  slots.number()
  return { ...fields, with: [of] }
}

/** How many, and what each may cost. */
const countedUpTo: Turn = (fields, slots) => {
  const count = slots.number()
  const max = slots.money()
  const named = slots.foods()
  slots.items()
  const weekdays = slots.weekdays()
  return count === undefined || count > 12 || max === undefined || max < 5 || named.length > 3
    ? null
    : { ...fields, count, max, ...(named.length > 1 && { with: named }), ...(weekdays && { weekdays }) }
}

/** The highest price, and what it is of. */
const priced: Turn = (fields, slots) => {
  const max = slots.money()
  const named = slots.foods()
  slots.items()
  const weekdays = slots.weekdays()
  return max === undefined || named.length > 3
    ? null
    : { ...fields, max, ...(named.length > 0 && { with: named }), ...(weekdays && { weekdays }) }
}

const quoted =
  'quanto|lucr\\w+|ganho|margem|rend\\w+|rentab\\w+|baix\\w+|abaix\\w+|barate\\w+|abat\\w+|desconto|compens\\w+|paga|vend\\w+ bem|hoje(?!.*precis)|qual|desconto d\\w+|ja'
const limit = `${atMost.source}|teto|ate|limite|menos de|abaixo d[eo]s?|no maximo|(?:nao|nem|ninguem)(?: \\w+){0,4} (?:pass|ultrapass|cust)\\w*|pass\\w+ d[eo]s? (?:MONEY|NUMBER)|mais que (?:MONEY|NUMBER)|barat\\w+`

/** "2 combos de no máximo 45 pra terça" */
const countedWithLimit: Rule = {
  words: [has(`NUMBER (?:${comboWords})`), has(`(?:${atMost.source}|por|a)(?: \\w+){0,2} (?:MONEY|NUMBER)`)],
  not: has(
    'PERCENT|DATE|HOUR|pessoas?|quanto|lucro|ganho|minimo|pelo menos|cima|desconto|cada (?:prato|bebida)',
  ),
  told: true,
  strange: 2,
  form: wish('newCombo', {}, { turn: countedUpTo }),
}

/** "3 combos de prato + bebida no máximo 100 reais": read first, as others take the limit for one on drinks. */
export const plateCombos: Rule = {
  ...countedWithLimit,
  written: [
    has(
      '(?:pratos?|comidas?|petiscos?) (?:mais|e|com|\\+) (?:[oa]s? |uma? )?(?:bebidas?|drinks?|drinques?|doses?)',
    ),
  ],
  strange: 0,
}

/** One combo for the guests of a table: how many they are, what it may cost, its day, and what it is made of. */
const forTable: Turn = (fields, slots) => {
  const guests = has('casa(?:l|is)').test(slots.folded) ? 2 : slots.number()
  const max = slots.money()
  const named = slots.foods()
  slots.items()
  const weekdays = slots.weekdays()
  return guests === undefined || guests < 2 || guests > 20 || max === undefined || named.length > 3
    ? null
    : { ...fields, guests, max, ...(named.length > 0 && { with: named }), ...(weekdays && { weekdays }) }
}

const tableCombo: Rule = {
  words: [
    has(comboWords),
    has(
      '(?:pr[ao]|para) NUMBER|(?:pr[ao]|para|de|por|serv\\w+|a) (?:NUMBER pessoas?|(?:[oa] |um )?casa(?:l|is))',
    ),
    has(`(?:${limit})(?: \\w+){0,2} (?:MONEY|NUMBER)`),
  ],
  not: has(
    'PERCENT|DATE|HOUR|NUMBER (?:combo|pacote|kit)\\w*|combos|quanto|lucro|ganho|minimo|pelo menos|cima|desconto|cada (?:prato|bebida)',
  ),
  told: true,
  strange: 3,
  form: wish('newCombo', { count: 1 }, { turn: forTable }),
}

/** A combo up to a price, where no other reader takes the limit. */
export const pricedCombos: readonly Rule[] = [
  tableCombo,
  countedWithLimit,
  {
    words: [
      has('MONEY|NUMBER'),
      has(
        `${comboWords}|${onePrice}|(?:comida|prato|porcao|petisco)\\w* (?:mais|e|com) (?:bebida|drink|dose|copo|FOOD|ITEM)\\w*`,
      ),
      has(limit),
    ],
    not: has(
      'PERCENT|DATE|HOUR|pessoas?|casa(?:l|is)|familia|NUMBER (?:combo|pacote|kit)\\w*|garrafas?|cada (?:prato|bebida)|quanto|lucro|ganho|minimo|pelo menos|cima|desconto|duas bebidas|NUMBER (?:sugest|opc|par|harmoniz|combinac)\\w*',
    ),
    told: true,
    strange: 1,
    form: wish('newCombo', {}, { turn: priced }),
  },
]

export const pairCombos: readonly Rule[] = [
  {
    // "monta dois combos, um com o tempurá e outro com o mochi"
    words: [
      has(comboWords),
      has(
        '(?:um|uma|1)(?: \\w+)? (?:com|d[eoa]|pr[ao]|para) (?:[oa]s? )?ITEM(?:.* (?:um|uma|outr[oa]|mais um|1)(?: \\w+)? (?:com|d[eoa]|pr[ao]|para) (?:[oa]s? )?ITEM)+|combo d[eoa] ITEM.*combo d[eoa] ITEM',
      ),
    ],
    not: has(`MONEY|PERCENT|DATE|HOUR|FOOD|${refusedBy}|${quoted}`),
    strange: 1,
    form: wish(
      'newCombo',
      { count: 1, bound: 'at_least' },
      { each: { field: 'of', take: (slots) => slots.items() }, turn: each },
    ),
  },
  {
    words: [
      has(`${comboWords}|${onePrice}`),
      has('(?:ITEM|FOOD).*(?:ITEM|FOOD)'),
      has(`${wanted}|${onePrice}|com|e|mais`),
    ],
    not: has(`MONEY|NUMBER|PERCENT|DATE|HOUR|${refusedBy}|${quoted}|combina\\w*(?<!combinados?)`),
    strange: 2,
    form: wish('newCombo', { weekdays: maybe(onWeekdays) }, { turn: withThese }),
  },
  {
    words: [has(`NUMBER (?:${comboWords})`), has(`${wanted}|pelo menos|no minimo|ao menos`)],
    not: has(
      `${anyItem}|MONEY|PERCENT|DATE|HOUR|${refusedBy}|${quoted}|so|apenas|no maximo|ate|cada|por dia`,
    ),
    strange: 2,
    form: wish(
      'newCombo',
      {},
      {
        turn: (fields, slots) =>
          counted(has(atLeast.source).test(slots.said) ? { ...fields, bound: 'at_least' } : fields, slots),
      },
    ),
  },
  {
    words: [has(`${comboWords}|${onePrice}`), has(`${wanted}|pacote fechado|pra|para`)],
    not: has(
      `${anyItem}|MONEY|NUMBER|PERCENT|DATE|HOUR|${refusedBy.replace('nao|', 'nao(?! tenho nenhum| tem nenhum)|').replace('nenhuma?|', '(?<!tenho |tem )nenhuma?|')}|${quoted}`,
    ),
    strange: 3,
    form: wish('newCombo', {}, { turn: general }),
  },
  {
    words: [
      has(
        `NUMBER(?: (?:ou|a|e) NUMBER)? (?:${comboWords})|(?:so |apenas |no maximo )?uma? (?:unic[oa] )?(?:combo|pacote|kit|casadinha)`,
      ),
      has(
        'so|apenas|somente|basta\\w*|chega|bom|otimo|nao (?:quero|precis\\w+) (?:de )?mais|nao mais|no maximo|maximo|ate|suficiente|e pronto',
      ),
    ],
    not: has(`${anyItem}|MONEY|PERCENT|DATE|HOUR|cada|por dia|por semana|nao quero(?! mais)`),
    strange: 1,
    form: wish('newCombo', { bound: 'at_most' }, { turn: counted }),
  },
]
