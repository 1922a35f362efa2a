/** Which legal texts an account accepted: at sign-up, at a visit, and how that is proved. */
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  createDatabase,
  createOwner,
  createStaff,
  type Owner,
  owner,
  server,
  visitor,
} from './support/database.ts'

const db = await createDatabase()
/** The database in which versions are published. */
const later = await createDatabase()
let ana: Owner
let bruno: Owner

beforeAll(async () => {
  ana = await createOwner(db, {})
  bruno = await createOwner(db, {})
})

type Pending = { document: string; version: number; accepted_version: number | null }

const current = { terms: 2, privacy: 2 }

const accept = (who: { userId: string }, versions: unknown = current) =>
  db.as(owner(who), (sql) => sql`select public.accept_legal_versions(${sql.json(versions as never)})`)

/** Begins a visit as the browser does, from an address. */
const visit = (who: { userId: string }, address = '203.0.113.7') =>
  db.as(owner(who), async (sql) => {
    await sql`select set_config('request.headers', ${JSON.stringify({ 'cf-connecting-ip': address })}, true)`
    return sql<Pending[]>`select document, version, accepted_version from public.begin_visit()`
  })

const consentsOf = async (who: { userId: string }) => [
  ...(await db.sql<{ document: string; version: number; given_at: string; recent: boolean }[]>`
    select document, version, given_at, accepted_at > now() - interval '1 minute' as recent
    from public.consents where user_id = ${who.userId} order by document, version`),
]

/** Creates an account as Auth does, with what the sign-up form sent. */
async function signUp(metadata: unknown): Promise<{ userId: string }> {
  const userId = randomUUID()
  await db.sql`insert into auth.users (id, email, raw_user_meta_data)
    values (${userId}, ${`${userId}@example.com`}, ${db.sql.json(metadata as never)})`
  return { userId }
}

describe('signing up', () => {
  test('records the versions that the form named, at the time of the server', async () => {
    const user = await signUp({ legal_versions: current, accepted_at: '1999-01-01' })
    expect(await consentsOf(user)).toEqual([
      { document: 'terms', version: 2, given_at: 'sign_up', recent: true },
      { document: 'privacy', version: 2, given_at: 'sign_up', recent: true },
    ])
    expect([...(await visit(user))]).toEqual([])
  })

  test.each([
    ['nothing', {}],
    ['versions that do not exist', { legal_versions: { terms: 99, privacy: -1, cookies: 1 } }],
    ['no numbers', { legal_versions: { terms: 'two', privacy: [2] } }],
    ['a list', { legal_versions: [2, 2] }],
    ['a text', { legal_versions: 'all' }],
  ])('with %s creates the account and records nothing', async (_, metadata) => {
    const user = await signUp(metadata)
    expect(await consentsOf(user)).toEqual([])
    expect((await visit(user)).map(({ document }) => document)).toEqual(['terms', 'privacy'])
  })

  test('metadata that changes later records nothing', async () => {
    const user = await signUp({})
    await db.sql`update auth.users set raw_user_meta_data = ${db.sql.json({ legal_versions: current })}
      where id = ${user.userId}`
    expect(await consentsOf(user)).toEqual([])
  })
})

describe('a visit', () => {
  test('asks for the versions in force that the caller has not accepted, and says which was accepted before', async () => {
    const user = await signUp({ legal_versions: { terms: 1, privacy: 2 } })
    expect([...(await visit(user))]).toEqual([{ document: 'terms', version: 2, accepted_version: 1 }])
    await accept(user, { terms: 2 })
    expect([...(await visit(user))]).toEqual([])
    expect(await consentsOf(user)).toMatchObject([
      { document: 'terms', version: 1, given_at: 'sign_up' },
      { document: 'terms', version: 2, given_at: 'login' },
      { document: 'privacy', version: 2 },
    ])
  })

  test('asks everybody again once a version is published', async () => {
    const carla = await createOwner(later, {})
    const asked = () =>
      later.as(
        owner(carla),
        (sql) => sql<Pending[]>`select document, version, accepted_version from public.begin_visit()`,
      )
    const acceptTerms = (version: number) =>
      later.as(
        owner(carla),
        (sql) => sql`select public.accept_legal_versions(${sql.json({ terms: version, privacy: 2 })})`,
      )
    await acceptTerms(2)
    expect([...(await asked())]).toEqual([])
    await later.sql`insert into public.legal_versions values ('terms', 3, '2027-01-10', 'Muda o foro.')`
    expect([...(await asked())]).toEqual([{ document: 'terms', version: 3, accepted_version: 2 }])
    // A screen that still shows the version before.
    await expect(acceptTerms(2)).rejects.toThrow('legal_version_not_current')
    await acceptTerms(3)
    expect([...(await asked())]).toEqual([])
  })

  test('is recorded once an hour for each address, and again after it', async () => {
    const user = await signUp({})
    const records = () => db.sql`
      select host(address) as address from public.access_records where user_id = ${user.userId} order by id`
    await visit(user, '203.0.113.7')
    await visit(user, '203.0.113.7')
    await visit(user, '2001:db8::1')
    expect([...(await records())]).toEqual([{ address: '203.0.113.7' }, { address: '2001:db8::1' }])
    await db.sql`update public.access_records set accessed_at = now() - interval '61 minutes' where user_id = ${user.userId}`
    await visit(user, '203.0.113.7')
    expect(await records()).toHaveLength(3)
    await visit(user, 'not an address')
    expect((await records()).at(-1)).toEqual({ address: null })
  })

  test('of a visitor is refused', async () => {
    await expect(db.as(visitor, (sql) => sql`select * from public.begin_visit()`)).rejects.toThrow(
      'permission denied',
    )
  })
})

