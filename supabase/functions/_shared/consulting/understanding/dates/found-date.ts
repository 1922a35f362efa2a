import type { Span } from '../../base/calendar.ts'

/** A date found in a text: its days, its place, and its name if it has one. */
export type FoundDate = { span: Span; start: number; end: number; name: string | null }

export const weekdays = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado']

export const oneDay = (day: string): Span => ({ from: day, to: day })

export const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()
