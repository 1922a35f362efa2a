import type { Product } from '@/data/tables/products'
import { centsToReais } from '@/domain/money'
import type { OrderItem, Payment, PurchasedOrder, PurchaseReading } from './shop.queries'

/** How long the buyer has been on the page: just arrived, waiting, or waiting for over a minute. */
export type WaitStage = 'fresh' | 'waiting' | 'slow'

/** Milliseconds after which the stage changes. */
export const waitStageAfter = { waiting: 3_000, slow: 60_000 } as const

export type PurchaseState =
  | { kind: 'confirming'; slow: boolean }
  | { kind: 'paid'; payment: Payment; order: PurchasedOrder | null }
  | { kind: 'boleto'; order: PurchasedOrder }
  | { kind: 'closed'; order: PurchasedOrder }
  | { kind: 'unknown' }

/**
 * The state to show the buyer. Only a payment recorded by the webhook counts as paid; being redirected here does not.
 * A session without an order counts as unknown only after a short wait.
 */
export function readPurchase(reading: PurchaseReading | undefined, stage: WaitStage): PurchaseState {
  const { payment, order } = reading ?? { payment: null, order: null }
  if (order && (order.status === 'failed' || order.status === 'cancelled')) return { kind: 'closed', order }
  if (payment) return { kind: 'paid', payment, order }
  if (order?.hasOpenBoleto) return { kind: 'boleto', order }
  if (reading && !order && stage !== 'fresh') return { kind: 'unknown' }
  return { kind: 'confirming', slow: stage === 'slow' }
}

/** Milliseconds until the next poll, or false when nothing more will change. */
export function pollInterval(state: PurchaseState, stage: WaitStage): number | false {
  if (state.kind === 'paid' || state.kind === 'closed') return false
  if (state.kind === 'boleto') return 15_000
  return stage === 'slow' ? 10_000 : 1_500
}

export type PurchaseContents =
  | { kind: 'credits'; name: string; base: number; bonus: number; bonusPercentage: number; total: number }
  | { kind: 'premium'; name: string }
  | { kind: 'bottles'; lines: { name: string; quantity: number }[]; credits: number }
  | { kind: 'other' }

/**
 * What was bought, by the price ids of the items. The amount paid (in cents) decides only where no item is known. The
 * items keep the figures from the time of purchase.
 */
export function describePurchase(
  items: readonly OrderItem[],
  amountTotal: number,
  products: readonly Product[],
): PurchaseContents {
  const known = items.length > 0 ? items : itemByAmount(amountTotal, products)
  const bottles = known.filter((item) => item.kind === 'bottle')
  const [item] = known
  if (!item) return { kind: 'other' }
  if (item.kind === 'premium_package') return { kind: 'premium', name: item.name }
  if (bottles.length > 0) {
    return {
      kind: 'bottles',
      lines: bottles.map(({ name, quantity }) => ({ name, quantity })),
      credits: bottles.reduce((sum, bottle) => sum + (bottle.credits + bottle.bonus) * bottle.quantity, 0),
    }
  }
  return {
    kind: 'credits',
    name: item.name,
    base: item.credits,
    bonus: item.bonus,
    bonusPercentage: item.credits > 0 ? Math.round((item.bonus / item.credits) * 100) : 0,
    total: item.credits + item.bonus,
  }
}

function itemByAmount(amountTotal: number, products: readonly Product[]): OrderItem[] {
  const product = products.find((candidate) => candidate.price === centsToReais(amountTotal))
  return product ? [{ ...product, quantity: 1, unit_price: product.price }] : []
}
