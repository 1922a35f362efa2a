/** How all new prices end, in any order of words. */
import { everyItem } from '../../../base/request/match-item.ts'
import type { PriceEndings } from '../../../base/request/price-wishes.ts'
import { type Rule, wish } from '../form.ts'
import type { Slots } from '../slots.ts'
import { has } from '../words.ts'

type Fields = Record<string, unknown>

/** "termina em 0 ou em 9, essas coisas de 90 centavos não gosto": the two figures, and the cents that are refused. */
const zeroOrNine = (fields: Fields, slots: Slots): Fields | null => {
  const figures = [slots.amount(), slots.amount()].toSorted()
  for (let next = slots.amount(); next !== undefined; next = slots.amount()) if (next >= 1) return null
  return figures[0] === 0 && figures[1] === 9 ? { ...fields, ends: 'zero_or_nine' } : null
}

/** The last figure of whole reais; read first, as other readers know only the cents. */
export const lastFigures: Rule = {
  words: [
    has('termin\\w+|acab\\w+|fina(?:l|is)|fech\\w+'),
    has('NUMBER (?:ou|e) (?:(?:em|com|no|de|um|uma) )*NUMBER'),
  ],
  not: has('WEEKDAY|DATE|HOUR|PERCENT|(?:nao|nunca|jamais) (?:termin|acab|fech)\\w+'),
  strange: 2,
  form: wish('ending', { ends: 'whole' }, { turn: zeroOrNine }),
}

const centsOf = (amount: number) => Math.round((amount % 1) * 100)

/** 0,90 or 29,90 as examples: the cents in which all of them end. */
const endOfAll = (fields: Fields, slots: Slots): Fields | null => {
  slots.items()
  const cents = new Set<number>()
  for (let next = slots.amount(); next !== undefined; next = slots.amount())
    cents.add(next === 90 || next === 50 ? next : centsOf(next))
  const [first, second, ...more] = [...cents].toSorted((a, b) => a - b)
  if (more.length > 0 || first === undefined) return null
  if (second !== undefined) return first === 0 && second === 50 ? { ...fields, ends: 'half' } : null
  if (first === 90) return { ...fields, ends: 'ninety' }
  return first === 50 ? { ...fields, ends: 'half' } : null
}

/** "prefiro 30 do que 29,90", "quero 29,90 e não 30": what is liked comes first. */
const likedFirst = (fields: Fields, slots: Slots): Fields | null => {
  const [liked, other] = [slots.amount(), slots.amount()]
  if (liked === undefined || other === undefined || Math.abs(liked - other) > 1) return null
  if (centsOf(liked) === 90) return { ...fields, ends: 'ninety' }
  if (centsOf(liked) === 50) return { ...fields, ends: 'half' }
  return centsOf(liked) === 0 ? { ...fields, ends: 'whole' } : null
}

/** Sections and cents only show where and what; an amount of whole reais says something else. */
const shown = (fields: Fields, slots: Slots): Fields | null => {
  slots.items()
  for (let next = slots.amount(); next !== undefined; next = slots.amount())
    if (centsOf(next) === 0 && next !== 50 && next !== 90) return null
  return fields
}

const refuses =
  '(?:sem|nada d[eo]s?|nao|nem|nunca|jamais|chega d[eo]s?|evit\\w+|tir\\w+|cort\\w+|elimin\\w+|odei\\w+|detest\\w+|esquec\\w+|fora|acab\\w+ com|par\\w+ (?:de|com)|proib\\w+|ninguem (?:aguenta|quer|gosta|tem))'
const small =
  'centavos?|centavinhos?|quebrad\\w+|quebrados?|quebras?|virgulas?|moedinhas?|moedas?|trocados?|trocadinhos?|troco|picad\\w+|frac(?:ao|oes)|casas? decima(?:l|is)|noventa|x?,90|MONEY'
const round =
  'multiplo de um real|redond\\w+|arredond\\w+|inteir[oa]s?|fechad[oa]s?|chei[oa]s?|exat[oa]s?|cert(?:o|os|inho|inhos)|zerad\\w+|x?,00|0,00'
const prices =
  'ITEM precos?|precos?|valor(?:es)?|numeros?|reais|real|contas?|final|finais|tudo|cardapio|tabela'
const ninety =
  'x?,90|noventa|noventinha|90|dez centavos (?:a menos|abaixo)(?: d[oe] (?:que )?(?:o )?(?:redondo|numero cheio|inteiro|cheio))?'
