/** One database per test file, cloned from the migrated template. */
import { randomUUID } from 'node:crypto'
import postgres, { type Sql, type TransactionSql } from 'postgres'
import { afterAll, inject } from 'vitest'
import { legalVersions } from '@/config/legal-versions'
import { randomCnpj } from '../../support/cnpj.ts'
import { deliveryAddress } from '../../support/delivery-address.ts'
import type { DatabaseServer } from './global-setup.ts'
import { templateDatabase } from './postgres.ts'

export type Role =
  | { role: 'anon' | 'service_role' }
  | { role: 'authenticated'; userId: string; email?: string | undefined }

export const visitor: Role = { role: 'anon' }
export const server: Role = { role: 'service_role' }
export const owner = (person: { userId: string; email?: string }): Role => ({
  role: 'authenticated',
  userId: person.userId,
  email: person.email,
})

/** The server of this run. Its first file waits until the migrations are pushed. */
export const databaseServer = await askForServer()

async function askForServer(): Promise<DatabaseServer> {
  const answer = await fetch(inject('databaseServerUrl'))
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json()
}

export type Database = Awaited<ReturnType<typeof createDatabase>>

/**
 * Creates the file's database and drops it afterwards. A test that races needs as many `connections` as it has
 * racers.
 */
export async function createDatabase(connections = 4) {
  const { port } = databaseServer
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const connect = (database: string, max: number): Sql =>
    postgres({
      host: '127.0.0.1',
      port,
      user: 'postgres',
      password: 'postgres',
      database,
      max,
      onnotice: () => {},
    })
  const admin = postgres({
    host: '127.0.0.1',
    port,
    user: 'supabase_admin',
    password: 'postgres',
    database: 'postgres',
    max: 1,
  })
  // Copying the template's files takes a seventh of the time of writing its pages to the log.
  await admin.unsafe(`create database ${name} template ${templateDatabase} owner postgres strategy file_copy`)
  const sql = connect(name, connections)

  afterAll(async () => {
    await sql.end()
    await admin.unsafe(`drop database ${name} with (force)`)
    await admin.end()
  })

  /** Runs statements as the API would for this role: in a transaction, with its claims and privileges. */
  async function as<T>(who: Role, work: (sql: TransactionSql) => Promise<T>): Promise<T> {
    const claims = { role: who.role, ...('userId' in who && { sub: who.userId, email: who.email }) }
    const result = await sql.begin(async (transaction) => {
      await transaction`select set_config('role', ${who.role}, true), set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`
      return work(transaction)
    })
    // postgres.js types begin() by unwrapping arrays of promises, which no caller here uses.
    return result as T
  }

  return { sql, as }
}

/** Writes as the ledger's role, to set up a history or a fault. */
export function asLedger(db: Database, work: (sql: TransactionSql) => Promise<unknown>): Promise<unknown> {
  return db.sql.begin(async (transaction) => {
    await transaction`set local role credit_ledger`
    return work(transaction)
  })
}

/** Lifts the limits for tests that exceed a restaurant's hourly limit. */
export const raiseLimits = (db: Database) => db.sql`update private.use_limits set most = 1000000000`

export type Owner = { userId: string; restaurantId: string }

/**
 * Creates an owner with a complete restaurant, as the browser does.
 * @param accepted the versions of the legal texts that the sign-up form named
 */
export async function createOwner(
  db: Database,
  accepted: Readonly<Record<string, number>> = legalVersions,
): Promise<Owner> {
  const userId = randomUUID()
  await db.sql`
    insert into auth.users (id, email, raw_user_meta_data)
    values (${userId}, ${`${userId}@example.com`}, ${db.sql.json({ legal_versions: accepted })})`
  const [restaurant] = await db.as(
    { role: 'authenticated', userId },
    (sql) => sql<{ id: string }[]>`
      insert into public.restaurants
        (user_id, name, cnpj, contact_name, contact_email, contact_phone, city, state, restaurant_type)
      values (${userId}, 'Bar do Teste', ${randomCnpj()}, 'Ana', 'ana@example.com', '85999990000', 'Fortaleza', 'Ceará', 'bar')
      returning id`,
  )
  if (!restaurant) throw new Error('no restaurant')
  return { userId, restaurantId: restaurant.id }
}

export type StaffRole = 'manager' | 'fulfilment' | 'consultant'

/** Creates an account that is staff, as `npm run staff` does. */
export async function createStaff(db: Database, role: StaffRole): Promise<{ userId: string; email: string }> {
  const userId = randomUUID()
  const email = `${role}-${userId}@example.com`
  await db.sql`insert into auth.users (id, email) values (${userId}, ${email})`
  await db.as(server, (sql) => sql`select public.add_staff_member(${email}, ${role}, ${`Equipe ${role}`})`)
  return { userId, email }
}

/** A visitor's place on the waitlist, for a house of its own. */
export async function joinWaitlist(db: Database, email: string, city: string, state: string): Promise<void> {
  await db.as(
    visitor,
    (sql) =>
      sql`insert into public.expansion_waitlist ${sql({
        email,
        cnpj: randomCnpj(),
        city,
        state,
        restaurant_name: 'Bar da Espera',
        contact_name: 'Ana',
        contact_phone: '84999990000',
        state_code: 'RN',
        establishment_type: 'bar',
        interested_in: ['drinks autorais com cachaça'],
        monthly_revenue_range: '10k_30k',
      })}`,
  )
}

