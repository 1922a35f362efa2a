/** Age verification of buyers of bottles: attempts, the provider's answers, and what they allow. */
import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openAge } from './support/age.ts'
import {
  buy,
  createDatabase,
  createOwner,
  createStaff,
  type Owner,
  owner,
  raiseLimits,
  saveAddress,
  server,
  verifyAge,
} from './support/database.ts'
import { lastEventOf } from './support/orders.ts'

const db = await createDatabase(6)
let manager: { userId: string }
let packer: { userId: string }
let ana: Owner
const { begin, open, report, contest, rows, statuses, buyBottle } = openAge(
  db,
  () => ana,
  () => manager,
)

beforeAll(async () => {
  await raiseLimits(db)
  manager = await createStaff(db, 'manager')
  packer = await createStaff(db, 'fulfilment')
  await db.sql`insert into public.bottle_lots (product_id, lot_number, bottled_on, quantity)
    select id, 'L1', '2026-01-10', 1000 from public.products where kind = 'bottle'`
})

beforeEach(async () => {
  ana = await createOwner(db)
})

const pack = async (orderId: string) => {
  const event = await lastEventOf(db, orderId)
  await db.as(owner(packer), (sql) => sql`select public.pack_order(${orderId}, ${event})`)
}

describe('bottles', () => {
  test('are not sold alone before the age is verified', async () => {
    await expect(buyBottle()).rejects.toThrow('age_unverified')
    expect(await db.sql`select 1 from public.orders where restaurant_id = ${ana.restaurantId}`).toHaveLength(
      0,
    )
    await verifyAge(db, ana)
    expect((await buyBottle()).order_id).toBeTruthy()
  })

  test.each(['pending', 'refused', 'unsure', 'expired'])(
    'are not sold after the answer %s',
    async (answer) => {
      await report(await open(), answer)
      await expect(buyBottle()).rejects.toThrow('age_unverified')
    },
  )

  test('of a package are not packed before it, and the package is sold', async () => {
    await saveAddress(db, ana)
    const orderId = await buy(db, ana, 'price_pacote_iniciante')
    const step = async () =>
      (await db.as(owner(packer), (sql) => sql`select step from public.order_queue where id = ${orderId}`))[0]
        ?.step
    expect(await step()).toBe('age')
    await expect(pack(orderId)).rejects.toThrow('age_unverified')
    const taken = await db.sql`select 1 from public.order_fulfilments where order_id = ${orderId}`
    expect(taken).toHaveLength(0)
    await verifyAge(db, ana)
    expect(await step()).toBe('to_pack')
    await pack(orderId)
  })

  test('are told apart in the receipt until the age is verified', async () => {
    const notice = async () => {
      const orderId = await buy(db, ana, 'price_pacote_iniciante')
      const [row] = await db.sql<{ payload: { age_missing: boolean } }[]>`
        select payload from public.notifications where dedupe_key = ${`order_receipt:${orderId}`}`
      return row?.payload.age_missing
    }
    expect(await notice()).toBe(true)
    await verifyAge(db, ana)
    expect(await notice()).toBe(false)
  })

  test('of an unpaid order are refused again when the provider takes its answer back', async () => {
    const attempt = await open()
    await report(attempt, 'verified', 1)
    await buyBottle()
    expect(await report(attempt, 'refused', 2)).toBe('refused')
    await expect(buyBottle()).rejects.toThrow('age_unverified')
  })

  test('are not sold on the verification of another house', async () => {
    await verifyAge(db, await createOwner(db))
    await expect(buyBottle()).rejects.toThrow('age_unverified')
  })
})

describe('an attempt', () => {
  test('begun twice at once is one', async () => {
    const attempts = await Promise.all([begin(), begin(), begin(), begin()])
    expect(new Set(attempts.map(({ id }) => id)).size).toBe(1)
    expect(await statuses()).toEqual(['pending'])
  })

  test('needs a house', async () => {
    await expect(begin({ userId: randomUUID(), restaurantId: '' })).rejects.toThrow('profile_incomplete')
  })

  test('is not begun again by an owner who is verified', async () => {
    await verifyAge(db, ana)
    expect((await begin()).status).toBe('verified')
    expect(await statuses()).toEqual(['verified'])
  })

  test('follows a refused, doubtful or unfinished one, and leaves it as it was', async () => {
    for (const answer of ['refused', 'unsure', 'expired']) await report(await open(), answer)
    await begin()
    expect(await statuses()).toEqual(['refused', 'unsure', 'expired', 'pending'])
  })

  test('is limited to ten a day', async () => {
    await db.sql`update private.use_limits set most = 10 where action = 'age_verifications'`
    for (let n = 0; n < 10; n++) await report(await open(), 'expired')
    await expect(begin()).rejects.toThrow('limit_reached')
    // Control: another house.
    expect((await begin(await createOwner(db))).status).toBe('pending')
    await db.sql`update private.use_limits set most = 1000000000 where action = 'age_verifications'`
  })

  test('is not deleted, and no key rewrites it', async () => {
    const { id } = await open()
    await expect(db.sql`delete from public.age_verifications where id = ${id}`).rejects.toThrow('append_only')
    await expect(
      db.as(server, (sql) => sql`update public.age_verifications set status = 'verified' where id = ${id}`),
    ).rejects.toThrow('permission denied')
    await expect(
      db.as(
        owner(ana),
        (sql) => sql`update public.age_verifications set status = 'verified' where id = ${id}`,
      ),
    ).rejects.toThrow('permission denied')
  })
})

