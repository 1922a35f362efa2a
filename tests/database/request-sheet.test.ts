/** What a request stores besides its answers: the confirmed sheet, and the checks of its wishes. */
import type { JSONValue } from 'postgres'
import { describe, expect, test } from 'vitest'
import {
  createDatabase,
  createOwner,
  type Owner,
  owner,
  requestAutomation,
  server,
} from './support/database.ts'

const db = await createDatabase()

describe('the checks of a request', () => {
  const checks = [{ wish: { kind: 'count', count: 6, text: 'seis' }, outcome: 'met', reason: '' }]
  const complete = (id: string, value: JSONValue) =>
    db.as(
      server,
      (sql) => sql`select public.complete_automation_request(${id}, '[]', null, ${sql.json(value)})`,
    )
  const stored = async (id: string) =>
    (await db.sql`select wish_checks, status from public.automation_requests where id = ${id}`)[0]

  test('are written by the server only', async () => {
    const who = await createOwner(db)
    const [row] = await db.as(
      owner(who),
      (sql) => sql`
        insert into public.automation_requests (restaurant_id, automation_id, wish_checks)
        select ${who.restaurantId}, id, ${sql.json(checks)} from public.automations_catalog where type = 'content_generation'
        returning id, wish_checks`,
    )
    expect(row?.wish_checks).toBeNull()
    const id = String(row?.id)
    const change = () =>
      db.as(
        owner(who),
        (sql) => sql`update public.automation_requests set wish_checks = ${sql.json([])} where id = ${id}`,
      )
    await change()
    expect(await stored(id)).toMatchObject({ wish_checks: null })
    await complete(id, checks)
    expect(await stored(id)).toEqual({ wish_checks: checks, status: 'completed' })
    await change()
    expect(await stored(id)).toMatchObject({ wish_checks: checks })
  })

  test.each<[JSONValue]>([
    [{}],
    [[1]],
    [[{ wish: 'amendoim', outcome: 'met' }]],
    [[{ wish: {}, outcome: 'perhaps' }]],
    [Array.from({ length: 401 }, () => ({ wish: {}, outcome: 'met' }))],
    [[{ wish: { text: 'x'.repeat(1_048_577) }, outcome: 'met' }]],
  ])('are refused in another shape (%#)', async (value) => {
    const { id } = await requestAutomation(db, await createOwner(db), { type: 'content_generation' })
    await expect(complete(id, value)).rejects.toMatchObject({ code: '23514' })
    expect(await stored(id)).toMatchObject({ status: 'processing' })
  })
})

describe('the request sheet', () => {
  const ask = (who: Owner, data: Record<string, string | { text: string }>) =>
    db.as(
      owner(who),
      (sql) => sql`
        insert into public.automation_requests (restaurant_id, automation_id, input_data)
        select ${who.restaurantId}, id, ${sql.json(data)} from public.automations_catalog where type = 'content_generation'`,
    )
  const letters = (count: number) => 'x'.repeat(count)

  test('has its own size limit, separate from the answers', async () => {
    const who = await createOwner(db)
    await ask(who, { answer: letters(262_000), request_sheet: { text: letters(262_000) } })
    for (const data of [
      { answer: letters(262_144) },
      { request_sheet: { text: letters(262_144) } },
      { answer: 'x', request_sheet: { text: letters(262_144) } },
    ])
      await expect(ask(who, data)).rejects.toMatchObject({ code: '23514' })
  })
})
