/** Fixtures for tests with a signed-in owner, created through the API. */
import { createClient } from '@supabase/supabase-js'
import { legalVersions } from '../../../src/config/legal-versions.ts'
import type { Database, Json } from '../../../src/data/database.types.ts'
import { verifyOwner } from '../../../supabase/local/age/verify-owner.ts'
import type { PublicStatus } from '../../../supabase/local/state.ts'
import { newPerson } from './people.ts'
import { test as base, confirmedAge, expect, needStripeStandIn, serverOf, stackStatus } from './test.ts'

export { expect }

type StaffRole = Database['public']['Enums']['staff_role']
type AutomationType = Database['public']['Enums']['automation_type']

export type Owner = Awaited<ReturnType<typeof createOwner>>

const deliveryAddress = {
  recipient: 'Ana Alencar',
  phone: '85988887777',
  postal_code: '60165121',
  street: 'Avenida Beira Mar',
  number: '2500',
  district: 'Meireles',
  city: 'Fortaleza',
  state: 'Ceará',
  receiving_hours: 'Terça a sábado, das 14h às 17h',
}

type StripeSession = { id: string; client_reference_id: string | null }

/** A client with a browser's storage. */
function clientOf(status: PublicStatus) {
  const kept = new Map<string, string>()
  const client = createClient<Database>(status.api_url, status.publishable_key, {
    auth: {
      autoRefreshToken: false,
      storage: {
        getItem: (name) => kept.get(name) ?? null,
        setItem: (name, value) => void kept.set(name, value),
        removeItem: (name) => void kept.delete(name),
      },
    },
  })
  /** The browser's storage after the login. */
  const storage = () => [...confirmedAge(), ...[...kept].map(([name, value]) => ({ name, value }))]
  return { client, storage }
}

/** The browser's storage after the demo owner's login. */
export async function demoStorage(status: PublicStatus) {
  const { client, storage } = clientOf(status)
  const { error } = await client.auth.signInWithPassword({
    email: status.demo_email,
    password: status.demo_password,
  })
  if (error) throw error
  return storage()
}

/** A new member of the farm's staff, as `npm run staff` makes one. Its client calls the staff's functions. */
export async function createStaff(status: PublicStatus, role: StaffRole) {
  const person = newPerson()
  const { client, storage } = clientOf(status)
  const { error } = await client.auth.signUp({ email: person.email, password: person.password })
  if (error) throw error
  await serverOf(status)
    .rpc('add_staff_member', { p_email: person.email, p_role: role, p_name: 'Rosa Lima' })
    .throwOnError()
  return { ...person, client, storage: storage() }
}

/**
 * Signs up a new owner with a complete restaurant and a delivery address. Its readers read as that owner.
 * @param accepted the versions of the legal texts that the owner has accepted
 */
export async function createOwner(
  status: PublicStatus,
  accepted: Readonly<Record<string, number>> = legalVersions,
) {
  const person = newPerson()
  const { client, storage } = clientOf(status)
  const { data, error } = await client.auth.signUp({
    email: person.email,
    password: person.password,
    options: { data: { legal_versions: accepted } },
  })
  if (error) throw error
  const { data: restaurant } = await client
    .from('restaurants')
    .insert({
      user_id: data.user?.id ?? '',
      name: person.restaurant,
      cnpj: person.cnpj,
      contact_name: 'Ana Alencar',
      contact_email: person.email,
      contact_phone: '85988887777',
      city: 'Fortaleza',
      state: 'Ceará',
      restaurant_type: 'bar',
    })
    .select('id')
    .single()
    .throwOnError()
  await client
    .from('delivery_addresses')
    .insert({ restaurant_id: restaurant.id, ...deliveryAddress })
    .throwOnError()

  const house = async () => {
    const { data: row } = await client.from('restaurants').select('*').single().throwOnError()
    return row
  }
  const orders = async () => {
    const { data: rows } = await client.from('orders').select('id, status').throwOnError()
    return rows
  }
  return {
    ...person,
    client,
    storage: storage(),
    house,
    balance: async () => (await house()).consulting_credit_balance,
    orders,
    requests: async () => {
      const { data: rows } = await client
        .from('automation_requests')
        .select('status, credits_used, input_data')
        .throwOnError()
      return rows
    },
    /** Returns Stripe's checkout session ids for the owner's orders. */
    stripeSessions: async () => {
      await needStripeStandIn()
      const response = await fetch(`${status.stripe_url}/_control/sessions`)
      const { sessions }: { sessions: StripeSession[] } = await response.json()
      const own = new Set((await orders()).map(({ id }) => id))
      return sessions.filter((session) => own.has(session.client_reference_id ?? '')).map(({ id }) => id)
    },
  }
}

