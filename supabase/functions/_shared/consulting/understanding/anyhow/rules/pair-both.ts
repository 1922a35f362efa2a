/** What owners say of a dish and its drink together: a limit on both, a refusal of each, a discount or a dose as a gift. */

import { numberValues } from '../../../base/language/number-words.ts'
import { withoutAlcohol } from '../../../base/pairing/named-serves.ts'
import { ask, eachItemOrAll, type Form, maybe, money, percent, type Rule, wish, withRest } from '../form.ts'
import type { Slots } from '../slots.ts'
import { has } from '../words.ts'
import { plateCombos } from './pair-combos.ts'
import { isItem, named } from './pair-named.ts'
import { pairSober } from './pair-sober.ts'

const plate = 'pratos?|comidas?|petiscos?|almoco|porc(?:ao|oes)'
const glass = 'bebidas?|drinks?|drinques?|coquete(?:l|is)|doses?|copos?|cachacas?|caipirinhas?'
const joined = `(?:${plate}) (?:mais|e|com|\\+|junto com) (?:[oa]s? |uma? |sua |seu )?(?:${glass})`
const most =
  'ate|no maximo|maximo|teto|limite|(?:nao|nem|nunca)(?: \\w+){0,3} (?:pass|ultrapass|custe|custar|estour|exced)\\w*|dentro d[eo]s?|menos de|abaixo d[eo]s?'

/** "prato + drink até R$ 90 por pessoa": both together, and no limit on drinks or combos alone. */
const bothUpTo: Rule = {
  words: [has('MONEY|NUMBER')],
  written: [has(`${joined}|(?:par|dupla|casal) (?:inteir\\w+|tod[oa]|complet\\w+|fechad\\w+)`), has(most)],
  not: has(
    'PERCENT|DATE|HOUR|WEEKDAY|combos?|combinad\\w+|kits?|pacotes?|promoc\\w+|(?:MONEY|NUMBER).*(?:MONEY|NUMBER)|juntos?|ml|minimo|pelo menos|quanto|qual',
  ),
  beside: has(
    'conta|soma\\w*|total|tudo|valor|preco|custo|cust\\w+|sair|saia\\w*|fic\\w+|pessoa|cabeca|cliente|reais|tem que|deve\\w*|pode\\w*|queremos|quero',
  ),
  strange: 0,
  form: wish('price', { item: 'harmonização', max: money }, { turn: withRest }),
}

const leaves =
  '(?:nao|nem) (?:\\w+ ){0,2}(?:inclu|us|quer|quero|queremos|bot|coloc|coloqu|ponh|entr|harmoniz|sugir|suger|indiqu)\\w*|(?:deix\\w+|fic\\w+|fiqu\\w+) (?:de )?fora|fora|de fora|tir(?:a|e|em|ar)|cort(?:a|e|em|ar)|exclu(?:a|am|i|ir)|sem'

/** Dishes and drinks that stay out are refused one by one: "cartola e cerveja ficam de fora" refuses no cartola with beer. */
const eachRefused: NonNullable<Form['each']> = {
  field: 'rule',
  take: (slots) => {
    const { serves, dishes, areItems } = named(slots)
    // "não incluam a moqueca, que sai em outubro, nem a lagosta": the reason stands between two dishes.
    const isApart = serves.length > 0 || /, que .*(?:,| e) nem /.test(slots.folded)
    // "sem camarão" refuses the food.
    return areItems && isApart && dishes.length > 0 && dishes.length + serves.length > 1
      ? [...dishes.map((one) => `skip ${one}`), ...serves.map((one) => `never ${one}`)]
      : []
  },
}
const refusal = ({ rule }: Record<string, unknown>, slots: Slots) => {
  const [, kind = '', name = ''] = /^(\w+) (.+)$/.exec(String(rule)) ?? []
  return withRest(kind === 'skip' ? { rule: kind, dishes: [name] } : { rule: kind, serves: [name] }, slots)
}
const bothRefused: Rule = {
  words: [
    has('(?:ITEM|FOOD)(?: \\w+){0,2}[ ,].*(?:e|nem|tampouco|,)(?: \\w+){0,2} (?:ITEM|FOOD)'),
    has(leaves),
  ],
  not: has(
    'MONEY|PERCENT|NUMBER|HOUR|com|junto\\w*|pr[ao]s?|para|ao|combos?|combin\\w+|acompanh\\w+|so|somente|apenas|mas|menos|exceto|sem (?:ITEM|FOOD)|prefer\\w+|prioriz\\w+|nao (?:\\w+ )?(?:pode\\w*|deix\\w+) (?:faltar|de fora)|alerg\\w+|intoler\\w+|sem alcool',
  ),
  beside: has('d[aoe] (?:cardapio|menu|carta)|pares|par|lista|cardapio|menu'),
  strange: 2,
  form: wish('pairing', {}, { each: eachRefused, turn: refusal }),
}

