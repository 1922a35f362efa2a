/** Holidays on which houses of Ceará may close, by the names of the calendar. */
import { addDays, isoDay, type Span } from '../../base/calendar.ts'
import { namedDates } from './named-dates.ts'

const names = new Set([
  'Carnaval',
  'Dia de São José',
  'Data Magna do Ceará',
  'Sexta-feira Santa',
  'Tiradentes',
  'Dia do Trabalho',
  'Corpus Christi',
  'Independência',
  'Nossa Senhora Aparecida',
  'Finados',
  'Proclamação da República',
  'Consciência Negra',
  'Natal',
  'Réveillon',
])
const holidays = namedDates.filter(({ name }) => names.has(name))

export type Holiday = Span & { name: string }

/** The holidays that touch a span, in order of their days. */
export function holidaysWithin(from: string, to: string): Holiday[] {
  const years = [...new Set([Number(from.slice(0, 4)), Number(to.slice(0, 4))])]
  return holidays
    .flatMap(({ name, on }) => years.map((year) => ({ name, ...on(year) })))
    .filter((one) => one.to >= from && one.from <= to)
    .toSorted((a, b) => a.from.localeCompare(b.from))
}

/** What a day on which houses may close is called: a holiday, or Christmas Eve. */
export const holidayOn = (day: string): { name: string } | null =>
  day.endsWith('-12-24') ? { name: 'véspera de Natal' } : (holidaysWithin(day, day)[0] ?? null)

/** Days ahead in which "os feriados" are looked for: those of one calendar. */
const ahead = 75

/** The days off work: Carnival's Monday and Tuesday, and the day after New Year's Eve. */
function offWork(one: Holiday): Holiday {
  if (one.name === 'Carnaval') return { ...one, from: addDays(one.from, 2), to: addDays(one.to, -1) }
  if (one.name !== 'Réveillon') return one
  const day = isoDay(Number(one.from.slice(0, 4)) + 1, 1, 1)
  return { name: 'Ano-Novo', from: day, to: day }
}

/** "nos feriados" are those of the coming weeks, "no feriado" is the next one. */
export function holidaysSaid(isPlural: boolean, today: string): Holiday[] {
  const found = holidaysWithin(addDays(today, 1), addDays(today, isPlural ? ahead : 365)).map(offWork)
  return isPlural ? found : found.slice(0, 1)
}