/** Calls the control API of the Stripe stand-in. */
async function controlStripe(status: PublicStatus, path: string, body: object): Promise<void> {
  await needStripeStandIn()
  const response = await fetch(`${status.stripe_url}/_control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
}

/** Buys the Pacote Iniciante and waits for its 220 credits. */
export async function buyCredits(status: PublicStatus, owner: Owner): Promise<void> {
  await needStripeStandIn()
  const { error } = await owner.client.functions.invoke('stripe-checkout', {
    body: {
      price_id: 'price_pacote_iniciante',
      mode: 'payment',
      success_url: `${status.app_url}/checkout/success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${status.app_url}/shop`,
    },
  })
  if (error) throw error
  const [session] = await owner.stripeSessions()
  await controlStripe(status, `sessions/${session}/pay`, { method: 'card' })
  await expect.poll(owner.balance).toBe(220)
}

/** Has the stand-in confirm that the owner is of age, so that bottles are sold and packed. */
export const verifyAge = (status: PublicStatus, owner: Owner) =>
  verifyOwner(owner.client, { appUrl: status.app_url, ageUrl: status.age_url })

/** Begins a consultation of the owner, as the wizard would. Returns its id. */
export async function beginRequest(owner: Owner, type: AutomationType, answers?: Json): Promise<string> {
  const { id: restaurant } = await owner.house()
  const { data: automation } = await owner.client
    .from('automations_catalog')
    .select('id')
    .eq('type', type)
    .single()
    .throwOnError()
  const { data: request } = await owner.client
    .from('automation_requests')
    .insert({
      restaurant_id: restaurant,
      automation_id: automation.id,
      ...(answers && { input_data: answers }),
    })
    .select('id')
    .single()
    .throwOnError()
  return request.id
}

/** Has a consultation of 200 credits made, without the engine. */
export async function useCredits(status: PublicStatus, owner: Owner): Promise<void> {
  await serverOf(status)
    .rpc('complete_automation_request', {
      p_request_id: await beginRequest(owner, 'drink_creation'),
      p_results: [{ title: 'Carta', content_type: 'recipe', content: {} }],
    })
    .throwOnError()
}

/** Adds past delivered orders, an hour apart, without payments. Returns them, oldest first. */
export async function addOrders(status: PublicStatus, owner: Owner, count: number) {
  const { id } = await owner.house()
  const orders = Array.from({ length: count }, (_, n) => ({
    restaurant_id: id,
    status: 'delivered' as const,
    invoice_amount: 100 + n,
    created_at: new Date(Date.UTC(2026, 0, 1, n)).toISOString(),
  }))
  await serverOf(status).from('orders').insert(orders).throwOnError()
  return orders
}

type Fixtures = {
  /** Whether the owner starts with 220 paid credits. */
  paid: boolean
  owner: Owner
  stripe: (path: string, body?: object) => Promise<void>
}

export const test = base.extend<Fixtures>({
  paid: [false, { option: true }],
  owner: async ({ baseURL, paid }, use) => {
    const status = await stackStatus(baseURL)
    const owner = await createOwner(status)
    if (paid) await buyCredits(status, owner)
    await use(owner)
  },
  // Reduced motion saves the waits for animations.
  contextOptions: { reducedMotion: 'reduce' },
  storageState: async ({ baseURL, owner }, use) => {
    await use({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage: owner.storage }] })
  },
  stripe: async ({ baseURL }, use) => {
    const status = await stackStatus(baseURL)
    await use((path, body = {}) => controlStripe(status, path, body))
  },
})
