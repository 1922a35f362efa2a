/** What the house has left over without saying how much: it opens the menu, and yesterday's bread costs nothing more. */
import type { Prices } from '../../base/pantry/house-prices.ts'
import { foodOf } from '../../base/pantry/kitchen.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import { foodIdsOf } from './wanted.ts'

export const breadId = 'pao_frances'

type Sheet = Pick<RequestSheet, 'wishes'>

/** What is left over; and of it what would be thrown away, since no guest orders it any more. */
const isOver = /\bsobr(?:a|am|ando|ou|aram)\b|\bde ontem\b|\bamanhecid|\bdormid|\bdia anterior\b/i
const isOld = /\bde ontem\b|\bamanhecid|\bdormid|\bdia anterior\b/i

const idsIn = ({ wishes }: Sheet, says: RegExp): string[] =>
  wishes.flatMap((wish) =>
    wish.kind === 'leftover' || (wish.kind === 'prefer' && says.test(wish.text)) ? foodIdsOf(wish.what) : [],
  )

/** Pantry ids of everything that the house has left over. */
export const leftOverIds = (sheet: Sheet): ReadonlySet<string> => new Set(idsIn(sheet, isOver))

/** Whether the house has yesterday's bread to use up. */
export const hasOldBread = ({ wishes }: Sheet): boolean =>
  wishes.some(
    (wish) => wish.kind === 'prefer' && isOld.test(wish.text) && foodIdsOf(wish.what).includes(breadId),
  )

/** Nothing is paid for what would be thrown away. */
export const withOldBread = (prices: Prices): Prices => {
  const { name } = foodOf(breadId)
  return (sold) => (sold.name === name ? { price: 0, amount: 1, label: 'sobra de ontem' } : prices(sold))
}
