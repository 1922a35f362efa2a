import { useQuery } from '@tanstack/react-query'
import { useOwner } from '@/session/session-context'
import { NoSubscription, SubscriptionSummary } from './components/subscription-summary'
import { subscriptionQuery } from './subscription.queries'

function useSubscription() {
  const { user } = useOwner()
  return useQuery(subscriptionQuery(user.id))
}

/** The owner's subscription; nothing without one. */
export function SubscriptionCard() {
  const { data } = useSubscription()
  return data ? <SubscriptionSummary subscription={data} /> : null
}

/** Says that there is no subscription, once this is known. */
export function NoSubscriptionCard() {
  const { data } = useSubscription()
  return data === null ? <NoSubscription /> : null
}
