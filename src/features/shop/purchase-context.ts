import { createContext, useContext } from 'react'
import type { Purchase } from './use-purchase'

/** The purchase of the page. Only the buttons read it, so a purchase does not re-render the shop. */
export const PurchaseContext = createContext<Purchase | null>(null)

/** @throws outside a page that provides a purchase */
export function usePagePurchase(): Purchase {
  const purchase = useContext(PurchaseContext)
  if (!purchase) throw new Error('usePagePurchase needs a PurchaseContext above it')
  return purchase
}
