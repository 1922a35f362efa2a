/** The print within the owner's budget, and the days back from the owner's deadline. */
import { addDays, weekdayOf } from '../../../base/calendar.ts'
import type { RequestSheet } from '../../../base/request/request-sheet.ts'
import type { MenuRedesign, steps } from '../schema.ts'

/** R$ for one copy on durable paper, and for the layout by hand or by a designer; our assumptions. */
const copy = 9
const designs = [350, 200, 100] as const
/** Share kept for a correction. */
const reserve = 0.1
const mostCopies = 60

/** What the budget pays, in round figures; at most what the owner gives. */
export function printFor(budget: number): NonNullable<MenuRedesign['print']> {
  const spare = Math.floor((budget * reserve) / 5) * 5
  const design = designs.find((one) => one <= budget * 0.35) ?? 0
  const copies = Math.min(mostCopies, Math.floor((budget - spare - design) / copy))
  return [
    ...(design > 0 ? [{ what: 'Diagramação', cost: design }] : []),
    ...(copies > 0
      ? [
          {
            what: `${copies} ${copies === 1 ? 'cópia' : 'cópias'} em papel firme, a R$ ${copy}`,
            cost: copies * copy,
          },
        ]
      : []),
    { what: 'Reserva para corrigir um preço ou um texto', cost: spare },
  ]
}

/** Weekdays on which the house is closed. */
export const closedDays = ({ wishes }: RequestSheet): ReadonlySet<number> =>
  new Set(
    wishes.flatMap((wish) => (wish.kind === 'date' && wish.closed && wish.weekdays ? wish.weekdays : [])),
  )

/** Nobody changes a menu on Christmas or New Year's Day, nor the evening before. */
const feast = /-(?:12-24|12-25|12-31|01-01)$/

type Step = { days: number; step: (typeof steps)[number]; task: string }

/** Days before the deadline on which each task ends, with the menu on the table; negative: after it. */
const before: readonly Step[] = [
  { days: 18, step: 'kitchen', task: 'fechar custos e textos com a cozinha' },
  { days: 13, step: 'proof', task: 'aprovar a prova impressa, preço por preço' },
  { days: 10, step: 'print', task: 'mandar imprimir' },
  { days: 4, step: 'team', task: 'ensaiar com a equipe e trocar os preços no caixa' },
  { days: 3, step: 'table', task: 'cardápio novo na mesa' },
]
/** The same back from the day on which the printer gets the file; printing takes about five days. */
const beforePrint: readonly Step[] = [
  { days: 7, step: 'kitchen', task: 'fechar custos e textos com a cozinha' },
  { days: 3, step: 'proof', task: 'aprovar a prova, preço por preço' },
  { days: 1, step: 'print', task: 'arquivo na gráfica' },
  { days: -3, step: 'team', task: 'ensaiar com a equipe e trocar os preços no caixa' },
  { days: -4, step: 'table', task: 'cardápio novo na mesa, se a gráfica levar cinco dias' },
]

/** The tasks with their days, none before today; null if the deadline is too near. */
export function datesTo(
  { by, of }: { by: string; of?: 'print' | undefined },
  today: string,
  closed: ReadonlySet<number>,
): NonNullable<MenuRedesign['dates']> | null {
  const left = Math.round((Date.parse(by) - Date.parse(today)) / 86_400_000)
  const least = of === 'print' ? 1 : 4
  if (left < least) return null
  const [tasks, last] = of === 'print' ? [beforePrint, 1] : [before, 2]
  const scale = Math.min(1, (left - 1) / ((tasks[0]?.days ?? 0) + 1))
  return tasks.map(({ days, step, task }) => {
    let on = addDays(by, days < 0 ? -days : -Math.max(last, Math.round(days * scale)))
    // Proofs and prints also wait for a working day; service tasks for an open one.
    while (on > today && (weekdayOf(on) === 0 || closed.has(weekdayOf(on)) || feast.test(on)))
      on = addDays(on, days < 0 ? 1 : -1)
    return { on: on < today ? today : on, task, step }
  })
}
