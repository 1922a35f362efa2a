import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cnpjError } from '@/forms/field-rules'
import { createDatabase, visitor } from './support/database.ts'

const db = await createDatabase()

describe('newsletter', () => {
  const subscribe = (email: string) =>
    db.as(visitor, (sql) => sql`insert into public.newsletter_subscribers (email) values (${email})`)

  test('accepts an e-mail once', async () => {
    await subscribe('ana+bar@exemplo.com.br')
    await expect(subscribe('ana+bar@exemplo.com.br')).rejects.toMatchObject({ code: '23505' })
  })

  test.each([
    '',
    'ana',
    'ana@',
    '@exemplo.com',
    'a b@exemplo.com',
    'ANA@EXEMPLO.COM',
    `${'a'.repeat(250)}@x.com`,
  ])('refuses %j', async (email) => {
    await expect(subscribe(email)).rejects.toThrow()
  })

  test('cannot be read, counted, changed, emptied or upserted by a visitor', async () => {
    for (const statement of [
      'select * from public.newsletter_subscribers',
      'select count(*) from public.newsletter_subscribers',
      `update public.newsletter_subscribers set email = 'x@x.com'`,
      'delete from public.newsletter_subscribers',
      `insert into public.newsletter_subscribers (email) values ('b@x.com') on conflict (email) do update set email = 'c@x.com'`,
      `insert into public.newsletter_subscribers (email) values ('d@x.com') returning id`,
    ]) {
      await expect(db.as(visitor, (sql) => sql.unsafe(statement))).rejects.toThrow('permission denied')
    }
  })
})

test('a visitor reads service areas by priority, and writes none', async () => {
  const areas = await db.as(
    visitor,
    (sql) => sql`select city, is_active from public.service_areas order by priority_order`,
  )
  expect(areas[0]).toEqual({ city: 'Fortaleza', is_active: true })
  expect(areas.filter((area) => !area.is_active).length).toBeGreaterThanOrEqual(8)
  await expect(
    db.as(visitor, (sql) => sql`update public.service_areas set is_active = true`),
  ).rejects.toThrow('permission denied')
})

describe('waitlist', () => {
  const entry = {
    email: 'ana@exemplo.com',
    restaurant_name: 'Bar da Ana',
    cnpj: '11222333000181',
    contact_name: 'Ana',
    contact_phone: '84999990000',
    city: 'Natal',
    state: 'Rio Grande do Norte',
    state_code: 'RN',
    establishment_type: 'bar',
    interested_in: ['drinks autorais com cachaça'],
    monthly_revenue_range: '10k_30k',
  }
  const join = (changes: Record<string, string | string[] | null> = {}) =>
    db.as(visitor, (sql) => sql`insert into public.expansion_waitlist ${sql({ ...entry, ...changes })}`)

  test('accepts a complete entry, alphanumeric CNPJ included', async () => {
    await join()
    await join({ cnpj: '12ABC34501DE35', instagram_handle: '@bar.da_ana', website: 'https://exemplo.com' })
  })

  test.each([
    ['a CNPJ with a wrong check digit', { cnpj: '11222333000180' }],
    ['a CNPJ of one digit', { cnpj: '00000000000000' }],
    ['letters in the phone', { contact_phone: '8499999abcd' }],
    ['no interest', { interested_in: [] }],
    ['an unknown interest', { interested_in: ['cerveja'] }],
    ['a script as website', { website: 'javascript:alert(1)' }],
    ['a name of 10.000 characters', { restaurant_name: 'a'.repeat(10_000) }],
  ])('refuses %s', async (_, changes) => {
    await expect(join(changes)).rejects.toThrow()
  })

  test('cannot be read by a visitor', async () => {
    await expect(db.as(visitor, (sql) => sql`select * from public.expansion_waitlist`)).rejects.toThrow(
      'permission denied',
    )
  })
})

test('database and browser agree on every CNPJ', async () => {
  const character = fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  const candidates = fc.sample(
    fc.tuple(fc.string({ unit: character, minLength: 12, maxLength: 12 }), fc.integer({ min: 0, max: 99 })),
    400,
  )
  const cnpjs = candidates.map(([root, digits]) => root + String(digits).padStart(2, '0'))
  cnpjs.push('11222333000181', '12ABC34501DE35', '11111111111111', '00000000000000')
  const rows =
    await db.sql`select cnpj, private.is_valid_cnpj(cnpj) as valid from unnest(${cnpjs}::text[]) as cnpj`
  const disagreements = rows.filter((row) => row.valid !== (cnpjError(String(row.cnpj)) === null))
  expect(disagreements).toEqual([])
  expect(rows.filter((row) => row.valid).length).toBeGreaterThan(1)
})
