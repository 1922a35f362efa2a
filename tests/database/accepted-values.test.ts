/** Values that clients may write: dates, names and CNPJs. */
import { beforeAll, describe, expect, test } from 'vitest'
import { isBlank } from '@/forms/restaurant-fields'
import { randomCnpj } from '../support/cnpj.ts'
import {
  balanceOf,
  buy,
  createDatabase,
  createOwner,
  type Owner,
  owner,
  server,
  visitor,
} from './support/database.ts'

const db = await createDatabase()
let ana: Owner

beforeAll(async () => {
  ana = await createOwner(db)
})

const longAgo = '2001-01-01T00:00:00Z'
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

const waitlistEntry = {
  email: 'ana@exemplo.com',
  restaurant_name: 'Bar da Ana',
  contact_name: 'Ana',
  contact_phone: '84999990000',
  city: 'Natal',
  state: 'Rio Grande do Norte',
  state_code: 'RN',
  establishment_type: 'bar',
  interested_in: ['análise de vendas'],
  monthly_revenue_range: '10k_30k',
}

async function newUser(): Promise<string> {
  const userId = crypto.randomUUID()
  await db.sql`insert into auth.users (id) values (${userId})`
  return userId
}

async function createRestaurant(values: Record<string, string | null> = {}) {
  const userId = await newUser()
  return db.as(
    { role: 'authenticated', userId },
    (sql) => sql`
      insert into public.restaurants ${sql({ user_id: userId, name: 'Bar', cnpj: randomCnpj(), ...values })} returning *`,
  )
}

describe('the database sets the dates', () => {
  const isNow = (value: unknown) => Math.abs(new Date(String(value)).getTime() - Date.now()) < 60_000

  test('of newsletter subscribers and waitlist entries', async () => {
    await db.as(
      visitor,
      (sql) =>
        sql`insert into public.newsletter_subscribers (email, created_at) values ('data@exemplo.com', ${longAgo})`,
    )
    await db.as(
      visitor,
      (sql) =>
        sql`insert into public.expansion_waitlist ${sql({ ...waitlistEntry, cnpj: randomCnpj(), created_at: longAgo })}`,
    )
    for (const table of ['newsletter_subscribers', 'expansion_waitlist']) {
      const rows = await db.sql`select created_at from public.${db.sql(table)}`
      expect(rows.length).toBeGreaterThan(0)
      expect(rows.filter((row) => !isNow(row.created_at))).toEqual([])
    }
  })

  test('of restaurants, requests and workshops', async () => {
    const [house] = await createRestaurant({ created_at: longAgo, updated_at: longAgo })
    expect([isNow(house?.created_at), isNow(house?.updated_at)]).toEqual([true, true])
    const [request] = await db.as(
      owner(ana),
      (sql) => sql`
        insert into public.automation_requests (restaurant_id, automation_id, created_at, completed_at)
        select ${ana.restaurantId}, id, ${longAgo}, ${longAgo} from public.automations_catalog where type = 'content_generation'
        returning created_at, completed_at`,
    )
    expect([isNow(request?.created_at), request?.completed_at]).toEqual([true, null])
    const [workshop] = await db.as(
      owner(ana),
      (sql) => sql`
        insert into public.workshops (restaurant_id, automation_type, scheduled_date, created_at)
        values (${ana.restaurantId}, 'team_training', ${inDays(5)}, ${longAgo}) returning created_at`,
    )
    expect(isNow(workshop?.created_at)).toBe(true)
  })

  test('of account deletions', async () => {
    const leaver = await createOwner(db)
    await db.as(
      owner(leaver),
      (sql) =>
        sql`insert into public.account_deletions (user_id, requested_at) values (${leaver.userId}, ${longAgo})`,
    )
    const [row] =
      await db.sql`select requested_at from public.account_deletions where user_id = ${leaver.userId}`
    expect(isNow(row?.requested_at)).toBe(true)
  })
})

