import { discountSentence } from '../../base/pricing/discounts.ts'
import type { Block, ReportSection } from '../../report/blocks.ts'
import { inPrint } from './amounts.ts'
import { adviceForGoals } from './goals.ts'
import { namesMonth } from './joined.ts'
import { beforePrinting, menuSection } from './menu-part.ts'
import { methodSection } from './method-part.ts'
import { monthlyOf, perOf } from './period.ts'
import { looseCard } from './placed.ts'
import { answersSection, datedTasks, recipesSection } from './plan/sections.ts'
import type { MenuRedesign } from './schema.ts'
import { sectionsSection } from './section-sums.ts'
import { staysSection } from './stays-part.ts'
import { actionsSection, leftSection } from './sums-part.ts'
import { scriptSection, weeksOf } from './team-part.ts'

const cents = (value: number) => Math.round(value * 100) / 100

/** What is unknown without dates, with the period from the file's name. */
function periodWords({ period, fileName }: MenuRedesign): string[] {
  if (period?.dated !== false) return []
  return [
    namesMonth(fileName)
      ? `A planilha não tem datas. Pelo nome do arquivo, “${fileName}”, contamos um mês.`
      : 'A planilha não tem datas: os valores são do período dela, seja qual for.',
  ]
}

/** "R$ 55,20, vai a R$ 58" */
function billWords({ today, careful }: { today: number; careful: number }): string {
  const [now, then] = [inPrint(cents(today)), inPrint(cents(careful))]
  return now === then ? `${now}, sem mudança` : `${now}, vai a ${then}`
}

function cards(redesign: MenuRedesign): Block[] {
  const { outlook, newMenu, menu, period } = redesign
  if (!period) return []
  const count = (loose: boolean) =>
    (newMenu?.sections ?? [])
      .filter(({ name }) => (name === looseCard) === loose)
      .reduce((sum, { items }) => sum + items.length, 0)
  const ticket = outlook?.ticket
  // The goal's own line states it.
  const isTicketTold = redesign.goals.some((goal) => /ticket/i.test(goal))
  return [
    {
      kind: 'costCards',
      items: [
        ...(ticket && !isTicketTold
          ? [
              {
                label: 'Conta por cliente',
                value: billWords(ticket),
                note: 'estimada',
              },
            ]
          : []),
        {
          label: 'Itens na página',
          value: `${count(false)}, hoje ${menu.items}`,
          ...(count(true) > 0 && { note: `e ${count(true)} no cartão solto` }),
        },
      ],
    },
  ]
}

function summaryBlocks(redesign: MenuRedesign): Block[] {
  const all = redesign.categories.flatMap(({ items }) => items)
  const monthly = monthlyOf(redesign)
  const discounts = discountSentence(
    all.map((item) => ({ ...item, units: item.units * monthly })),
    perOf(redesign),
    redesign.title,
  )
  const advice = adviceForGoals(redesign)
  return [
    { kind: 'text', text: redesign.summary },
    ...cards(redesign),
    ...(advice.length > 0 ? [{ kind: 'list' as const, items: advice }] : []),
    ...periodWords(redesign).map((text): Block => ({ kind: 'text', text })),
    ...(redesign.house && redesign.house.length > 0
      ? [{ kind: 'text' as const, text: redesign.house.join(' ') }]
      : []),
    ...(discounts === null ? [] : [{ kind: 'text' as const, text: discounts }]),
  ]
}

/** The report of a menu redesign: answers, what changes, the menu itself, and the steps until it is printed. */
export function menuRedesignSections(contents: readonly MenuRedesign[]): ReportSection[] {
  return contents.flatMap((redesign) => [
    { id: 'resumo', title: 'Resumo', blocks: summaryBlocks(redesign) },
    ...answersSection(redesign),
    ...actionsSection(redesign),
    ...recipesSection(redesign),
    ...staysSection(redesign),
    ...sectionsSection(redesign),
    ...menuSection(redesign),
    ...scriptSection(redesign),
    ...beforePrinting(redesign),
    {
      id: 'plano',
      title: 'Semana a semana',
      blocks: [{ kind: 'checkList' as const, items: [...datedTasks(redesign), ...weeksOf(redesign)] }],
    },
    ...leftSection(redesign),
    ...methodSection(redesign),
  ])
}
