/**
 * `npm run reconcile`: compares Stripe's checkout sessions with our orders and prints the differences. `--
 * --fix` repairs what it can through the webhook's own database function, so running it twice, or beside a
 * late webhook, changes nothing more. `-- --days 90` looks back further than 30 days.
 *
 * Reads SUPABASE_URL, SUPABASE_SECRET_KEY and STRIPE_SECRET_KEY, or a local stack's file (STACK_STATUS).
 */
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type Stripe from 'stripe'
import type { Database } from '../functions/_shared/database.types.ts'
import { createStripe } from '../functions/_shared/stripe.ts'
import { readTarget, required, type Target } from './target.ts'

export type Difference = {
  sessionId: string
  orderId: string | null
  problem:
    | 'payment_not_applied'
    | 'expiry_not_applied'
    | 'refund_not_applied'
    | 'credits_not_reversed'
    | 'amount_differs'
    | 'order_missing'
    | 'paid_without_payment'
  repaired: boolean
}

type Order = Database['public']['Functions']['reconciliation_orders']['Returns'][number]

/** Reads all orders since a time, in pages: the API returns at most 1,000 rows at once. */
async function readOrders(service: SupabaseClient<Database>, since: Date): Promise<Map<string, Order>> {
  const orders = new Map<string, Order>()
  for (let from = 0; ; from += 500) {
    const { data, error } = await service
      .rpc('reconciliation_orders', { p_since: since.toISOString() })
      .range(from, from + 499)
    if (error) throw new Error(`reconciliation_orders: ${error.message}`)
    for (const order of data) orders.set(order.order_id, order)
    if (data.length < 500) return orders
  }
}

type Finding = {
  problem: Difference['problem']
  /** The repair, if there is one: the missed event, or reversing the credits again. */
  repair?: { type: string; object: Stripe.Checkout.Session | Stripe.Charge } | 'credits'
}

/** Compares one session with its order. */
function compare(session: Stripe.Checkout.Session, order: Order | undefined): Finding | null {
  const paid = session.payment_status === 'paid'
  if (!order) return paid ? { problem: 'order_missing' } : null
  if (paid && session.amount_total !== order.amount) return { problem: 'amount_differs' }
  const intent = session.payment_intent
  const charge = intent && typeof intent === 'object' ? intent.latest_charge : null
  const refunded = charge && typeof charge === 'object' ? charge.amount_refunded : 0
  if (paid && !order.is_paid) {
    // A payment that could not be granted and was refunded is settled.
    if (refunded >= order.amount) return null
    return { problem: 'payment_not_applied', repair: { type: 'checkout.session.completed', object: session } }
  }
  if (!paid && order.is_paid) return { problem: 'paid_without_payment' }
  if (session.status === 'expired' && order.status === 'pending_payment') {
    return { problem: 'expiry_not_applied', repair: { type: 'checkout.session.expired', object: session } }
  }
  if (charge && typeof charge === 'object' && refunded > order.refunded) {
    return { problem: 'refund_not_applied', repair: { type: 'charge.refunded', object: charge } }
  }
  if (order.credits_reversed !== order.credits_to_reverse) {
    return { problem: 'credits_not_reversed', repair: 'credits' }
  }
  return null
}

/** Compares all sessions since `since`, and repairs when `fix`. Returns differences in Stripe's order. */
export async function reconcile(
  stripe: Stripe,
  service: SupabaseClient<Database>,
  { since, fix }: { since: Date; fix: boolean },
): Promise<Difference[]> {
  const differences: Difference[] = []
  // An order is older than its session.
  const orders = await readOrders(service, new Date(since.getTime() - 3_600_000))
  const sessions = stripe.checkout.sessions.list({
    limit: 100,
    created: { gte: Math.floor(since.getTime() / 1000) },
    expand: ['data.payment_intent.latest_charge'],
  })
  for await (const session of sessions) {
    // Sessions of other shops on the same account have no order of ours.
    if (!session.client_reference_id) continue
    const order = orders.get(session.client_reference_id)
    const found = compare(session, order)
    if (!found) continue
    let repaired = false
    if (fix && found.repair === 'credits' && order) repaired = await reapply(service, order)
    else if (fix && found.repair && found.repair !== 'credits')
      repaired = await apply(service, session, found.repair)
    differences.push({
      sessionId: session.id,
      orderId: session.client_reference_id,
      problem: found.problem,
      repaired,
    })
  }
  return differences
}

/** Applies the missed event through the webhook's database function. */
async function apply(
  service: SupabaseClient<Database>,
  session: Stripe.Checkout.Session,
  { type, object }: Exclude<NonNullable<Finding['repair']>, 'credits'>,
): Promise<boolean> {
  const intent = session.payment_intent
  const event = {
    // The same repair has the same id. A refund that has grown since is a new one.
    id: `reconcile_${session.id}_${type}_${'amount_refunded' in object ? object.amount_refunded : ''}`,
    type,
    created: session.created,
    data: {
      object:
        type === 'charge.refunded'
          ? object
          : { ...object, payment_intent: intent && typeof intent === 'object' ? intent.id : intent },
    },
  }
  const { data, error } = await service.rpc('apply_stripe_event', {
    p_event: JSON.parse(JSON.stringify(event)),
  })
  if (error) throw new Error(`apply_stripe_event: ${error.message}`)
  return data.startsWith('applied')
}

/** Reverses the credits that an order's refunds require. */
async function reapply(service: SupabaseClient<Database>, order: Order): Promise<boolean> {
  const { error } = await service.rpc('reapply_reversals', { p_order_id: order.order_id })
  if (error) throw new Error(`reapply_reversals: ${error.message}`)
  return true
}

function connect(target: Target): { stripe: Stripe; service: SupabaseClient<Database> } {
  const { STRIPE_API_BASE: base } = target
  return {
    service: createClient<Database>(
      required(target, 'SUPABASE_URL'),
      required(target, 'SUPABASE_SECRET_KEY'),
      { auth: { persistSession: false, autoRefreshToken: false } },
    ),
    stripe: createStripe({
      stripeSecretKey: required(target, 'STRIPE_SECRET_KEY'),
      stripeApiBase: base ? new URL(base) : null,
      stripeTimeout: 30_000,
    }),
  }
}

if (import.meta.main) {
  const { stripe, service } = connect(await readTarget(process.env))
  const fix = process.argv.includes('--fix')
  const daysAt = process.argv.indexOf('--days')
  const days = daysAt > 0 ? Number(process.argv[daysAt + 1]) : 30
  const differences = await reconcile(stripe, service, {
    since: new Date(Date.now() - days * 86_400_000),
    fix,
  })
  for (const { sessionId, orderId, problem, repaired } of differences) {
    console.log(
      `${problem.padEnd(20)} ${repaired ? 'repaired' : 'open    '}  order ${orderId}  session ${sessionId}`,
    )
  }
  const open = differences.filter((difference) => !difference.repaired).length
  console.log(`${differences.length} differences in ${days} days, ${differences.length - open} repaired.`)
  process.exitCode = open > 0 ? 1 : 0
}
