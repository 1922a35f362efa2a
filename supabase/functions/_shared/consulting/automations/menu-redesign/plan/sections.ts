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
      blocks: answers.flatMap(({ title, verdict, texts }): Block[] => [
        { kind: 'subtitle', text: title },
        { kind: 'text', text: `**${verdict}** ${texts.join(' ')}`.trim() },
      ]),
    },
  ]
}

/** The recipes of the drinks that the owner asks for. */
export function recipesSection({ recipes = [] }: MenuRedesign): ReportSection[] {
  if (recipes.length === 0) return []
  return [
    {
      id: 'novos',
      title: 'Os drinks que você pediu',
      blocks: recipes.flatMap(
        ({ name, price, cost, ingredients, method, glass, estimated, known }): Block[] => [
          {
            kind: 'subtitle',
            text: `${name}: ${inPrint(price)}${known ? ', o preço de hoje' : ''}`,
          },
          {
            kind: 'table',
            caption: `Uma dose, em ${glass}`,
            headers: ['Ingrediente', 'Custo'],
            rows: [
              ...ingredients.map((part) => [part.text, part.cost === null ? '—' : formatBrl(part.cost)]),
              [
                'Total',
                `${formatBrl(cost)}, ${percent(cost / price)} do preço; sobram ${formatBrl(price - cost)}`,
              ],
            ],
          },
          {
            kind: 'text',
            text: `${method.join(' ')}${estimated.length > 0 ? ` Preço nosso, a conferir: ${joinList(estimated)}.` : ''}`,
          },
        ],
      ),
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
  const shift = 120
  const days = Math.ceil(-outlook.careful / shift)
  return [
    {
      kind: 'list',
      items: [
        evenShare !== null
          ? `**Onde o corte empata**: o que sai deixa hoje ${inReais(leaves)} ${per}. Contamos que ${percent(cases.careful.substitution)} de quem pedia peça um vizinho; com ${percent(evenShare)}, o plano não perde. É a frase do salão que decide: diga o que tem no lugar, antes de dizer que acabou.`
          : `**O corte não empata sozinho**: o que sai deixa hoje ${inReais(leaves)} ${per}, e os vizinhos que ficam deixam menos por pedido, mesmo que todos troquem.`,
        ...(back.length > 0
          ? [
              `**Os cortes mais caros**: ${joinList(back.map(({ name, loss }) => `${name} (${inReais(loss)} ${per})`))}. Se um deles voltar, é o que mais devolve.`,
            ]
          : []),
        stands
          ? `**Para o plano inteiro ficar de pé**: pare em ${stands.items} itens, com os mais caros de volta, e a soma fica em ${inReais(stands.careful)} ${per}${own}.`
          : '**Para o plano inteiro ficar de pé**, nenhum tamanho de corte basta: só o que ele poupa na cozinha paga.',
        `**Em mão de obra**: ${inReais(-outlook.careful)} ${per} são ${days === 1 ? 'uma diária' : `${formatNumber(days)} diárias`} de ajudante a ${inPrint(shift)} (suposição); se o corte poupa isso em gente, óleo e sobra, ele se paga.`,
      ],
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
