import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '@/data/client/errors'
import { kept, userKey } from '@/data/client/query-keys'
import { supabase } from '@/data/client/supabase'

export type Subscription = {
  status: string
  packageName: string
  /** Unix seconds, or null when the payment provider gives no end. */
  currentPeriodEnd: number | null
  cancelAtPeriodEnd: boolean
}

/** The owner's latest subscription with the name of its package, or null. */
export function subscriptionQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, 'stripe_user_subscriptions'),
    queryFn: () =>
      fetchSubscription().catch((error: unknown) => {
        // The card is optional: a failure is only logged.
        console.error('subscription', error)
        throw error
      }),
    meta: kept,
  })
}

async function fetchSubscription(): Promise<Subscription | null> {
  const row = unwrap(
    await supabase
      .from('stripe_user_subscriptions')
      .select('subscription_status, price_id, current_period_end, cancel_at_period_end')
      .order('current_period_end', { ascending: false })
      .limit(1)
      .maybeSingle(),
  )
  if (!row) return null
  const product = row.price_id
    ? unwrap(await supabase.from('products').select('name').eq('price_id', row.price_id).maybeSingle())
    : null
  return {
    status: row.subscription_status,
    packageName: product?.name ?? 'Pacote Personalizado',
    currentPeriodEnd: row.current_period_end,
    cancelAtPeriodEnd: row.cancel_at_period_end,
  }
}
