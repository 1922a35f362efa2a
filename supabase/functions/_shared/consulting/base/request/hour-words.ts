import type { WishOf } from './wish.ts'

/** 17.5 → "17h30" */
export function hour(value: number): string {
  const minutes = Math.round((value % 1) * 60)
  return `${Math.floor(value)}h${minutes === 0 ? '' : String(minutes).padStart(2, '0')}`
}

/** "das 17h às 19h30" */
export const hoursOf = ({ start, end }: Pick<WishOf<'hours'>, 'start' | 'end'>): string =>
  `das ${hour(start)} às ${hour(end)}`

/** dd/mm/yyyy */
export function dayWords(iso: string): string {
  const [year, month, date] = iso.split('-')
  return `${date}/${month}/${year}`
}