const half =
  'x?,50|cinquenta|cinquentinha|50|metade|meio real|mei[oa]s? (?:real|reais)|(?:real|reais) e meio|moedas? de (?:50|cinquenta|NUMBER)|0,50'
const likes =
  'continu\\w+|adot\\w+|funciona|costum\\w+|e|eh|quer\\w+|prefir\\w+|gost\\w+|mant\\w+|mantenh\\w+|us(?:a|e|em|ar|amos)|bot\\w+|coloc\\w+|deix\\w+|faz\\w*|fac\\w+|fic\\w+|fiqu\\w+|sempre|tipo|padrao|estilo|regra|final|finais|termin\\w+|acab\\w+|fech\\w+|precos?|valor(?:es)?|so|somente|apenas|centavos|no fim|arredond\\w+|ajust\\w+|tem que|sim'
const stepOnly =
  'repass\\w+|custo\\w*|aument\\w+|sub\\w+|sobe\\w*|reajust\\w+|descont\\w+|maxim\\w+|minim\\w+|teto|mais|menos|ate|margem|WEEKDAY|DATE|HOUR|PERCENT|hoje|antes|antigamente|outros|alguns|uns|ja'

/** "preço inteiro, nunca ,50": the rest only says it again. */
const otherCents = /(?<![a-z])(?:nunca|nao|jamais|sem|nem|nada de) (?:em )?,\d/

/** "final ,90 só nos drinks": what only some prices have says nothing of how the others end, and stays with the owner. */
const ofSome = /(?<![a-z])(?:so|somente|apenas) (?:n[oa]s?|em|pr[oa]s?|para) /
const neither = new RegExp(`${otherCents.source}|${ofSome.source}`)

/** A part of the menu, and not all of it. */
const part = 'ITEM(?! (?:precos?|tudo|valor(?:es)?|tabela|cardapio|it\\w+|produtos?))'

/** "final ,90 só nos drinks, comida …": another part begins, of which something else may be said. */
const twoParts = `(?:${ninety}|${half}|${round}).*ITEM[^,]*,(?!\\d).*ITEM`

/** The one ending that a clause names; undefined if it names none or several. */
function endingIn(said: string): PriceEndings | undefined {
  const found = (
    [
      ['ninety', ninety],
      ['half', half],
      ['whole', round],
    ] as const
  ).filter(([, words]) => has(words).test(said))
  return found.length === 1 ? found[0]?.[0] : undefined
}

/** "os drinks terminam em ,90", "comida é preço redondo": how the prices of a part of the menu end. */
export const endingOfPart: Rule = {
  words: [has(part), has(`${ninety}|${half}|${round}`)],
  not: has(
    `${stepOnly}|${refuses}|MONEY|NUMBER|(?:ano|mes|dia|semana) inteir\\w+|${twoParts}|ITEM.*ITEM.*(?:termin\\w+|acab\\w+|final|${ninety}|${half}|${round}).*(?:${ninety}|${half}|${round})`,
  ),
  notIn: ofSome,
  beside: has(`${likes}|${prices}|com|em|n[oa]s`),
  form: wish(
    'ending',
    {},
    {
      each: { field: 'item', take: (slots) => slots.items().filter((name) => name !== everyItem) },
      turn: (fields, slots) => {
        while (slots.amount() !== undefined);
        const ends = endingIn(slots.folded)
        return ends === undefined ? null : { ...fields, ends }
      },
    },
  ),
}

