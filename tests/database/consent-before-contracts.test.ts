/** What cannot be ordered or made without consent to the legal texts in force. */
import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import { describe, expect, test, vi } from 'vitest'
import {
  applyEvent,
  balanceOf,
  checkoutEvent,
  createDatabase,
  createOwner,
  createStaff,
  type Database,
  type Owner,
  owner,
  placeOrder,
  requestAutomation,
  server,
} from './support/database.ts'

const db = await createDatabase()
/** The database in which versions are published. */
const later = await createDatabase()

const current = { terms: 2, privacy: 2 }

const accept = (who: { userId: string }, versions: unknown = current) =>
  db.as(owner(who), (sql) => sql`select public.accept_legal_versions(${sql.json(versions as never)})`)

/** Publishes the next version of the terms, as a migration does. */
const publish = (sql: Pick<Sql, 'unsafe'>) =>
  sql.unsafe(`insert into public.legal_versions
    select 'terms', max(version) + 1, '2027-01-10', 'Muda o foro.' from public.legal_versions where document = 'terms'`)

/** The versions in force in `later`. */
async function inForce(): Promise<Record<string, number>> {
  const rows = await later.sql<{ document: string; version: number }[]>`
    select document, version from private.current_legal_versions()`
  return Object.fromEntries(rows.map(({ document, version }) => [document, version]))
}

/** Accepts the versions in force in `later`. */
const agree = async (who: Owner) => {
  const versions = await inForce()
  await later.as(owner(who), (sql) => sql`select public.accept_legal_versions(${sql.json(versions)})`)
}

/** Waits until a statement is blocked on the list of versions. */
const somebodyWaits = () =>
  vi.waitFor(async () => {
    const waiting = await later.sql`
      select from pg_locks where relation = 'public.legal_versions'::regclass and not granted
        and database = (select oid from pg_database where datname = current_database())`
    expect(waiting).toHaveLength(1)
  })

describe('without the versions in force', () => {
  const ways: Record<string, (where: Database, who: Owner) => Promise<unknown>> = {
    'an order': (where, who) => placeOrder(where, who, 'price_pacote_iniciante'),
    'a consultation': (where, who) => requestAutomation(where, who),
  }

  /** By courtesy, because buying needs the consent. */
  const withCredits = async (where: Database, accepted: Readonly<Record<string, number>>) => {
    const carla = await createOwner(where, accepted)
    const { userId } = await createStaff(where, 'manager')
    await where.as(
      owner({ userId }),
      (sql) => sql`select public.give_courtesy(${carla.restaurantId}, 400, 'Teste', ${randomUUID()})`,
    )
    return carla
  }

  describe.each(Object.entries(ways))('%s', (_, act) => {
    test.each([
      ['nothing', {}],
      ['the versions before', { terms: 1, privacy: 1 }],
      ['one of two', { terms: 2, privacy: 1 }],
    ])('is refused to an owner who accepted %s, and made once they accept', async (_, accepted) => {
      const carla = await withCredits(db, accepted)
      await expect(act(db, carla)).rejects.toThrow('consent_missing')
      await accept(carla)
      await act(db, carla)
    })

    test('waits for a version that is being published, and is refused', async () => {
      const carla = await withCredits(later, await inForce())
      let answer: Promise<unknown> = Promise.resolve()
      await later.sql.begin(async (sql) => {
        await publish(sql)
        answer = act(later, carla).then(() => 'made', String)
        await somebodyWaits()
      })
      expect(await answer).toContain('consent_missing')
      await agree(carla)
      await act(later, carla)
    })
  })

  test('a version waits for the order that was begun before it, which is then paid as agreed', async () => {
    const carla = await createOwner(later, await inForce())
    let published: Promise<unknown> = Promise.resolve()
    const order = await later.as(server, async (sql) => {
      const [row] = await sql<{ id: string }[]>`
        select public.place_order(${carla.userId}, '[{"price_id": "price_pacote_iniciante", "quantity": 1}]')
          ->> 'order_id' as id`
      // Sent only when somebody waits for it.
      published = publish(later.sql).then(() => undefined)
      await somebodyWaits()
      return row?.id ?? ''
    })
    await published
    await expect(placeOrder(later, carla, 'price_pacote_profissional')).rejects.toThrow('consent_missing')
    await applyEvent(later, await checkoutEvent(later, order))
    expect(await balanceOf(later, carla)).toBe(220)
  })

  test('a consultation is refused to the service key too', async () => {
    const carla = await createOwner(db, {})
    const insert = () =>
      db.as(
        server,
        (sql) => sql`
          insert into public.automation_requests (restaurant_id, automation_id, client_request_id)
          select ${carla.restaurantId}, id, ${randomUUID()} from public.automations_catalog
          where type = 'drink_creation'`,
      )
    await expect(insert()).rejects.toThrow('consent_missing')
    // Control: the next refusal is about the credits.
    await accept(carla)
    await expect(insert()).rejects.toThrow('insufficient_credits')
  })

  test('a consultation of another house is left to the policies: nobody learns what was accepted', async () => {
    const carla = await createOwner(db, {})
    const davi = await createOwner(db)
    await expect(requestAutomation(db, { ...carla, userId: davi.userId })).rejects.toThrow(
      'row-level security',
    )
  })
})
