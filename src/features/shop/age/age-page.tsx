import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { useSingleMutation } from '@/data/client/use-single-mutation'
import type { Age } from '@/data/tables/age'
import { ageQuery } from '@/data/tables/age-verifications'
import { productsQuery } from '@/data/tables/products'
import { useOwner } from '@/session/session-context'
import { Button } from '@/ui/button'
import { ButtonLink } from '@/ui/button-link'
import { ErrorState } from '@/ui/error-state'
import { PageHeader, type PageHeading } from '@/ui/page-header'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { toast } from '@/ui/toaster'
import { AskForAddress } from '../delivery/ask-for-address'
import { usePurchase } from '../use-purchase'
import { ageMessage } from './age.messages'
import { checkVerification, contestVerification, startVerification } from './age.queries'
import { AgeCard } from './age-card'
import { ageAddress, type Errand, isBackFromProvider, readErrand } from './errand'

/** Milliseconds between reads of our own row, while the provider's event may be on its way. */
const lookInterval = 3_000

/** The owner's age verification: the explanation before it, and the page to which the provider returns. */
export default function AgePage({ heading }: { heading: PageHeading }) {
  const { user } = useOwner()
  const client = useQueryClient()
  const [search] = useSearchParams()
  const errand = readErrand(search)
  const isBack = isBackFromProvider(search)
  const options = ageQuery(user.id)
  const age = useQuery({
    ...options,
    refetchInterval: ({ state }) => isBack && state.data?.status === 'pending' && lookInterval,
  })
  const refresh = () => client.invalidateQueries({ queryKey: options.queryKey })

  const start = useSingleMutation({
    mutationFn: () => startVerification(`${window.location.origin}${ageAddress(errand)}`),
    onSuccess: (url) => {
      if (url) window.location.assign(url)
      else void refresh()
    },
  })
  const check = useSingleMutation({ mutationFn: checkVerification, onSettled: refresh })
  const contest = useSingleMutation({
    mutationFn: contestVerification,
    onSuccess: () => toast.success('Contestação enviada'),
    onSettled: refresh,
  })
  const { mutate: checkNow } = check
  const checked = useRef(false)
  useEffect(() => {
    if (!isBack || checked.current) return
    checked.current = true
    checkNow()
  }, [isBack, checkNow])
  const { reset: forgetStart } = start
  useEffect(() => {
    // The back button may restore this page from the cache with its button still busy.
    const onPageShow = (event: PageTransitionEvent) => event.persisted && forgetStart()
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [forgetStart])

  const failed = start.error ?? check.error
  return (
    <>
      <PageHeader {...heading} back={backOf(errand)} />
      {!age.data && age.isError && (
        <ErrorState
          title="Não conseguimos ler a sua verificação"
          message="Verifique a conexão e tente outra vez."
          onRetry={() => void age.refetch()}
          retrying={age.isFetching}
        />
      )}
      {!age.data && !age.isError && (
        <LoadingRegion label="Carregando a verificação">
          <Skeleton className="h-72 max-w-reading" />
        </LoadingRegion>
      )}
      {age.data && (
        <AgeCard
          age={age.data}
          // The page stays busy until the provider's page has replaced it.
          doing={
            start.isPending || start.data
              ? 'start'
              : check.isPending
                ? 'check'
                : contest.isPending
                  ? 'contest'
                  : null
          }
          contestError={contest.error}
          failure={failed ? ageMessage(failed) : undefined}
          onStart={() => {
            check.reset()
            start.mutate()
          }}
          onCheck={() => {
            start.reset()
            check.mutate()
          }}
          onContest={contest.mutate}
          onwards={<Onwards errand={errand} status={age.data.status} />}
        />
      )}
    </>
  )
}

const backOf = (errand: Errand) =>
  errand.kind === 'order'
    ? { to: paths.order(errand.orderId), label: 'Pedido' }
    : { to: paths.shop, label: 'Loja' }

interface OnwardsProps {
  errand: Errand
  status: Age['status']
}

/** Back to what the owner was doing: the purchase goes on once the age is verified. */
function Onwards({ errand, status }: OnwardsProps) {
  const verified = status === 'verified'
  if (errand.kind === 'buy') return <OnwardsToPayment errand={errand} verified={verified} />
  if (errand.kind === 'order')
    return verified ? (
      <ButtonLink to={paths.order(errand.orderId)}>Voltar ao pedido</ButtonLink>
    ) : (
      <p className="text-fg-muted">As garrafas do seu pedido são embaladas depois da verificação.</p>
    )
  return verified ? (
    <ButtonLink to={paths.shop}>Ir para a loja</ButtonLink>
  ) : (
    <p className="text-fg-muted">
      Os créditos dos pacotes não dependem disso.{' '}
      <Link to={paths.shop} className="text-link">
        Voltar para a loja
      </Link>
    </p>
  )
}

function OnwardsToPayment({
  errand,
  verified,
}: {
  errand: Extract<Errand, { kind: 'buy' }>
  verified: boolean
}) {
  const { user } = useOwner()
  const { addressQuestion, ...purchase } = usePurchase()
  const { data: products } = useQuery(productsQuery(user.id))
  const product = products?.find(({ price_id }) => price_id === errand.priceId)
  const wanted = product ? `${errand.quantity} × ${product.name}` : 'garrafas'
  if (!verified)
    return <p className="text-fg-muted">Depois da verificação você continua a compra: {wanted}.</p>
  return (
    <>
      <AskForAddress question={addressQuestion} />
      <Button
        loading={purchase.pending !== null}
        loadingText="Abrindo o pagamento..."
        onClick={() => purchase.buy({ key: 'age', priceId: errand.priceId, quantity: errand.quantity })}
      >
        Continuar a compra: {wanted}
      </Button>
      <ButtonLink to={paths.shop} variant="secondary">
        Voltar para a loja
      </ButtonLink>
    </>
  )
}
