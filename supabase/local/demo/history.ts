/**
 * Six months in the life of three demo houses, lived through the product's own screens' calls: checkout function, Stripe's
 * events, staff functions, consultations. Only their dates are moved afterwards, because the clock is today's.
 */
import { createClient } from '@supabase/supabase-js'
import type { Database } from '../../functions/_shared/database.types.ts'
import { verifyOwner } from '../age/verify-owner.ts'
import { bistroDuna, trailerMare } from './houses.ts'
import { moveAchievements, moveAges, moveOrder, moveRequest, moveReversal, type Run } from './move-dates.ts'
import { botecoDaPraia, type Client, type DemoOwner, demoLogin, demoStaff, signUpOwner } from './people.ts'

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

/** How far the farm takes an order. */
type Step = 'packed' | 'shipped' | 'delivered' | 'returned'

/** Writes the history, unless it is written already. Returns whether it wrote. */
export async function writeHistory(stack: Stack): Promise<boolean> {
  const duna = await signedIn(stack, bistroDuna)
  if (!duna) return false
  const mare = await signedIn(stack, trailerMare)
  const boteco = await signedIn(stack, botecoDaPraia)
  const packer = connect(stack)
  const [, fulfilment] = demoStaff
  await packer.auth.signInWithPassword({ email: fulfilment.email, password: demoLogin.password })
  if (!mare || !boteco) throw new Error('a demo owner is missing')

  const live = { stack, packer }
  await fillShelves(packer)
  // The trailer has bought a package only, and is still to be asked.
  for (const owner of [duna, boteco]) await verifyOwner(owner, stack)

  await buy(live, duna, 350, 'professional', { until: 'delivered' })
  await consult(live, duna, 340, 'drink_creation', drinksOf('Bistrô'))
  await buy(live, boteco, 172, 'starter', { until: 'delivered' })
  await consult(live, boteco, 165, 'drink_creation', drinksOf('Boteco ou bar de bairro'))
  await buy(live, boteco, 110, 'professional', { method: 'boleto', until: 'delivered' })
  await consult(live, boteco, 96, 'competitor_analysis', {
    competitors:
      'Bar do Tonho: caipirinha R$ 15,00, cerveja 600 ml R$ 13, torresmo R$ 35\nBoteco Mucuripe: caipirinha 18, cerveja 600 ml 14, torresmo 38',
  })
  await refund(live, await buy(live, duna, 60, 'business'))
  await buy(live, boteco, 45, 'carvalho', { quantity: 12, until: 'delivered' })
  await consult(live, boteco, 30, 'content_generation', {
    brand_style: ['Descontraída'],
    content_focus: ['Drinks autorais', 'Pratos da casa'],
    posting_frequency: '3-4 vezes por semana',
  })
  await dispute(live, await buy(live, duna, 28, 'alambique', { quantity: 6, until: 'delivered' }))
  await buy(live, duna, 24, 'carvalho', { quantity: 3, until: 'returned' })
  await buy(live, boteco, 6, 'business', { until: 'shipped' })
  await buy(live, mare, 10, 'starter', { method: 'boleto', settle: 'boleto-expired' })
  await buy(live, mare, 6, 'professional', { settle: 'expire' })
  await buy(live, mare, 3, 'starter')
  await buy(live, duna, 2, 'premium', { until: 'packed' })
  await buy(live, boteco, 1, 'alambique', { quantity: 6 })
  await buy(live, boteco, 0, 'starter', { method: 'boleto', settle: 'wait' })
  await moveAchievements(stack.run)
  await moveAges(stack.run)
  return true
}

const connect = ({ apiUrl, publishableKey }: Stack): Client =>
  createClient<Database>(apiUrl, publishableKey, { auth: { persistSession: false } })

/** Signs an owner up and in; null for a house that already has its history. */
async function signedIn(stack: Stack, owner: DemoOwner): Promise<Client | null> {
  const client = connect(stack)
  const isNew = await signUpOwner(client, owner)
  return isNew || owner === botecoDaPraia ? client : null
}

async function fillShelves(packer: Client): Promise<void> {
  const { data: bottles } = await packer.from('products').select('id').eq('kind', 'bottle').throwOnError()
  for (const { id } of bottles) {
    for (const [lot, bottledOn, quantity] of [
      ['2025-11', '2025-11-12', 60],
      ['2026-06', '2026-06-18', 90],
    ] as const) {
      await packer
        .rpc('put_bottle_lot', {
          p_product_id: id,
          p_lot_number: `${id.split('-')[1]?.slice(0, 3).toUpperCase()}-${lot}`,
          p_bottled_on: bottledOn,
          p_quantity: quantity,
        })
        .throwOnError()
    }
  }
}

interface Live {
  stack: Stack
  packer: Client
}

interface Purchase {
  quantity?: number
  method?: 'card' | 'pix' | 'boleto'
  /** What becomes of the payment. */
  settle?: 'pay' | 'wait' | 'boleto-expired' | 'expire'
  until?: Step
}

/** Buys as an owner, `daysAgo`, and takes the order as far as `until`. */
async function buy(
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

async function refund({ stack }: Live, { orderId, daysAgo, session }: Bought): Promise<void> {
  await control(stack, `charges/${chargeOf(session)}/refund`)
  await control(stack, 'idle')
  await moveReversal(stack.run, orderId, daysAgo - 3)
}

async function dispute({ stack }: Live, { orderId, daysAgo, session }: Bought): Promise<void> {
  await control(stack, `charges/${chargeOf(session)}/dispute`)
  await control(stack, 'idle')
  await moveReversal(stack.run, orderId, daysAgo - 20)
}

function chargeOf(session: StripeSession): string {
  const charge = session.payment_intent?.latest_charge
  if (!charge) throw new Error('the demo session was not paid')
  return charge.id
}

type Answers = Record<string, string | string[]>

const drinksOf = (kind: string): Answers => ({
  establishment_info: [kind],
  target_audience: ['Casais', 'Grupos de amigos'],
  equipment: ['Coqueteleira', 'Dosador', 'Pilão ou macerador'],
  preferences: 'No máximo 26 reais por drink, só 6 drinks. Sem lactose, prefiro caju.',
})

/** Asks for a consultation as an owner, `daysAgo`, and waits for its results. */
async function consult(
  { stack }: Live,
  owner: Client,
  daysAgo: number,
  type: Database['public']['Enums']['automation_type'],
  answers: Answers,
): Promise<void> {
  const { data: automation } = await owner
    .from('automations_catalog')
    .select('id')
    .eq('type', type)
    .single()
    .throwOnError()
  const { data: house } = await owner.from('restaurants').select('id').single().throwOnError()
  const { data: request } = await owner
    .from('automation_requests')
    .insert({ restaurant_id: house.id, automation_id: automation.id, input_data: answers })
    .select('id')
    .single()
    .throwOnError()
  const { error } = await owner.functions.invoke('process-automation', { body: { request_id: request.id } })
  if (error) throw new Error(`the demo's ${type} failed: ${await reasonOf(error)}`)
  await moveRequest(stack.run, request.id, daysAgo)
}

/** The function's own words, where it answered. */
const reasonOf = async (error: Error & { context?: unknown }): Promise<string> =>
  error.context instanceof Response ? await error.context.text() : error.message

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
