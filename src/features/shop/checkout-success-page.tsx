import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { productName } from '@/content/product'
import { ageQuery } from '@/data/tables/age-verifications'
import { premiumGrantsQuery } from '@/data/tables/automation-entitlements'
import { productsQuery } from '@/data/tables/products'
import { type SignedIn, useSession } from '@/session/session-context'
import { ButtonLink } from '@/ui/button-link'
import { Container } from '@/ui/container'
import { ErrorState } from '@/ui/error-state'
import { Wordmark } from '@/ui/illustrations/wordmark'
import { SkipLink } from '@/ui/skip-link'
import { waitsForAge } from './age/waits-for-age'
import { Outcome } from './components/outcome'
import { PurchaseReceipt } from './components/purchase-receipt'
import { describePurchase, pollInterval, readPurchase } from './purchase-state'
import { ordersKey, type Payment, type PurchasedOrder, purchaseQuery } from './shop.queries'
import { useWaitStage } from './use-wait-stage'

/** Where the payment page returns buyers. Anybody can open this URL, so it shows only what the database says. */
export default function CheckoutSuccessPage() {
  const [parameters] = useSearchParams()
  const sessionId = parameters.get('session_id')
  return (
    <>
      <SkipLink />
      <header className="border-line border-b">
        <Container className="flex min-h-16 items-center">
          <Link
            to={paths.home}
            aria-label={`${productName}, página inicial`}
            className="flex min-h-11 items-center rounded-small"
          >
            <Wordmark name={productName} size="sm" />
          </Link>
        </Container>
      </header>
      <main id="conteudo" tabIndex={-1} className="py-10 outline-none sm:py-16">
        <Container width="reading">
          {sessionId ? <ForBuyer sessionId={sessionId} /> : <SessionMissing />}
        </Container>
      </main>
    </>
  )
}

function SessionMissing() {
  return (
    <Outcome
      look="closed"
      title="Sessão não encontrada"
      text="O endereço desta página não traz o número da compra. Seus pedidos e pagamentos estão na loja."
      actions={<ButtonLink to={paths.shop}>Voltar para a loja</ButtonLink>}
    />
  )
}

function ForBuyer({ sessionId }: { sessionId: string }) {
  const session = useSession()
  const location = useLocation()
  if (session.status === 'loading') return <Outcome look="waiting" title="Verificando autenticação..." />
  if (session.status === 'signed-out') {
    return (
      <Outcome
        look="closed"
        title="Entre para ver a sua compra"
        text="O pagamento não depende desta página. Faça login com a conta que fez o pedido e voltamos para cá."
        actions={
          <ButtonLink to={paths.auth} state={{ from: location }}>
            Entrar
          </ButtonLink>
        }
      />
    )
  }
  return <Purchase sessionId={sessionId} owner={session} refreshRestaurant={session.refreshRestaurant} />
}

interface PurchaseProps {
  sessionId: string
  owner: SignedIn
  refreshRestaurant: () => Promise<unknown>
}

function Purchase({ sessionId, owner, refreshRestaurant }: PurchaseProps) {
  const queryClient = useQueryClient()
  const stage = useWaitStage()
  const purchase = useQuery({
    ...purchaseQuery(owner.user.id, sessionId),
    refetchInterval: (query) => pollInterval(readPurchase(query.state.data, stage), stage),
  })
  const state = readPurchase(purchase.data, stage)
  const paid = state.kind === 'paid'
  // Once per payment: refreshing changes the session, and with it the function's identity.
  const refreshed = useRef(false)
  useEffect(() => {
    if (!paid || refreshed.current) return
    refreshed.current = true
    // After a failure the old balance stays until the next read. The purchase is unaffected.
    refreshRestaurant().catch((error: unknown) => console.error('refreshRestaurant', error))
    void queryClient.invalidateQueries({ queryKey: ordersKey(owner.user.id) })
  }, [paid, refreshRestaurant, queryClient, owner.user.id])

  if (purchase.isError && !purchase.data) {
    return (
      <ErrorState
        title="Não conseguimos consultar a sua compra"
        message="O pagamento não depende desta página. Verifique a conexão e tente outra vez."
        onRetry={() => void purchase.refetch()}
        retrying={purchase.isFetching}
      />
    )
  }
  if (state.kind === 'paid') {
    return <Paid payment={state.payment} order={state.order} owner={owner} />
  }
  return <NotPaid kind={state.kind} slow={state.kind === 'confirming' && state.slow} />
}

interface PaidProps {
  payment: Payment
  order: PurchasedOrder | null
  owner: SignedIn
}

function Paid({ payment, order, owner: { user, restaurant } }: PaidProps) {
  const items = order?.items ?? []
  const products = useQuery({ ...productsQuery(user.id), enabled: items.length === 0 })
  const contents = describePurchase(items, payment.amountTotal, products.data ?? [])
  // What the package grants is optional here: the purchase does not depend on it.
  const packages = useQuery({
    ...premiumGrantsQuery(user.id, restaurant?.id),
    enabled: contents.kind === 'premium',
  })
  const { data: age } = useQuery(ageQuery(user.id))
  return (
    <PurchaseReceipt
      payment={payment}
      contents={contents}
      order={order}
      lacksAge={order !== null && waitsForAge(order, age)}
      granted={packages.data?.find(({ orderId }) => orderId === payment.orderId)}
    />
  )
}

const seeOrders = (
  <ButtonLink to={paths.orders} variant="secondary">
    Ver meus pedidos
  </ButtonLink>
)

function NotPaid({ kind, slow }: { kind: 'confirming' | 'boleto' | 'closed' | 'unknown'; slow: boolean }) {
  switch (kind) {
    case 'confirming':
      return (
        <Outcome
          look="waiting"
          title="Confirmando o pagamento"
          text={
            slow
              ? 'A confirmação está demorando mais que o normal. Você pode fechar esta página: assim que o pagamento for confirmado, os créditos entram na sua conta e o pedido muda de situação.'
              : 'Estamos esperando a confirmação do pagamento. Costuma levar poucos segundos.'
          }
          actions={slow && seeOrders}
        />
      )
    case 'boleto':
      return (
        <Outcome
          look="waiting-payment"
          title="Aguardando Pagamento"
          text="Seu boleto foi emitido. Depois que ele for pago, a confirmação do banco leva até 2 dias úteis, e então os créditos entram na sua conta."
          actions={
            <>
              {seeOrders}
              <ButtonLink to={paths.dashboard} variant="ghost">
                Ir para o Dashboard
              </ButtonLink>
            </>
          }
        />
      )
    case 'closed':
      return (
        <Outcome
          look="closed"
          title="Este pedido não foi concluído"
          text="O pagamento falhou ou foi cancelado, e nenhum crédito foi lançado. Você pode fazer o pedido de novo."
          actions={
            <>
              <ButtonLink to={paths.shop}>Voltar para a loja</ButtonLink>
              {seeOrders}
            </>
          }
        />
      )
    case 'unknown':
      return (
        <Outcome
          look="closed"
          title="Não encontramos esta compra"
          text="Ela não existe ou foi feita por outra conta. Se você acabou de pagar, espere um instante: a página se atualiza sozinha."
          actions={
            <>
              {seeOrders}
              <ButtonLink to={paths.shop} variant="ghost">
                Voltar para a loja
              </ButtonLink>
            </>
          }
        />
      )
  }
}
