import { type QueryClient, useQuery } from '@tanstack/react-query'
import { memo, useDeferredValue, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { CreditExpiryNotice } from '@/content/credit-expiry-notice'
import { type Product, productsQuery } from '@/data/tables/products'
import { arrival, restaurantQuery } from '@/data/tables/restaurant-query'
import { useOwner } from '@/session/session-context'
import { Card } from '@/ui/card'
import { ErrorState } from '@/ui/error-state'
import { PageHeader, type PageHeading } from '@/ui/page-header'
import { Section } from '@/ui/section'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { toast } from '@/ui/toaster'
import { AgeLine } from './age/age-notice'
import { BalanceBox } from './components/balance-box'
import { BeforeYouPay } from './components/before-you-pay'
import { BottleCard } from './components/bottle-card'
import { HowItWorks } from './components/how-it-works'
import { OrdersSection } from './components/orders-section'
import { PackageCard } from './components/package-card'
import { PremiumCard } from './components/premium-card'
import { Reasons } from './components/reasons'
import { AskForAddress } from './delivery/ask-for-address'
import { DeliverTo } from './delivery/deliver-to'
import { PurchaseContext } from './purchase-context'
import { loadStripeSignals } from './stripe-signals'
import { useExpiries } from './use-expiries'
import { usePurchase } from './use-purchase'

/** The reads that need no restaurant. */
export function firstReads(client: QueryClient, userId: string): void {
  void client.prefetchQuery(productsQuery(userId))
}

/** The shop: /shop, and /pedidos, which is the same screen with the orders first. */
export default function ShopPage({ heading }: { heading: PageHeading }) {
  const { user, restaurant, balance } = useOwner()
  const ordersFirst = useLocation().pathname === paths.orders
  const { addressQuestion, ...purchase } = usePurchase()
  const expiries = useExpiries()
  const products = useQuery(productsQuery(user.id))
  // Deferred: rendering bottles and prices takes several frames on a slow phone, and must not delay input.
  const shelf = useDeferredValue(products.data)
  // Refetch on arrival: the balance shown here must be current.
  const house = useQuery({ ...restaurantQuery(user.id), staleTime: arrival })

  const failed = products.isError || house.isError
  useEffect(() => {
    if (failed) toast.error('Erro ao carregar dados', 'Tente recarregar a página')
  }, [failed])

  useEffect(() => {
    void loadStripeSignals()
  }, [])

  const orders = <OrdersSection />
  return (
    <PurchaseContext value={purchase}>
      <PageHeader
        eyebrow={restaurant?.name}
        {...heading}
        actions={<BalanceBox balance={balance} expiries={expiries} />}
      />
      <AskForAddress question={addressQuestion} />
      <CreditExpiryNotice expiries={expiries} className="mb-10 print:hidden" />
      {ordersFirst && orders}
      {/* On paper only the orders are printed, as a receipt. */}
      <div className={ordersFirst ? 'print:hidden' : undefined}>
        <HowItWorks />
        <div className="mb-10 flex flex-col gap-2">
          <DeliverTo />
          <AgeLine />
          <BeforeYouPay />
        </div>
        {!shelf && !products.isError && <ShelfSkeleton />}
        {products.isError && (
          <Card padding="none" className="mb-10">
            <ErrorState
              title="Os pacotes não carregaram"
              message="Verifique a conexão e tente outra vez."
              onRetry={() => void products.refetch()}
              retrying={products.isFetching}
            />
          </Card>
        )}
        {shelf && <Shelf products={shelf} />}
        <Reasons />
      </div>
      {!ordersFirst && orders}
    </PurchaseContext>
  )
}

/** All products on sale. */
const Shelf = memo(function Shelf({ products }: { products: readonly Product[] }) {
  const ofKind = (kind: Product['kind']) => products.filter((product) => product.kind === kind)
  return (
    <>
      <Section
        kind="inner"
        className="mb-14"
        id="pacotes"
        title="Pacotes"
        description="Pagamento único. Créditos liberados após a confirmação do pagamento e válidos por 12 meses."
      >
        <div className="grid gap-6 lg:grid-cols-3">
          {ofKind('credit_package').map((product) => (
            <PackageCard key={product.id} product={product} products={products} />
          ))}
        </div>
        {ofKind('premium_package').map((product) => (
          <PremiumCard key={product.id} product={product} products={products} />
        ))}
      </Section>
      <Section
        kind="inner"
        className="mb-14"
        id="garrafas"
        title="Garrafas"
        description="Nossas cachaças por garrafa. Cada real em garrafas também rende um crédito."
      >
        <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
          {ofKind('bottle').map((product) => (
            <BottleCard key={product.id} product={product} />
          ))}
        </div>
      </Section>
    </>
  )
})

function ShelfSkeleton() {
  return (
    <LoadingRegion label="Carregando pacotes" className="mb-10">
      <Skeleton className="mb-4 h-8 w-40" />
      <div className="grid gap-6 lg:grid-cols-3">
        <Skeleton className="h-112 w-full" />
        <Skeleton className="h-112 w-full" />
        <Skeleton className="h-112 w-full" />
      </div>
      <Skeleton className="mt-6 h-80 w-full" />
    </LoadingRegion>
  )
}
