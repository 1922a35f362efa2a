import { Button } from '@/ui/button'
import { usePagePurchase } from '../purchase-context'
import type { PurchaseIntent } from '../use-purchase'

interface BuyButtonProps {
  intent: PurchaseIntent
  /** Names the product for screen readers. */
  productName: string
  variant?: 'primary' | 'secondary'
}

/** Buys one product. While a purchase is in progress, every other button is disabled. */
export function BuyButton({ intent, productName, variant = 'primary' }: BuyButtonProps) {
  const purchase = usePagePurchase()
  const loading = purchase.pending === intent.key
  return (
    <Button
      block
      variant={variant}
      loading={loading}
      loadingText="Abrindo o pagamento..."
      disabled={purchase.pending !== null}
      onClick={() => purchase.buy(intent)}
    >
      <span>
        Comprar<span className="sr-only"> {productName}</span>
      </span>
    </Button>
  )
}
