import { describe, expect, test } from 'vitest'
import { applyEvent, createDatabase, createOwner, type Database, server } from './support/database.ts'

const db = await createDatabase()

describe('a subscription', () => {
  const subscription = (type: string, created: number, changes: Record<string, string | boolean> = {}) =>
    applyEvent(db, {
      id: `evt_${crypto.randomUUID()}`,
      type: `customer.subscription.${type}`,
      created,
      data: {
        object: {
          id: 'sub_1',
          customer: 'cus_ana',
          status: 'active',
          cancel_at_period_end: false,
          items: { data: [{ price: { id: 'price_pacote_iniciante' }, current_period_end: 1_800_000_000 }] },
          ...changes,
        },
      },
    })
  const shown = async (database: Database) =>
    (
      await database.sql`select subscription_status, current_period_end::integer as ends, cancel_at_period_end from public.stripe_user_subscriptions`
    )[0]

  test('shows the newest state, in whatever order events arrive', async () => {
    expect(await subscription('created', 100)).toBe('ignored: customer of another shop')
    const ana = await createOwner(db)
    await db.as(
      server,
      (sql) =>
        sql`insert into public.stripe_customers (customer_id, user_id) values ('cus_ana', ${ana.userId})`,
    )
    await subscription('updated', 300, { status: 'past_due' })
    await subscription('created', 100)
    expect(await shown(db)).toEqual({
      subscription_status: 'past_due',
      ends: 1_800_000_000,
      cancel_at_period_end: false,
    })
    await subscription('deleted', 400)
    await subscription('updated', 500)
    expect(await shown(db)).toMatchObject({ subscription_status: 'canceled' })
  })
})
