import { beforeEach, expect, test } from 'vitest'
import {
  createDatabase,
  createOwner,
  createStaff,
  joinWaitlist,
  owner,
  server,
  visitor,
} from './support/database.ts'

const db = await createDatabase(8)
const manager = await createStaff(db, 'manager')
const other = await createStaff(db, 'manager')

// Only the superuser of the test empties these lists.
beforeEach(async () => {
  await db.sql`delete from public.waitlist_invitations`
  await db.sql`delete from public.expansion_waitlist`
  await db.sql`delete from public.newsletter_subscribers`
  await db.sql`delete from public.city_openings`
  await db.sql`update public.service_areas set is_active = (city = 'Fortaleza')`
})

const demand = (city: string) =>
  db.as(owner(manager), async (sql) => {
    const [row] =
      await sql`select place, city, state, is_active, waiting, invited from public.waiting_cities where city = ${city}`
    return row
  })
const open = async (
  place: string,
  city: string | null = null,
  state: string | null = null,
  who = manager,
) => {
  const [row] = await db.as(
    owner(who),
    (sql) => sql<{ written: number }[]>`select public.open_city(${place}, ${city}, ${state}) as written`,
  )
  return row?.written
}
const invitedEmails = async () =>
  (
    await db.sql<{ email: string }[]>`
      select w.email from public.waitlist_invitations i join public.expansion_waitlist w on w.id = i.entry_id order by 1`
  ).map(({ email }) => email)
const auditOf = (action: string) =>
  db.sql`select subject_id, after, reason from public.staff_audit where action = ${action} order by id`
const place = async (city: string) => String((await demand(city))?.place)

test('people who spell a city differently wait in the same one', async () => {
  await joinWaitlist(db, 'a@example.com', 'joao pessoa', 'paraiba')
  await joinWaitlist(db, 'b@example.com', 'João Pessoa - PB', 'Paraíba')
  expect(await demand('João Pessoa')).toMatchObject({ waiting: 2, invited: 0, is_active: false })
  // Control: a city of the same name in another state is another city.
  await joinWaitlist(db, 'c@example.com', 'João Pessoa', 'Bahia')
  const rows = await db.as(
    owner(manager),
    (sql) => sql`select state, waiting from public.waiting_cities where city ilike 'João Pessoa' order by 1`,
  )
  expect([...rows]).toEqual([
    { state: 'Bahia', waiting: 1 },
    { state: 'Paraíba', waiting: 2 },
  ])
})

test('a person with two houses is counted and e-mailed once', async () => {
  await joinWaitlist(db, 'rede@example.com', 'Natal', 'Rio Grande do Norte')
  await joinWaitlist(db, 'Rede@example.com', 'Natal', 'Rio Grande do Norte')
  expect(await demand('Natal')).toMatchObject({ waiting: 1 })
  expect(await open(await place('Natal'))).toBe(1)
  expect(await demand('Natal')).toMatchObject({ waiting: 1, invited: 1, is_active: true })
})

test('opening a city e-mails everybody who waits there, once, and nobody else', async () => {
  await joinWaitlist(db, 'a@example.com', 'Natal', 'Rio Grande do Norte')
  await joinWaitlist(db, 'b@example.com', 'natal', 'rio grande do norte')
  await joinWaitlist(db, 'c@example.com', 'Recife', 'Pernambuco')
  const natal = await place('Natal')
  expect(await open(natal)).toBe(2)
  expect(await open(natal)).toBe(0)
  expect(await invitedEmails()).toEqual(['a@example.com', 'b@example.com'])
  const served = await db.as(
    visitor,
    (sql) => sql`select city from public.service_areas where is_active order by city`,
  )
  expect(served.map(({ city }) => city)).toEqual(['Fortaleza', 'Natal'])
})

test('two managers who open a city at once e-mail each person once', async () => {
  for (const letter of 'abcdefgh') await joinWaitlist(db, `${letter}@example.com`, 'Crato', 'Ceará')
  const before = (await auditOf('open_city')).length
  const written = await Promise.all(
    [manager, other, manager, other].map((who) => open('crato/ceara', 'Crato', 'Ceará', who)),
  )
  expect(written.sort()).toEqual([0, 0, 0, 8])
  expect(await invitedEmails()).toHaveLength(8)
  expect(await auditOf('open_city')).toHaveLength(before + 1)
  expect(await db.sql`select 1 from public.service_areas where city = 'Crato'`).toHaveLength(1)
})

test('a city that is no area yet is opened under a name that is still its own', async () => {
  await joinWaitlist(db, 'a@example.com', 'quixada', 'ceara')
  await expect(open('quixada/ceara', 'Sobral', 'Ceará')).rejects.toThrow('place_invalid')
  await expect(open('quixada/ceara')).rejects.toThrow('place_invalid')
  await expect(open('', '', '')).rejects.toThrow('place_invalid')
  expect(await open('quixada/ceara', 'Quixadá', 'Ceará')).toBe(1)
  expect(await demand('Quixadá')).toMatchObject({ state: 'Ceará', is_active: true, invited: 1 })
})