/** Read before all others, too, where every word is explained. */
export const priceEndings: readonly Rule[] = [
  {
    words: [
      has('prefir\\w+|quer\\w+|gost\\w+|melhor|bot\\w+|coloc\\w+|us\\w+'),
      has(
        '(?:MONEY|NUMBER)(?: reais)?,? (?:(?:do )?que|e nao|em vez de|no lugar de|ao inves de|nao|a) (?:MONEY|NUMBER)',
      ),
    ],
    not: has('ITEM|PERCENT|WEEKDAY|DATE|HOUR'),
    form: wish('ending', { ends: 'whole' }, { turn: likedFirst }),
  },
  // "sem ,90 e sem ,99, usem ,50", "noventa não, cinquenta sim"
  {
    words: [has(half), has(`${likes}|${prices}`)],
    not: has(
      `${stepOnly}|(?:nada|sem|nunca|jamais|nem|nao)(?: (?!x?,9|noventa)\\w+){0,2} (?:${half})|ITEM(?! (?:precos?|tudo|valor(?:es)?|tabela|cardapio))|(?:cinquenta|,50) nao|MONEY|ou (?:em |com )?(?:${ninety})|(?:${ninety}) ou|quebrad\\w+ nao`,
    ),
    beside: has('sem x?,9\\d|noventa nao|e|x?,9\\d|,00|NUMBER|ou|dar|pagar|moedas?|menor|que|nisso'),
    form: wish('ending', { ends: 'half' }, { turn: shown }),
  },
  {
    words: [
      has(half),
      has('ITEM'),
      has('termin\\w+|acab\\w+|fech\\w+|bot\\w+|coloc\\w+|mant\\w+|em mei\\w+|final|escada'),
    ],
    not: has(`${stepOnly}|nada|sem|nunca|jamais|nem|nao|MONEY|NUMBER|${ninety}`),
    form: wish('ending', { ends: 'half' }, { turn: shown }),
  },
  {
    words: [has(ninety), has(`${likes}|${prices}|ITEM`)],
    not: has(
      `${stepOnly}|nada|sem|nem|nunca|jamais|nao|MONEY|NUMBER|ou|evit\\w+|esquec\\w+|tir\\w+|cort\\w+|odei\\w+|detest\\w+|${part} .*(?:${round})|(?:${round}).* ${part}|${twoParts}`,
    ),
    notIn: neither,
    form: wish('ending', { ends: 'ninety' }, { turn: shown }),
  },
  // "nunca redondo, sempre faltando dez centavos"
  {
    words: [
      has(
        `(?:nao|nunca|jamais|nada de|sem) (?:\\w+ ){0,2}(?:redond\\w+|arredond\\w+)|faltando (?:dez centavos|MONEY)`,
      ),
      has(`${ninety}|faltando (?:dez centavos|MONEY)|quebrad\\w+`),
    ],
    not: has(`(?:nao|nunca|sem|nada) (?:\\w+ )?(?:${ninety}|quebrad\\w+)`),
    form: wish('ending', { ends: 'ninety' }, { turn: shown }),
  },
  {
    words: [
      has('NUMBER|MONEY'),
      has(
        'essas? coisas?|nessa linha|assim por diante|final|finais|termin\\w+|acab\\w+|fech\\w+|tipo|estilo|padrao|centavos?|por ai(?: vai)?|assim|us(?:a|e|em|ar)|gost\\w+|no fim|quebrad\\w+|arredond\\w+|moedas? de',
      ),
    ],
    not: has(
      `${stepOnly}|nao|nada|sem|nem|nunca|jamais|evit\\w+|esquec\\w+|tir\\w+|cort\\w+|odei\\w+|reais|cust\\w+|pag\\w+|letras?|fontes?`,
    ),
    form: wish('ending', { ends: 'ninety' }, { turn: endOfAll }),
  },
  {
    words: [has(refuses), has(small)],
    not: has(
      `${stepOnly}|ITEM(?! (?:precos?|tudo|valor(?:es)?|tabela|cardapio))|NUMBER|(?:nao|nem|nunca) (?:precis\\w+|tir\\w+|cort\\w+|redond\\w+|arredond\\w+)|margem|cobr\\w+ (?:por|pel)|(?:sem|nada de) (?:redond\\w+|arredond\\w+)|cifrao|quebrad\\w+ nao|${half}`,
    ),
    beside: has(`${round}|${prices}|de|em`),
    form: wish('ending', { ends: 'whole' }, { turn: shown }),
  },
  {
    words: [
      has(round),
      has(`${prices}|arredond\\w+|ITEM|faz\\w*|fac\\w+|deix\\w+|sempre|quer\\w+|bot\\w+|gost\\w+|prefir\\w+`),
    ],
    not: has(
      `${stepOnly}|ITEM(?! (?:precos?|tudo|valor(?:es)?|tabela|cardapio))|NUMBER|MONEY|nao|nunca|jamais|nada de|sem redond\\w+|${ninety}|${half}|cert[oa] (?:d[ao]|para|pra)|(?:preco|valor) cert[oa]|quase|nem|garrafas?|mesas?|letras?`,
    ),
    beside: has(`${refuses}|${small}`),
    notIn: neither,
    form: wish('ending', { ends: 'whole' }, { turn: shown }),
  },
]