describe('a blank name is refused', () => {
  const blanks = [' ', '\t\n', '\u00a0\u2003', '\u200b\u2060\ufeff']

  test.each(['name', 'contact_name', 'city', 'state', 'address'])('%s of a restaurant', async (column) => {
    for (const blank of blanks) {
      await expect(createRestaurant({ [column]: blank })).rejects.toMatchObject({ code: '23514' })
      await expect(
        db.as(
          owner(ana),
          (sql) =>
            sql`update public.restaurants set ${sql({ [column]: blank })} where id = ${ana.restaurantId}`,
        ),
      ).rejects.toMatchObject({ code: '23514' })
    }
    expect(await createRestaurant({ [column]: ' Zé \u200b' })).toHaveLength(1)
  })

  test.each(['restaurant_name', 'contact_name', 'city', 'state', 'current_cachaca_supplier'])(
    '%s of the waitlist',
    async (column) => {
      const join = (value: string) =>
        db.as(
          visitor,
          (sql) =>
            sql`insert into public.expansion_waitlist ${sql({ ...waitlistEntry, cnpj: randomCnpj(), [column]: value })}`,
        )
      for (const blank of blanks) await expect(join(blank)).rejects.toMatchObject({ code: '23514' })
      await join('Zé')
    },
  )

  test('by the rule that the browser uses', async () => {
    const texts = [...Array.from({ length: 0x3100 }, (_, point) => String.fromCodePoint(point + 1)), '\ufeff']
    const rows =
      await db.sql`select text, private.is_blank(text) as blank from unnest(${texts}::text[]) as text`
    expect(rows.filter(({ text, blank }) => blank !== isBlank(text))).toEqual([])
    expect(rows.filter(({ blank }) => blank).length).toBeGreaterThan(1)
  })

  test('for the workshop of a booking', async () => {
    await expect(
      db.as(
        owner(ana),
        (sql) => sql`
          insert into public.workshops (restaurant_id, automation_type, scheduled_date, automation_name)
          values (${ana.restaurantId}, 'team_training', ${inDays(5)}, ' ')`,
      ),
    ).rejects.toMatchObject({ code: '23514' })
  })
})

describe('a workshop more than twelve months ahead is refused', () => {
  const book = (date: string) =>
    db.as(
      owner(ana),
      (sql) => sql`
        insert into public.workshops (restaurant_id, automation_type, scheduled_date)
        values (${ana.restaurantId}, 'team_training', ${date}) returning id`,
    )

  test('when it is booked', async () => {
    await expect(book('9999-12-31T12:00:00Z')).rejects.toThrow('workshop_too_far')
    await expect(book(inDays(370))).rejects.toThrow('workshop_too_far')
    expect(await book(inDays(360))).toHaveLength(1)
  })

  test('when a granted event gets its date', async () => {
    const [event] = await db.sql`
      insert into public.workshops (restaurant_id, automation_type) values (${ana.restaurantId}, 'exclusive_event') returning id`
    const schedule = (date: string) =>
      db.as(
        owner(ana),
        (sql) =>
          sql`update public.workshops set scheduled_date = ${date} where id = ${String(event?.id)} returning id`,
      )
    await expect(schedule('9999-12-31T12:00:00Z')).rejects.toThrow('workshop_too_far')
    expect(await schedule(inDays(90))).toHaveLength(1)
  })
})

describe('the CNPJ of a new restaurant', () => {
  test.each(['00000000000000', '11111111111111', '11222333000182', 'AB123456000199'])(
    '%s is refused, whoever inserts it for a user',
    async (cnpj) => {
      await expect(createRestaurant({ cnpj })).rejects.toThrow('cnpj_invalid')
      const userId = await newUser()
      await expect(
        db.as(
          server,
          (sql) =>
            sql`insert into public.restaurants (user_id, name, cnpj) values (${userId}, 'Bar', ${cnpj})`,
        ),
      ).rejects.toThrow('cnpj_invalid')
    },
  )

  test('is accepted when its check digits are right, letters included', async () => {
    expect(await createRestaurant()).toHaveLength(1)
    expect(await createRestaurant({ cnpj: '12ABC34501DE35' })).toHaveLength(1)
  })

  test('may stay invalid in a restaurant older than the rule, which can still spend and edit', async () => {
    const old = await createOwner(db)
    await db.sql`update public.restaurants set cnpj = '12345678000199' where id = ${old.restaurantId}`
    await buy(db, old)
    expect(await balanceOf(db, old)).toBe(220)
    await db.as(owner(old), (sql) => sql`update public.restaurants set name = 'Bar Antigo'`)
  })
})
