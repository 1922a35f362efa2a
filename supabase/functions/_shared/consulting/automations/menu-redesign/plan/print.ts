/** The print within the owner's budget, and the days back from the owner's deadline. */
import { addDays, weekdayOf } from '../../../base/calendar.ts'
import type { RequestSheet } from '../../../base/request/request-sheet.ts'
import type { MenuRedesign } from '../schema.ts'

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

/** Days before the deadline on which each task ends. */
const before = [
  { days: 18, task: 'fechar custos e textos com a cozinha' },
  { days: 13, task: 'aprovar a prova impressa, preço por preço' },
  { days: 10, task: 'mandar imprimir' },
  { days: 4, task: 'ensaiar com a equipe e trocar os preços no caixa' },
  { days: 3, task: 'cardápio novo na mesa' },
] as const

/** The tasks with their days, none before today; null if the deadline is too near for a print. */
export function datesTo(
  by: string,
  today: string,
  closed: ReadonlySet<number>,
): NonNullable<MenuRedesign['dates']> | null {
  const left = Math.round((Date.parse(by) - Date.parse(today)) / 86_400_000)
  if (left < 4) return null
  const scale = Math.min(1, (left - 1) / (before[0].days + 1))
  return before.map(({ days, task }) => {
    let on = addDays(by, -Math.max(2, Math.round(days * scale)))
    // Proofs and prints also wait for a working day; service tasks for an open one.
    while (on > today && (weekdayOf(on) === 0 || closed.has(weekdayOf(on)))) on = addDays(on, -1)
    return { on: on < today ? today : on, task }
  })
}