const gift = 'cortesia|brinde|mimo|de graca|gratis|por conta da casa|presente'

/** "vale mais a pena desconto ou dose de cortesia?": what each costs the house, and what the guest sees. */
export const discountOrGift: Rule = {
  words: [],
  written: [has('desconto|abat\\w+|promoc\\w+'), has(gift), has('ou|x|versus|do que')],
  not: has('MONEY|DATE|HOUR|couvert|pix|a vista|cartao'),
  strange: 3,
  form: { ...ask('comboDiscount', { what: 'dose de cortesia', percent: maybe(percent) }), turn: withRest },
}

const poured = 'bebidas?|drinks?|drinques?|coquete(?:l|is)|copos?|rotulos?'
const owned =
  '(?:que|q|o que) (?:(?:eu|a gente|nos|voces|so|ja|se) )*(?:tenho|temos|tem|vend\\w+|sirvo|servimos|trabalh\\w+|ofere\\w+|esta\\w*|ta|tao|existe\\w*|constam?)'

/** "harmonize a picanha com bebidas que já estão no cardápio": what is poured, and the dishes that are to be paired. */
const onlyOwned: Rule = {
  words: [],
  written: [
    has(
      `(?:${poured}) (?:${owned})|(?:so|somente|apenas|exclusivamente) (?:\\w+ ){0,3}(?:${poured}) (?:d[oa] |ja d[oa] )(?:casa|bar|cardapio|menu|carta|nosso cardapio|meu cardapio)`,
    ),
  ],
  not: has(
    'MONEY|PERCENT|NUMBER|DATE|HOUR|nao (?:tenho|temos|tem)|combos?|qual|quais|quant\\w+|reclam\\w+|mais|menos|parad\\w+|encalh\\w+|sobr\\w+|vend\\w+ (?:bem|muito|pouco|mal)|sai|saem',
  ),
  beside: has('cardapio|menu|carta|casa|bar|harmoniz\\w+|combin\\w+|us\\w+|trabalh\\w+|nosso|meu'),
  strange: 1,
  form: wish(
    'pairingRule',
    { what: 'menuOnly' },
    {
      also: [
        wish('keepItem', {}, { each: { field: 'item', take: (slots) => named(slots).dishes.slice(0, 12) } }),
      ],
    },
  ),
}

const some = 'uma?|dois|duas|tres|quatro|cinco|seis|\\d{1,2}'
/** "duas cervejas e uma caipirinha": each drink with the number before it; none if one has no number. */
const eachCounted: NonNullable<Form['each']> = {
  field: 'rule',
  take: (slots) => {
    const counts = [
      ...slots.folded.matchAll(new RegExp(`(?<![a-z])(${some}) (?=[a-z])(?!dos |das |prat|par|opc)`, 'g')),
    ].map(([, said = '']) => numberValues[said] ?? Number(said))
    while (slots.number() !== undefined);
    const { serves, dishes } = named(slots)
    return dishes.length === 0 && serves.length > 0 && serves.length === counts.length
      ? serves.map((serve, at) => `${counts[at]} ${serve}`)
      : []
  },
}
const countedDrinks: Rule = {
  words: [
    has('FOOD|ITEM'),
    has(
      'entre as (?:sugest\\w+|bebidas|opc\\w+|harmoniz\\w+)|n[ao]s? (?:sugest\\w+|lista|pares|harmoniz\\w+)|pelo menos|ao menos|no minimo|inclu\\w+',
    ),
  ],
  written: [
    has(
      `(?:${some}) \\w+.* e (?:pelo menos |ao menos )?(?:${some}) \\w+|(?:pelo menos|ao menos|no minimo) (?:${some})`,
    ),
  ],
  not: has(
    'MONEY|PERCENT|DATE|HOUR|combos?|garrafas?|dos pratos|pratos?|par(?:es)? com|cada|sem alcool|nao|so|apenas|no maximo|ate',
  ),
  beside: has(
    'quero|queria|queremos|gostari\\w+|preciso|inclu\\w+|sugest\\w+|bebidas?|drinks?|opc\\w+|lista|entre',
  ),
  strange: 1,
  form: wish(
    'pairing',
    {},
    {
      each: eachCounted,
      turn: ({ rule }) => {
        const [, count = '1', serve = ''] = /^(\d+) (.+)$/.exec(String(rule)) ?? []
        return { rule: 'some', serves: [serve], count: Number(count), bound: 'at_least' }
      },
    },
  ),
}

