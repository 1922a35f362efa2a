/** Clauses about a menu that are read before all others, which would take half of them. */
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