test('a city is closed with a reason, and opening it again e-mails only newcomers', async () => {
  await joinWaitlist(db, 'a@example.com', 'Sobral', 'Ceará')
  const sobral = await place('Sobral')
  await open(sobral)
  const close = (id: string, reason: string) =>
    db.as(owner(manager), (sql) => sql`select public.close_city(${id}, ${reason})`)
  await expect(close(sobral, ' ')).rejects.toThrow('reason_missing')
  await expect(close(sobral, 'x'.repeat(501))).rejects.toThrow('text_too_long')
  await close(sobral, 'Sem transportadora')
  expect(await demand('Sobral')).toMatchObject({ is_active: false })
  await expect(close(sobral, 'De novo')).rejects.toThrow('area_closed')
  await joinWaitlist(db, 'b@example.com', 'Sobral', 'Ceará')
  expect(await open(sobral)).toBe(1)
  expect(await invitedEmails()).toEqual(['a@example.com', 'b@example.com'])
  expect((await auditOf('close_city')).at(-1)).toMatchObject({ reason: 'Sem transportadora' })
})

test('the city of the farm stays open', async () => {
  const fortaleza = await place('Fortaleza')
  await expect(
    db.as(owner(manager), (sql) => sql`select public.close_city(${fortaleza}, 'Férias')`),
  ).rejects.toThrow('home_area')
})

test('an export holds every row, beyond what the API returns at once, and is recorded', async () => {
  await db.sql`insert into public.newsletter_subscribers (email)
    select 'n' || n || '@example.com' from generate_series(1, 1500) as n`
  await joinWaitlist(db, 'a@example.com', 'Natal', 'Rio Grande do Norte')
  await joinWaitlist(db, 'b@example.com', 'Recife', 'Pernambuco')
  const rows = (list: string, at: string | null = null) =>
    db.as(owner(manager), async (sql) => {
      const [row] = await sql<
        { rows: { email: string }[] }[]
      >`select public.export_contacts(${list}, ${at}) as rows`
      return row?.rows ?? []
    })
  expect(await rows('newsletter')).toHaveLength(1500)
  expect(await rows('waitlist')).toHaveLength(2)
  expect((await rows('waitlist', await place('Natal'))).map(({ email }) => email)).toEqual(['a@example.com'])
  expect((await auditOf('export_contacts')).slice(-3).map(({ after }) => after)).toEqual([
    { rows: 1500 },
    { rows: 2 },
    { rows: 1 },
  ])
})

test('a person is erased from both lists, and the record does not say who', async () => {
  await joinWaitlist(db, 'Some@Example.com', 'Natal', 'Rio Grande do Norte')
  await joinWaitlist(db, 'fica@example.com', 'Natal', 'Rio Grande do Norte')
  await db.as(
    visitor,
    (sql) => sql`insert into public.newsletter_subscribers (email) values ('some@example.com')`,
  )
  await open(await place('Natal'))
  await db.as(owner(manager), (sql) => sql`select public.erase_contact(' some@example.com ')`)
  expect(await invitedEmails()).toEqual(['fica@example.com'])
  expect(await db.sql`select 1 from public.newsletter_subscribers`).toHaveLength(0)
  expect((await auditOf('erase_contact')).at(-1)).toEqual({
    subject_id: 'erased',
    after: { waitlist: 1, newsletter: 1 },
    reason: null,
  })
  const kept =
    await db.sql`select to_jsonb(a)::text as row from public.staff_audit a where a::text ilike '%some@example%'`
  expect([...kept]).toEqual([])
})

test('owners still read what they left themselves, and only that', async () => {
  const ana = await createOwner(db)
  await joinWaitlist(db, 'ana-espera@example.com', 'Natal', 'Rio Grande do Norte')
  await joinWaitlist(db, 'outra@example.com', 'Natal', 'Rio Grande do Norte')
  const seen = await db.as(owner(ana), async (sql) => {
    const claims = { sub: ana.userId, role: 'authenticated', email: 'ana-espera@example.com' }
    await sql`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`
    return sql`select email from public.expansion_waitlist`
  })
  expect(seen.map(({ email }) => email)).toEqual(['ana-espera@example.com'])
})

test('the service key opens no city and invites nobody', async () => {
  await expect(
    db.as(
      server,
      (sql) => sql`insert into public.city_openings (area_id) select id from public.service_areas limit 1`,
    ),
  ).rejects.toThrow('permission denied')
  await expect(db.as(server, (sql) => sql`select public.open_city('crato/ceara')`)).rejects.toThrow(
    'permission denied',
  )
})
