import { orderOf } from './portions.ts'
import { nameOf } from './sentences.ts'

/** Open days in a row, Monday first, that one delivery of fresh goods serves. */
export type Run = readonly number[]

const fromMonday = (weekday: number) => (weekday + 6) % 7

/** Splits the open weekdays into deliveries: one for up to two days, two for up to four, else three. */
export function runsOf(weekdays: readonly number[]): Run[] {
  const days = weekdays.toSorted((a, b) => fromMonday(a) - fromMonday(b))
  const count = days.length <= 2 ? Math.min(1, days.length) : days.length <= 4 ? 2 : 3
  return Array.from({ length: count }, (_, index) =>
    days.slice(Math.floor((index * days.length) / count), Math.floor(((index + 1) * days.length) / count)),
  )
}

type Day = { weekday: number; units: number }

/** The units that each delivery must hold. */
export const perRun = (runs: readonly Run[], days: readonly Day[]): number[] =>
  runs.map((run) => days.reduce((sum, { weekday, units }) => (run.includes(weekday) ? sum + units : sum), 0))

/**
 * Whole units to buy for each delivery, which add up to those of the week.
 * @param loss share that is lost before it is served
 */
export function unitsPerRun(
  runs: readonly Run[],
  days: readonly Day[],
  loss: number,
  spare?: number,
): number[] {
  let held = 0
  let served = 0
  return perRun(runs, days).map((units) => {
    served += units
    const needed = Math.ceil(orderOf(served, loss, spare) - 1e-9)
    const bought = needed - held
    held = needed
    return bought
  })
}

/**
 * A week's units of one item by the open weekdays, as its own sales fell on them, or else as the house's.
 * @param own units by weekday over the sheet, from Sunday on
 */
export function itemDays(
  units: number,
  own: readonly number[] | undefined,
  house: readonly { weekday: number; share: number }[],
): Day[] {
  const parts = house.map(({ weekday, share }) => ({ weekday, part: own ? (own[weekday] ?? 0) : share }))
  const all = parts.reduce((sum, { part }) => sum + part, 0)
  return all === 0 ? [] : parts.map(({ weekday, part }) => ({ weekday, units: (units * part) / all }))
}

/** "quinta e sexta", "de terça a quinta" */
export function runWords(run: readonly number[]): string {
  const [first = 0] = run
  const last = run.at(-1) ?? first
  if (run.length === 1) return nameOf(first)
  return run.length === 2 ? `${nameOf(first)} e ${nameOf(last)}` : `${nameOf(first)} a ${nameOf(last)}`
}
