import { automationTypes } from '@consulting/automation-types.ts'
import { expect, test } from 'vitest'
import { createDatabase } from './support/database.ts'

const { sql } = await createDatabase()

test('the database and the registry name the same automations, and each has a row in the catalogue', async () => {
  const rows = await sql<{ type: string; listed: boolean }[]>`
    select t.type::text, exists (select from public.automations_catalog c where c.type = t.type) as listed
    from unnest(enum_range(null::public.automation_type)) as t (type)`
  expect(rows.map(({ type }) => type).toSorted()).toEqual(automationTypes.toSorted())
  expect(rows.filter(({ listed }) => !listed)).toEqual([])
})
