import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { buy, createDatabase, createOwner, createStaff, type Owner, owner } from './support/database.ts'

const db = await createDatabase(8)
const manager = await createStaff(db, 'manager')
const packer = await createStaff(db, 'fulfilment')
const consultant = await createStaff(db, 'consultant')
let ana: Owner

beforeEach(async () => {
  ana = await createOwner(db)
})

type Member = { userId: string }
const addNote = (who: Member, body: string | null, id = randomUUID()) =>
  db.as(owner(who), (sql) => sql`select public.add_house_note(${id}, ${ana.restaurantId}, ${body})`)
const removeNote = (who: Member, id: string) =>
  db.as(owner(who), (sql) => sql`select public.remove_house_note(${id})`)
const notes = (who: Member) =>
  db.as(
    owner(who),
    (sql) => sql`select body, author_name from public.house_notes where restaurant_id = ${ana.restaurantId}`,
  )

test('a note is read by all of the staff and never by the house', async () => {
  const id = randomUUID()
  await Promise.all([addNote(packer, ' Portão lateral ', id), addNote(packer, ' Portão lateral ', id)])
  for (const who of [manager, packer, consultant])
    expect([...(await notes(who))]).toEqual([{ body: 'Portão lateral', author_name: 'Equipe fulfilment' }])
  expect(await notes(ana)).toEqual([])
})

test.each([
  ['nothing', '  ', 'note_missing'],
  ['no text', null, 'note_missing'],
  ['2,001 characters', 'x'.repeat(2001), 'text_too_long'],
])('a note of %s is refused', async (_what, body, code) => {
  await expect(addNote(packer, body)).rejects.toThrow(code)
})

test('its author or a manager deletes a note, and the audit has no text of it', async () => {
  const [first, second] = [randomUUID(), randomUUID()]
  await addNote(packer, 'Dono difícil', first)
  await addNote(packer, 'Paga em dia', second)
  await expect(removeNote(consultant, first)).rejects.toThrow('staff_only')
  await removeNote(packer, first)
  await removeNote(manager, second)
  await expect(removeNote(manager, second)).rejects.toThrow('note_not_found')
  expect(await notes(manager)).toEqual([])
  const audit = await db.sql`
    select action, actor_name from public.staff_audit where restaurant_id = ${ana.restaurantId} order by id`
  expect(audit.map(({ action }) => action)).toEqual([
    'add_house_note',
    'add_house_note',
    'remove_house_note',
    'remove_house_note',
  ])
  expect(await db.sql`select 1 from public.staff_audit a where a::text like '%Dono difícil%'`).toHaveLength(0)
})

test('notes are deleted with the account, removed ones too', async () => {
  const id = randomUUID()
  await addNote(packer, 'Primeira', id)
  await removeNote(packer, id)
  await addNote(packer, 'Segunda')
  await db.as(owner(ana), (sql) => sql`insert into public.account_deletions (user_id) values (${ana.userId})`)
  expect(
    await db.sql`select 1 from public.house_notes where restaurant_id = ${ana.restaurantId}`,
  ).toHaveLength(0)
  await expect(addNote(packer, 'Terceira')).rejects.toThrow('restaurant_not_found')
})

test('the list of houses shows the last order to members who may read orders', async () => {
  await buy(db, ana)
  const listed = (who: Member) =>
    db.as(
      owner(who),
      (sql) => sql`select balance, last_order_status from public.farm_houses where id = ${ana.restaurantId}`,
    )
  const [seen] = await listed(packer)
  expect(seen).toMatchObject({ last_order_status: 'processing' })
  expect(Number(seen?.balance)).toBeGreaterThan(0)
  expect((await listed(consultant))[0]).toMatchObject({ last_order_status: null })
  expect(await listed(ana)).toEqual([])
})

/** A new account without a restaurant. */
async function createAccount() {
  const userId = randomUUID()
  const email = `${userId}@Example.com`
  await db.sql`insert into auth.users (id, email) values (${userId}, ${email})`
  return { userId, email }
}
const add = (email: string, name = 'Rosa', who: Member = manager) =>
  db.as(owner(who), (sql) => sql`select public.add_team_member(${email}, ${name}, 'fulfilment')`)
const change = (who: Member, target: string, role: string, active: boolean, reason: string | null = null) =>
  db.as(
    owner(who),
    (sql) =>
      sql`select public.change_team_member(${target}, ${role}::public.staff_role, ${active}, ${reason})`,
  )
const membership = async (userId: string) =>
  (await db.sql`select name, role, active from public.staff_members where user_id = ${userId}`)[0]

test('a manager adds the holder of an account, once', async () => {
  const rosa = await createAccount()
  await add(` ${rosa.email.toLowerCase()} `, ' Rosa Lima ')
  expect(await membership(rosa.userId)).toEqual({ name: 'Rosa Lima', role: 'fulfilment', active: true })
  await expect(add(rosa.email)).rejects.toThrow('member_exists')
  await expect(add(rosa.email, ' ')).rejects.toThrow('name_missing')
  await expect(add(rosa.email, 'x'.repeat(121))).rejects.toThrow('text_too_long')
  await expect(add(`${ana.userId}@example.com`)).rejects.toThrow('owner_is_no_staff')
})

test('a change of role and a deactivation are recorded with before and after', async () => {
  const rosa = await createStaff(db, 'fulfilment')
  await change(manager, rosa.userId, 'consultant', true)
  await change(manager, rosa.userId, 'consultant', false, ' Saiu da equipe ')
  // The same again changes nothing and is not recorded.
  await change(manager, rosa.userId, 'consultant', false)
  expect(await membership(rosa.userId)).toMatchObject({ role: 'consultant', active: false })
  const audit = await db.sql`
    select actor_id, before ->> 'role' as from_role, after ->> 'role' as to_role, after ->> 'active' as active, reason
    from public.staff_audit where subject_id = ${rosa.userId} order by id offset 1`
  expect([...audit]).toEqual([
    {
      actor_id: manager.userId,
      from_role: 'fulfilment',
      to_role: 'consultant',
      active: 'true',
      reason: null,
    },
    {
      actor_id: manager.userId,
      from_role: 'consultant',
      to_role: 'consultant',
      active: 'false',
      reason: 'Saiu da equipe',
    },
  ])
  await expect(addNote(rosa, 'Ainda estou aqui')).rejects.toThrow('staff_only')
})

test('nobody changes themselves, and the last manager cannot leave', async () => {
  await expect(change(manager, manager.userId, 'manager', false)).rejects.toThrow('last_manager')
  await expect(change(manager, manager.userId, 'consultant', true)).rejects.toThrow('last_manager')
  const second = await createStaff(db, 'manager')
  await expect(change(manager, manager.userId, 'manager', false)).rejects.toThrow('own_membership')
  // Control: another manager may.
  await change(manager, second.userId, 'manager', false)
  expect(await membership(second.userId)).toMatchObject({ active: false })
})

test('of two managers who deactivate each other at once, one stays', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, two] = [await createStaff(db, 'manager'), await createStaff(db, 'manager')]
    const outcomes = await Promise.allSettled([
      change(one, two.userId, 'manager', false),
      change(two, one.userId, 'manager', false),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = outcomes.find((outcome) => outcome.status === 'rejected')
    expect(String(refused?.reason)).toContain('staff_only')
    const left = await db.sql`
      select 1 from public.staff_members where user_id in (${one.userId}, ${two.userId}) and active`
    expect(left).toHaveLength(1)
  }
})