describe('an answer', () => {
  test('counts by when it was asked for, in whatever order it arrives', async () => {
    const attempt = await open()
    expect(await report(attempt, 'verified', 5)).toBe('verified')
    expect(await report(attempt, 'unsure', 4)).toBe('verified')
    expect(await report(attempt, 'refused', 5)).toBe('verified')
    expect(await statuses()).toEqual(['verified'])
  })

  test('that comes many times at once is recorded once', async () => {
    const attempt = await open()
    await Promise.all([1, 2, 3, 4, 5].map((minute) => report(attempt, 'verified', minute)))
    expect(await statuses()).toEqual(['verified'])
  })

  test('in doubt becomes clear when the provider’s reviewers decide', async () => {
    const attempt = await open()
    await report(attempt, 'unsure', 1)
    expect((await rows())[0]?.decided_at).toBeNull()
    expect(await report(attempt, 'verified', 2)).toBe('verified')
    expect((await rows())[0]?.decided_at).not.toBeNull()
  })

  test('of a document that expired later takes nothing back', async () => {
    const attempt = await open()
    await report(attempt, 'verified', 1)
    expect(await report(attempt, 'expired', 2)).toBe('verified')
  })

  test('for another attempt, or for an unknown session, changes nothing', async () => {
    const attempt = await open()
    const other = await open(await createOwner(db))
    await expect(report({ ...attempt, id: other.id }, 'verified')).rejects.toThrow('age_mismatch')
    expect(await report({ ...attempt, reference: 'unknown' }, 'verified')).toBeNull()
    expect(await statuses()).toEqual(['pending'])
  })

  test('and a purchase at the same moment end in one order or one refusal', async () => {
    for (let n = 0; n < 10; n++) {
      ana = await createOwner(db)
      const attempt = await open()
      const [, bought] = await Promise.allSettled([report(attempt, 'verified'), buyBottle()])
      const orders = await db.sql`select 1 from public.orders where restaurant_id = ${ana.restaurantId}`
      expect(orders).toHaveLength(bought.status === 'fulfilled' ? 1 : 0)
      expect(await statuses()).toEqual(['verified'])
    }
  })
})
test('a deleted account leaves that the age was verified, and nothing that leads to a person', async () => {
  await report(await open(), 'refused')
  await contest('Sou a Ana, do Bar do Teste.')
  const bia = await createOwner(db)
  await verifyAge(db, bia)
  for (const { userId } of [ana, bia]) await db.sql`delete from auth.users where id = ${userId}`
  const left = (who: Owner) =>
    db.sql`select status, reference, contest_text from public.age_verifications where restaurant_id = ${who.restaurantId}`
  expect([...(await left(ana))]).toEqual([{ status: 'expired', reference: null, contest_text: null }])
  expect([...(await left(bia))]).toEqual([{ status: 'verified', reference: null, contest_text: null }])
})

test('the provider’s sessions of a deleted account wait to be deleted there, and nobody else’s', async () => {
  const attempt = await open()
  await report(attempt, 'refused')
  const second = await open()
  const bia = await createOwner(db)
  await verifyAge(db, bia)
  const waiting = async () => {
    const rows = await db.sql<{ target: string }[]>`
      select target from public.cleanup_tasks where kind = 'delete_age_session' and target like ${`%${attempt.reference}`}
        or target like ${`%${second.reference}`} or target like 'test:late%'`
    return rows.map(({ target }) => target).sort()
  }
  const tasks = () => db.sql`select from public.cleanup_tasks where kind = 'delete_age_session'`
  const before = (await tasks()).length
  expect(await waiting()).toEqual([])
  await db.sql`delete from auth.users where id = ${ana.userId}`
  expect(await waiting()).toEqual([`test:${attempt.reference}`, `test:${second.reference}`].sort())
  expect(await tasks()).toHaveLength(before + 2)
  // The provider's answer to a call that was under way.
  await db.as(server, (sql) => sql`select public.attach_age_session(${second.id}, 'late-1')`)
  expect(await waiting()).toContain('test:late-1')
  expect([...(await db.sql`select reference from public.age_verifications where id = ${second.id}`)]).toEqual(
    [{ reference: null }],
  )
})

test('a session that another one replaces is deleted at the provider, and the one that stays is not', async () => {
  const attempt = await open()
  const attach = (reference: string) =>
    db.as(server, (sql) => sql`select public.attach_age_session(${attempt.id}, ${reference})`)
  const next = `${attempt.reference}-next`
  await attach(next)
  await attach(next)
  const tasks = await db.sql`select target from public.cleanup_tasks
    where kind = 'delete_age_session' and target like ${`%${attempt.reference}%`}`
  expect([...tasks]).toEqual([{ target: `test:${attempt.reference}` }])
})
