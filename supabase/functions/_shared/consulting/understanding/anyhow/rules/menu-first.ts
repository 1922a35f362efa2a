/** Clauses about a menu that are read before all others, which would take half of them. */
import { everyDish, everyDrink, everyItem, namesItem } from '../../../base/request/match-item.ts'
import { foldInPlace } from '../../text/fold.ts'
import { eachNamed, type Rule, said, wish } from '../form.ts'
import type { Slots } from '../slots.ts'
import { has, no } from '../words.ts'
import { spending } from './menu-budget.ts'
import { menuClaims } from './menu-claims.ts'
import { menuDays } from './menu-days.ts'
import { itemsFirst } from './menu-items.ts'
import { looksFirst } from './menu-looks.ts'
import { nothingNew } from './menu-new.ts'
import { aside, menuPage } from './menu-page.ts'
import { menuParts } from './menu-parts.ts'
import { menuPlaces } from './menu-places.ts'
import { sellsLittleFirst } from './menu-selling.ts'
import { menuStated } from './menu-stated.ts'
import { nothingAtAll } from './menu-wants.ts'
import { lastFigures, priceEndings } from './price-endings.ts'
import { boundedItems } from './price-orders.ts'
import { ordered, servedThen } from './served-notes.ts'

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

/** "dez lanches é demais, quero ficar com sete": how many of the section stay; the figures before are those of today. */
function leftOfThem(fields: Record<string, unknown>, slots: Slots) {
  const [group, ...more] = slots.items()
  // "pra uma chapa só" is why.
  slots.tools()
  const figures: number[] = []
  for (let next = slots.number(); next !== undefined; next = slots.number()) figures.push(next)
  const count = figures.at(-1) ?? 0
  if (group === undefined || more.length > 0 || [everyItem, everyDish, everyDrink].includes(group))
    return null
  const size = slots.names.filter(
    ({ name, section, isSection }) => !isSection && namesItem(group, { name, section }),
  ).length
  const isToday = figures.slice(0, -1).every((one) => one === size)
  return isToday && count > 0 && count < size ? { ...fields, item: group, count } : null
}

/** "um café com bolo que dê pra cobrar 11", "um combo de domingo com refri de 2 litros": what is in it. */
function comboWith(fields: Record<string, unknown>, slots: Slots) {
  const parts: string[] = []
  for (let next = slots.nextNamed(); next !== undefined; next = slots.nextNamed()) {
    if (next === null) return null
    parts.push(next)
  }
  const weekdays = slots.weekdays()
  const max = slots.amount()
  if (parts.length === 0 || parts.length > 3) return null
  return {
    ...fields,
    count: 1,
    with: parts,
    ...(weekdays && { weekdays }),
    ...(max !== undefined && { max }),
  }
}

const goes = 'cort\\w+|tir(?:a|ar|e|em|o)|retir\\w+|elimin\\w+|enxug\\w+|reduz\\w+|diminu\\w+|sair|saia\\w*'