export async function saveAddress(
  db: Database,
  who: Owner,
  change: Record<string, string> = {},
): Promise<void> {
  const row = { ...deliveryAddress, ...change, restaurant_id: who.restaurantId }
  await db.as(
    owner(who),
    (sql) => sql`
      insert into public.delivery_addresses ${sql(row)}
      on conflict (restaurant_id) do update set ${sql(row)}`,
  )
}

/** Verifies the age of a house's owner through the production functions, as a provider's answer would. */
export async function verifyAge(db: Database, who: Owner): Promise<void> {
  const reference = `session-${randomUUID()}`
  await db.as(server, async (sql) => {
    const [row] = await sql<{ attempt: { id: string } }[]>`
      select public.begin_age_verification(${who.userId}, 'test') as attempt`
    const id = row?.attempt.id ?? ''
    await sql`select public.attach_age_session(${id}, ${reference})`
    await sql`select public.report_age_result(${id}, ${reference}, 'verified', now(), 'document')`
  })
}

export type PlacedOrder = { order_id: string; checkout_session_id: string | null }

export async function placeOrder(
  db: Database,
  buyer: Owner,
  priceId: string,
  quantity = 1,
  bottles: postgres.JSONValue = null,
): Promise<PlacedOrder> {
  const [row] = await db.as(
    server,
    (sql) => sql<{ order: PlacedOrder }[]>`
      select public.place_order(${buyer.userId}, ${sql.json([{ price_id: priceId, quantity }])}, true,
        ${bottles === null ? null : sql.json(bottles)}) as order`,
  )
  if (!row) throw new Error('no order')
  return row.order
}

/** Builds a Stripe event about the session of an order. */
export async function checkoutEvent(
  db: Database,
  orderId: string,
  type = 'checkout.session.completed',
  session: Record<string, string | number | null> = {},
) {
  const [order] = await db.sql<{ cents: number }[]>`
    select (invoice_amount * 100)::integer as cents from public.orders where id = ${orderId}`
  return {
    id: `evt_${randomUUID()}`,
    type,
    created: Math.floor(Date.now() / 1000),
    data: {
      object: {
        id: `cs_test_${orderId}`,
        client_reference_id: orderId,
        amount_subtotal: order?.cents ?? 0,
        amount_total: order?.cents ?? 0,
        currency: 'brl',
        payment_status: 'paid',
        payment_intent: `pi_${orderId}`,
        ...session,
      },
    },
  }
}

export type StripeEvent = { id: string; type: string; created: number; data: { object: postgres.JSONValue } }

/** Builds a Stripe event about the charge, or a dispute, of an order's payment. */
export function chargeEvent(
  type: string,
  orderId: string,
  object: Record<string, string | number>,
): StripeEvent {
  const created = Math.floor(Date.now() / 1000)
  const payment = { id: `ch_${orderId}`, payment_intent: `pi_${orderId}` }
  return { id: `evt_${randomUUID()}`, type, created, data: { object: { ...payment, ...object } } }
}

export async function applyEvent(db: Database, event: StripeEvent): Promise<string> {
  const [row] = await db.as(
    server,
    (sql) => sql<{ outcome: string }[]>`select public.apply_stripe_event(${sql.json(event)}) as outcome`,
  )
  return row?.outcome ?? ''
}

/** Buys and pays for a product through the production functions. Returns the order's id. */
export async function buy(
  db: Database,
  buyer: Owner,
  priceId = 'price_pacote_iniciante',
  quantity = 1,
): Promise<string> {
  const { order_id } = await placeOrder(db, buyer, priceId, quantity)
  await applyEvent(db, await checkoutEvent(db, order_id))
  return order_id
}

export async function automationId(db: Database, type = 'drink_creation'): Promise<string> {
  const [row] = await db.sql<{ id: string }[]>`select id from public.automations_catalog where type = ${type}`
  if (!row) throw new Error(`no automation ${type}`)
  return row.id
}

/** Requests an automation as the browser does. Returns the inserted row. */
export async function requestAutomation(
  db: Database,
  asker: Owner,
  { type = 'drink_creation', intent = randomUUID() }: { type?: string; intent?: string } = {},
) {
  const automation = await automationId(db, type)
  const [row] = await db.as(
    owner(asker),
    (sql) => sql<{ id: string; credits_used: number; status: string }[]>`
      insert into public.automation_requests (restaurant_id, automation_id, client_request_id, credits_used, status)
      values (${asker.restaurantId}, ${automation}, ${intent}, 0, 'processing')
      returning id, credits_used, status`,
  )
  if (!row) throw new Error('no request')
  return row
}

export async function balanceOf(db: Database, of: Owner): Promise<number> {
  const [row] = await db.sql<{ balance: number }[]>`
    select consulting_credit_balance as balance from public.restaurants where id = ${of.restaurantId}`
  return row?.balance ?? Number.NaN
}

/** Checks the ledger's invariant for every restaurant: balance = sum of entries = sum of lots. */
export async function ledgerFaults(db: Database) {
  return db.sql`
    select r.id, r.consulting_credit_balance as balance,
      coalesce((select sum(amount) from public.credit_transactions t where t.restaurant_id = r.id), 0)::integer as entries,
      coalesce((select sum(remaining) from public.credit_lots l where l.restaurant_id = r.id), 0)::integer as lots
    from public.restaurants r
    where r.consulting_credit_balance <> coalesce((select sum(amount) from public.credit_transactions t where t.restaurant_id = r.id), 0)
      or r.consulting_credit_balance <> coalesce((select sum(remaining) from public.credit_lots l where l.restaurant_id = r.id), 0)
      or r.consulting_credit_balance < 0`
}
