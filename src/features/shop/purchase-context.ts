import { createContext, useContext } from 'react'
import type { Purchase } from './use-purchase'

/** The purchase of the page: given to the buttons alone, so that a press does not draw the whole shop anew. */
export const PurchaseContext = createContext<Purchase | null>(null)

/** @throws outside a page that sells */
export function usePagePurchase(): Purchase {
  const purchase = useContext(PurchaseContext)
  if (!purchase) throw new Error('usePagePurchase needs a PurchaseContext above it')
  return purchase
}
