/** What owners ask of a new menu, in any order of words. */

import { food, item, maybe, money, number, percent, type Rules, said, until, wish } from '../form.ts'
import type { Slots } from '../slots.ts'
import { atLeast, atMost, has, no, priced } from '../words.ts'
import { menuAsked, menuAskedFirst } from './menu-asked.ts'
import { menuFirst } from './menu-first.ts'
import { menuKept } from './menu-kept.ts'
import { menuNew } from './menu-new.ts'
import { dietMarks, menuPage } from './menu-page.ts'
import { menuPlans } from './menu-plans.ts'
import { menuPrinted } from './menu-printed.ts'
import { itemAsked, menuQuestions } from './menu-questions.ts'
import { sellsLittleAsked } from './menu-selling.ts'
import { menuStatedAsked } from './menu-stated.ts'
import { menuWants } from './menu-wants.ts'
import { priceBounds } from './price-bounds.ts'
import { priceEndings } from './price-endings.ts'
import { priceWants } from './price-wants.ts'

const things = has(
  'it\\w+|pratos?|opc\\w+|drinks?|drinques?|bebidas?|sobremesas?|petiscos?|entradas?|sabores|linhas|produtos?',
)

/** "os pratos para duas pessoas": who eats them, and no number of items. */
const forGuests = '(?:pratos?|itens|porcoes|opcoes|petiscos) (?:para|pra|de|que servem?) NUMBER(?: pessoas)?'

