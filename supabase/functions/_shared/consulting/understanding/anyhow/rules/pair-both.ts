/** What owners say of a dish and its drink together: a limit on both, a refusal of each, a discount or a dose as a gift. */
import { ask, type Form, maybe, money, percent, type Rule, wish, withRest } from '../form.ts'
import type { Slots } from '../slots.ts'
import { has } from '../words.ts'
import { named } from './pair-named.ts'

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
    const { serves, dishes } = named(slots)
    // "não incluam a moqueca, que sai em outubro, nem a lagosta": the reason stands between two dishes.
    const isApart = serves.length > 0 || /, que .*(?:,| e) nem /.test(slots.folded)
    return isApart && dishes.length > 0 && dishes.length + serves.length > 1
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
    'MONEY|PERCENT|NUMBER|HOUR|com|junto\\w*|pr[ao]s?|para|ao|combos?|combin\\w+|acompanh\\w+|so|somente|apenas|mas|menos|exceto|nao (?:\\w+ )?(?:pode\\w*|deix\\w+) (?:faltar|de fora)|alerg\\w+|intoler\\w+|sem alcool',
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

export const pairBoth: readonly Rule[] = [bothUpTo, bothRefused]
