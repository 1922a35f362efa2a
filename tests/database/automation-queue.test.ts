import { expect, test } from 'vitest'
import { buy, createDatabase, createOwner, owner, requestAutomation, server } from './support/database.ts'

const db = await createDatabase(12)

const claimNext = async () => {
  const [row] = await db.as(
    server,
    (sql) => sql<{ request_id: string }[]>`select * from public.claim_next_automation_request()`,
  )
  return row?.request_id ?? null
}
const countDue = async () =>
  (await db.as(server, (sql) => sql`select public.count_due_automation_requests() as due`))[0]?.due

test('a request is due the moment it is paid, and claimed by one of ten workers', async () => {
  const ana = await createOwner(db)
  await buy(db, ana)
  expect(await countDue()).toBe(0)
  const { id } = await requestAutomation(db, ana)
  expect(await countDue()).toBe(1)
  const claims = await Promise.all(Array.from({ length: 10 }, claimNext))
  expect(claims.filter((claim) => claim !== null)).toEqual([id])
  expect(await countDue()).toBe(0)
})

test('ten workers take ten requests, each a different one', async () => {
  const asked: string[] = []
  for (let n = 0; n < 10; n++) {
    const ana = await createOwner(db)
    await buy(db, ana)
    asked.push((await requestAutomation(db, ana)).id)
  }
  const claims: (string | null)[] = []
  for (let round = 0; round < 3; round++) claims.push(...(await Promise.all(asked.map(claimNext))))
  expect(claims.filter((claim) => claim !== null).sort()).toEqual(asked.sort())
})

test('is handed out again when its worker died, five times at most', async () => {
  const ana = await createOwner(db)
  await buy(db, ana)
  const { id } = await requestAutomation(db, ana)
  for (let attempt = 1; attempt <= 5; attempt++) {
    expect(await claimNext()).toBe(id)
    expect(await claimNext()).toBeNull()
    await db.sql`update public.automation_requests set claimed_until = now() where id = ${id}`
  }
  expect(await claimNext()).toBeNull()
  // Upkeep fails it and returns its credits.
  await db.sql`update public.automation_requests set created_at = now() - interval '6 minutes' where id = ${id}`
  expect((await db.as(server, (sql) => sql`select public.run_upkeep() as done`))[0]?.done).toMatchObject({
    stale_requests: 1,
  })
})

test('an owner cannot move a request in the queue', async () => {
  const ana = await createOwner(db)
  await buy(db, ana)
  const { id } = await requestAutomation(db, ana)
  await db.as(
    owner(ana),
    (sql) =>
      sql`update public.automation_requests set attempts = 4, next_attempt_at = 'infinity' where id = ${id}`,
  )
  const [row] =
    await db.sql`select attempts, next_attempt_at <= now() as due from public.automation_requests where id = ${id}`
  expect(row).toEqual({ attempts: 0, due: true })
  for (const call of [
    'select public.claim_next_automation_request()',
    'select public.count_due_automation_requests()',
    `select public.postpone_automation_request('${id}', gen_random_uuid())`,
  ]) {
    await expect(db.as(owner(ana), (sql) => sql.unsafe(call))).rejects.toThrow('permission denied')
  }
  // Control: the server may.
  expect(await claimNext()).toBe(id)
})

test('a worker that lost its claim postpones nothing', async () => {
  const ana = await createOwner(db)
  await buy(db, ana)
  const { id } = await requestAutomation(db, ana)
  const postpone = async (claim: string) =>
    (
      await db.as(
        server,
        (sql) => sql`select public.postpone_automation_request(${id}, ${claim}) as postponed`,
      )
    )[0]?.postponed
  const [claim] = await db.as(
    server,
    (sql) => sql<{ claim: string }[]>`select public.claim_automation_request(${id}) as claim`,
  )
  expect(await postpone('00000000-0000-4000-8000-000000000000')).toBe(false)
  expect(await countDue()).toBe(0)
  expect(await postpone(claim?.claim ?? '')).toBe(true)
  expect(await countDue()).toBe(0)
  await db.sql`update public.automation_requests set next_attempt_at = now() where id = ${id}`
  expect(await countDue()).toBe(1)
})