export const menuFirst: readonly Rule[] = [
  ...menuStated,
  ...menuClaims,
  ...sellsLittleFirst,
  ...menuPlaces,
  ...menuDays,
  // "Dá uma enxugada nos lanches, dez é demais pra uma chapa só, quero ficar com sete."
  {
    words: [
      has('ITEM'),
      has(
        '(?:fic\\w+|fiqu\\w+|deix\\w+|sobr\\w+|mant\\w+|rest\\w+|quero|queria|queremos|basta\\w*|chega\\w*|bast\\w+|reduz\\w+|enxug\\w+|cai\\w*|baix\\w+|passa\\w*)(?: (?:so|apenas|somente|com|em|pra|para|a|de|uns|umas|ate|no|maximo|no maximo|quero|ficar|ITEM|nos|nas|os|as))* NUMBER',
      ),
    ],
    not: has(
      `MONEY|PERCENT|WEEKDAY|DATE|HOUR|nao (?:quero|fic\\w*|deix\\w*|mant\\w*)|sem|preco\\w*|paginas?|folhas?|colunas?|mes|dia|letras?|fotos?|combo\\w*|nov[oa]s?|menos de|(?:${goes}) (?:ate |uns |umas |so |no maximo )*NUMBER`,
    ),
    strange: 4,
    form: wish('count', { of: 'items', bound: 'at_most' }, { turn: leftOfThem }),
  },
  // "a de alho era a do meu falecido pai, essa também não sai"
  {
    words: [
      has('ITEM'),
      has(
        '(?:ess[ae]|est[ae]|ela|ele)s? (?:(?:tambem|tb|tbm|ai|nao|eu|a gente|ninguem|jamais|nunca) )*(?:nao (?:pod\\w+ )?(?:sa\\w+|tir\\w+|cort\\w+|mex\\w+|some|sumir)|(?:ninguem|jamais|nunca) (?:tir\\w+|cort\\w+|mex\\w+)|fica\\w*|continu\\w+|permanec\\w+)',
      ),
    ],
    not: has(
      'MONEY|PERCENT|NUMBER|WEEKDAY|preco\\w*|valor|cara|primeir\\w+|topo|pode sair|brinc\\w+|brink\\w*|kk\\w*|zoeira|zueira|mentira',
    ),
    strange: 4,
    told: true,
    form: wish('keepItem', {}, { each: eachNamed }),
  },
  // "não quero aquele cifrão do lado do preço"
  {
    words: [no, has('cifrao|cifroes|cifraozinho|simbolo d\\w+ (?:real|dinheiro|moeda)')],
    not: has(
      'ITEM(?! precos?)|MONEY|PERCENT|NUMBER|fot\\w+|imagens?|desenh\\w*|letras?|centavos?|vermelh\\w+|nao (?:tir\\w+|esque\\w+|deix\\w+|precisa|pode falt\\w+)',
    ),
    strange: 3,
    form: wish('layout', { what: 'no_currency' }),
  },
  // "inventa um café com bolo que dê pra cobrar 11 sem eu perder dinheiro"
  {
    words: [
      has(
        'invent\\w+|cri\\w+|mont\\w+|faz\\w*|fac\\w+|bol(?:a|ar|e|em)|pens\\w+|quero|queria|sugir\\w+|suger\\w+',
      ),
      has('ITEM (?:com|e|mais) (?:um |uma )?ITEM'),
      has('(?:cobr\\w+|vend\\w+|sai\\w*|cust\\w+|por|a|ate|em) (?:uns |no maximo )?(?:MONEY|NUMBER)'),
    ],
    not: has(
      'PERCENT|WEEKDAY|DATE|HOUR|nao|nada|nenhum\\w*|tir\\w+|preco d\\w+|sub\\w+|aument\\w+|NUMBER.*NUMBER',
    ),
    strange: 1,
    form: wish('newCombo', {}, { turn: comboWith }),
  },
  // "um combo de domingo com refri de 2 litros que não me deixe no prejuízo"
  {
    words: [has('combos?|combinho|casadinha'), has('(?:com|de|d[oa]|e) (?:um |uma |[oa]s? )?ITEM')],
    not: has(
      'ITEM.*ITEM|PERCENT|MONEY|NUMBER|DATE|HOUR|nao (?!me deix|deix|d[aeo]|fiqu|perc|tenh|seja)|nada|nenhum\\w*|tir\\w+|cort\\w+|hoje|ja|preco d\\w+|sub\\w+|aument\\w+|vale',
    ),
    strange: 1,
    form: wish('newCombo', {}, { turn: comboWith }),
  },
  // "Sopa só sai de noite de segunda a quinta, então bota ela separada e com o horário escrito."
  {
    words: [
      has('ITEM'),
      has('so|somente|apenas'),
      has('sai|saem|serv\\w+|tem|temos|vend\\w+|faz\\w*|fac\\w+|e|eh'),
      has('WEEKDAY|noite|tarde|manha|almoco|HOUR'),
    ],
    not: has('MONEY|PERCENT|NUMBER|DATE|nao|preco\\w*|promoc\\w+|desconto\\w*|combo\\w*|so [^.]*[^a-z]so'),
    strange: 1,
    form: wish('served', {}, { turn: servedThen }),
  },
  // "Bolo sob encomenda precisa de aviso de dois dias."
  {
    words: [
      has('ITEM'),
      has('aviso|avisad\\w+|avisar|antecedencia|antecipad\\w+|encomend\\w+|reserv\\w+|antes'),
      has('dias?|horas?|HOUR|semanas?|vespera|uteis'),
    ],
    not: has('MONEY|PERCENT|WEEKDAY|DATE|nao|nem|sem|preco\\w*|hoje'),
    strange: 1,
    form: wish('served', {}, { turn: ordered }),
  },
  ...itemsFirst,
  ...looksFirst.map((rule) => ({ ...rule, strange: 2 })),
  spending,
  ...nothingAtAll.map((rule) => ({ ...rule, strange: 1 })),
  lastFigures,
  ...menuParts,
  ...menuPage.map((rule) => ({ ...rule, notIn: aside, strange: 1 })),
  ...nothingNew,
  ...priceEndings,
  ...boundedItems,
  {
    words: [
      has(
        '(?:de|dos) NUMBER (?:(?:ITEM )?(?:it\\w+|prat\\w+|opc\\w+) )?(?:hoje |atuais )?(?:pra|para|pros|a) (?:uns |umas |os |no max\\w* |ate )?NUMBER',
      ),
      has(
        'cort\\w+|reduz\\w+|enxug\\w+|enxut\\w+|menor|baix\\w+|diminu\\w+|pass\\w+|cai\\w*|encolh\\w+|ir|sair|lev\\w+|desc\\w+',
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
        '(?:sem|nao|nem) (?:pode\\w* |quero |e pra |precisa )?(?:tir\\w+|mex\\w+|cort\\w+|elimin\\w+|remov\\w+|sair|toc\\w+)(?: em)? (?:ITEM )?nada (?:d[oae]s?|n[oa]s?)',
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
