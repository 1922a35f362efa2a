/** Links that expire: who opens, reads and ends them, and what the holder of a token learns. */
import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  createDatabase,
  createOwner,
  createStaff,
  type Owner,
  owner,
  type Role,
  requestAutomation,
  server,
  visitor,
} from './support/database.ts'
import { askForReview, completeRequest, consultantOf, deliverConsultation } from './support/reviews.ts'

const db = await createDatabase(12)
let ana: Owner
let bruno: Owner
let requestId: string

beforeAll(async () => {
  ana = await createOwner(db)
  bruno = await createOwner(db)
  requestId = await deliverConsultation(db, ana)
})

type Wanted = { request?: string; version?: number; days?: number; withCosts?: boolean }

async function share(
  who: Owner,
  { request = requestId, version = 1, days = 7, withCosts = false }: Wanted = {},
) {
  const [row] = await db.as(
    owner(who),
    (sql) => sql<{ token: string }[]>`
      select public.share_report(${request}, ${version}, ${days}, ${withCosts}) as token`,
  )
  return row?.token ?? ''
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

type Opened = { house: string; version: number; with_costs: boolean; contents: { suggestedPrice?: number }[] }

async function open(token: string, address = '203.0.113.5', who: Role = server): Promise<Opened | null> {
  const [row] = await db.as(
    who,
    (sql) => sql<{ opened: Opened | null }[]>`
      select public.open_shared_report(${hashOf(token)}, ${address}) as opened`,
  )
  return row?.opened ?? null
}

async function linkOf(token: string) {
  const [row] = await db.sql<
    { id: string; opens: number; revoked_at: Date | null; last_opened_at: Date | null }[]
  >`
    select id, opens, revoked_at, last_opened_at from public.shared_reports where token_hash = ${hashOf(token)}`
  if (!row) throw new Error('no link')
  return row
}

const revoke = (who: Owner, id: string) =>
  db.as(owner(who), (sql) => sql`select public.revoke_shared_report(${id})`)

/** Moves the links, their creation and their uses back in time. */
const wait = async (interval: string) => {
  await db.sql`update public.shared_reports
    set created_at = created_at - ${interval}::interval, expires_at = expires_at - ${interval}::interval`
  await db.sql`update private.uses set until = until - ${interval}::interval`
}

describe('a link', () => {
  test('shows the house and the contents to any holder of the token, and counts', async () => {
    const token = await share(ana)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(await linkOf(token)).toMatchObject({ opens: 0, last_opened_at: null })
    expect(await open(token)).toMatchObject({
      house: 'Bar do Teste',
      title: expect.any(String),
      version: 1,
      with_costs: false,
      contents: [{ suggestedPrice: 24 }, { kind: 'drink_menu' }],
    })
    await open(token)
    expect(await linkOf(token)).toMatchObject({ opens: 2, last_opened_at: expect.any(Date) })
  })

  test('reveals nothing else about the house', async () => {
    const told = await open(await share(ana))
    expect(Object.keys(told ?? {}).toSorted()).toEqual([
      'asked_at',
      'contents',
      'expires_at',
      'house',
      'id',
      'published_at',
      'title',
      'version',
      'with_costs',
      'writer',
    ])
    const [house] =
      await db.sql`select cnpj, contact_email, contact_phone from public.restaurants where id = ${ana.restaurantId}`
    for (const value of [...Object.values(house ?? {}), ana.userId, ana.restaurantId, requestId]) {
      expect(JSON.stringify(told)).not.toContain(value)
    }
  })

  test('stores the hash of its token and nothing that leads back to it', async () => {
    const token = await share(ana)
    const [row] =
      await db.sql`select row_to_json(s)::text as stored from public.shared_reports s where token_hash = ${hashOf(token)}`
    expect(row?.stored).toContain(hashOf(token))
    expect(row?.stored).not.toContain(token)
    const hashes = await db.sql`select token_hash from public.shared_reports`
    expect(new Set(hashes.map(({ token_hash }) => token_hash)).size).toBe(hashes.length)
  })

  test.each([1, 7, 30])('of %s days ends after as many days', async (days) => {
    const token = await share(ana, { days })
    await wait(`${days} days - 1 minute`)
    expect(await open(token)).not.toBeNull()
    await wait('2 minutes')
    expect(await open(token)).toBeNull()
    expect(await linkOf(token)).toMatchObject({ opens: 1 })
  })

  test('of other lengths is refused', async () => {
    for (const days of [0, 2, 31, -1]) await expect(share(ana, { days })).rejects.toThrow('share_days')
  })

  test('shows the version that was shared, whatever is published later', async () => {
    const rosaAccount = await createStaff(db, 'consultant')
    const rosa = consultantOf(db, rosaAccount)
    const first = await share(ana)
    const reviewId = await askForReview(db, ana, requestId)
    await rosa.take(reviewId)
    await expect(share(ana, { version: 2 })).rejects.toThrow('version_not_found')
    await rosa.publish(reviewId, 31)
    const second = await share(ana, { version: 2, withCosts: true })
    await rosa.publish(reviewId, 33)
    expect((await open(first))?.contents[0]).toMatchObject({ suggestedPrice: 24 })
    expect(await open(second)).toMatchObject({ version: 2, with_costs: true })
    expect((await open(second))?.contents[0]).toMatchObject({ suggestedPrice: 31 })
  })
})

describe('a link that was taken back', () => {
  test('shows nothing, like one that never existed', async () => {
    const token = await share(ana)
    const { id } = await linkOf(token)
    expect(await open(token)).not.toBeNull()
    await revoke(ana, id)
    expect(await open(token)).toBeNull()
    expect(await open('never-was')).toBeNull()
    expect(await open('')).toBeNull()
    expect(await linkOf(token)).toMatchObject({ opens: 1 })
  })

  test('ends once, under ten revocations at once and one more later', async () => {
    const token = await share(ana)
    const { id } = await linkOf(token)
    await Promise.all(Array.from({ length: 10 }, () => revoke(ana, id)))
    const { revoked_at: first } = await linkOf(token)
    await revoke(ana, id)
    expect(await linkOf(token)).toMatchObject({ revoked_at: first })
  })

  test('counts every one of several openings at once, and none after its end', async () => {
    const token = await share(ana)
    const { id } = await linkOf(token)
    const opened = await Promise.all([
      ...Array.from({ length: 8 }, () => open(token)),
      revoke(ana, id).then(() => null),
    ])
    expect(await linkOf(token)).toMatchObject({ opens: opened.filter((told) => told !== null).length })
    expect(await open(token)).toBeNull()
  })
})

describe('somebody else', () => {
  test('neither shares, lists nor ends what is Ana’s', async () => {
    const { id } = await linkOf(await share(ana))
    const consultant = await createStaff(db, 'consultant')
    await expect(share(bruno)).rejects.toThrow('request_not_found')
    await expect(revoke(bruno, id)).rejects.toThrow('share_not_found')
    const list = (role: Role) =>
      db.as(role, (sql) => sql`select id from public.shared_reports where id = ${id}`)
    expect(await list(owner(bruno))).toEqual([])
    expect(await list(owner(consultant))).toEqual([])
    await expect(list(visitor)).rejects.toThrow('permission denied')
    // Control: her own.
    expect(await list(owner(ana))).toHaveLength(1)
    await revoke(ana, id)
  })

  test('calls neither function as a visitor, and opens no link without the server', async () => {
    const token = await share(ana)
    for (const role of [visitor, owner(bruno), owner(ana)]) {
      await expect(open(token, '203.0.113.5', role)).rejects.toThrow('permission denied')
    }
    for (const statement of [
      `select public.share_report('${requestId}', 1, 7, true)`,
      'select public.revoke_shared_report(gen_random_uuid())',
    ]) {
      await expect(db.as(visitor, (sql) => sql.unsafe(statement))).rejects.toThrow('permission denied')
    }
    expect(await open(token)).not.toBeNull()
  })

  test('writes no row, the owner and the server included', async () => {
    for (const role of [owner(ana), server]) {
      await expect(
        db.as(role, (sql) => sql`update public.shared_reports set expires_at = now() + interval '1 year'`),
      ).rejects.toThrow('permission denied')
      await expect(db.as(role, (sql) => sql`delete from public.shared_reports`)).rejects.toThrow(
        'permission denied',
      )
    }
  })
})

test('a consultation that is not ready is not shared', async () => {
  const { id } = await requestAutomation(db, ana, { type: 'content_generation' })
  await expect(share(ana, { request: id })).rejects.toThrow('share_not_ready')
  await completeRequest(db, id)
  expect(await open(await share(ana, { request: id }))).not.toBeNull()
})

describe('limits', () => {
  test('a house has at most twenty live links, even when it asks thirty times at once', async () => {
    const who = await createOwner(db)
    const request = await deliverConsultation(db, who)
    await db.sql`update private.use_limits set most = 1000 where action = 'shared_reports'`
    const asked = await Promise.allSettled(Array.from({ length: 30 }, () => share(who, { request })))
    const tokens = asked.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    expect(tokens).toHaveLength(20)
    for (const answer of asked) {
      if (answer.status === 'rejected')
        expect(String(answer.reason)).toContain('limit_reached: live_shared_reports, 20')
    }
    await revoke(who, (await linkOf(tokens[0] ?? '')).id)
    await share(who, { request })
    await expect(share(who, { request })).rejects.toThrow('limit_reached')
    await wait('7 days')
    await share(who, { request })
    // Ended links leave the list after 90 days.
    await wait('98 days')
    await share(who, { request })
    expect(
      await db.sql`select from public.shared_reports where restaurant_id = ${who.restaurantId}`,
    ).toHaveLength(1)
    await db.sql`update private.use_limits set most = 20 where action = 'shared_reports'`
  })

  test('a house opens twenty links an hour', async () => {
    const who = await createOwner(db)
    const request = await deliverConsultation(db, who)
    for (let n = 0; n < 20; n++) await revoke(who, (await linkOf(await share(who, { request }))).id)
    await expect(share(who, { request })).rejects.toThrow('limit_reached: shared_reports, 20')
  })

  test('one address is refused after its limit, whether its token is right or wrong', async () => {
    await db.sql`update private.use_limits set most = 5 where action = 'shared_report_opens'`
    await db.sql`delete from private.uses`
    const token = await share(ana)
    const guess = () => open(crypto.randomUUID(), '198.51.100.7')
    const guesses = await Promise.allSettled(Array.from({ length: 9 }, guess))
    expect(guesses.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    await expect(open(token, '198.51.100.7')).rejects.toThrow('limit_reached: shared_report_opens')
    expect(await open(token, '198.51.100.8')).not.toBeNull()
    // Senders without an address share one limit.
    for (let n = 0; n < 5; n++) await open(token, ['', 'unknown', 'x'][n % 3])
    await expect(open(token, '')).rejects.toThrow('limit_reached')
    const subjects = await db.sql`select subject from private.uses where action = 'shared_report_opens'`
    for (const { subject } of subjects) expect(subject).toMatch(/^([0-9a-f]{64}|everybody)$/)
  })
})

test('deleting an account deletes its links, even during a share', { timeout: 60_000 }, async () => {
  for (let round = 0; round < 10; round++) {
    const who = await createOwner(db)
    const request = await deliverConsultation(db, who)
    const token = await share(who, { request })
    await Promise.allSettled([
      ...Array.from({ length: 3 }, () => share(who, { request })),
      db.as(owner(who), (sql) => sql`insert into public.account_deletions (user_id) values (${who.userId})`),
    ]).then((answers) =>
      answers.forEach((answer) => {
        if (answer.status === 'rejected') expect(String(answer.reason)).not.toContain('deadlock')
      }),
    )
    expect(await open(token, `2001:db8:${round}::1`)).toBeNull()
    expect(
      await db.sql`select from public.shared_reports where restaurant_id = ${who.restaurantId}`,
    ).toHaveLength(0)
  }
})
