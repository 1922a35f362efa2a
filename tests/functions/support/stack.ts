import { randomUUID } from 'node:crypto'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import Stripe from 'stripe'
import { inject } from 'vitest'
import { legalVersions } from '@/config/legal-versions'
import type { Database, Json } from '@/data/database.types'
import { type AgeChoice, verifyOwner } from '../../../supabase/local/age/verify-owner.ts'
import { randomCnpj } from '../../support/cnpj.ts'
import type { TestStack } from './global-setup.ts'

const stateless = { auth: { persistSession: false, autoRefreshToken: false } }

/** The stack of this worker; its first file waits until it is up. */
export const stack = await stackOfWorker()

async function stackOfWorker(): Promise<TestStack> {
  const answer = await fetch(`${inject('stacksUrl')}/${process.env.VITEST_POOL_ID}`)
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json()
}

/** The server's client, to check the stored state. */
export const service: SupabaseClient<Database> = createClient<Database>(
  stack.api_url,
  stack.secret_key,
  stateless,
)

const standIn = new URL(stack.stripe_url)

/** Stripe's SDK, connected to the stand-in. */
export const stripe = new Stripe('sk_test_local', {
  host: standIn.hostname,
  port: Number(standIn.port),
  protocol: 'http',
})

export type Person = {
  client: SupabaseClient<Database>
  token: string
  userId: string
  restaurantId: string
}

/**
 * Signs a new owner up over HTTP, with a complete restaurant.
 * @param accepted the versions of the legal texts that the sign-up form named
 */
export async function signUpOwner(
  accepted: Readonly<Record<string, number>> = legalVersions,
): Promise<Person> {
  const client = createClient<Database>(stack.api_url, stack.publishable_key, stateless)
  const { data } = await client.auth.signUp({
    email: `${randomUUID()}@exemplo.com`,
    password: 'Segredo123',
    options: { data: { legal_versions: accepted } },
  })
  if (!data.session || !data.user) throw new Error('sign-up failed')
  const { data: restaurant, error } = await client
    .from('restaurants')
    .insert({
      user_id: data.user.id,
      name: 'Bar do Teste',
      cnpj: randomCnpj(),
      contact_name: 'Ana',
      contact_email: 'ana@exemplo.com',
      contact_phone: '85999990000',
      city: 'Fortaleza',
      state: 'Ceará',
      restaurant_type: 'bar',
    })
    .select('id')
    .single()
  if (error) throw error
  return { client, token: data.session.access_token, userId: data.user.id, restaurantId: restaurant.id }
}

/** Has the stand-in answer for the person: as an adult, unless told otherwise. */
export const verifyAge = ({ client }: Person, choice?: AgeChoice) =>
  verifyOwner(client, { appUrl: stack.app_url, ageUrl: stack.age_url }, choice)

/** Runs statements as the database's owner, to move a clock or create a fault. */
export async function sql(statements: string): Promise<void> {
  const answer = await fetch(stack.sql_url, { method: 'POST', body: statements })
  if (!answer.ok) throw new Error(await answer.text())
}

export type Answer = { status: number; body: Record<string, unknown> }

async function send(url: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, init)
  const text = await response.text()
  return { status: response.status, body: text === '' ? {} : JSON.parse(text) }
}

/** Calls an edge function like the browser. */
export function invoke(name: string, body: unknown, token?: string): Promise<Answer> {
  return send(`${stack.functions_url}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
}

export const purchase = (priceId: string, changes: Record<string, unknown> = {}) => ({
  price_id: priceId,
  mode: 'payment',
  success_url: `${stack.app_url}/checkout/success?session_id={CHECKOUT_SESSION_ID}`,
  cancel_url: `${stack.app_url}/shop`,
  ...changes,
})

/** Opens a checkout session and returns its id. */
export async function openSession(person: Person, priceId = 'price_pacote_iniciante'): Promise<string> {
  const { body } = await invoke('stripe-checkout', purchase(priceId), person.token)
  const id = /\/(cs_test_\w+)/.exec(String(body.url))?.[1]
  if (!id) throw new Error(`no session: ${JSON.stringify(body)}`)
  return id
}

/** Calls the control API of the Stripe stand-in. */
export function control(path: string, body: unknown = {}): Promise<Answer> {
  return send(`${stack.stripe_url}/_control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** Buys and pays by card, and waits until all webhooks are delivered. */
export async function buy(person: Person, priceId?: string): Promise<string> {
  const session = await openSession(person, priceId)
  await control(`sessions/${session}/pay`, { method: 'card' })
  await control('idle')
  return session
}

export async function balanceOf(person: Person): Promise<number> {
  const { data } = await person.client.from('restaurants').select('consulting_credit_balance').single()
  return data?.consulting_credit_balance ?? Number.NaN
}

/** Inserts a request like the wizard. */
export async function requestAutomation(
  person: Person,
  type: Database['public']['Enums']['automation_type'],
  input: Record<string, Json> = {},
) {
  const { data: automation } = await person.client
    .from('automations_catalog')
    .select('id')
    .eq('type', type)
    .single()
  return person.client
    .from('automation_requests')
    .insert({
      restaurant_id: person.restaurantId,
      automation_id: automation?.id ?? '',
      input_data: input,
      status: 'processing',
    })
    .select('id, credits_used, status')
    .single()
}

/** Runs the next twenty tasks of the function that a hosted project calls every minute. */
export async function cleanUp(): Promise<{ done: number; failed: number; given_up: number }> {
  const init = { method: 'POST', headers: { apikey: stack.secret_key } }
  return (await fetch(`${stack.functions_url}/cleanup`, init)).json()
}

/** Runs the tasks that earlier files left in the queue, such as the invoices of their orders. */
export async function emptyCleanupQueue(): Promise<void> {
  for (let rounds = 0; rounds < 20 && (await cleanUp()).done !== 0; rounds++);
}