export const menuRedesign: Rules = {
  strange: 1,
  first: menuFirst,
  firstAsked: [...menuStatedAsked, ...sellsLittleAsked, ...itemAsked, ...menuAskedFirst],
  asked: [...menuStatedAsked, ...sellsLittleAsked, ...menuQuestions, ...menuAsked],
  wanted: [
    ...menuPage,
    ...dietMarks,
    ...menuNew,
    ...menuPlans,
    ...menuPrinted,
    // Limits and plans.
    ...priceEndings,
    {
      words: [has('PERCENT'), has('cmv|custo\\w*|food cost|insumo\\w*|mercadoria|ingredientes?'), atMost],
      form: wish('costShare', { max: percent }),
    },
    {
      words: [
        has('ticket|conta media|gasto medio|margem|lucro|vendas?|faturamento'),
        has('PERCENT'),
        has('sub\\w+|aument\\w+|cresc\\w+|melhor\\w+|mais|pass\\w+|ganh\\w+|elev\\w+'),
      ],
      form: wish('target', { percent }, { turn: targeted }),
    },
    {
      words: [
        has(
          'gast\\w+|orcament\\w+|verba|impress\\w+|imprimir|grafica|investir|invest\\w+|custar|dinheiro|(?:tenho|temos|separ\\w+|reserv\\w+|disponho) .*(?:fazer|isso|cardapio\\w*|trabalho|projeto)',
        ),
        priced,
      ],
      not: has(
        'ITEM(?! cardapio)|PERCENT|ticket|cada|gast(?:ei|ou|amos|a|am) |paguei|por mes|cliente\\w*|mais',
      ),
      told: true,
      form: wish('budget', { max: money }),
    },
    {
      words: [
        has('DATE'),
        has('grafica|arquivo|arte|imprim\\w+|impress\\w+'),
        has(
          'ate|antes|prazo|dia|vai|manda\\w*|envi\\w+|entreg\\w+|fech\\w+|precis\\w+|receb\\w+|peg\\w+|roda\\w*|lev\\w+|tem que|quer\\w*',
        ),
      ],
      not: has('MONEY|preco\\w*|foi|ultim\\w+|hoje'),
      form: wish('deadline', { what: said, of: 'print' }, { turn: dueBy }),
    },
    {
      words: [
        has('DATE'),
        has(
          'pront\\w+|inaugur\\w+|lanc\\w+|precis\\w+|entreg\\w+|prazo|ate|estrei\\w+|na mao|valendo|rodando',
        ),
      ],
      not: has('MONEY|fech\\w+|preco\\w*'),
      form: wish('deadline', { what: said }, { turn: dueBy }),
    },
    {
      words: [
        no,
        has('nov[oa]s?|novidade\\w*|invent\\w+|acrescent\\w+|cri\\w+|inclu\\w+'),
        has('pratos?|comida|receitas?'),
      ],
      form: wish('noNew', { what: 'dish', until: maybe(until) }),
    },
    {
      words: [
        no,
        has('nov[oa]s?|novidade\\w*|invent\\w+|acrescent\\w+|cri\\w+|inclu\\w+'),
        has('drinks?|drinques?|bebidas?|coquete\\w+'),
      ],
      form: wish('noNew', { what: 'drink', until: maybe(until) }),
    },
    {
      words: [no, has('nov[oa]s?|novidade\\w*|invent\\w+|acrescent\\w+|cri\\w+ nada|coisa nova')],
      not: has('ITEM|FOOD|combo\\w*|preco\\w*'),
      form: wish('noNew', { what: 'any', until: maybe(until) }),
    },
    {
      words: [
        has('combos?|combinad\\w+|casadinha'),
        has(
          'cri\\w+|mont\\w+|faz\\w*|fac\\w+|quero|queria|suger\\w+|sugir\\w+|inclu\\w+|invent\\w+|pens\\w+|bol\\w+|ter|precis\\w+',
        ),
      ],
      not: no,
      form: wish('newCombo', { count: maybe(number), max: maybe((slots) => slots.reais()) }),
    },
    {
      words: [
        has('drinks?|drinques?|coquete\\w+'),
        has('nov[oa]s?|cri\\w+|invent\\w+|inclu\\w+|acrescent\\w+|autora\\w+|exclusiv\\w+'),
      ],
      not: has('nao|nada|sem|nem|ITEM'),
      form: wish('newDrink', { what: maybe(food), max: maybe(money) }),
    },
    {
      words: [has('NUMBER'), has('paginas?|folhas?')],
      not: has('anos?|hoje|clientes?'),
      form: wish('count', { count: number, of: 'pages', bound: 'at_most' }),
    },
    {
      // "tira até dois" is how many go, not how many stay.
      words: [has('NUMBER'), things, atMost],
      not: has(
        `MONEY|PERCENT|mes|cada|por dia|${forGuests}|(?:tir|cort|retir|elimin|remov)(?:a|ar|e|em|amos)`,
      ),
      form: wish('count', { count: number, bound: 'at_most', of: 'items', item: maybe(item) }),
    },
    {
      words: [has('NUMBER'), things, atLeast],
      not: has(`MONEY|PERCENT|mes|por dia|${forGuests}`),
      form: wish('count', { count: number, bound: 'at_least', of: 'items', item: maybe(item) }),
    },
    {
      words: [
        has('NUMBER'),
        things,
        has('quero|queria|ter|fica\\w*|deix\\w+|reduz\\w+|enxug\\w+|fech\\w+|total|no cardapio|so|apenas'),
      ],
      not: has(`MONEY|PERCENT|mes|por dia|${forGuests}|(?:tir|cort|retir|elimin|remov)(?:a|ar|e|em|amos)`),
      form: wish('count', { count: number, of: 'items', item: maybe(item) }),
    },
    ...menuKept,
    ...menuWants,
    ...priceWants.filter(({ form }) => form.kind === 'capPrice'),
    ...priceBounds,
  ],
}

/** "até o dia 15, senão só em janeiro": the first day counts. */
function dueBy(fields: Record<string, unknown>, slots: Slots) {
  const by = slots.by()
  const what = slots.dueWords()
  return { ...fields, ...(by !== undefined && { by }), ...(what !== undefined && { what }) }
}

/** Which figure is to grow. */
function targeted(fields: Record<string, unknown>, { said: clause }: { said: string }) {
  const of = /ticket|conta media|gasto medio/.test(clause)
    ? 'ticket'
    : /margem|lucro/.test(clause)
      ? 'margin'
      : 'sales'
  return { ...fields, of }
}
