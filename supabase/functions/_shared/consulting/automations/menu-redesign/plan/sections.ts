/** The report's sections for what the owner asked of the plan: answers, new drinks, limits, the cut's balance. */
import { weekdayNames, weekdayOf } from '../../../base/calendar.ts'
import { formatBrl, formatNumber, joinList } from '../../../base/language/text.ts'
import type { Block, ReportSection } from '../../../report/blocks.ts'
import { inPrint, inReais } from '../amounts.ts'
import { cases } from '../cases.ts'
import { perOf } from '../period.ts'
import type { MenuRedesign } from '../schema.ts'

const percent = (share: number) => `${formatNumber(Math.round(share * 100))}%`

/** "O que você perguntou", which reports place before the advice. */
export function answersSection({ answers = [] }: MenuRedesign): ReportSection[] {
  if (answers.length === 0) return []
  return [
    {
      id: 'perguntas',
      title: 'O que você perguntou',
      blocks: answers.flatMap(({ title, verdict, texts, table }): Block[] => [
        { kind: 'subtitle', text: title },
        { kind: 'text', text: `**${verdict}** ${texts.join(' ')}`.trim() },
        ...(table && table.rows.length > 0 ? [{ kind: 'table', ...table } as const] : []),
      ]),
    },
  ]
}

/** The recipes of the drinks that the owner asks for, one line each. */
export function recipesSection({ recipes = [] }: MenuRedesign): ReportSection[] {
  if (recipes.length === 0) return []
  const estimated = [...new Set(recipes.flatMap((one) => one.estimated))]
  return [
    {
      id: 'novos',
      title: 'Os drinks que você pediu',
      blocks: [
        {
          kind: 'table',
          caption: 'Uma dose de cada',
          headers: ['Drink', 'Leva', 'Preço', 'Custo', 'Sobra'],
          rows: recipes.map(({ name, price, cost, ingredients, glass, known }) => [
            name,
            `${ingredients.map(({ text }) => text).join(', ')}; ${glass}`,
            `${inPrint(price)}${known ? ', o de hoje' : ''}`,
            `${formatBrl(cost)} (${percent(cost / price)})`,
            formatBrl(price - cost),
          ]),
          numeric: [2, 3, 4],
        },
        ...recipes
          .slice(0, 1)
          .map(({ name, method }): Block => ({ kind: 'text', text: `**${name}**: ${method.join(' ')}` })),
        ...(estimated.length > 0
          ? [{ kind: 'text' as const, text: `Preço nosso, a conferir na compra: ${joinList(estimated)}.` }]
          : []),
      ],
    },
  ]
}

/** Items above the owner's limit on ingredients. */
export function dearBlocks({ dear = [] }: MenuRedesign): Block[] {
  if (dear.length === 0) return []
  return [
    {
      kind: 'table',
      caption: 'Acima do custo que você quer, e por quê',
      headers: ['Item', 'Custo/preço', 'Para caber', 'Por quê'],
      rows: dear.map(({ name, share, needed, why }) => [
        name,
        `${formatNumber(Math.round(share))}%`,
        inPrint(needed),
        why,
      ]),
      numeric: [1, 2],
    },
  ]
}

/** What the cut costs, and the ways in which the plan stands. */
export function balanceBlocks(redesign: MenuRedesign): Block[] {
  const { balance, outlook } = redesign
  if (!balance || !outlook) return []
  const { evenShare, back, stands, leaves, owners } = balance
  const own = owners > 1 ? `, fora os ${inReais(owners)} do que você mandou tirar` : ''
  const per = perOf(redesign)
  return [
    {
      kind: 'text',
      text: [
        `O que sai deixa hoje ${inReais(leaves)} ${per}; contamos que ${percent(cases.careful.substitution)} de quem pedia peça um vizinho${evenShare === null ? ', e mesmo que todos peçam o corte não empata sozinho' : `, e com ${percent(evenShare)} o plano não perde`}.`,
        ...(back.length > 0
          ? [
              `O mais caro de perder é ${joinList(back.slice(0, 2).map(({ name, loss }) => `${name} (${inReais(loss)} ${per})`))}.`,
            ]
          : []),
        stands
          ? `Parando em **${stands.items} itens**, a soma fica em ${inReais(stands.careful)} ${per}${own}; os cortes seguintes só se pagam em gente, óleo e sobra.`
          : 'O corte só se paga no que poupa de gente, óleo e sobra.',
      ].join(' '),
    },
  ]
}

const dayWords = (iso: string) => {
  const [, month, date] = iso.split('-')
  return `${(weekdayNames[weekdayOf(iso)] ?? '').replace('-feira', '')}, ${date}/${month}`
}

/** The dated tasks, if the owner named a deadline. */
export const datedTasks = ({ dates = [] }: MenuRedesign): string[] =>
  dates.map(({ on, task }) => `${dayWords(on)}: ${task}`)
