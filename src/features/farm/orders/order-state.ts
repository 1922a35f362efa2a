import type { FarmOrder } from './order.queries'

/** What a member can do with an order, by the names of the database's functions. */
export type OrderAction =
  | 'pack'
  | 'ship'
  | 'deliver'
  | 'return'
  | 'release'
  | 'hold'
  | 'unpack'
  | 'pay_refund'

type OrderState = Pick<FarmOrder, 'step' | 'status' | 'packed' | 'withdrawal'>

/** The actions that fit an order's state, the next step first. */
export function actionsOf(order: OrderState): OrderAction[] {
  const { withdrawal } = order
  const owed = withdrawal !== null && withdrawal.bankConfirmedAt !== null && withdrawal.refundedAt === null
  return owed ? ['pay_refund', ...stepActions(order)] : stepActions(order)
}

function stepActions(order: OrderState): OrderAction[] {
  switch (order.step) {
    case 'to_pack':
      return ['pack', 'hold']
    case 'address':
    case 'age':
      return ['hold']
    case 'held':
      return order.packed ? ['release', 'unpack'] : ['release']
    case 'packed':
      return ['ship', 'unpack', 'hold']
    case 'to_unpack':
      return ['unpack']
    case 'shipped':
      return ['deliver', 'return']
    case 'coming_back':
    case 'delivered':
      return ['return']
    case 'returned':
    case 'other':
      return []
  }
}

/** The id of the last event that a member sees. */
export const lastEvent = (order: Pick<FarmOrder, 'events'>): number => order.events.at(-1)?.id ?? 0
