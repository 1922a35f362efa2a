/** Clauses about a menu that are read before all others, which would take half of them. */
import { everyDish, everyDrink, everyItem } from '../../../base/request/match-item.ts'
import { foldInPlace } from '../../text/fold.ts'
import { type Rule, said, wish } from '../form.ts'
import type { Slots } from '../slots.ts'
import { has } from '../words.ts'
import { boundedItems } from './price-orders.ts'

/** With all that the clause names: the note says it in the owner's words. */
export function settled(fields: Record<string, unknown>, slots: Slots) {
  slots.items()
  slots.number()
  return fields
}

/** The foods whose dishes guests are told of. */
function carrying(fields: Record<string, unknown>, slots: Slots) {
  const named: string[] = []
  for (let next = slots.ingredient(); next !== undefined; next = slots.ingredient()) named.push(next)
  slots.items()
  return named.length === 0 ? null : { ...fields, foods: named }
}

/** The first of the items, beside which the clause names others. */
export function opener(fields: Record<string, unknown>, slots: Slots) {
  const [first] = slots.items()
  return first === undefined ? null : { ...fields, item: first }
}

/** "de 17 para 14 itens": the second number is wanted. */
function reduced(fields: Record<string, unknown>, slots: Slots) {
  const [now = 0, wanted = 0] = [slots.number(), slots.number()]
  return wanted > 0 && wanted < now ? { ...fields, count: wanted } : null
}

/** The part of the menu that nothing leaves. */
function untouched(fields: Record<string, unknown>, slots: Slots) {
  const [named] = slots.items().filter((name) => name !== everyItem)
  const place = /(?<![a-z])(?:bar|cozinha)(?![a-z])/.exec(foldInPlace(slots.text).toLowerCase())?.[0]
  const part = named ?? (place === 'bar' ? everyDrink : place && everyDish)
  return part === undefined ? null : { ...fields, item: part }
}

/** What the kitchen or the bar adds nothing to. */
function ofNew(fields: Record<string, unknown>, slots: Slots) {
  const words = foldInPlace(slots.text).toLowerCase()
  const isDrink = /(?:drinks?|drinques?|bebidas?|coquete\p{L}+|cervejas?|caipirinhas?) nov/u.test(words)
  const isDish = /(?:pratos?|comidas?|petiscos?|sobremesas?|entradas?) nov/u.test(words)
  slots.items()
  return isDrink === isDish ? null : { ...fields, what: isDrink ? 'drink' : 'dish' }
}

/** "um combo de torresmo + caipirinha pra quarta e quinta, das 17h às 20h": its parts, and when it is sold. */
function timedCombo(fields: Record<string, unknown>, slots: Slots) {
  const parts = slots.items()
  const [weekdays, start, end, max] = [slots.weekdays(), slots.hour(), slots.hour(), slots.reais()]
  if (parts.length < 2 || parts.length > 3 || (start === undefined) !== (end === undefined)) return null
  return {
    ...fields,
    count: 1,
    with: parts,
    ...(weekdays && { weekdays }),
    ...(start !== undefined && { start, end }),
    ...(max !== undefined && { max }),
  }
}

export const menuFirst: readonly Rule[] = [
  ...boundedItems,
  {
    words: [
      has(
        '(?:de|dos) NUMBER (?:(?:ITEM )?(?:it\\w+|prat\\w+|opc\\w+) )?(?:hoje |atuais )?(?:pra|para|pros|a) (?:uns |umas |os |no max\\w* |ate )?NUMBER',
      ),
      has(
        'cort\\w+|reduz\\w+|enxug\\w+|baix\\w+|diminu\\w+|pass\\w+|cai\\w*|encolh\\w+|ir|sair|lev\\w+|desc\\w+',
      ),
      has('it\\w+|prat\\w+|opc\\w+|linhas|cardapio|menu'),
    ],
    not: has('ITEM(?! (?:it\\w+|pratos|opcoes|cardapio|menu))|MONEY|PERCENT|nao|preco\\w*|paginas?|folhas?'),
    form: wish('count', { of: 'items', bound: 'at_most' }, { turn: reduced }),
  },
  // "sem tirar nada do bar"
  {
    words: [
      has(
        '(?:sem|nao|nem) (?:pode\\w* |quero |e pra |precisa )?(?:tir\\w+|mex\\w+|cort\\w+|elimin\\w+|sair|toc\\w+)(?: em)? (?:ITEM )?nada (?:d[oae]s?|n[oa]s?)',
      ),
      has('ITEM(?! nada)|bar|cozinha'),
    ],
    not: has('MONEY|PERCENT|NUMBER|preco\\w*'),
    form: wish('keepItem', {}, { turn: untouched }),
  },
  // "que a moqueca venda mais que a peixada": the second is only compared with.
  {
    words: [
      has(
        'ITEM(?: \\w+){0,4} (?:vendam?|saiam?|girem?|vender|sair|girar) mais (?:do )?que (?:[ao]s? )?ITEM|(?:vender|girar|sair) mais (?:[ao]s? )?ITEM(?: \\w+){0,2} (?:do )?que (?:[ao]s? )?ITEM',
      ),
    ],
    not: has('MONEY|PERCENT|NUMBER|DATE|nao|sem|preco\\w*|hoje|ja'),
    form: wish('promote', {}, { turn: opener }),
  },
  {
    words: [
      has('combos?|combinho|casadinha|promocao'),
      has('ITEM.*ITEM'),
      has(
        'faz\\w*|fac\\w+|mont\\w+|cri\\w+|quero|queria|queremos|gostari\\w+|sugir\\w+|suger\\w+|inclu\\w+|coloc\\w+|bot\\w+|pens\\w+|bol\\w+|precis\\w+|ter',
      ),
      has('WEEKDAY|HOUR|so|somente|apenas|valendo|vale'),
    ],
    not: has('PERCENT|nao|sem|nada|nenhum\\w*|tir\\w+'),
    form: wish('newCombo', {}, { turn: timedCombo }),
  },
  // "nenhum prato novo": the section of that name stays.
  {
    words: [has('nenhum\\w*|nada de|sem|nao|nem'), has('(?:ITEM|pratos?|comida|drinks?|bebidas?) nov[oa]s?')],
    not: has('MONEY|PERCENT|NUMBER|combo\\w*|preco\\w*|nao (?:serve|precisa|tem problema)'),
    form: wish('noNew', {}, { turn: ofNew }),
  },
  // The team tells what the page marks.
  {
    words: [
      has('garcom|garcons|garconetes?|atendentes?|equipe|salao|quem atende|quem serve'),
      has('avis\\w+|fal\\w+|diz\\w*|dig\\w+|inform\\w+|pergunt\\w+|alert\\w+'),
      has('FOOD|ITEM'),
    ],
    not: has('MONEY|nao|sem'),
    form: wish('layout', { what: 'marked_allergens' }, { turn: carrying }),
  },
  {
    words: [
      has('paginas?|folhas?|lado'),
      has('(?:so|somente|apenas|inteir[ao]|dedicad[ao]|exclusiv[ao]) (?:para|pra|com|d[aoe]s?)'),
      has('ITEM'),
    ],
    not: has('nao|sem|MONEY|PERCENT'),
    form: wish('pageNote', { note: said }, { turn: settled }),
  },
]
