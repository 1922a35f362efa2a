import { automationTypes } from '@consulting/automation-types.ts'
import { describe, expect, test } from 'vitest'
import { balanceOf, buy, createDatabase, createOwner, requestAutomation } from './support/database.ts'

const db = await createDatabase()
const { sql } = db

test('the database and the registry name the same automations, and each has a row in the catalogue', async () => {
  const rows = await sql<{ type: string; listed: boolean }[]>`
    select t.type::text, exists (select from public.automations_catalog c where c.type = t.type) as listed
    from unnest(enum_range(null::public.automation_type)) as t (type)`
  expect(rows.map(({ type }) => type).toSorted()).toEqual(automationTypes.toSorted())
  expect(rows.filter(({ listed }) => !listed)).toEqual([])
})

describe('a request of a restaurant without city or type', () => {
  test.each(['city', 'restaurant_type'])('%s is refused before anything is charged', async (column) => {
    const house = await createOwner(db)
    await buy(db, house)
    await db.sql`update public.restaurants set ${db.sql({ [column]: null })} where id = ${house.restaurantId}`
    await expect(requestAutomation(db, house)).rejects.toThrow(`profile_incomplete: ${column}`)
    expect(await balanceOf(db, house)).toBe(220)
    expect(
      await db.sql`select from public.automation_requests where restaurant_id = ${house.restaurantId}`,
    ).toHaveLength(0)
  })
})