/** "o que ofereço com o peixe frito que não seja só cerveja?", "caranguejo de quinta combina com o quê?" */
export const drinkBeside: Rule = {
  words: [
    has('ITEM|FOOD'),
    has(
      '(?:o )?(?:que|q) (?:eu |a gente )?(?:ofere\\w+|sirvo|servir|indico|sugiro|bot\\w+|vai|combina|cai bem|acompanha)|(?:combina|vai|vao|casa|cai bem|harmoniza)\\w* com (?:o )?(?:que|q)',
    ),
  ],
  not: has(
    'MONEY|PERCENT|combos?|garrafas?|quanto|preco\\w*|alerg\\w+|prato|comida|petisco|quem nao|nao (?:beb|tom|pod)\\w+|sem alcool|dirig\\w+',
  ),
  beside: has('seja|nao|so|alem|sem ser|diferente|WEEKDAY'),
  strange: 2,
  form: wish(
    'question',
    { about: 'drinkFor' },
    {
      turn: (fields, slots) => {
        const { serves, dishes } = named(slots)
        slots.weekdays()
        const [other, ...others] = serves
        // "que não seja só cerveja": the drink that it is not to be.
        const isNot = /(?<![a-z])(?:nao|sem|alem|diferente)(?![a-z])/.test(slots.folded)
        if (dishes.length !== 1 || others.length > 0 || (other !== undefined && !isNot)) return null
        // "o que sirvo sem álcool com a língua?" limits the drink.
        if (other === withoutAlcohol) return { ...fields, item: dishes[0], what: other }
        return { ...fields, item: dishes[0], ...(other !== undefined && { other }) }
      },
    },
  ),
}

/** "vale vender o Malbec em taça ou só em garrafa?" */
export const glassOrBottle: Rule = {
  words: [],
  written: [has('tac[ao]s?|copos?'), has('garrafas?'), has('ou|compensa|vale|melhor|rende')],
  not: has('MONEY|PERCENT|DATE|quant\\w+ garrafas|cachaca'),
  strange: 2,
  form: wish(
    'question',
    { about: 'glassOrBottle' },
    {
      turn: (fields, slots) => {
        const said = /(?:d?[oa]s? |um |uma )((?:vinho |espumante )?[a-z]+) (?:em|por|na|de) tac/.exec(
          slots.folded,
        )?.[1]
        slots.takeRest()
        return said ? { ...fields, item: said } : fields
      },
    },
  ),
}

/** "não mexer no preço dos drinks", "os valores ficam como estão" */
const pricesStay: Rule = {
  words: [
    has('precos?|valor(?:es)?|tabela'),
    has(
      '(?:nao|nem|sem|ninguem) (?:\\w+ ){0,3}(?:mex\\w+|mud\\w+|alter\\w+|troc\\w+|sub\\w+|aument\\w+|reajust\\w+)|mant\\w+|(?:fic\\w+|continu\\w+|deix\\w+)(?: \\w+){0,6} (?:como|do jeito que|iguais|igual|assim|os mesmos|o mesmo)',
    ),
  ],
  not: has(
    'MONEY|PERCENT|NUMBER|DATE|HOUR|WEEKDAY|FOOD|combos?|pode\\w*|ate|acima|maximo|qual|quanto|mais|menos|exceto',
  ),
  beside: has('deles|cardapio|menu|estao|esta|jeito'),
  strange: 0,
  form: wish('keepPrice', {}, { each: eachItemOrAll }),
}

const star =
  'carro.?chefe|estrela|campea\\w*|orgulho|chamariz|(?:prato|petisco) (?:principal|famoso)(?: da casa)?|mais (?:pedid|vendid|famos)[oa]s?|queridinh[oa]'
/** "o polvo é o carro-chefe, capriche nele" */
const starDish: Rule = {
  words: [has('ITEM'), has('capric\\w+|capriqu\\w+|especial|atencao|destaque|carinho')],
  written: [has(star)],
  not: has('MONEY|PERCENT|NUMBER|DATE|HOUR|WEEKDAY|FOOD|nao|nem|sem|combos?|qual|bebida d\\w+'),
  beside: has('par|nel[ea]|del[ea]|com|quero|casa|prato|sugest\\w+'),
  strange: 1,
  told: true,
  form: wish(
    'promote',
    {},
    {
      each: {
        field: 'item',
        take: (slots) => named(slots).dishes.filter((one) => isItem(slots, one)),
      },
    },
  ),
}

export const pairBoth: readonly Rule[] = [
  pricesStay,
  starDish,
  plateCombos,
  onlyOwned,
  countedDrinks,
  ...pairSober,
  bothUpTo,
  bothRefused,
]
