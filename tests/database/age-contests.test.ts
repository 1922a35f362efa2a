/** A house contests the provider's answer, and a manager decides. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openAge } from './support/age.ts'
import { createDatabase, createOwner, createStaff, type Owner, raiseLimits } from './support/database.ts'

const db = await createDatabase(6)
let manager: { userId: string }
let ana: Owner
const { begin, open, report, contest, decide, rows, statuses, buyBottle } = openAge(
  db,
  () => ana,
  () => manager,
)

beforeAll(async () => {
  await raiseLimits(db)
  manager = await createStaff(db, 'manager')
})

beforeEach(async () => {
  ana = await createOwner(db)
})

describe('a contest', () => {
  test.each(['refused', 'unsure'])('of the answer %s waits for a manager, who decides', async (answer) => {
    const attempt = await open()
    await report(attempt, answer)
    await contest('  Sou maior de idade; a foto saiu escura.  ')
    expect(await statuses()).toEqual(['contested'])
    expect((await begin()).status).toBe('contested')

    await decide(attempt.id, true)
    expect(await rows()).toMatchObject([{ status: 'verified', method: 'farm' }])
    expect((await buyBottle()).order_id).toBeTruthy()
    const audit = await db.sql`
      select action, restaurant_id, before, after, reason from public.staff_audit where subject_id = ${attempt.id}`
    expect([...audit]).toEqual([
      {
        action: 'decide_age_contest',
        restaurant_id: ana.restaurantId,
        before: { status: 'contested' },
        after: { status: 'verified' },
        reason: 'RG conferido por vídeo',
      },
    ])
  })

  test('that is turned down ends the attempt, and another may begin', async () => {
    const attempt = await open()
    await report(attempt, 'refused', 1)
    await contest('Sou maior.')
    await decide(attempt.id, false)
    expect(await statuses()).toEqual(['refused'])
    await expect(contest('De novo.')).rejects.toThrow('age_not_contestable')
    // The provider does not overrule the farm.
    expect(await report(attempt, 'verified', 9)).toBe('refused')
    expect((await begin()).status).toBe('pending')
  })

  test('ends by itself when the provider finds the person of age, and outlasts its refusal', async () => {
    const attempt = await open()
    await report(attempt, 'unsure', 1)
    await contest('Sou maior.')
    expect(await report(attempt, 'refused', 2)).toBe('contested')
    expect(await report(attempt, 'verified', 3)).toBe('verified')
    await expect(decide(attempt.id, false)).rejects.toThrow('contest_not_found')
  })

  test.each(['pending', 'verified', 'expired'])('is not for the answer %s', async (answer) => {
    await report(await open(), answer)
    await expect(contest('Sou maior.')).rejects.toThrow('age_not_contestable')
  })

  test('needs a text within the limit, and a refusal to contest', async () => {
    await expect(contest('Sou maior.')).rejects.toThrow('age_not_contestable')
    await report(await open(), 'refused')
    await expect(contest('   ')).rejects.toThrow('text_missing')
    await expect(contest('a'.repeat(501))).rejects.toThrow('text_too_long')
    await contest('a'.repeat(500))
  })

  test('is decided once by two managers at once, with a reason', async () => {
    const attempt = await open()
    await report(attempt, 'refused')
    await contest('Sou maior.')
    await expect(decide(attempt.id, true, ' ')).rejects.toThrow('reason_missing')
    const outcomes = await Promise.allSettled([decide(attempt.id, true), decide(attempt.id, false)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await db.sql`select 1 from public.staff_audit where subject_id = ${attempt.id}`).toHaveLength(1)
  })
})

describe('the e-mails of a contest', () => {
  const lettersOf = async (kind: string, id: string) => [
    ...(await db.sql<{ user_id: string; payload: object }[]>`
      select user_id, payload from public.notifications where kind::text = ${kind} and subject_id = ${id}`),
  ]

  test.each([true, false])(
    'go to each manager, and to the owner once it is decided: %s',
    async (verified) => {
      await createStaff(db, 'consultant')
      const managers = await db.sql<{ user_id: string }[]>`
      select user_id from public.staff_members where role = 'manager' and active`
      const attempt = await open()
      await report(attempt, 'refused')
      expect(await lettersOf('staff_age_contest', attempt.id)).toEqual([])
      await contest('Sou a Ana.')
      const told = await lettersOf('staff_age_contest', attempt.id)
      expect(told.map(({ user_id }) => user_id).sort()).toEqual(managers.map(({ user_id }) => user_id).sort())
      expect(JSON.stringify(told)).not.toContain('Sou a Ana')
      expect(await lettersOf('age_contest_decided', attempt.id)).toEqual([])
      await decide(attempt.id, verified)
      expect(await lettersOf('age_contest_decided', attempt.id)).toEqual([
        { user_id: ana.userId, payload: { verified } },
      ])
    },
  )
})
