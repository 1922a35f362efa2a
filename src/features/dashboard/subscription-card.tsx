import { useQuery } from '@tanstack/react-query'
import { paths } from '@/config/paths'
import { useOwner } from '@/session/session-context'
import { ButtonLink } from '@/ui/button'
import { Card } from '@/ui/card'
import { SubscriptionSummary } from './components/subscription-summary'
import { fetchSubscription } from './subscription.queries'

function useSubscription() {
  const { user } = useOwner()
  return useQuery({
    queryKey: ['subscription', user.id],
    queryFn: () =>
      fetchSubscription().catch((error: unknown) => {
        // Nobody's work stops for want of this card: the trouble is only logged.
        console.error('subscription', error)
        throw error
      }),
  })
}

/** The owner's subscription, where there is one; nothing otherwise. */
export function SubscriptionCard() {
  const { data } = useSubscription()
  return data ? <SubscriptionSummary subscription={data} /> : null
}

/** Says that there is no subscription, once that is known. */
export function NoSubscriptionCard() {
  const { data } = useSubscription()
  if (data !== null) return null
  return (
    <Card className="flex flex-col items-start gap-4">
      <div>
        <h2 className="text-subheading">Nenhuma assinatura ativa</h2>
        <p className="mt-1 text-fg-muted">Adquira créditos para usar as automações</p>
      </div>
      <ButtonLink to={paths.shop} variant="secondary" size="sm">
        Ver pacotes
      </ButtonLink>
    </Card>
  )
}
