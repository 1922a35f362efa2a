/** What the demo owners buy, how they pay, and how far the farm processes it. */
import { moveOrder, moveReversal, type Run } from './move-dates.ts'
import type { Client } from './people.ts'

export interface Stack {
  apiUrl: string
  appUrl: string
  stripeUrl: string
  ageUrl: string
  publishableKey: string
  /** Runs SQL as the database's owner. */
  run: Run
}

type StripeSession = {
  id: string
  client_reference_id: string | null
  payment_intent: { latest_charge: { id: string } | null } | null
}

/** The packages and bottles by their price ids. */
const priceOf = {
  starter: 'price_pacote_iniciante',
  professional: 'price_pacote_profissional',
  business: 'price_pacote_empresarial',
  premium: 'price_consultoria_extrapremium',
  alambique: 'price_cachaca_alambique',
  carvalho: 'price_cachaca_carvalho_premium',
} as const

/** How far the farm processes an order. */
type Step = 'packed' | 'shipped' | 'delivered' | 'returned'

export interface Live {
  stack: Stack
  packer: Client
}

interface Purchase {
  quantity?: number
  method?: 'card' | 'pix' | 'boleto'
  /** The outcome of the payment. */
  settle?: 'pay' | 'wait' | 'boleto-expired' | 'expire'
  until?: Step
}

/** Buys as an owner, `daysAgo`, and processes the order up to `until`. */
export async function buy(
  { stack, packer }: Live,
  owner: Client,
  daysAgo: number,
  product: keyof typeof priceOf,
  { quantity, method = 'card', settle = 'pay', until }: Purchase = {},
): Promise<Bought> {
  const { error } = await owner.functions.invoke('stripe-checkout', {
    body: {
      price_id: priceOf[product],
      mode: 'payment',
      success_url: `${stack.appUrl}/checkout/success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${stack.appUrl}/shop`,
      ...(quantity && { quantity }),
    },
  })
  if (error) throw new Error(`the demo could not buy ${product}: ${error.message}`)
  const { data: order } = await owner
    .from('orders')
    .select('id, stripe_checkout_session_id')
    .order('number', { ascending: false })
    .limit(1)
    .single()
    .throwOnError()
  const session = `sessions/${order.stripe_checkout_session_id}`
  if (settle === 'expire') await control(stack, `${session}/expire`)
  else {
    await control(stack, `${session}/pay`, { method })
    if (method === 'boleto' && settle !== 'wait') {
      await control(stack, `${session}/${settle === 'pay' ? 'boleto-paid' : settle}`)
    }
  }
  await control(stack, 'idle')
  if (until) await handle(packer, order.id, until)
  await moveOrder(stack.run, order.id, daysAgo)
  const sessions = await read<{ sessions: StripeSession[] }>(stack, 'sessions')
  const found = sessions.sessions.find(({ id }) => id === order.stripe_checkout_session_id)
  if (!found) throw new Error('the demo lost a session')
  return { orderId: order.id, daysAgo, session: found }
}

/** Packs, ships and delivers an order, or takes it back. */
async function handle(packer: Client, orderId: string, until: Step): Promise<void> {
  const seen = async () => {
    const { data } = await packer
      .from('order_events')
      .select('id')
      .eq('order_id', orderId)
      .order('id', { ascending: false })
      .limit(1)
      .single()
      .throwOnError()
    return { p_order_id: orderId, p_seen: data.id }
  }
  await packer.rpc('pack_order', await seen()).throwOnError()
  if (until === 'packed') return
  await packer
    .rpc('ship_order', { ...(await seen()), p_carrier: 'Rota da fazenda', p_tracking_code: '' })
    .throwOnError()
  if (until === 'shipped') return
  if (until === 'returned') {
    const reason = 'Casa fechada em duas tentativas'
    await packer.rpc('return_order', { ...(await seen()), p_reason: reason, p_restock: true }).throwOnError()
    return
  }
  await packer
    .rpc('deliver_order', { ...(await seen()), p_received_by: 'Gerente da noite', p_age_checked: true })
    .throwOnError()
}

/** A purchase that was made in the past. */
interface Bought {
  orderId: string
  daysAgo: number
  session: StripeSession
}

export async function refund({ stack }: Live, { orderId, daysAgo, session }: Bought): Promise<void> {
  await control(stack, `charges/${chargeOf(session)}/refund`)
  await control(stack, 'idle')
  await moveReversal(stack.run, orderId, daysAgo - 3)
}

export async function dispute({ stack }: Live, { orderId, daysAgo, session }: Bought): Promise<void> {
  await control(stack, `charges/${chargeOf(session)}/dispute`)
  await control(stack, 'idle')
  await moveReversal(stack.run, orderId, daysAgo - 20)
}

function chargeOf(session: StripeSession): string {
  const charge = session.payment_intent?.latest_charge
  if (!charge) throw new Error('the demo session was not paid')
  return charge.id
}

async function control({ stripeUrl }: Stack, path: string, body: object = {}): Promise<void> {
  const response = await fetch(`${stripeUrl}/_control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
}

async function read<Answer>({ stripeUrl }: Stack, path: string): Promise<Answer> {
  const response = await fetch(`${stripeUrl}/_control/${path}`)
  return response.json() as Promise<Answer>
}
