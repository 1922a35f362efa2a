/** "Qual leva mais dinheiro por venda?": what owners ask in the superlative, by measure, part of the menu and direction. */
import { foldAccents, formatBrl, formatNumber, joinList, tokenize } from '../../../base/language/text.ts'
import { paidOf } from '../../../base/pricing/paid.ts'
import { reais, roundly, whole } from '../money.ts'
import { perOf } from '../reasons.ts'
import type { PricedItemPlan } from '../schema.ts'
import { type Answer, type Asked, itemsOf, type Question } from './asked.ts'

type Measure = 'sale' | 'margin' | 'units' | 'revenue' | 'profit'

/** What stands in a question for each measure; the month's profit where none does. */
const measures: readonly (readonly [Measure, RegExp])[] = [
  [
    'sale',
    /(?<![a-z])(?:por|em cada|cada|de cada|a cada) (?:unidade|venda|un|copo|prato|pizza|porcao|drink|dose|garrafa|espeto|pastel|lata|item vendido|vez)s?(?![a-z])|(?<![a-z])(?:unitari[oa]|individual(?:mente)?)(?![a-z])/,
  ],
  ['margin', /(?<![a-z])(?:margem|margens|porcentagem|percentual|cmv)(?![a-z])|%/],
  [
    'units',
    /(?<![a-z])(?:mais|menos) (?:vend\w+|sai\w*|saem|gir\w+|pedid\w+)(?![a-z])|(?<![a-z])(?:vende|sai|gira)\w* (?:mais|menos)(?![a-z])/,
  ],
  ['revenue', /(?<![a-z])(?:fatur\w+|receita|entra no caixa)(?![a-z])/],
]

export const measureIn = (text: string): Measure => {
  const said = foldAccents(text).toLowerCase()
  return measures.find(([, words]) => words.test(said))?.[0] ?? 'profit'
}

const leave =
  /(?<![a-z])(?:tir\w+|cort\w+|sair|sai|elimin\w+|par(?:o|ar|aria)|larg\w+|descart\w+|dispens\w+|peso morto|ocup\w+|encalh\w+|encost\w+|cardapio)(?![a-z])/
const least = /(?<![a-z])(?:menos|menor(?:es)?|pior(?:es)?|mais (?:fraco|baix[oa]|apertad[oa]))(?![a-z])/
/** Asks which is the least by some measure, and not what could leave the menu; the lowest margin has its own answer. */
export const isRanked = ({ text }: Question): boolean => {
  const said = foldAccents(text).toLowerCase()
  return least.test(said) && !leave.test(said) && measureIn(text) !== 'margin'
}

const leaves = (item: PricedItemPlan) => paidOf(item) - item.cost
const measured: Record<Measure, (item: PricedItemPlan) => number> = {
  sale: leaves,
  margin: (item) => leaves(item) / Math.max(0.01, paidOf(item)),
  units: ({ units }) => units,
  revenue: (item) => paidOf(item) * item.units,
  profit: ({ profit }) => profit,
}
const words: Record<Measure, (item: PricedItemPlan, per: string) => string> = {
  sale: (item) => `${formatBrl(leaves(item))} por venda`,
  margin: (item) => `${roundly(measured.margin(item))} de margem`,
  units: ({ units }, per) => `${whole(units)} vendas ${per}`,
  revenue: (item, per) => `${reais(measured.revenue(item))} de faturamento ${per}`,
  profit: ({ profit }, per) => `${reais(profit)} ${per}`,
}

/** Rows of the table. */
const mostRows = 6
/** Named in the answer where the owner gives no number. */
const usual = 3

/** The part of the menu that a question is about, which may stand in its words alone: "das bebidas", "entre as pizzas". */
function scopeOf(question: Question, asked: Asked): PricedItemPlan[] {
  const all = itemsOf(question, asked)
  if (question.item !== undefined) return all
  const said = foldAccents(question.text).toLowerCase()
  const named = all.filter(({ category }) =>
    tokenize(category ?? '').some((word) => word.length > 3 && tokenize(said).includes(word)),
  )
  if (named.length > 1) return named
  const drinks = /(?<![a-z])(?:bebidas?|drinks?|drinques?)(?![a-z])/.test(said)
  const food = /(?<![a-z])(?:comidas?|pratos?|petiscos?)(?![a-z])/.test(said)
  return drinks === food ? all : all.filter(({ drink }) => drink === drinks)
}

/** The items of a question by its measure, the first one first; each other measure that names another item follows. */
export function answerRanking(question: Question, asked: Asked, least: boolean): Answer | null {
  const items = scopeOf(question, asked).filter(({ cost }) => cost > 0)
  if (items.length < 2) return null
  const measure = measureIn(question.text)
  const per = perOf(asked.plan)
  const by = (one: Measure) =>
    items.toSorted((a, b) => (measured[one](a) - measured[one](b)) * (least ? 1 : -1))
  const ranked = by(measure)
  const [first, ...others] = ranked
  if (!first) return null
  const named = others.slice(0, (question.count ?? usual) - 1)
  const side = least ? 'menos' : 'mais'
  const apart = (['profit', 'sale', 'margin'] as const)
    .filter((one) => one !== measure)
    .flatMap((one) => {
      const [top] = by(one)
      return top && top !== first
        ? [
            `${one === 'sale' ? 'Por venda' : one === 'margin' ? 'Em margem' : 'No total'}, ${words[one](top, per)}: ${top.name}.`,
          ]
        : []
    })
  return {
    verdict:
      measure === 'profit' && !least
        ? `No total, ${joinList([first, ...named].map((item) => `${item.name} (${reais(item.profit)})`))} ${per}.`
        : `${first.name}: é o que ${measure === 'margin' ? `tem ${least ? 'a menor' : 'a maior'} margem, ${roundly(measured.margin(first))}` : `${measure === 'units' ? 'vende' : measure === 'revenue' ? 'fatura' : 'deixa'} ${side}, ${words[measure](first, per)}`}.`,
    texts: [
      named.length > 0
        ? `Depois, ${joinList(named.map((item) => `${item.name} (${words[measure](item, per)})`))}.`
        : '',
      ...apart,
      least
        ? ''
        : `${first.name} faz ${formatNumber((100 * first.profit) / Math.max(1, asked.plan.profit))}% do lucro bruto da casa.`,
    ].filter((text) => text !== ''),
    table: {
      caption: `${question.item === undefined ? 'A casa' : question.item}, do que ${side} ${measure === 'units' ? 'vende' : measure === 'revenue' ? 'fatura' : 'deixa'}`,
      headers: ['Item', 'Preço', 'Deixa por venda', 'Margem', `Vendas ${per}`, `Lucro ${per}`],
      rows: ranked
        .slice(0, Math.max(mostRows, question.count ?? 0))
        .map((item) => [
          item.name,
          formatBrl(item.price),
          formatBrl(leaves(item)),
          roundly(measured.margin(item)),
          whole(item.units),
          reais(item.profit),
        ]),
      numeric: [1, 2, 3, 4, 5],
    },
    figures: { value: measured[measure](first), items: items.length },
  }
}
