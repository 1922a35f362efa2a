import type { Age } from '@/data/tables/age'
import type { Order } from '../shop.queries'

/** Whether a paid order's bottles wait for the owner's age. */
export function waitsForAge(
  order: Pick<Order, 'status' | 'items' | 'includedBottles'>,
  age: Age | undefined,
): boolean {
  return (
    age !== undefined &&
    age.status !== 'verified' &&
    (order.status === 'pending' || order.status === 'processing') &&
    [...order.items, ...order.includedBottles].some(({ kind }) => kind === 'bottle')
  )
}