describe('accepting', () => {
  test('is recorded once, at the time of the server, by all of ten calls at once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => accept(ana)))
    expect(await consentsOf(ana)).toEqual([
      { document: 'terms', version: 2, given_at: 'login', recent: true },
      { document: 'privacy', version: 2, given_at: 'login', recent: true },
    ])
  })

  test.each([
    ['a version before', { terms: 1 }],
    ['a version that does not exist', { terms: 3 }],
    ['one right and one wrong', { terms: 2, privacy: 7 }],
    ['an unknown document', { cookies: 1 }],
    ['nothing', {}],
    ['a list', [2, 2]],
    ['null', null],
  ])('%s is refused and records nothing', async (_, versions) => {
    const user = await signUp({})
    await expect(accept(user, versions)).rejects.toThrow('legal_version_not_current')
    expect(await consentsOf(user)).toEqual([])
    // Control.
    await accept(user)
    expect(await consentsOf(user)).toHaveLength(2)
  })

  test('is refused to a visitor and to the service key', async () => {
    for (const who of [visitor, server])
      await expect(
        db.as(who, (sql) => sql`select public.accept_legal_versions(${sql.json(current)})`),
      ).rejects.toThrow('permission denied')
  })
})

describe('a consent', () => {
  const forged = (who: Owner) => ({
    user_id: who.userId,
    document: 'terms',
    version: 2,
    accepted_at: '1999-01-01',
    given_at: 'sign_up',
  })

  test('is read by its owner, and by no stranger, staff or visitor', async () => {
    const rosa = await createStaff(db, 'manager')
    const read = (role: Parameters<typeof db.as>[0]) =>
      db.as(role, (sql) => sql`select * from public.consents where user_id = ${ana.userId}`)
    expect(await read(owner(ana))).toHaveLength(2)
    expect(await read(owner(bruno))).toEqual([])
    expect(await read(owner(rosa))).toEqual([])
    await expect(read(visitor)).rejects.toThrow('permission denied')
  })

  test.each([
    ['its owner', () => owner(bruno)],
    ['the service key', () => server],
  ])('is not written by %s', async (_, who) => {
    await expect(
      db.as(who(), (sql) => sql`insert into public.consents ${sql(forged(bruno))}`),
    ).rejects.toThrow('permission denied')
    expect(await consentsOf(bruno)).toEqual([])
  })

  test('has the time of the server even from the SQL editor', async () => {
    const user = await createOwner(db, {})
    await db.sql`insert into public.consents ${db.sql(forged(user))}`
    expect(await consentsOf(user)).toMatchObject([{ recent: true }])
  })

  test.each([
    `update public.consents set version = 1`,
    `update public.consents set accepted_at = '1999-01-01'`,
    `delete from public.consents`,
    `truncate public.consents`,
  ])('is not changed, not even in the SQL editor: %s', async (statement) => {
    await expect(db.sql.unsafe(statement)).rejects.toThrow('append_only')
    for (const who of [owner(ana), server])
      await expect(db.as(who, (sql) => sql.unsafe(statement))).rejects.toThrow('permission denied')
    expect(await consentsOf(ana)).toHaveLength(2)
  })

  test('is deleted with its account', async () => {
    const user = await createOwner(db, {})
    await accept(user)
    expect(await consentsOf(user)).toHaveLength(2)
    await db.as(
      owner(user),
      (sql) => sql`insert into public.account_deletions (user_id) values (${user.userId})`,
    )
    expect(await consentsOf(user)).toEqual([])
  })
})

test('a version is not published, changed or withdrawn by an owner or the service key', async () => {
  for (const who of [owner(ana), server])
    for (const statement of [
      `insert into public.legal_versions values ('terms', 9, '2026-01-01', 'x')`,
      `update public.legal_versions set version = 9 where version = 2`,
      `delete from public.legal_versions`,
    ])
      await expect(db.as(who, (sql) => sql.unsafe(statement))).rejects.toThrow('permission denied')
  expect(await db.as(owner(ana), (sql) => sql`select * from public.legal_versions`)).toHaveLength(4)
})
